import { describe, expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { namesNotes } from './names-notes.ts'
import { mentionsTotal, namesTotal } from './names-total.ts'
import { namesCompoundGrowth, namesQuantity, readStatistic } from './read-statistic.ts'

describe.each(LANGUAGE_DATA)('$tag', ({ labels }) => {
  test('knows the label of a total', () => {
    const [label, isTotal] = labels.total.example ?? ['', false]
    expect(namesTotal(label)).toBe(isTotal)
    expect(labels.total.words.every(namesTotal)).toBe(true)
  })

  test('knows the head of a column that counts pieces', () => {
    expect([...labels.quantity.words, labels.quantity.example?.[0] ?? ''].every(namesQuantity)).toBe(true)
  })

  test('knows the head of the column of notes', () => {
    expect(labels.noteHead.words.every(namesNotes)).toBe(true)
    expect(namesNotes(`${labels.noteHead.example?.[0]} 2024`)).toBe(false)
  })

  test('knows a rate of compound growth', () => {
    expect([...labels.compoundGrowth.words, labels.compoundGrowth.example?.[0] ?? ''].every(namesCompoundGrowth)).toBe(
      true,
    )
    expect(['Revenue growth', '增长率', '成長率', '성장률'].some(namesCompoundGrowth)).toBe(false)
  })

  test.each(['mean', 'median', 'lowest', 'highest'] as const)('knows the label of the %s', (statistic) => {
    expect(labels[statistic].words.map(readStatistic)).toEqual(labels[statistic].words.map(() => statistic))
    expect(readStatistic(`${labels[statistic].example?.[0]} (n = 5):`)).toBe(statistic)
  })
})

test.each(['Average balance', 'High Street', '最低工资', 'Minimum lease payments', 'Media'.repeat(2)])(
  '%s is no statistic of the lines above it',
  (label) => expect(readStatistic(label)).toBeUndefined(),
)

test.each([
  '资产总计',
  '資産総計',
  '合 计',
  'Sub-total',
  'Current assets, total',
  '計',
  '소 계',
  '流動資産計',
  '부채계',
])('%s is a total', (label) => expect(namesTotal(label)).toBe(true))

test.each([
  'Totally owned subsidiaries',
  '计提减值准备',
  '会計',
  '退職給付会計',
  '建築設計',
  '유형자산 기계',
  'Total return swap fees, gross of tax'.slice(6),
  'Insgesamtheit',
])('%s is none', (label) => expect(namesTotal(label)).toBe(false))

test('a total may be spoken of in the middle of a label', () => {
  expect(mentionsTotal('Assets, total, at year-end')).toBe(true)
  expect(namesTotal('Assets, total, at year-end')).toBe(false)
})
