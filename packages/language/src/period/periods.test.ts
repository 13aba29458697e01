import { describe, expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import type { PeriodRelation } from '../data/shape/period-words.ts'
import { findDates } from './find-dates.ts'
import { findHalf, findQuarter } from './parts.ts'
import { isPeriodLine, namesTime } from './names-time.ts'
import { isoDate } from './printed-date.ts'
import { findSpans, readMonths } from './read-months.ts'
import { readPeriod } from './read-period.ts'
import { readRelation, readTerm } from './read-relation.ts'

const firstDate = (text: string) => findDates(text).map(isoDate)[0]

describe.each(LANGUAGE_DATA)('$tag', ({ periods }) => {
  test('reads its dates and eras', () => {
    const examples = [...periods.dates, ...periods.eras.map(({ example }) => example)]
    expect(examples.map(([text]) => firstDate(text))).toEqual(examples.map(([, date]) => date))
  })

  test('knows every month by every name', () => {
    const names = periods.months.flatMap((own, index) => own.map((name) => [name, index + 1] as const))
    expect(names.map(([name]) => [name, findDates(`${name} 2024`)[0]?.month])).toEqual(names)
  })

  test('reads how long a flow lasts', () => {
    const rows = [
      periods.countedMonths.example,
      periods.cumulative.example,
      ...periods.spans.map(({ example }) => example),
    ]
    const examples = rows.filter((row) => row !== undefined)
    expect(examples.map(([text]) => [text, readMonths(text)])).toEqual(examples)
  })

  test('finds how long a flow lasts in a sentence', () => {
    const rows = [periods.quarter.example, ...periods.spans.map(({ example }) => example)]
    const examples = rows.filter((row) => row !== undefined)
    expect(examples.map(([text]) => [text, findSpans(text)[0]?.months])).toEqual(examples)
  })

  test('reads quarters and halves', () => {
    const quarters = periods.quarters.map(({ example }) => example)
    expect(quarters.map(([text]) => [text, findQuarter(text)?.part])).toEqual(quarters)
    const halves = periods.halves.map(({ example }) => example)
    expect(halves.map(([text]) => [text, findHalf(text)?.part])).toEqual(halves)
  })

  test('reads where a period stands, and its number', () => {
    const rows = Object.values(periods.relations).flatMap(({ example }) => (example ? [example] : []))
    expect(rows.map(([text]): [string, PeriodRelation | undefined] => [text, readRelation(text)])).toEqual(rows)
    const terms = periods.terms.map(({ example }) => example)
    expect(terms.map(([text]) => [text, readTerm(text)?.term])).toEqual(terms)
  })

  test('reads fiscal years and spans of days', () => {
    const years = [periods.fiscalYear.example, periods.fiscalShort.example].filter((row) => row !== undefined)
    expect(years.map(([text]) => [text, readPeriod(text)?.end])).toEqual(years)
    const spans = [periods.until.example].filter((row) => row !== undefined)
    expect(spans.map(([text]) => [text, readPeriod(text)?.months])).toEqual(spans)
  })
})

test('which number of a date in digits is the day, what cannot be otherwise decides, else the document', () => {
  const [us, europe, either] = ['12/31/2024', '31/12/2024', '03/04/2024']
  expect([us, europe, either].map(firstDate)).toEqual(['2024-12-31', '2024-12-31', undefined])
  expect(findDates(either!, 'day-first').map(isoDate)).toEqual(['2024-04-03'])
  expect(findDates(either!, 'month-first').map(isoDate)).toEqual(['2024-03-04'])
})

test.each([
  ['Three Months Ended December 31, 2023', { kind: 'duration', end: '2023-12-31', months: 3 }],
  ['31 Dec 2022', { kind: 'instant', end: '2022-12-31' }],
  ['FY24', { kind: 'unknown', end: '2024' }],
  ['2024年1-9月', { kind: 'duration', end: '2024-09', months: 9 }],
  ['2024年1月1日至9月30日', { kind: 'duration', end: '2024-09-30', months: 9 }],
  ['民國113年1月1日至9月30日', { kind: 'duration', end: '2024-09-30', months: 9 }],
  ['自一一二年一月一日至九月三十日止', { kind: 'duration', end: '2023-09-30', months: 9 }],
  ['2024년 1월 1일부터 9월 30일까지', { kind: 'duration', end: '2024-09-30', months: 9 }],
  ['1.1.-30.9.2024', { kind: 'duration', end: '2024-09-30', months: 9 }],
  ['1.1.–31.12.2021¹', { kind: 'duration', end: '2021-12-31', months: 12 }],
  ['1.10.2023-30.9.2024', { kind: 'duration', end: '2024-09-30', months: 12 }],
  ['1.10.-31.3.2024', { kind: 'duration', end: '2024-03-31', months: 6 }],
  ['01/04/2023 - 31/03/2024', { kind: 'duration', end: '2024-03-31', months: 12 }],
  ['1 January – 30 June 2024', { kind: 'duration', end: '2024-06-30', months: 6 }],
  ['1. Januar bis 31. Dezember 2024', { kind: 'duration', end: '2024-12-31', months: 12 }],
  ['du 1er janvier au 31 décembre 2024', { kind: 'duration', end: '2024-12-31', months: 12 }],
  ['January 1 to June 30, 2024', { kind: 'duration', end: '2024-06-30', months: 6 }],
  ['Jan–Sep 2024', { kind: 'duration', end: '2024-09', months: 9 }],
  ['1-9/2024', { kind: 'duration', end: '2024-09', months: 9 }],
  ['31.12.2024', { kind: 'instant', end: '2024-12-31' }],
  ['31 December 2024 - audited', { kind: 'instant', end: '2024-12-31' }],
  ['July 1, 2024 through June 30', { kind: 'duration', end: '2025-06-30', months: 12 }],
  ['2024年半年度', { kind: 'duration', end: '2024', months: 6 }],
  ['2024年3月期 第3四半期', { kind: 'duration', end: '2024-03', months: 3 }],
  ['前連結会計年度末（2023年3月31日）', { kind: 'instant', end: '2023-03-31', relation: 'opening' }],
  ['当第２四半期連結会計期間（2022年５月20日）', { kind: 'instant', end: '2022-05-20', relation: 'current' }],
  [
    '前連結会計年度（自 2023年4月1日 至 2024年3月31日）',
    { kind: 'duration', end: '2024-03-31', months: 12, relation: 'prior' },
  ],
  ['截至2024年9月30日止九个月', { kind: 'duration', end: '2024-09-30', months: 9 }],
  ['제 55 (전) 기', { kind: 'duration', relation: 'prior', term: 55 }],
  ['exercice clos le 31 décembre 2024', { kind: 'duration', end: '2024-12-31', months: 12 }],
  ['ejercicio terminado el 31 de diciembre de 2024', { kind: 'duration', end: '2024-12-31', months: 12 }],
  ['im Geschäftsjahr 2024', { kind: 'duration', end: '2024', months: 12 }],
])('%s', (text, period) => expect(readPeriod(text)).toEqual(period))

test.each(['Bank of Montreal @ $125 each', 'Revenue', '第12期', 'the four-year average of 12.2024', 'Total 1,2023'])(
  '%s names no period',
  (text) => expect(readPeriod(text)).toBeUndefined(),
)

test.each([
  ['FOR THE YEARS ENDED DECEMBER 31, 2024 AND 2023', true],
  ['As of December 31, 2024', true],
  ['zum 31. Dezember 2024', true],
  ['au 31 décembre 2024', true],
  ['2024年12月31日', true],
  ['December 31, 2024', true],
  ['2024年12月31日召开的股东大会', false],
  ['At the annual meeting', false],
  ['Balance sheet', false],
])('%s only says when: %s', (line, expected) => expect(isPeriodLine(line)).toBe(expected))

test.each([
  ['Nine months ended', true],
  ['前連結会計年度', true],
  ['제 55 (전) 기', false],
  ['3분기', true],
  ['December 31', true],
  ['Geschäftsjahr', true],
  ['Gross carrying amount', false],
  ['帳簿価額', false],
])('%s speaks of time: %s', (head, expected) => expect(namesTime(head)).toBe(expected))

test.each([
  ['1Q25', '2025', 3],
  ['4Q24 $ O/(U)', '2024', 3],
  ["Q1'25", '2025', 3],
  ['Q3/24', '2024', 3],
  ['Q1 25', '2025', 3],
  ['Q12025', '2025', 3],
  ['1H25', '2025', 6],
  ['9M24', '2024', 9],
  ['9M 2024', '2024', 9],
  ['25Q1', '2025', 3],
  ['1Q25E', '2025', 3],
])('a code for a part of a year bears its year: %s', (text, end, months) => {
  expect(readPeriod(text)).toMatchObject({ end, months, kind: 'duration' })
})

test.each(['S125', 'A1Q25', 'Q1 25.5', 'Q1 25%', '$9M25', 'We sold 3Q 12 items', '3M Company', 'Q4'])(
  'what only looks like one bears none: %s',
  (text) => expect(readPeriod(text)).toBeUndefined(),
)
