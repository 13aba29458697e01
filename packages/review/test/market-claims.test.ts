import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

function read(text: string, language: 'en' | 'zh' = 'en') {
  const { figures, findings } = review(typeDocument(text, language), { type: 'financial_report' })
  const statesOf = (state: string) => figures.filter((one) => one.state === state).map((one) => one.text)
  const told = findings
    .filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, evidence: [{ value }] }) => `${ruleId.split('/')[1]}: ${value}`)
  return { open: statesOf('unverified'), told }
}

const NOTE = `
# Market data

| | Value |
| Share price | 4.79 |
| Target price | 5.88 |
| Upside | 22.8% |
| Shares outstanding (m) | 463 |
| Market capitalisation (EUR m) | 2,218 |

We raise our target price from €5.25 to €5.88 (12.0%), which implies upside of 22.8% from the current share price.

At 14x our EPS estimate of €0.42, the shares are worth €5.88.

Our EPS estimate of €0.42 is 7.7% above the consensus of €0.39.

# Valuation summary

| | Fair value | vs current (€4.79) |
| DCF (perpetual growth) | 6.42 | 34.0% |
| Peer multiple | 7.31 | 52.6% |
| Dividend discount | 5.61 | 17.1% |

# What the market could pay

| | EPS | P/E | Implied price | Upside |
| Bear case | 0.35 | 12x | 4.20 | (12.3%) |
| Guidance | 0.40 | 12x | 4.80 | 0.2% |
| Base case | 0.46 | 16x | 7.36 | 53.7% |
| Bull case | 0.47 | 18x | 8.46 | 76.6% |

# Estimates

| | FY2020A | FY2021A | FY2022E | FY2023E |
| EPS | 0.47 | 0.50 | 0.42 | 0.77 |
| DPS | 0.13 | 0.18 | 0.16 | 0.27 |
| BPS | 4.72 | 3.20 | 3.91 | 5.02 |
| P/E (x) | 10.2x | 9.6x | 11.4x | 6.2x |
| P/B (x) | 1.0x | 1.5x | 1.2x | 1.0x |
| Dividend yield | 2.7% | 3.8% | 3.3% | 5.6% |
`

test('what a broker reckons of a share is ticked: upside, multiples, yield, implied prices, the company’s worth', () => {
  expect(read(NOTE)).toEqual({ open: [], told: [] })
})

test.each([
  ['Upside | 22.8%', 'Upside | 28.2%', 'ratio-mismatch: 28.2%'],
  ['7.31 | 52.6%', '7.31 | 25.6%', 'ratio-mismatch: 25.6%'],
  ['7.31 | 52.6%', '7.31 | 526.0%', 'ratio-mismatch: 526.0%'],
  ['16x | 7.36 | 53.7%', '16x | 7.63 | 59.3%', 'product-mismatch: 7.63'],
  ['11.4x | 6.2x', '14.1x | 6.2x', 'ratio-mismatch: 14.1x'],
  ['3.8% | 3.3%', '8.3% | 3.3%', 'ratio-mismatch: 8.3%'],
  ['worth €5.88', 'worth €8.58', 'product-mismatch: €8.58'],
  ['is 7.7% above', 'is 17.7% above', 'growth-mismatch: 17.7%'],
  ['implies upside of 22.8%', 'implies upside of 12.8%', 'ratio-mismatch: 12.8%'],
  ['€5.88 (12.0%)', '€5.88 (22.0%)', 'growth-mismatch: 22.0%'],
  ['We raise our', 'We cut our', 'direction-contradicts-figures: cut'],
])('%s → %s', (right, wrong, finding) => {
  expect(NOTE).toContain(right)
  expect(read(NOTE.replace(right, wrong)).told).toEqual([finding])
})

test('the price of a day that is not the report’s explains no multiple, and past prices are their own', () => {
  const past = `
| | 2023 | 2024 |
| Share price | 3.10 | 4.79 |
| EPS | 0.47 | 0.50 |
| P/E (x) | 6.6x | 9.6x |
`
  expect(read(past).told).toEqual([])
  const averages = past.replace('6.6x | 9.6x', '7.3x | 8.8x')
  expect(read(averages).told).toEqual([])
})

test('a sentence says of an amount what others leave of it', () => {
  const left = '并购专项资金共5.20亿元，已使用2.00亿元，剩余3.20亿元。'
  expect(read(left, 'zh')).toEqual({ open: [], told: [] })
  expect(read(left.replace('剩余3.20', '剩余3.80'), 'zh').told).toHaveLength(1)
  // Three years of one thing, and a word of something else that remains.
  const years =
    'The Group has not recorded approximately $19,874 thousand, $12,545 thousand and $5,933 thousand of deferred tax associated with remaining earnings.'
  expect(read(years).told).toEqual([])
  const english = 'Of the $880 million earmarked, $210 million has been spent, which leaves $670 million.'
  expect(read(english)).toEqual({ open: [], told: [] })
  expect(read(english.replace('670', '760')).told).toHaveLength(1)
})

test('what is expected is held against columns of what is expected', () => {
  const text = (amount: string) => `
# 盈利预测

单位：百万元

| | 2023A | 2024A | 2025E |
| 营业收入 | 29,120 | 30,306 | 32,932 |
| 同比增速 | - | 4.1% | 8.7% |
| 营业利润 | 2,912 | 3,306 | 3,932 |
| 净利润 | 1,912 | 2,306 | 2,932 |

预计公司2025年实现营业收入${amount}亿元，同比增长8.7%。
`
  expect(read(text('329.32'), 'zh').told).toEqual([])
  expect(read(text('987.96'), 'zh').told).toEqual(['prose-differs-from-table: 987.96亿元'])
})

const OVER_MULTIPLES = `
| Discount | 8.0x | 10.0x | 12.0x | 14.0x | 16.0x |
| 0% | 4,636 | 4,911 | 5,186 | 5,461 | 5,736 |
| 5% | 4,433 | 4,694 | 4,956 | 5,217 | 5,478 |
| 10% | 4,230 | 4,477 | 4,725 | 4,972 | 5,220 |
| 15% | 4,027 | 4,260 | 4,494 | 4,728 | 4,962 |
`

/** 1,200 + 60 × (1 + g) ÷ (w − g). */
const OVER_GROWTH = `
| WACC | 0.8% | 1.0% | 1.3% | 1.5% | 1.8% |
| 9.0% | 1,933 | 1,958 | 1,984 | 2,012 | 2,042 |
| 9.5% | 1,891 | 1,913 | 1,936 | 1,961 | 1,988 |
| 10.0% | 1,854 | 1,873 | 1,894 | 1,916 | 1,940 |
| 10.5% | 1,820 | 1,838 | 1,857 | 1,877 | 1,898 |
`

test('each cell of a sensitivity table follows from two others of its line', () => {
  for (const table of [OVER_MULTIPLES, OVER_GROWTH]) expect(read(table)).toEqual({ open: [], told: [] })
  expect(read(OVER_MULTIPLES.replace('5,186', '5,546')).told).toEqual(['sensitivity-mismatch: 5,546'])
  expect(read(OVER_MULTIPLES.replace('4,494', '44,940')).told).toEqual(['sensitivity-mismatch: 44,940'])
  expect(read(OVER_GROWTH.replace('1,894', '1,849')).told).toEqual(['sensitivity-mismatch: 1,849'])
})

test('a table of numbers below numbers that is no straight line is left alone', () => {
  const years = `
| Age | 1 | 2 | 3 | 4 |
| 10 | 1,204 | 980 | 1,410 | 1,133 |
| 20 | 2,611 | 2,304 | 1,987 | 2,450 |
| 30 | 1,870 | 2,112 | 2,240 | 1,765 |
`
  expect(read(years).told).toEqual([])
})

test('the worth of a part is its earnings times its multiple, in three rows as well', () => {
  const parts = `
| Part | EBITDA | Multiple | Enterprise value |
| Public sector | 1,393 | 7.0x | 9,751 |
| Private sector | 1,295 | 8.5x | 11,008 |
| Overseas | 963 | 12.0x | 11,556 |
| Total | | | 32,315 |
`
  expect(read(parts)).toEqual({ open: [], told: [] })
  expect(read(parts.replace('8.5x | 11,008', '5.8x | 11,008')).told).toEqual(['product-mismatch: 11,008'])
})
