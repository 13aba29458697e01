import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

const told = (body: string, rule: string): string[] =>
  reviewExample(body).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && ruleId === rule ? [location.cell ?? ''] : [],
  )

const TERMINAL = (formula: string): string => `# Value
| WACC | 9.5% |
| Growth | 2.5% |
| Spread over the market | 1% |
| | 2026 | 2027 | 2028 |
| Free cash flow | 80 | 85 | 90 |
| Terminal value | ${formula} |`

test('a perpetuity deducts its growth from the rate; a sum of rates without growth is none', () => {
  const rule = 'formula/line-definition'
  expect(told(TERMINAL('=D5*(1+B2)/(B1-B2)'), rule)).toEqual([])
  expect(told(TERMINAL('=D5*(1+B2)/(B1+B3)'), rule)).toEqual([])
  expect(told(TERMINAL('=D5*(1+B2)/(B1+B2)'), rule)).toEqual(['B6'])
  expect(told(TERMINAL('=D5*(B2+1)/(B2+B1)'), rule)).toEqual(['B6'])
})

const CUSTOMERS = (
  lost: string,
  closing: (column: string, sign: string) => string,
  sign: string,
): string => `# Customers
| | Jan 2026 | Feb 2026 | Mar 2026 | Apr 2026 |
| Opening | 1000 | =B5 | =C5 | =D5 |
| New customers | 80 | 85 | 90 | 95 |
| ${lost} | ${['B', 'C', 'D', 'E'].map((column) => `=${sign}${column}2*3%`).join(' | ')} |
| Closing | ${['B', 'C', 'D', 'E'].map((column) => closing(column, sign)).join(' | ')} |`

test('customers that leave are deducted; shown as negative numbers, or won back, they are added', () => {
  const rule = 'formula/line-definition'
  const added = (column: string): string => `=${column}2+${column}3+${column}4`
  const deducted = (column: string): string => `=${column}2+${column}3-${column}4`
  expect(told(CUSTOMERS('Churned customers', deducted, ''), rule)).toEqual([])
  expect(told(CUSTOMERS('Churned customers', added, '-'), rule)).toEqual([])
  expect(told(CUSTOMERS('Referred customers', added, ''), rule)).toEqual([])
  expect(told(CUSTOMERS('Churned customers', added, ''), rule)).toEqual(['C5:E5'])
  expect(told(CUSTOMERS('流失客户数', added, ''), rule)).toEqual(['C5:E5'])
})

const BRIDGE = (debt: string, sign: string): string => `# Value
| Total present value of company operations | 641302 |
| Plus current assets | 151302 |
| Less current liabilities | 122976 |
| Less long-term debt | ${debt} |
| Net market value of company equity | =B1+B2-B3${sign}B4 |`

test('a debt typed as a negative number and deducted is added', () => {
  const rule = 'assumption/equity-bridge'
  expect(told(BRIDGE('28596', '-'), rule)).toEqual([])
  expect(told(BRIDGE('-28596', '+'), rule)).toEqual([])
  expect(told(BRIDGE('-28596', '-'), rule)).toEqual(['B5'])
})

const COUNTED = (unit: string, closing: (column: string) => string): string => `# Customers
| | | Jan 2026 | Feb 2026 | Mar 2026 | Apr 2026 |
| Opening | ${unit} | 1000 | =C5 | =D5 | =E5 |
| New customers | ${unit} | 80 | 85 | 90 | 95 |
| Churned customers | ${unit} | ${['C', 'D', 'E', 'F'].map((column) => `=${column}2*3%`).join(' | ')} |
| Closing | ${unit} | ${['C', 'D', 'E', 'F'].map((column) => closing(column)).join(' | ')} |`

test('what is counted stands between a name and its numbers, and the name is read', () => {
  const rule = 'formula/line-definition'
  for (const unit of ['#', 'Nos.', 'units', '数', '个', '人', '명', '円/件', '$ per month']) {
    expect(
      told(
        COUNTED(unit, (column) => `=${column}2+${column}3-${column}4`),
        rule,
      ),
    ).toEqual([])
    expect(
      told(
        COUNTED(unit, (column) => `=${column}2+${column}3+${column}4`),
        rule,
      ),
    ).toEqual(['D5:F5'])
  }
})

test('a word that counts is the name of a line that has no other', () => {
  const rule = 'formula/label-mismatch'
  const body = (source: string): string => `# Plan
| | 2024 | 2025 | 2026 |
| Units | 10 | 11 | 12 |
| Shares | 10 | 10 | 10 |
| Revenue | 100 | 120 | 140 |

# Value
| | 2024 | 2025 | 2026 |
| Revenue | =Plan!B4 | =Plan!C4 | =Plan!D4 |
| Shares | =Plan!B${source} | =Plan!C${source} | =Plan!D${source} |`
  expect(told(body('3'), rule)).toEqual([])
  expect(told(body('4'), rule)).toEqual(['B3:D3'])
})

const AFTER_TAX = (formula: (column: string) => string): string => `# Flow
| | 2024 | 2025 | 2026 |
| EBIT | 9904 | 10740 | 11500 |
| Tax rate | 25% | 25% | 25% |
| EBIT after tax | ${['B', 'C', 'D'].map((column) => formula(column)).join(' | ')} |`

test('a rate behind a product by one lacks its brackets; a product by something else does not', () => {
  const rule = 'formula/line-definition'
  expect(
    told(
      AFTER_TAX((column) => `=${column}2*(1-${column}3)`),
      rule,
    ),
  ).toEqual([])
  expect(
    told(
      AFTER_TAX((column) => `=${column}2-${column}2*${column}3`),
      rule,
    ),
  ).toEqual([])
  expect(
    told(
      AFTER_TAX((column) => `=${column}2*1-${column}3`),
      rule,
    ),
  ).toEqual(['B4:D4'])
})
