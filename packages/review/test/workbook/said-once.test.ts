import { expect, test } from 'vitest'
import { reviewExample, tableOf } from './review-example.ts'

const told = (body: string, ...rules: string[]): string[] =>
  reviewExample(body, { blockOf: tableOf }).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && (rules.length === 0 || rules.includes(ruleId)) ? [location.cell ?? ''] : [],
  )

const PEERS = (rest: string): string => `# Peers
| Name | EV / EBITDA | P / E |
| A | 8 | 14 |
| B | 9 | 17 |
| C | 11 | 13 |
| D | 12 | 19 |
| E | 10 | 15 |
${rest}`

test('a statistic is listed once; records that are graded low and high are none', () => {
  const rule = 'formula/typed-statistic'
  expect(told(PEERS('| High | 12 | 18 |\n| Low | 8 | 13 |'), rule)).toEqual(['C7'])
  expect(told(PEERS('| High | 12 | 18 |\n| Low | 8 | 13 |\n| Low | 9 | 14 |'), rule)).toEqual([])
})

const RANGE = (mean: string): string => `# Comps
| | Multiple | Sales |
| A | 8 | 510 |
| B | 9 | 430 |
| C | 13 | 620 |
| Own | | 439 |
| Minimum | =MIN(B2:B4) | =C5 |
| Mean | ${mean} | =C6 |
| Median | =MEDIAN(B2:B4) | =C7 |`

test('a value that is handed down a list of statistics is none of them; one statistic linked to another is', () => {
  const rule = 'formula/label-mismatch'
  expect(told(RANGE('=AVERAGE(B2:B4)'), rule)).toEqual([])
  expect(told(RANGE('=B6'), rule)).toEqual(['B7'])
})

const PIVOT = (total: number): string => `# Pivot
| Scenario | Level | Count |
| inflation | | 648 |
| | High | 127 |
| | Low | 342 |
| | Medium | 179 |
| normal | | 1739 |
| | High | 339 |
| | Low | 867 |
| | Medium | 533 |
| Grand Total | | ${total} |`

test('a total over subtotals and their parts takes each once', () => {
  const rule = 'calculation/total-mismatch'
  expect(told(PIVOT(2387), rule)).toEqual([])
  expect(told(PIVOT(2378), rule)).not.toEqual([])
})

const PAYMENTS = (label: string): string => `# Accounts
| Paid by | Debit | Credit | Net |
| Adjustments | 1 | 1410 | =C2-B2 |
| Card | 45 | 0 | =C3-B3 |
| ${label} | 64345 | 0 | =C4-B4 |
| Transfer | 3812 | 0 | =C5-B5 |`

test('a payment by check is no check; a line of its own is', () => {
  const rule = 'formula/failing-check'
  expect(told(PAYMENTS('Check'), rule)).toEqual([])
  const CHECK = `# Balance
| | 2024 | 2025 | 2026 |
| Assets | 900 | 950 | 990 |
| Liabilities and equity | 900 | 940 | 990 |
| Check | =B2-B3 | =C2-C3 | =D2-D3 |`
  expect(told(CHECK, rule, 'consistency/workbook-imbalance')).not.toEqual([])
})

const PLANT = (opening: string): string => `# Plant
| | 2014 | 2015 | 2016 | 2017 | 2018 |
| Opening balance | | 632.5 | =C5 | ${opening} | =E5 |
| Depreciation | | -44 | -41 | -44.3 | -45.3 |
| Capital expenditure | | 44 | 68 | 58.4 | 59.6 |
| Closing balance | =SUM(B2:B4) | =SUM(C2:C4) | =SUM(D2:D4) | =SUM(E2:E4) | =SUM(F2:F4) |`

test('a schedule opens on nothing in its first period; later it opens on the period before', () => {
  const rule = 'consistency/workbook-roll-forward'
  expect(told(PLANT('=D5'), rule)).toEqual([])
  expect(told(PLANT('=C5'))).not.toEqual([])
  expect(told(PLANT('=D5').replace('=SUM(B2:B4)', '610'), rule)).toEqual(['C2'])
  expect(told(PLANT('700'), rule)).toEqual(['E2'])
  expect(told(PLANT('7000'), rule)).toEqual(['E2'])
})

const LINKS = (second: string): string => `# Comps
| | 2024 | 2025 |
| Sales | ='[1]Data'!B2 | ='[1]Data'!C2 |
| Costs | ='[${second}]Data'!B2 | ='[${second}]Data'!C2 |`

test('links to other files are one finding', () => {
  const rule = 'traceability/workbook-external-link'
  const targets = (second: string): unknown[] =>
    reviewExample(LINKS(second)).findings.flatMap(({ ruleId, messageId }) => (ruleId === rule ? [messageId] : []))
  expect(targets('1')).toEqual(['link'])
  expect(targets('2')).toEqual(['files'])
})

const TAX = (first: string): string => `# Income
| | 2024 | 2025 | 2026 | 2027 |
| Profit before tax | 400 | =B2*1.1 | =C2*1.1 | =D2*1.1 |
| Income tax | =MAX(0,${first})*$B$6 | =MAX(0,${first})*$B$6 | =MAX(0,${first})*$B$6 | =MAX(0,${first})*$B$6 |
| Net income | =B2-B3 | =C2-C3 | =D2-D3 | =E2-E3 |
| | | | | |
| Tax rate | 25% | | | |`

test('a tax of the first year in every year is told, though the profit after it deducts it', () => {
  expect(told(TAX('$B$2'), 'formula/anchor-mismatch')).toHaveLength(1)
})
