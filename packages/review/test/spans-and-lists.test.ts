import type { Document } from '@tickmark/document'
import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const toldOf = (document: Document) =>
  review(document, { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, evidence: [{ value, text }] }) => `${ruleId.split('/')[1]}: ${value ?? text}`)
const told = (text: string, language: Document['language'] = 'en') => toldOf(typeDocument(text, language))

/** The same document with one cell of a table spread over so many columns. */
function spread(document: Document, text: string, columnSpan: number): Document {
  const blocks = document.blocks.map((block) =>
    block.type === 'table'
      ? { ...block, cells: block.cells.map((cell) => (cell.text === text ? { ...cell, columnSpan } : cell)) }
      : block,
  )
  return { ...document, blocks }
}

test('columns under one head are parts of its time, two heads of one time are not', () => {
  const charges = (second: string) => `
# Restructuring

| | Fourth Quarter 2020 | ${second} |
| Cost of sales | 36 | 51 |
| Selling expenses | 16 | 79 |
| Research | 23 | 7 |

| | Fourth Quarter 2020 | Fourth Quarter 2019 |
| Severance | 12 | 15 |
| Leases | 20 | 19 |
`
  expect(toldOf(spread(typeDocument(charges('')), 'Fourth Quarter 2020', 2))).toEqual([])
  expect(told(charges('Fourth Quarter 2020'))).toEqual(['repeated-period: Fourth Quarter 2020'])
})

test('results one below the other lead to no adjusted one', () => {
  const outlook = `
# 連結業績見通し

（単位：億円）

| | 2022年度 |
| 営業利益 | 3,600 |
| 税引前利益 | 3,600 |
| 親会社の所有者に帰属する当期純利益 | 2,600 |
| 調整後営業利益 | 3,800 |
`
  expect(told(outlook, 'ja')).toEqual([])
})

test('behind the reasons a sentence goes on about what it is about', () => {
  const position = (amount: string) => `
# 連結財政状態計算書

（単位：百万円）

| | 2021年12月31日 | 2020年12月31日 |
| 営業債権 | 741,600 | 667,700 |
| 棚卸資産 | 630,140 | 491,240 |
| その他 | 921,160 | 895,660 |
| 流動資産合計 | 2,292,900 | 2,054,600 |

# 財政状態

流動資産合計は、営業債権が739億円、棚卸資産が1,389億円増加したことなどから、前期末比2,383億円増加し、${amount}億円となりました。
`
  expect(told(position('22,929'), 'ja')).toEqual([])
})

test('amounts in a row behind one word are changes, and so is that of the bracket behind one', () => {
  const allowance = `
# Valuation allowance

Amounts in thousands of USD

| | 2017 | 2016 |
| Balance at beginning of year | 254,898 | 195,104 |
| Additions | 154,102 | 59,794 |
| Valuation allowance | 409,000 | 254,898 |

The valuation allowance increased by approximately $154.1 million and $59.8 million during the years ended December 31, 2017 and 2016, respectively.

The increase in the valuation allowance of $154.1 million (2016: $59.8 million) was recorded in full.
`
  expect(told(allowance)).toEqual([])
})

test('of two prices in a sentence one makes the total', () => {
  const issue = (total: string) =>
    `# Share capital\n\nThe company issued 2,869,764,833 shares with a par value of RMB 1.00 per share at a price of RMB 13.75 per share, in total RMB ${total}.`
  expect(told(issue('39,459,266,453.75'))).toEqual([])
})

test('an extreme that stands alone is a level of its own, beside another it is one of the lines', () => {
  const levels = (max: string, more = '') => `
# Outcomes

| | Weight | Payout |
| Entry | 10 | 50 |
| Threshold | 20 | 75 |
| Target | 30 | 100 |
${more}| Max | 30 | ${max} |
`
  expect(told(levels('110'))).toEqual([])
  expect(told(levels('110', '| Min | 10 | 50 |\n'))).toEqual(['average-mismatch: 110'])
})

test('words that lead up to a name are no part of it', () => {
  const report = (lead: string, name: string) => `
# 验资

${Array.from({ length: 8 }, (_, year) => `201${year}年的分配方案已实施，业经安永华明会计师事务所审验。`).join('\n\n')}

募集资金已汇入专户，${lead}${name}会计师事务所审验。
`
  expect(told(report('并经', '安永华明'), 'zh')).toEqual([])
  expect(told(report('并经', '安永华名'), 'zh')).toEqual(['identity-differs: 安永华名会计师事务所'])
})

test('all that a file conceals is one finding, and what stands upright at the edge of its pages a suggestion', () => {
  const document = typeDocument('# Report\n\nRevenue grew.')
  const [heading, paragraph] = document.blocks
  if (paragraph?.type !== 'paragraph' || !heading) throw new Error('a paragraph was typed')
  const hide = (text: string, page: number, box?: [number, number, number, number]) => ({
    ...paragraph,
    id: `h${page}${text.length}`,
    layer: 'invisible' as const,
    text,
    page,
    ...(box ? { box } : {}),
  })
  const severities = (hidden: readonly ReturnType<typeof hide>[]) =>
    review({ ...document, pageCount: 4, blocks: [heading, paragraph, ...hidden] }).findings.map(
      ({ severity }) => severity,
    )
  expect(
    severities([
      hide('The impairment was left out of the accounts.', 1),
      hide('Do not tell the auditors of the loan.', 2),
    ]),
  ).toEqual(['warning'])
  const edge: [number, number, number, number] = [0.02, 0.3, 0.05, 0.6]
  expect(severities([1, 2, 3].map((page) => hide('For personal use only', page, edge)))).toEqual(['suggestion'])
})

test('a round amount is no slip of the scale of a line that only begins with the same digit', () => {
  expect(
    told(`
# Goals

The embedded value reached the goal of JPY 100 billion in September.

# Securities

Amounts in millions of JPY

| | 2022 | 2021 |
| Local government bonds | 100 | 100 |
| Corporate bonds | 450 | 300 |
| Total bonds | 550 | 400 |
`),
  ).toEqual([])
})

test('what is held against the sum of two periods is compared with neither', () => {
  const sales = (before: string) =>
    `# Results\n\nNet sales decreased 4.6% to $10.9 billion for 2014, compared to ${before}.`
  expect(
    told(sales('the sum of $6.2 billion for the successor period and $5.2 billion for the predecessor period')),
  ).toEqual([])
  expect(told(sales('$10.1 billion for 2013'))).not.toEqual([])
})

test('a row of a table that was read as text tells of two years, and a part of a part is none of the whole', () => {
  const cash = (text: string) => `
# Cash

Amounts in millions of USD

| | January 30, 2021 | February 1, 2020 |
| Cash and cash equivalents | 5,494 | 2,229 |
| Short-term investments | 120 | 110 |
| Total cash and short-term investments | 5,614 | 2,339 |

${text}
`
  expect(
    told(cash('Cash and cash equivalents $ 5,494 $ 2,229 The increase was driven by the operating cash flow.')),
  ).toEqual([])
  expect(
    told(
      cash(
        'CityCenter paid a $600 million dividend, consisting of $350 million of proceeds and $250 million of cash, of which $78 million was part of its annual policy.',
      ),
    ),
  ).toEqual([])
})

test('earnings of a share in a unit of their own leave the amounts beside them in that of the statements', () => {
  expect(
    told(
      `
# 合併資產負債表

單位：新台幣仟元

| | 98年3月31日 | 97年3月31日 |
| 少數股權利益 | 2,243 | 2,213 |
| 母公司股東權益 | 41,344 | 39,751 |
| 股東權益總計 | 43,587 | 41,964 |

# 普通股每股盈餘

| | 金額（分子） | 股數-仟股（分母） | 每股盈餘（元） |
| 合併總損益 | 43,587 | 68,206 | 0.64 |
| 減：少數股權利益 | (2,243) | | (0.03) |
| 母公司普通股股東之淨利益 | 41,344 | | 0.61 |
`,
      'zh',
    ),
  ).toEqual([])
})

test('a list goes on over an entry of nothing', () => {
  const list = (total: string, entry = '5,230') =>
    `# Notes\n\nin CHF million\n\n| | 2019 |\n${[
      '3,104',
      '2,517',
      '411',
      entry,
      '–',
      '3,390',
      '4,271',
      '388',
      '1,508',
      '2,204',
    ]
      .map((value, index) => `| Contract ${2015 + (index % 4)}-0${10 + index} | ${value} |`)
      .join('\n')}\n| Total | ${total} |\n`
  const total = (text: string) =>
    review(typeDocument(text), { type: 'financial_report' }).figures.find(({ label }) => label === 'Total')?.state
  expect([told(list('23,023')), total(list('23,023'))]).toEqual([[], 'verified'])
  expect(told(list('23,923'))).toEqual(['total-mismatch: 23,923'])
  expect(told(list('230,230'))).toEqual(['total-mismatch: 230,230'])
  expect(told(list('23,023', '52,300'))).toEqual(['total-mismatch: 52,300'])
})
