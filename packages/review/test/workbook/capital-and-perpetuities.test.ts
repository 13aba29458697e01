import { expect, test } from 'vitest'
import { reviewExample, tableOf } from './review-example.ts'

const told = (body: string, ...rules: string[]): string[] =>
  reviewExample(body, { blockOf: tableOf }).findings.flatMap(({ ruleId, severity, evidence: [{ location }] }) =>
    severity !== 'suggestion' && (rules.length === 0 || rules.includes(ruleId)) ? [location.cell ?? ''] : [],
  )

const BETA = (formula: string): string => `# WACC
| Comparables' unlevered beta | .572 |
| Target debt / equity | 35% |
| Tax rate | 30% |
| Levered beta | ${formula} |`

test('a beta is levered by one plus debt over equity after tax, and unlevered by the same', () => {
  const rule = 'formula/line-definition'
  expect(told(BETA('=B1*(1+(1-B3)*B2)'), rule)).toEqual([])
  expect(told(BETA('=B1*((1-B3)*B2)'), rule)).toEqual(['B4'])
  expect(told(BETA('=B1*B2'), rule)).toEqual(['B4'])
  expect(told(BETA('=B1/((1-B3)*B2)'), rule)).toEqual(['B4'])
})

const WEIGHTS = (name: string, ratio: string, cost = '6%'): string => `# WACC
| Market capitalisation | 6400 |
| Total debt | 1400 |
| ${name} | ${ratio} |
| Pre-tax cost of debt | ${cost} |
| Cost of equity | 10% |
| WACC | =B4*(1-25%)*B3+B5*(1-B3) |`

test('the weights of capital are shares of all of it, whatever their line is called', () => {
  const rule = 'formula/line-definition'
  expect(told(WEIGHTS('Debt / total capital', '=B2/(B1+B2)'), rule)).toEqual([])
  expect(told(WEIGHTS('Debt / Equity', '=B2/B1'), rule)).toEqual(['B6'])
})

test('a cost of debt that takes the ratio of two balances is told; one that takes a rate is none', () => {
  const rule = 'formula/label-mismatch'
  expect(told(WEIGHTS('Debt / Equity', '=B2/B1', '=B3'), rule)).toEqual(['B4'])
  expect(told(WEIGHTS('Interest rate of the loans', '=B2/B1', '=B3'), rule)).toEqual([])
})

const PERPETUITY = (value: string, next = '=F4*(1+$B$2)'): string => `# Value
| Return asked for | 10% |
| Growth for ever | 3% |
| | 2026 | 2027 | 2028 | 2029 | 2030 |
| Cash to owners | 82 | =B4*1.1 | =C4*1.1 | =D4*1.1 | =E4*1.1 |
| |
| Growth so far | 10% |
| First year beyond | ${next} |
| Worth at the end | ${value} |`

test('the first flow of a perpetuity has grown by its own growth', () => {
  const rule = 'calculation/workbook-terminal-value'
  expect(told(PERPETUITY('=B7/(B1-B2)'), rule)).toEqual([])
  expect(told(PERPETUITY('=F4*(1+B2)/(B1-B2)'), rule)).toEqual([])
  expect(told(PERPETUITY('=F4/(B1-B2)'), rule)).toEqual(['B8'])
  expect(told(PERPETUITY('=B7/(B1-B2)', '=F4*(1+B6)'), rule)).toEqual(['B8'])
  expect(told(PERPETUITY('=B7/(B1-B2)', '=F4'), rule)).toEqual(['B8'])
})

test('a normalised first year of its own stands behind the forecast and needs no growth', () => {
  const beyond = PERPETUITY('=G4/(B1-B2)')
    .replace('| =E4*1.1 |', '| =E4*1.1 | =F4*1.03 |')
    .replace('| 2030 |', '| 2030 | Terminal |')
  expect(told(beyond, 'calculation/workbook-terminal-value')).toEqual([])
})

const PRICE = (shares: string): string => `# Value
| Enterprise value | 180200 |
| Net debt | 93600 |
| Equity value | =B1-B2 |
| Shares outstanding | ${shares} |
| Equity value per share | =B3/B4 |
| Current share price | 15.62 |`

test('a value per share in other units than the price is told, a bold one is not', () => {
  const rule = 'assumption/equity-bridge'
  expect(told(PRICE('5760'), rule)).toEqual([])
  expect(told(PRICE('900'), rule)).toEqual([])
  expect(told(PRICE('5.76'), rule)).toEqual(['B5'])
  expect(told(PRICE('5760000'), rule)).toEqual(['B5'])
})

const DISCOUNTED = (flow: string, present: string): string => `# DCF
| WACC | 9% |
| Growth | 2% |
| | 2026 | 2027 | 2028 | 2029 |
| Free cash flow | 82 | =B4*1.05 | =C4*1.05 | =D4*1.05 |
| Discount factor | =1/(1+$B$1)^1 | =1/(1+$B$1)^2 | =1/(1+$B$1)^3 | =1/(1+$B$1)^4 |
| Discounted flow | =B4*B5 | =C4*C5 | =D4*D5 | =E4*E5 |
| Terminal value | =${flow}*(1+B2)/(B1-B2) |
| Discounted terminal value | ${present} |`

test('a perpetuity out of a present value is one itself; discounted once more it is too small', () => {
  const rule = 'calculation/workbook-terminal-value'
  expect(told(DISCOUNTED('E4', '=B7*E5'), rule)).toEqual([])
  expect(told(DISCOUNTED('E6', '=B7'), rule)).not.toContain('B7')
  expect(told(DISCOUNTED('E6', '=B7*E5'), rule)).toEqual(['B7'])
})

const RATIO = (name: string, formula: string): string => `# Ratios
| | 2023 | 2024 |
| Earnings per share | 4.2 | 4.6 |
| Price per share | 63 | 71 |
| ${name} | ${['B', 'C'].map((column) => formula.replaceAll('#', column)).join(' | ')} |`

test('a price is a multiple of the earnings, the earnings are a yield of the price', () => {
  const rule = 'formula/line-definition'
  expect(told(RATIO('Price-earnings ratio', '=#3/#2'), rule)).toEqual([])
  expect(told(RATIO('Earnings yield (inverse P/E)', '=#2/#3'), rule)).toEqual([])
  expect(told(RATIO('Price-earnings ratio', '=#2/#3'), rule)).toEqual(['B4:C4'])
  expect(told(RATIO('P/E', '=#2/#3'), rule)).toEqual(['B4:C4'])
})
