import { expect, test } from 'vitest'
import { reviewExample, tableOf } from './review-example.ts'

const told = (body: string, ...rules: string[]): string[] =>
  reviewExample(body, { blockOf: tableOf }).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && rules.includes(ruleId) ? [location.cell ?? ''] : [],
  )

const CAPITAL = (name: string, cost: string): string => `# WACC
| Risk-free rate | 4% |
| Beta | 1.1 |
| Equity risk premium | 5% |
| Cost of equity | =B1+B2*B3 |
| ${name} | ${cost} |
| Weight of debt | 30% |
| WACC | =(1-B6)*B4+B6*B5 |`

test('no company borrows more cheaply than the state, before tax', () => {
  const rule = 'assumption/wacc'
  expect(told(CAPITAL('Cost of debt', '5.5%'), rule)).toEqual([])
  expect(told(CAPITAL('Cost of debt', '4%'), rule)).toEqual([])
  expect(told(CAPITAL('Cost of debt', '3.6%'), rule)).toEqual(['B5'])
  expect(told(CAPITAL('Cost of debt', '0.4%'), rule)).toEqual(['B5'])
  expect(told(CAPITAL('债务资本成本', '3.6%'), rule)).toEqual(['B5'])
  expect(told(CAPITAL('After-tax cost of debt', '3.6%'), rule)).toEqual([])
})

const EXIT = (equity: string, debt = '400'): string => `# Returns
| | 2028 | 2029 | 2030 |
| Enterprise value | 1000 | 1100 | 1210 |
| Net debt | ${debt} | 350 | 300 |
| Equity value | ${equity.split(' ').join(' | ')} |`

test('a debt listed under each year belongs into the equity of each', () => {
  const rule = 'assumption/equity-bridge'
  expect(told(EXIT('=B2-B3 =C2-C3 =D2-D3'), rule)).toEqual([])
  expect(told(EXIT('=B2 =C2 =D2'), rule)).toEqual(['B4:D4'])
  expect(told(EXIT('=B2 =C2 =D2', '4000'), rule)).toEqual(['B4:D4'])
})

const LEVELS = (change: string, name = 'Net working capital, % of revenue'): string => `# Forecast
| | 2025A | 2026E | 2027E | 2028E |
| Revenue | 1000 | =B2*1.1 | =C2*1.1 | =D2*1.1 |
| ${name} | 12% | 12% | 12% | 12% |
| Net working capital | =B2*B3 | =C2*C3 | =D2*D3 | =E2*E3 |
| Increase in net working capital | | ${change} |`

test('what is invested in working capital is the difference of two periods', () => {
  const rule = 'formula/line-definition'
  expect(told(LEVELS('=C4-B4 | =D4-C4 | =E4-D4'), rule)).toEqual([])
  expect(told(LEVELS('=C4 | =D4 | =E4'), rule)).toEqual(['C5:E5'])
  expect(told(LEVELS('=C2*C3 | =D2*D3 | =E2*E3'), rule)).toEqual(['C5:E5'])
  // A share that is called one of the change is none of the level.
  expect(told(LEVELS('=C2*C3 | =D2*D3 | =E2*E3', 'Change in working capital, % of revenue'), rule)).toEqual([])
})

const TIMING = (value: string, first = '1'): string => `# DCF
| | 2026E | 2027E | 2028E | 2029E |
| Free cash flow | 100 | 110 | 121 | 133 |
| Discount period | ${first} | =B3+1 | =C3+1 | =D3+1 |
| Discount rate | 9% |
| Sum of present values | ${value} |`

test('a flow that the model puts a period away is discounted by one', () => {
  const rule = 'assumption/present-value'
  expect(told(TIMING('=NPV(B4,B2:E2)'), rule)).toEqual([])
  expect(told(TIMING('=NPV(B4,B2:E2)*(1+B4)'), rule)).toEqual(['B5'])
  expect(told(TIMING('=B2+NPV(B4,C2:E2)'), rule)).toEqual(['B5'])
  expect(told(TIMING('=NPV(B4,B2:E2)*(1+B4)', '0'), rule)).toEqual([])
  expect(told(TIMING('=B2+NPV(B4,C2:E2)', '0'), rule)).toEqual([])
})

const UNITS = (debt: string, shares: string): string => `# Value
| Enterprise value | 3120 |
| Net debt | ${debt} |
| Equity value | =B1-B2 |
| Shares outstanding | ${shares} |
| Value per share | =B3/B4 |`

test('claims and shares are in the units of the value', () => {
  const rule = 'assumption/scale-outlier'
  expect(told(UNITS('620', '50'), rule)).toEqual([])
  expect(told(UNITS('6200', '50'), rule)).toEqual([])
  expect(told(UNITS('620000', '50'), rule)).toEqual(['B2'])
  expect(told(UNITS('620000000', '50'), rule)).toEqual(['B2'])
  expect(told(UNITS('620', '50000000'), rule)).toEqual(['B4'])
})

const WRITTEN = (beta: string, price: string): string => `# Deal
| Risk-free rate | 3% |
| Beta | 1.12 |
| Equity risk premium | 6% |
| Cost of equity | =B1+${beta}*B3 |
| EBITDA | 410 |
| Entry multiple | 9.3 |
| Purchase price | =B5*${price} |`

test('an input that stands beside a formula is read, not written into it', () => {
  const rule = 'formula/embedded-constant'
  expect(told(WRITTEN('B2', 'B6'), rule)).toEqual([])
  expect(told(WRITTEN('1.12', 'B6'), rule)).toEqual(['B4'])
  expect(told(WRITTEN('B2', '9.3'), rule)).toEqual(['B7'])
  expect(told(WRITTEN('B2', '8.7'), rule)).toEqual([])
})
