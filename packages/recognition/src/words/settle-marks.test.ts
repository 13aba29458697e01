import { expect, test } from 'vitest'
import { settleMarks } from './settle-marks.ts'

/** Lines of words that are not read surely; `!` marks one that is. */
const lines = (...texts: string[]) =>
  texts.map((text) =>
    text.split(' ').map((one) => {
      return { text: one.replace('!', ''), start: 0, end: 1, confidence: one.endsWith('!') ? 0.99 : 0.9 }
    }),
  )
const settled = (...texts: string[]): string[] =>
  settleMarks(lines(...texts)).map((words) => words.map(({ text }) => text).join(' '))

const GERMAN = ['1.573,4', '499,5', '10,7', '-16,5']
const ENGLISH = ['1,573.40', '499.50', '10.75', '16.50']

test('decimals of small print stand behind the mark that their page has, and say what was read', () => {
  expect(settled(...GERMAN, '56.7', '-1.415.2', '9.6*').slice(4)).toEqual(['56,7', '-1.415,2', '9,6*'])
  expect(settled(...ENGLISH, '88,97', '1,415,20').slice(4)).toEqual(['88.97', '1,415.20'])
  expect(settleMarks(lines(...GERMAN, '56.7'))[4]).toMatchObject([{ confidence: 0.8, alternatives: ['56.7'] }])
})

test('days, numbers in sentences and headings, what was read surely, and whole thousands stay as they are', () => {
  expect(settled(...GERMAN, '31.03', '2.1 Umsatz', '1.415', '31.03.2019').slice(4)).toEqual([
    '31.03',
    '2.1 Umsatz',
    '1.415',
    '31.03.2019',
  ])
  expect(settled(...GERMAN, '6.1!').at(-1)).toBe('6.1')
  expect(settled(...ENGLISH, '88,970', '12,5 per cent').slice(4)).toEqual(['88,970', '12,5 per cent'])
})

test('a page that shows no manner, or two, keeps every mark', () => {
  expect(settled('499,5', '10,7', '16,5', '12,1', '56.7').at(-1)).toBe('56.7')
  expect(settled(...GERMAN, '2,301.6', '56.7').at(-1)).toBe('56.7')
  expect(settled(...GERMAN, '56.7', '57.8', '10.2', '17.2').at(-1)).toBe('17.2')
})

test('thousands behind both marks stand behind the one that their page has', () => {
  const korean = ['5,471,443,174', '3,767,567,777', '771,228,722', '1,447,318,313']
  expect(settled(...korean, '695.744,682,285', '(11,455,381.839)').slice(4)).toEqual([
    '695,744,682,285',
    '(11,455,381,839)',
  ])
  expect(settled(...korean, '1.234.567', '695.744,682').slice(4)).toEqual(['1.234.567', '695.744,682'])
  const twice = [...korean, ...korean, ...korean]
  expect(settled(...twice, '96.142.789.254').at(-1)).toBe('96,142,789,254')
  expect(settled(...korean.slice(2), '695.744,682').at(-1)).toBe('695.744,682')
})
