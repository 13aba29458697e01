import { expect, test } from 'vitest'
import { readPeriodHead } from './read-period-head.ts'

test.each([
  ['2022A', { granularity: 'year', year: 2022, nature: 'actual' }],
  ['2025E', { granularity: 'year', year: 2025, nature: 'forecast' }],
  ['FY24', { granularity: 'year', year: 2024 }],
  ['2024年预测', { granularity: 'year', year: 2024, nature: 'forecast' }],
  ['2023年度', { granularity: 'year', year: 2023 }],
  ['2024년 예상', { granularity: 'year', year: 2024, nature: 'forecast' }],
  ['2024年3月期', { granularity: 'month', year: 2024 }],
  ['Q1 2024', { granularity: 'quarter', year: 2024 }],
  ['2024年第3四半期', { granularity: 'quarter', year: 2024 }],
  ['Dec-23', { granularity: 'month', year: 2023 }],
  ['Dec-22E', { granularity: 'month', year: 2022, nature: 'forecast' }],
  ['Dec - 22A', { granularity: 'month', year: 2022, nature: 'actual' }],
  ['May 31, 2024 (Unaudited)', { granularity: 'month', year: 2024 }],
  ['2022H', { granularity: 'year', year: 2022, nature: 'actual' }],
  ['H1 2024', { granularity: 'half', year: 2024 }],
  ['Year 3', { granularity: 'index', ordinal: 3 }],
])('reads %s', (text, expected) => {
  expect(readPeriodHead(text)).toMatchObject(expected)
})

test.each(['Revenue', '12', 'Note 3', 'Total 2024 budget for the whole group', '3.5x'])('%s is no period', (text) => {
  expect(readPeriodHead(text)).toBeUndefined()
})
