import { expect, test } from 'vitest'
import { reviewExample, tableOf } from './review-example.ts'

const told = (body: string): string[] =>
  reviewExample(body, { blockOf: tableOf }).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && ruleId.endsWith('mismatch') ? [location.cell ?? ''] : [],
  )

const QUARTERS = (last: string): string => `# Income statement
| | Q1 2024 | Q2 2024 | Q3 2024 | Q4 2024 | Q1 2025 | Q2 2025 | Q3 2025 Est | Q4 2025 Est |
| Gross profit | 38610.5 | 40112.4 | 40991.7 | 43218.9 | 39871.2 | 41355.8 | 43194.1 | 45733.9 |
| Selling and administrative expenses | -31201.3 | -32877.1 | -33644.2 | -34998.6 | -32415.9 | -33920.4 | ${last} |
| Other operating expenses | -611.2 | -598.4 | -702.3 | -644.1 | -655.7 | -690.3 | | |
| Operating income | 6798.0 | 6636.9 | 6645.2 | 7576.2 | 6799.6 | 6745.1 | 7149.9 | 8584.9 |
`

test('lines that nobody estimates leave the sum of an estimate open; a wrong result of a quarter is told', () => {
  expect(told(QUARTERS('| '))).toEqual([])
  expect(told(QUARTERS('| ').replace('| 6645.2 |', '| 6465.2 |'))).toEqual(['D5'])
  expect(told(QUARTERS('| ').replace('| 6645.2 |', '| 66452 |'))).toEqual(['D5'])
})

const CYCLE = (label: string, cell: string): string => `# Ratios
| Year | Debtor days | Payable days | Inventory days | Cash conversion cycle |
| 2015 | 17.47482 | 146.37581 | 29.36155 | -99.53944 |
| 2016 | 21.3094 | 146.23229 | 30.3786 | -94.54429 |
| 2017 | 10.34806 | 125.38732 | 30.54685 | -84.49241 |
| 2018 | 17.78769 | 158.46844 | 23.90565 | -116.7751 |
| 2019 | 15.62883 | 108.73954 | 27.35009 | -65.76062 |
| 2020 | 16.88729 | 90.99668 | 24.73384 | -49.37555 |
| 2021 | 13.35379 | 159.64225 | 29.1258 | -117.16266 |
| 2022 | 11.91525 | 150.58317 | 24.11014 | -114.55778 |
| 2023 | 17.40943 | 99.62914 | 23.0142 | -59.20551 |
| 2024 | 20.45686 | 105.91869 | 24.72385 | -60.73798 |
| ${label} | 14.94786 | 119.63240 | 25.70892 | ${cell} |`

test('medians of parts do not add up to the median of the whole; the figures of a year do', () => {
  expect(told(CYCLE('Median', '-79.58624'))).toEqual([])
  expect(told(CYCLE('2025', '-79.58624'))).toEqual(['E12'])
})
