import { expect, test } from 'vitest'
import { findDays } from './find-dates.ts'
import { findPeriodMarks } from './find-period-marks.ts'

const marksIn = (text: string) =>
  findPeriodMarks(text).map(({ start, end, date, relation }) => `${text.slice(start, end)} ${date ?? relation}`)

test.each([
  ['In 2024 it was $2,019 million (prior year: 2,001)', ['2024 2024', 'prior year prior']],
  ['At 30 June 2024, against a year earlier', ['30 June 2024 2024-06-30', 'year earlier prior']],
  ["Sales in FY24 were $12m (FY23: $11m; CY'22: $9m)", ['FY24 2024', 'FY23 2023', "CY'22 2022"]],
  ['up on the pcp, and on the Vorjahresperiode', ['pcp prior', 'Vorjahresperiode prior']],
  // A code, and a share of a year.
  ['item FY245 of plan FY23.5', []],
  ['2024年末为12元，上年同期为10元', ['2024年 2024', '上年 prior', '同期 prior']],
  ['民國113年度較112年度成長', ['民國113年度 2024', '112年度 2023']],
  ['2024年度营业收入', ['2024年度 2024']],
  ['2024년도 매출은', ['2024년도 2024']],
  ['2024年3月期は前期比', ['2024年3月 2024-03', '前期 prior']],
  ['2024년 매출은 전년 대비', ['2024년 2024', '전년 prior']],
] as const)('times in %s', (text, marks) => expect(marksIn(text)).toEqual(marks))

test('years of the republic stand without its name', () => {
  expect(findDays('113.12.31').map(({ date }) => date)).toEqual(['2024-12-31'])
  expect(findDays('113年12月31日').map(({ date }) => date)).toEqual(['2024-12-31'])
  expect(findDays('1.113.12.31')).toEqual([])
  expect(findDays('一一二年十二月三十一日').map(({ date }) => date)).toEqual(['2023-12-31'])
  expect(findDays('九十七 年 十二月三十一日').map(({ date }) => date)).toEqual(['2008-12-31'])
  expect(findDays('一百一十年三月三十一日').map(({ date }) => date)).toEqual(['2021-03-31'])
  expect(marksIn('九十八年度')).toEqual(['九十八年度 2009'])
  // A term of years, and a year of our calendar.
  expect(marksIn('借款期間九十年')).toEqual([])
  expect(findDays('二〇一八年十二月三十一日').map(({ date }) => date)).toEqual(['2018-12-31'])
})
