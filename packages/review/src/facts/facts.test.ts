import { describe, expect, it } from 'vitest'
import { typeDocument } from '../testing/type-document.ts'
import { labelKey } from './text/label-key.ts'
import { makeGrids } from './grids/make-grids.ts'
import { maskText } from '@tickmark/language'
import { makeSentences } from './sentences/make-sentences.ts'
import { findNumbers, parseCellNumber, readUnit } from '@tickmark/language'
import { mayBeSamePeriod, readPeriod } from './periods/read-period.ts'

const valueOf = (text: string) => parseCellNumber(text)?.amount.value
const numbersIn = (text: string) =>
  findNumbers(maskText(text)).map(({ amount }) => [amount.value, amount.scale, amount.unit])

describe('numbers of table cells', () => {
  it.each([
    ['1,234,567.89', '1234567.89'],
    ['(1,234)', '-1234'],
    ['$ ( 18,256)', '-18256'],
    ['( 610,250 )', '-610250'],
    ['△120', '-120'],
    ['▲1,500', '-1500'],
    ['−12.5', '-12.5'],
    ['１，２３４', '1234'],
    ['17.2 %', '17.2'],
    ['(5.3)%', '-5.3'],
    ['1,234 (1)', '1234'],
    ['RMB 1,234', '1234'],
    ['—', '0'],
    ['5,467,313.27元', '5467313.27'],
  ])('%s is %s', (text, value) => expect(valueOf(text)).toBe(value))

  it.each(['七、1', 'Note 5', 'n/a', '1-2 年', '12, 13', '(a)'])('%s is none', (text) =>
    expect(valueOf(text)).toBeUndefined(),
  )
})

describe('numbers of sentences', () => {
  it('reads scales and currencies', () => {
    expect(numbersIn('Sales rose to $17.4 million from US$ 900 thousand, or 16.8%.')).toEqual([
      ['17.4', 6, 'money'],
      ['900', 3, 'money'],
      ['16.8', 0, 'percent'],
    ])
    expect(numbersIn('营业收入15,360万元，较上年增长5.7%，每股0.35元，市值1.2亿元')).toEqual([
      ['15360', 4, 'money'],
      ['5.7', 0, 'percent'],
      ['0.35', 0, 'money'],
      ['1.2', 8, 'money'],
    ])
    expect(numbersIn('매출액은 1,200억원, 영업이익률은 12.5%p 개선')).toEqual([
      ['1200', 8, 'money'],
      ['12.5', 0, 'points'],
    ])
    expect(numbersIn('売上高は1,200百万円、前年比2.1ポイント増')).toEqual([
      ['1200', 6, 'money'],
      ['2.1', 0, 'points'],
    ])
  })

  it.each([
    'As described in Note 8 and Table 3, see Section 404 and Item 9A of Form 10-K.',
    'On December 31, 2023 and 30 June 2024, in fiscal 2024 and 2023年度',
    '详见附注七、1及表6，第十二节，2019年12月31日，联系电话：010-88886666',
    'ASC 842 and IFRS 16 apply from January 1, 2019 [S1].',
  ])('takes no dates and references for figures: %s', (text) => expect(numbersIn(text)).toEqual([]))

  it('reads the unit behind a note mark', () =>
    expect(numbersIn('营业收入1,500¹万元，占比25.0²%，合计300¹⁰。')).toEqual([
      ['1500', 4, 'money'],
      ['25.0', 0, 'percent'],
      ['300', 0, 'unknown'],
    ]))

  it('places a figure in its block', () => {
    const [sentence] = makeSentences(typeDocument('Net debt was $931 thousand.'))
    expect(sentence!.figures[0]!.figure.location).toEqual({ block: 'b0', start: 13, end: 26 })
  })
})

describe('units', () => {
  it.each([
    ['单位：人民币万元', 4, 'CNY'],
    ['单位： 元', 0, undefined],
    ['(in thousands, except per share data)', 3, undefined],
    ['(Dollars in millions)', 6, undefined],
    ['(in thousands of US dollars)', 3, 'USD'],
    ["RMB'000", 3, 'CNY'],
    ["£'000", 3, 'GBP'],
    ['£m', 6, 'GBP'],
    ['2024 CHF 000', 3, 'CHF'],
    ['(EUR million)', 6, 'EUR'],
    ['（単位：百万円）', 6, 'JPY'],
    ['(단위: 천원)', 3, 'KRW'],
    ['(단위: 억원)', 8, 'KRW'],
  ])('%s', (text, scale, currency) =>
    expect(readUnit(text)).toMatchObject({ scale, ...(currency ? { currency } : {}) }),
  )

  it.each(['The company employs many people in Thousand Oaks.', 'Debt of £15m was repaid', 'CHF 1,000 each'])(
    'finds none in %s',
    (text) => expect(readUnit(text)).toBeUndefined(),
  )
})

describe('periods', () => {
  it.each([
    ['Three Months Ended December 31, 2023', '2023-12-31', '-3M'],
    ['31 Dec 2022', '2022-12-31', undefined],
    ['2023年12月31日', '2023-12-31', undefined],
    ['2019 年度', '2019', '-12M'],
    ['FY2024', '2024', undefined],
    ['2024년 3월 31일', '2024-03-31', undefined],
  ])('%s', (text, end, start) => expect(readPeriod(text)).toMatchObject({ end, ...(start ? { start } : {}) }))

  it('keeps three months apart from nine', () => {
    const [three, nine] = ['Three months ended December 31, 2023', 'Nine months ended December 31, 2023'].map((text) =>
      readPeriod(text),
    )
    expect(mayBeSamePeriod(three, nine)).toBe(false)
    expect(mayBeSamePeriod(three, readPeriod('2023'))).toBe(true)
  })
})

describe('parts of a year', () => {
  it.each([
    ['2023 Q1', 'Q2 2023', false],
    ['2023 Q1', 'First Quarter 2023', true],
    ['2023年第一季度', '2023年第三季度', false],
    ['2023 H1', 'H2 2023', false],
    ['2023 Q2', 'Three Months Ended June 30, 2023', true],
  ])('%s and %s may be one: %s', (a, b, isOne) => {
    expect(mayBeSamePeriod(readPeriod(a), readPeriod(b))).toBe(isOne)
  })
})

describe('labels', () => {
  it.each([
    ['减：所得税费用', '所得税费用'],
    ['其中：利息费用', '利息费用'],
    ['五、净利润（净亏损以“－”号填列）', '净利润'],
    ['Accounts receivable, net (Note 5)', 'accounts receivable net'],
    ['1. Cash and cash equivalents', 'cash and cash equivalents'],
    ['Total stockholders’ equity', 'total stockholders equity'],
  ])('%s is %s', (label, key) => expect(labelKey(label)).toBe(key))
})

describe('grids', () => {
  it('puts split currency signs and brackets back, and skips the column of note numbers', () => {
    const [grid] = makeGrids(
      typeDocument(
        '| Item | Note | | 2024 | |\n| Revenue | 3 | $ | 1,200 | |\n| Loss | 4 | | (300 | ) |\n| Total | 5 | $ | 900 | |',
      ),
    )
    expect(grid!.columns.map((column) => column.head)).toEqual(['2024'])
    expect(grid!.cells.map((row) => row[0]?.figure.amount.value)).toEqual(['1200', '-300', '900'])
  })

  it('reads the two sides of an account form apart', () => {
    const grids = makeGrids(
      typeDocument(
        '| 资产 | 期末 | 期初 | 负债 | 期末 | 期初 |\n| 货币资金 | 100 | 90 | 借款 | 40 | 30 |\n| 资产总计 | 100 | 90 | 负债合计 | 40 | 30 |',
        'zh',
      ),
    )
    expect(grids.map((grid) => grid.rows.map((row) => row.label))).toEqual([
      ['货币资金', '资产总计'],
      ['借款', '负债合计'],
    ])
  })

  it('takes the unit from the line above', () => {
    const [grid] = makeGrids(typeDocument('单位：万元\n\n| 项目 | 2024年 |\n| 收入 | 100 |', 'zh'))
    expect(grid!.cells[0]![0]!.figure.amount).toMatchObject({ value: '100', scale: 4, unit: 'money' })
  })
})
