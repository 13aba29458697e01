import { expect, test } from 'vitest'
import { reviewExample } from './review-example.ts'

const PLAN = (cost: number, staff = 388): string => `# Plan
| Year | 2022A | 2023A | 2024E | 2025E | 2026E |
| Revenue | 3120 | 3310 | =C2*1.05 | =D2*1.05 | =E2*1.05 |
| Cost | 1710 | ${cost} | =C3*1.04 | =D3*1.04 | =E3*1.04 |
| Rent | 240 | 250 | =C4*1.02 | =D4*1.02 | =E4*1.02 |
| Staff | 371 | ${staff} | =C5*1.03 | =D5*1.03 | =E5*1.03 |`

const found = (body: string): string[] =>
  reviewExample(body)
    .findings.filter(({ ruleId }) => ruleId === 'assumption/scale-outlier')
    .map(({ evidence: [{ location }] }) => `${location.cell}`)

test('one of two years of what was is a thousand times the other, while the lines beside it stay', () => {
  expect(found(PLAN(1_795_000))).toEqual(['C3'])
  expect(found(PLAN(1.795))).toEqual(['C3'])
  expect(found(PLAN(1795))).toEqual([])
  // A business that was bought is no slip of units.
  expect(found(PLAN(9100, 2400))).toEqual([])
})

const PERIODS = (factor: string): string => `# DCF
| Year | 2024 | 2025 | 2026 | 2027 | 2028 |
| Discount rate | 8% |
| Discount period | 0 | 1 | =C3+1 | =D3+1 | =E3+1 |
| Discount factor | ${factor} | =1/(1+$B$2)^C3 | =1/(1+$B$2)^D3 | =1/(1+$B$2)^E3 | =1/(1+$B$2)^F3 |`

test('a year that was counts no period; the first year that is discounted does', () => {
  const odd = (body: string): number =>
    reviewExample(body).findings.filter(({ ruleId }) => ruleId === 'assumption/discount-factor').length
  expect([odd(PERIODS('0')), odd(PERIODS('=1/(1+$B$2)^B3'))]).toEqual([0, 1])
})

const PRICES = (fifth: number, unlike = 104): string => `# Prices
| Day | Price |
| 1 | 101.2 |
| 2 | 103.9 |
| 3 | ${unlike} |
| 4 | 99.8 |
| 5 | ${fifth} |
| 6 | 101.1 |
| 7 | 100.4 |
| 8 | 102.7 |
| 9 | 104.1 |`

test('one price of a long column is a hundred times the one above and the one below', () => {
  expect(found(PRICES(9931))).toEqual(['B6'])
  expect(found(PRICES(99.31))).toEqual([])
  // Numbers that jump by themselves are no series.
  expect(found(PRICES(9931, 1040))).toEqual([])
})

const BUDGET = (heads: string, may: number): string => `# Budget
| | ${heads} |
| Rent | 410 | 395 | 402 | 420 | ${may} | 405 | 399 | 410 |`

test('a year stands among months; among years the same number is growth', () => {
  const months = 'Jan-24 | Feb-24 | Mar-24 | Apr-24 | May-24 | Jun-24 | Jul-24 | Aug-24'
  const years = '2017 | 2018 | 2019 | 2020 | 2021 | 2022 | 2023 | 2024'
  expect(found(BUDGET(months, 4920))).toEqual(['F2'])
  expect(found(BUDGET(months, 820))).toEqual([])
  expect(found(BUDGET(years, 4920))).toEqual([])
})

const GROUP = (heads: string): string => `# Group
| | 2021 | 2022 | 2023 | 2024 |
| Revenue | 1170 | 1200 | 1260 | 1330 |
| Cost | 810 | 800 | 790 | 801 |
| Staff | 200 | 203 | 204 | 210 |
| Consolidation |
${heads}
| Revenue | 155583 | 155 | 149335 | 146800 |
| Cost | 100477 | 98000 | 99335 | 91495 |`

test('a table with heads of its own does not stand in the periods above it', () => {
  expect(found(GROUP('|  | Parent | UK | Trading | Holding |'))).toEqual([])
  expect(found(GROUP('| Group |')).length).toBe(1)
})

const COMPARABLES = (price: string, ebitda = '866'): string => `# Peers
| Company | Price | Shares | Market cap | Net debt | EV | EBITDA | Profit | EV/EBITDA | PER |
${[
  ['12.8', '203', '244', '339', '166'],
  ['9.7', '515', '1178', '701', '266'],
  ['11.4', '468', '201', '529', '238'],
  ['106.2', '148', '1487', '1472', '692'],
  [price, '69', '2096', ebitda, '303'],
  ['3.4', '310', '179', '199', '100'],
]
  .map(([own, shares, debt, earnings, profit], index) => {
    const row = index + 2
    return `| Company ${row} | ${own} | ${shares} | =B${row}*C${row} | ${debt} | =D${row}+E${row} | ${earnings} | ${profit} | =F${row}/G${row} | =D${row}/H${row} |`
  })
  .join('\n')}`

test('one price explains why two multiples of its company are far from all others', () => {
  expect(found(COMPARABLES('10468'))).toEqual(['B6'])
  expect(found(COMPARABLES('104.68'))).toEqual([])
  // One ratio alone may be the company's own: its earnings collapsed.
  expect(found(COMPARABLES('104.68', '8.6'))).toEqual([])
})
