import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

/** A free cash flow whose line of working capital is a share of the growth of sales. */
const FLOWS = (change: string, reading: '+' | '-'): string => {
  const years = [
    ['C', 'B'],
    ['D', 'C'],
    ['E', 'D'],
  ].map(([own = '', before = '']) => ({ own, before }))
  const line = (formula: (year: { own: string; before: string }) => string): string => years.map(formula).join(' | ')
  return `# DCF
| Year | 2024A | 2025E | 2026E | 2027E |
| Revenue | 1000 | 1040 | 1076.4 | 1108.7 |
| NOPAT |  | ${line(({ own }) => `=${own}2*9%`)} |
| Depreciation |  | ${line(({ own }) => `=${own}2*6%`)} |
| Change in working capital |  | ${line(({ own, before }) => change.replace('now', `${own}2`).replace('before', `${before}2`))} |
| Free cash flow |  | ${line(({ own }) => `=${own}3+${own}4${reading}${own}5`)} |`
}

function signsIn(body: string): string[] {
  return reviewExample(body)
    .findings.filter(({ ruleId }) => ruleId === 'assumption/cash-flow-signs')
    .map(({ severity, evidence: [{ location }] }) => `${severity} ${location.cell}`)
}

test.each([
  '=-10%*(now-before)',
  '=(now-before)*-10%',
  '=-(now-before)*10%',
  '=-1*(now-before)/10',
  '=10%*(before-now)',
])('a release of working capital is added, and not deducted: %s', (change) => {
  expect(signsIn(FLOWS(change, '+'))).toEqual([])
  expect(signsIn(FLOWS(change, '-'))).toEqual(['serious C6:E6'])
})

test.each(['=10%*(now-before)', '=--10%*(now-before)', '=-10%*(before-now)'])(
  'an investment into working capital is deducted, and not added: %s',
  (change) => {
    expect(signsIn(FLOWS(change, '-'))).toEqual([])
    expect(signsIn(FLOWS(change, '+'))).toEqual(['serious C6:E6'])
  },
)

const TAXED = (tax: string, net: string): string => `# P&L
| | 2024 | 2025 | 2026 | 2027 |
| Tax rate | 25% |
| Profit before tax | 100 | 120 | 140 | 160 |
| Tax | ${['B', 'C', 'D', 'E'].map((column) => tax.replaceAll('#', column)).join(' | ')} |
| Profit after tax | ${['B', 'C', 'D', 'E'].map((column) => net.replaceAll('#', column)).join(' | ')} |`

test.each([
  ['=#3*$B$2', '=#3-#4', false],
  ['=-#3*$B$2', '=#3+#4', false],
  ['=#3*$B$2', '=#3+#4', true],
  ['=-#3*$B$2', '=#3-#4', true],
])('a tax of %s in %s: told is %s', (tax, net, isTold) => {
  const found = reviewExample(TAXED(tax, net)).findings.filter(({ ruleId }) => ruleId === 'assumption/cash-flow-signs')
  expect(found.length > 0).toBe(isTold)
})
