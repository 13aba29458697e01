import type { Finding } from '@tickmark/document'
import { describe, expect, it } from 'vitest'
import { compareFindings, isWorse } from './compare.ts'
import type { WorldFigure } from '../world/truth.ts'
import { isAlone, namesToken, numbersIn } from './match-text.ts'
import { intervalOf, Tally, type ScoreRow } from './score-row.ts'
import type { ScoreState } from './state.ts'

const finding = (text: string, label?: string, page?: number): Finding => ({
  ruleId: 'calculation/sum-mismatch',
  messageId: 'off',
  data: {},
  category: 'calculation',
  severity: 'serious',
  evidence: [{ location: { page }, text, value: text, label }],
  confidence: 0.9,
  fingerprint: 'f',
  source: 'rule',
})
const cell = {
  printed: '(1,234)',
  kind: 'amount',
  context: { rowLabels: ['Current assets', 'Cash and bank'], page: 3 },
}

describe('whether a finding speaks of a figure', () => {
  it.each([
    ['the same print under the same label', finding('(1,234)', 'Cash and bank', 3), true],
    ['the same digits with another sign', finding('-1 234'.replace(' ', ','), 'Cash and bank', 3), true],
    ['another row', finding('(1,234)', 'Inventories', 3), false],
    ['another page', finding('(1,234)', 'Cash and bank', 4), false],
    ['other digits', finding('(1,243)', 'Cash and bank', 3), false],
  ])('%s', (_, said, expected) => {
    expect(namesToken(said, cell)).toBe(expected)
  })

  it('in a sentence', () => {
    const token = {
      printed: '12.2%',
      kind: 'percentage',
      context: { sentence: 'Revenue grew by 12.2% to $5 million.' },
    }
    expect(namesToken(finding('Revenue grew by 12.2% to $5 million.'), token)).toBe(true)
    expect(namesToken(finding('Costs grew by 12.2% as well.'), token)).toBe(false)
  })
})

it('a misprint whose digits stand rightly in the same row elsewhere is not told from them', () => {
  const figure = (printed: string, row: string, right?: WorldFigure['right']) =>
    ({ printed, context: { rowLabels: [row] }, ...(right ? { right } : {}) }) as WorldFigure
  const wrong = figure('1,100', 'Revenue', { printed: '1,200', value: '1200' })
  expect(isAlone(wrong, [wrong, figure('1,100', 'Revenue')])).toBe(false)
  expect(isAlone(wrong, [wrong, figure('1,100', 'Costs'), figure('1,200', 'Revenue')])).toBe(true)
})

it('numbers are told by their digits', () => {
  expect(numbersIn('△1,234.5百万円（１２）')).toEqual(['12345', '12'])
})

const row = (value: number, of: number, more: Partial<ScoreRow> = {}): ScoreRow => ({
  part: 'world',
  name: 'planted errors found',
  column: 'world fixed',
  group: 'all',
  value,
  of,
  unit: 'share',
  better: 'more',
  ...more,
})

describe('what is worse than noise', () => {
  it.each([
    ['a few fewer of a hundred', row(50, 100), row(43, 100), false],
    ['many fewer of a hundred', row(50, 100), row(35, 100), true],
    ['a hundredth of very many cells', row(9900, 10000), row(9800, 10000), false],
    ['one of very few', row(5, 5), row(4, 5), false],
    ['more', row(50, 100), row(90, 100), false],
    ['more of what should be few', row(2, 100, { better: 'less' }), row(20, 100, { better: 'less' }), true],
    [
      'two more alarms',
      row(3, 20, { unit: 'rate', better: 'less' }),
      row(5, 20, { unit: 'rate', better: 'less' }),
      false,
    ],
    [
      'many more alarms',
      row(3, 20, { unit: 'rate', better: 'less' }),
      row(12, 20, { unit: 'rate', better: 'less' }),
      true,
    ],
    ['nothing measured', row(50, 100), row(0, 0), false],
  ])('%s', (_, before, after, expected) => {
    expect(isWorse(before, after)).toBe(expected)
  })

  it('the interval is that of Wilson', () => {
    const [low, high] = intervalOf(50, 100)
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.404', '0.596'])
  })
})

it('rows of many documents add up', () => {
  const tally = new Tally()
  tally.addAll([row(1, 2), row(3, 4), row(1, 1, { group: 'country JP' })])
  expect(tally.rows()).toEqual([row(4, 6), row(1, 1, { group: 'country JP' })])
})

it('findings gained and lost are counted by rule, false ones apart', () => {
  const state = (findings: string[]): ScoreState => ({
    commit: '',
    date: '',
    extent: 'ci',
    world: '',
    reason: '',
    rows: [],
    documents: { a: { findings, plants: [] } },
  })
  expect(
    compareFindings(state(['sum serious 1', 'sum serious 2 !']), state(['sum serious 3', 'unit warning 4 !'])),
  ).toEqual([
    { rule: 'sum', gained: 1, lost: 1, falseGained: 0, falseLost: 1 },
    { rule: 'unit', gained: 0, lost: 0, falseGained: 1, falseLost: 0 },
  ])
})
