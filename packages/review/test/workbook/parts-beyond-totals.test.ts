import { expect, test } from 'vitest'
import { reviewExample, tableOf } from './review-example.ts'

const told = (body: string, rule: string): string[] =>
  reviewExample(body, { blockOf: tableOf }).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && ruleId === rule ? [location.cell ?? ''] : [],
  )

const BALANCE = (total: string, debt: string): string => `# Balance sheet
| | 2022 | 2023 | 2024 |
| Payables | 64 | 61 | 65 |
| Commercial paper | 10 | 6 | 7 |
| Current debt | 11 | 10 | 9 |
| Term debt | 99 | 97 | 95 |
| Other long-term liabilities | 49 | 52 | 53 |
${total}
| Equity | 51 | 62 | 57 |
| |
${debt}`

const row = (label: string, formula: (column: string) => string): string =>
  `| ${label} | ${['B', 'C', 'D'].map((column) => formula(column)).join(' | ')} |`

test('a sum beyond the total of its block picks some of its lines; one beside the block leaves a line out', () => {
  const rule = 'formula/short-range'
  const whole = row('Total liabilities', (column) => `=SUM(${column}2:${column}6)`)
  const debt = row('Total debt', (column) => `=SUM(${column}3:${column}5)`)
  expect(told(BALANCE(whole, debt), rule)).toEqual([])
  expect(
    told(
      BALANCE(
        row('Total liabilities', (column) => `=SUM(${column}2:${column}5)`),
        '',
      ),
      rule,
    ),
  ).toEqual(['B7:D7'])
  // Called as the whole is, it is to hold what the whole holds.
  expect(
    told(
      BALANCE(
        whole,
        row('Total liabilities', (column) => `=SUM(${column}2:${column}5)`),
      ),
      rule,
    ),
  ).toEqual(['B10:D10'])
})

const SERVICES = (first: string, second = '1.07', last = '1.07'): string => `# Plan
| | 2024 | 2025 | 2026 | 2027 | 2028 | 2029 | 2030 | 2031 | 2032 |
| Services | =85+0 | =B2*${first} | =C2*${second} | =D2*1.07 | =E2*1.07 | =F2*1.07 | =G2*1.07 | =H2*1.07 | =I2*${last} |`

test('a rate that steps down to what it stays at is meant; one that departs amidst or at the end is an override', () => {
  const rule = 'formula/embedded-constant'
  expect(told(SERVICES('1.1', '1.085'), rule)).toEqual([])
  expect(told(SERVICES('1.07', '1.1'), rule)).toEqual(['D2'])
  expect(told(SERVICES('1.07', '11'), rule)).toEqual(['D2'])
})

const CLOSING = (adjustments: string): string => `# Closing
| | Balance sheet | Deal | Fees | Refinancing | Adjustments | Closing |
| Cash | 57 | -30 | -6 | -17 | ${adjustments} | =B2+F2 |
| Property | 20 | | | | =SUM(C3:E3) | =B3+F3 |
| Total assets | =B2+B3 | | | | =F2+F3 | =G2+G3 |
| Debt | 17 | | | | =SUM(C5:E5) | =B5+F5 |
| Equity | 60 | -30 | -6 | -17 | =SUM(C6:E6) | =B6+F6 |
| Total liabilities and equity | =B5+B6 | | | | =F5+F6 | =G5+G6 |`

test('what the steps of a deal take from the cash is no negative cash', () => {
  expect(told(CLOSING('=SUM(C2:E2)'), 'assumption/negative-cash')).toEqual([])
})

const STATEMENTS = (cash: string): string => `# Balance sheet
| | 2024 | 2025 | 2026 |
| Cash | 57 | ${cash} |
| Property | 20 | 80 | 90 |
| Total assets | =B2+B3 | =C2+C3 | =D2+D3 |
| Total liabilities and equity | 77 | 63 | 69 |`

test('a balance that goes negative is told, whatever carries it on', () => {
  expect(told(STATEMENTS('=B2-74 | =C2-4'), 'assumption/negative-cash')).toEqual(['C2'])
  expect(told(STATEMENTS('=B2-740 | =C2-4'), 'assumption/negative-cash')).toEqual(['C2'])
})

const LINKED = (later: string): string => `# Model
| | 2021 | 2022 | 2023 | 2024 | 2025 |
| Revenue | 100 | 120 | 150 | =D2*1.2 | =E2*1.2 |
| EBIT | 20 | 25 | 30 | 36 | 43 |
| % of sales | =B3/B2 | =C3/C2 | =D3/D2 | 20% | 20% |
| |
| | 2021 | 2022 | 2023 | 2024 | 2025 |
| EBIT | =B3 | =C3 | =D3 | ${later} |
| % of sales | =B4 | =C4 | =D4 | =E4 | =F4 |`

test('a block that repeats the past of another and grows by its shares is told', () => {
  const rule = 'formula/line-definition'
  expect(told(LINKED('=E2*E8 | =F2*F8'), rule)).toEqual([])
  expect(told(LINKED('=D7+D7*E8 | =E7+E7*F8'), rule)).toEqual(['E7:F7'])
})

const PLUGGED = (amount: string): string => `# Balance sheet
| | 2024 | 2025 | 2026 | 2027 | 2028 |
| Cash | =Debt!B2*2 | =Debt!C2*2 | =Debt!D2*2 | =Debt!E2*2 | =Debt!F2*2 |
| Total assets | =B2 | =C2 | =D2 | =E2 | =F2 |
| Debt | =Debt!B2 | =Debt!C2 | =Debt!D2+${amount} | =Debt!E2 | =Debt!F2 |
| Equity | =Debt!B2 | =Debt!C2 | =Debt!D2 | =Debt!E2 | =Debt!F2 |
| Total liabilities and equity | =B4+B5 | =C4+C5 | =D4+D5 | =E4+E5 | =F4+F5 |

# Debt
| | 2024 | 2025 | 2026 | 2027 | 2028 |
| Debt | 40 | 41 | 43 | 46 | 47 |`

test('a number too small to be shown plugs nothing', () => {
  const rule = 'consistency/workbook-balance-plug'
  expect(told(PLUGGED('0.0001'), rule)).toEqual([])
  expect(told(PLUGGED('4'), rule)).toEqual(['D4'])
  expect(told(PLUGGED('40'), rule)).toEqual(['D4'])
})
