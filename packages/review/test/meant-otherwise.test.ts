import { expect, test } from 'vitest'
import { review } from '../src/index.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** The printed values that are called wrong. */
function wrong(text: string): (string | undefined)[] {
  return review(typeDocument(text)).findings.map(({ actual }) => actual)
}

const prices = (total: string, dearest: string) => `
# Shares bought

| Month | Shares bought | Average price |
| October | 165,164 | 58.06 |
| November | 120,924 | ${dearest} |
| December | 103,057 | 57.50 |
| Total | ${total} | 58.45 |
`

test('a column of prices has a mean below it, the column beside it a sum', () => {
  expect(wrong(prices('389,145', '59.80'))).toEqual([])
  expect(wrong(prices('389,415', '59.80'))).toEqual(['389,415'])
})

const transferred = (net: string) => `
# Assets transferred

| In millions | Held for trading | Fair value | Amortised cost |
| Carrying amount of securities | 1,308 | 4,929 | 2,898 |
| Carrying amount of liabilities | 1,426 | 5,233 | 3,099 |
| Fair value of securities | 1,308 | 4,929 | 3,052 |
| Fair value of liabilities | 1,426 | 5,233 | 3,099 |
| Net position | (118) | (304) | ${net} |
`

test('rows that are printed twice make no sum of each other', () => {
  expect(wrong(transferred('(201)'))).toEqual([])
})

const derivatives = (whole: string, part: string) => `
# 衍生金融工具

单位：千元

| 项目 | 2024年12月31日 | 2023年12月31日 |
| 衍生金融工具公平价值 | ${whole} | 12,612 |
| 其中：金融资产 | ${part} | 79,523 |
| 金融负债 | 168,311 | 92,135 |
`

test('what is left of assets and liabilities is smaller than either', () => {
  expect(wrong(derivatives('59,105', '109,206'))).toEqual([])
  expect(wrong(derivatives('229,105', '829,206').replace('79,523', '9,523'))).toEqual(['829,206'])
})

const sales = (sentence: string) => `
# Consolidated income statement

In millions of dollars

| | 2024 | 2023 |
| Revenue | 5,515 | 4,934 |
| Cost of sales | 4,100 | 3,700 |
| Gross profit | 1,415 | 1,234 |

# Units

| | 2024 | 2023 |
| New vehicle unit sales | 84,663 | 98,311 |

# Review

${sentence}
`

test.each([
  'New vehicle prices decreased 2% in 2024, driven by a 14% decrease in new vehicle unit sales, offset by a 14% increase in average selling price.',
  'Service revenue decreased $6.3 million, or 1%, in 2024 due to a 12% decrease in units.',
])('a word of direction is that of another line: %s', (sentence) => {
  expect(wrong(sales(sentence))).toEqual([])
})

test.each([
  ['Revenue decreased 11.8% to $5,515 million in 2024.', 'decreased'],
  ['Revenue decreased by $581 million to $5,515 million in 2024.', 'decreased'],
])('a word of direction is wrong: %s', (sentence, word) => {
  expect(wrong(sales(sentence))).toContain(word)
})

test('a row that was read as text tells nothing of another year', () => {
  const row = 'Revenue.................................$ 5,515 $ 4,934'
  expect(wrong(`${sales('As of December 31, 2024, cash was low.')}\n\n(in thousands)\n\n${row}`)).toEqual([])
  expect(wrong(sales(row.replace('4,934', '4,394')))).toEqual([])
})

test('what a sentence gives itself is right, whatever finer amounts would give', () => {
  const table = '| Depreciation | 23,598 | 24,835 |\n| Cost of sales'
  const text = sales('Depreciation for 2024 was $23.6 million, a 4.8% decrease from $24.8 million for 2023.')
  expect(wrong(text.replace('In millions', 'In thousands').replace('| Cost of sales', table))).toEqual([])
})

const yen = (total: string, note = '') => `
# 貸借対照表

（単位：百万円${note}）

| | 前事業年度 2023年3月31日 | 当事業年度 2024年3月31日 |
| 現金及び預金 | 4,956 | 5,101 |
| 売掛金 | 1,175 | 1,240 |
| 商品 | 2,433 | 2,518 |
| 貯蔵品 | 260 | 271 |
| 前払費用 | 108 | 119 |
| 未収入金 | 106 | 117 |
| その他 | 96 | 88 |
| 流動資産合計 | 9,134 | ${total} |
`

test('amounts that are cut off at their unit may lack one for each, and never have one too many', () => {
  expect(wrong(yen('9,460'))).toEqual([])
  expect(wrong(yen('9,411'))).toEqual(['9,411'])
  expect(wrong(yen('9,460', '、四捨五入'))).toHaveLength(1)
})

test('the price of an option and its month are no day', () => {
  expect(wrong('# Options\n\n(175) Bank of Nova Scotia @ $72 January 2023')).toEqual([])
  expect(wrong('# Options\n\nIt was signed on 32 January 2023.')).toEqual(['32 January 2023'])
})

test('of how many years something is the second is no amount', () => {
  const text = '当期の受注高は前期に次ぐ過去２番目の1,581億２千万円（前期比315億２千万円減）となりました。'
  expect(wrong(`# 経営成績\n\n${text}`)).toEqual([])
})

const segments = (change: string) => `${sales(`Gross profit was $402 million, up $${change} million.`)}

# Services

In millions of dollars

| | 2024 | 2023 |
| Gross profit | 402 | 372 |
`

test('a level that is that of a segment says which line the change beside it is of', () => {
  expect(wrong(segments('30'))).toEqual([])
})

const core = (total: string) => `
# Reconciliation

In millions of dollars

| | Gross profit | Net income | Effective tax rate |
| As reported | 12,110 | 2,748 | 22.1% |
| Restructuring | 12 | 92 | |
| Impairment | 31 | 110 | |
| Acquisitions | 7 | 20 | |
| Core measures | 12,160 | ${total} | 21.1% |
`

test('a rate to which no other line of its column leads is no sum of the one above', () => {
  expect(wrong(core('2,970'))).toEqual([])
  expect(wrong(core('2,790'))).toEqual(['2,790'])
})

test('what an amount results from is no amount before it', () => {
  const wrongIn = (sentence: string) => wrong(sales(sentence))
  expect(
    wrongIn(
      'Impairment was $2.3 million in 2024, resulting from $100 thousand on land and $2.2 million on reducing plant.',
    ),
  ).toEqual([])
})

test('a percentage of a small amount that is the difference of two rounded ones is not held to the digit', () => {
  const software = (percent: string, total: string) =>
    wrong(sales(`Software revenue increased $4.1 million, or ${percent}, to ${total} million for the year.`))
  expect(software('417%', '$5.1')).toEqual([])
  expect(software('19%', '$51.0')).toEqual(['19%'])
})

const conditions = (price: string, end: string) => `
# Summary

| In millions of yen | 2025 | 2024 |
| Revenue | 30,000 | 27,000 |
| Operating profit | 4,500 | 4,050 |

We would think again after an acquisition at a premium above 2.0x revenue${end} ¥${price} million without any other change.
`

test('a multiple in one item of a list is not of the amount in the next', () => {
  expect(wrong(conditions('3,800', '; or (d) if the order book reaches'))).toEqual([])
  expect(wrong(conditions('60,000', ', that is'))).toEqual([])
  expect(wrong(conditions('38,000', ', that is'))).toEqual(['¥38,000 million'])
})

const holdings = (share: string) => `
# The largest holdings

| | Market value (EUR) | % of net assets |
| Alder bonds | 6,006,900.00 | ${share} |
| Birch money market | 5,643,227.76 | 5.22 |
| Cedar transition | 4,379,778.15 | 4.05 |
| Elm bonds 2021 | 4,010,360.00 | 3.71 |
| Fir bonds 2024 | 3,966,660.00 | 3.67 |
| Hazel bonds 2023 | 3,652,640.00 | 3.38 |
| Juniper foods | 3,316,723.20 | 3.07 |
`

test('a share of a whole that is not printed may be nudged so that all add up, and no further', () => {
  expect(wrong(holdings('5.54'))).toEqual([])
  expect(wrong(holdings('5.65'))).toEqual(['5.65'])
  expect(wrong(holdings('55.50'))).toEqual(['55.50'])
})

const sectors = (property: string, health = '60.0%') => `
# Sectors

| | 2025 |
| Finance | 20.0% |
| Materials and property | ${property} |
| Health | ${health} |
| Total | 100.0% |
`

/** How gravely what is told of a typed report is told. */
function severities(text: string): string[] {
  return review(typeDocument(text)).findings.map(({ severity }) => severity)
}

test('of shares of which one could not be read nobody is sure that they miss their total', () => {
  expect(severities(sectors('20.0%'))).toEqual([])
  expect(severities(sectors('16.7% 3.3%'))).not.toContain('serious')
  expect(severities(sectors('20.0%', '70.0%'))).toContain('serious')
})

const purchases = (share: string) => `
# Purchases from related parties

| Purchaser | Counterparty | Purchases | % of its purchases |
| Northgate Mills | Alder Lane | 77,524 | 14.2% |
| Northgate Mills | Birchfield | 80,728 | ${share} |
| Northgate Mills | Carrow | 30,368 | 5.6% |
| Northgate Mills | Dunmore | 69,806 | 12.8% |
| Northgate Mills | Elmhurst | 72,382 | 13.3% |
| Northgate Mills | Fairwater | 73,335 | 13.5% |
| Southbridge Foods | Dunmore | 58,612 | 21.0% |
`

test('each of several names in a first column has a whole of its own, within which a share is far off at any size', () => {
  expect(wrong(purchases('14.8%'))).toEqual([])
  expect(wrong(purchases('18.4%'))).toEqual(['18.4%'])
  expect(wrong(purchases('71.3%'))).toEqual(['71.3%'])
})
