import { expect, test } from 'vitest'
import { reviewExample, tableOf } from './review-example.ts'

const told = (body: string, ...rules: string[]): string[] =>
  reviewExample(body, { blockOf: tableOf }).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && rules.includes(ruleId) ? [`${location.sheet}!${location.cell}`] : [],
  )

const ENTITIES = (currency: string, head = 'Revenue', amount = '3400', total = '=SUM(C2:C4)'): string => `# Group
| Entity | Currency | ${head} |
| UK | GBP | 1200 |
| US | ${currency} | ${amount} |
| Leeds | GBP | 560 |
| Total | | ${total} |`

test('amounts of two currencies are not added up as they are', () => {
  const rule = 'formula/meaningless-sum'
  expect(told(ENTITIES('GBP'), rule)).toEqual([])
  expect(told(ENTITIES('USD'), rule)).toEqual(['Group!C5'])
  expect(told(ENTITIES('USD', 'Revenue', '34000'), rule)).toEqual(['Group!C5'])
  expect(told(ENTITIES('USD', 'Revenue', '3400', '=C2+C3+C4'), rule)).toEqual(['Group!C5'])
  // Converted: by the head of the column, or by the formula of the amount.
  expect(told(ENTITIES('USD', 'Revenue (EUR)'), rule)).toEqual([])
  expect(told(ENTITIES('USD', 'GBP equivalent'), rule)).toEqual([])
  expect(told(ENTITIES('USD', 'Revenue', '=4250*0.8'), rule)).toEqual(['Group!C5'])
  expect(told(`${ENTITIES('USD', 'Revenue', '=D3*0.8').replace('=D3*0.8 |', '=D3*0.8 | 4250 |')}`, rule)).toEqual([])
})

test('lines that name their currencies are not added up either', () => {
  const rule = 'formula/meaningless-sum'
  const sheet = (us: string): string => `# Group
| | 2024 | 2025 |
| Revenue UK (GBP m) | 120 | 130 |
| Revenue US (${us}) | 340 | 360 |
| Total revenue | =B2+B3 | =C2+C3 |`
  expect(told(sheet('GBP m'), rule)).toEqual([])
  expect(told(sheet('USD m'), rule)).toEqual(['Group!B4:C4'])
  expect(told(sheet('US$ m, translated'), rule)).toEqual([])
})

const day = (year: number): string => `${45_292 + Math.round((year - 2024) * 365.25)} (day ${year}-01-01)`

const RETURNS = (days: readonly number[], formula: string): string => `# Deal
| Rate | 10% |
| Day | ${days.map(day).join(' | ')} |
| Flow | -1000 | 400 | 450 | 500 | 550 |
| Value | ${formula} |`

test('the days of a present value belong to its flows', () => {
  const rules = ['assumption/present-value', 'formula/error-value']
  const years = [2024, 2025, 2026, 2027, 2028]
  expect(told(RETURNS(years, '=XNPV(B1,B3:F3,B2:F2)'), ...rules)).toEqual([])
  expect(told(RETURNS(years, '=XIRR(B3:F3,B2:F2)'), ...rules)).toEqual([])
  // A day before the first of them, once with the error that comes of it.
  expect(told(RETURNS([2025, 2024, 2026, 2027, 2028], '=XNPV(B1,B3:F3,B2:F2)'), ...rules)).toEqual(['Deal!B4'])
  expect(told(RETURNS([2024, 2025, 2027, 2026, 2028], '=XIRR(B3:F3,B2:F2)'), ...rules)).toEqual(['Deal!B4'])
  // The days of one place before; an outlay whose day the function does not know.
  expect(told(RETURNS(years, '=XNPV(B1,C3:F3,B2:E2)'), ...rules)).toEqual(['Deal!B4'])
  expect(told(RETURNS(years, '=B3+XNPV(B1,C3:F3,C2:F2)'), ...rules)).toEqual(['Deal!B4'])
  expect(told(RETURNS(years, '=XNPV(B1,C3:F3,C2:F2)'), ...rules)).toEqual([])
})

const SUMMARY = (income: string, rows = ''): string => `# Model
| | 2024 | 2025 | 2026 | 2027 |
| Revenue | 1000 | =B2*1.1 | =C2*1.1 | =D2*1.1 |
| EBITDA | =B2*0.313 | =C2*0.313 | =D2*0.313 | =E2*0.313 |
| Net income | =B3*0.5 | =C3*0.5 | =D3*0.5 | =E3*0.5 |
# Summary
| | 2024 | 2025 | 2026 | 2027 |
| Revenue | 1000 | 1100 | 1210 | 1331 |
| EBITDA | 313 | 344.3 | 378.73 | 416.603 |
| Net income | 156.5 | 172.15 | ${income} | 208.3 |${rows}`

test('a summary typed as values that lost one of its figures is told', () => {
  const rule = 'traceability/workbook-stale-value'
  expect(told(SUMMARY('189.4'), rule)).toEqual([])
  expect(told(SUMMARY('181.2'), rule)).toEqual(['Summary!D4'])
  expect(told(SUMMARY('1812'), rule)).toEqual(['Summary!D4'])
  // A line of another definition differs in all its periods; what the formulas read is no copy of them.
  expect(told(SUMMARY('189.4').replace('156.5 | 172.15 | 189.4 | 208.3', '150 | 165 | 180 | 200'), rule)).toEqual([])
  expect(told(SUMMARY('181.2').replace('=B2*1.1', '=Summary!C2'), rule)).toEqual([])
  // Other plans of the same lines agree in little.
  const plan = SUMMARY('181.2')
    .replace('1100 | 1210 | 1331', '1150 | 1290 | 1400')
    .replace('344.3 | 378.73 | 416.603', '360 | 400 | 440')
  expect(told(plan, rule)).toEqual([])
})

test('quarters are held against the years of another sheet', () => {
  const rule = 'traceability/workbook-stale-value'
  const sheet = (revenue: string): string => `# Quarters
| | Q1 2024 | Q2 2024 | Q3 2024 | Q4 2024 | FY2024 | FY2025 | FY2026 |
| Revenue | 101 | 110 | 120 | 130 | =SUM(B2:E2) | | |
| Materials | 31 | 33 | 36 | 39 | =SUM(B3:E3) | | |
| Staff | 122 | 123 | 124 | 127 | =SUM(B4:E4) | | |
| Rent | 51 | 50 | 50 | 50 | =SUM(B5:E5) | | |
| Interest | 31 | 30 | 30 | 34 | =SUM(B6:E6) | | |
# Audited
| | FY2022 | FY2023 | FY2024 |
| Revenue | 400 | 431 | ${revenue} |
| Materials | 120 | 128 | 139 |
| Staff | 480 | 488 | 496 |
| Rent | 190 | 195 | 201 |
| Interest | 140 | 133 | 125 |`
  expect(told(sheet('461'), rule)).toEqual([])
  expect(told(sheet('480'), rule)).toEqual(['Audited!D2'])
  expect(told(sheet('4800'), rule)).toEqual(['Audited!D2'])
})
