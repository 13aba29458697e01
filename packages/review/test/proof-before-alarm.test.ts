import { describe as suite, expect, it } from 'vitest'
import { review } from '../src/index.ts'
import { typeDocument } from '../src/testing/type-document.ts'

function found(text: string, language: 'en' | 'zh' = 'en') {
  return review(typeDocument(text, language)).findings.map(({ actual }) => actual)
}

const equity = (dividends: string) => `
# Consolidated statements of shareholders’ equity

(in millions)

| | Common stock | Retained earnings | Total |
| Balance as of December 31, 2022 | 910 | 16,778 | 17,688 |
| Net income | | 176 | 176 |
| Shares issued to benefit plans | 64 | | 64 |
| Common dividends ($0.28 per share) | | (${dividends}) | (241) |
| Balance as of March 31, 2023 | 974 | 16,713 | 17,687 |
`

const perShare = (diluted: string) => `
# Selected data

| | 2016 | 2015 |
| Basic earnings per share: | | |
| Income from continuing operations | 4.93 | 4.65 |
| Diluted earnings per share: | | |
| Income from continuing operations | ${diluted} | 4.62 |

# Earnings per share

| | 2016 | 2015 |
| Diluted earnings per share: | | |
| Income from continuing operations | 4.91 | 4.62 |
`

const progress = (rate: string) => `
# Projects

(in thousands)

| Project | Committed | Invested to date | Progress (%) |
| Plant A | 37,062 | 18,531 | 50.0% |
| Plant B | 12,400 | 9,300 | 75.0% |
| Plant C | 8,250 | 2,145 | ${rate} |
| Plant D | 20,110 | 15,686 | 78.0% |
`

const products = (change: string) => `
# 主营业务分产品情况

单位：元

| 分产品 | 营业收入 | 营业成本 | 毛利率 | 营业收入比上年同期增减 | 营业成本比上年同期增减 | 毛利率比上年同期增减 |
| 泵类 | 122,670,881.52 | 62,880,416.61 | 48.74% | 0.97% | 3.05% | -1.03% |
| 阀门 | 68,459,413.04 | 22,636,649.97 | 66.93% | -0.31% | -9.04% | ${change} |
| 配件 | 36,965,499.60 | 20,249,720.41 | 45.22% | 9.05% | -1.36% | 5.78% |
`

suite('proof before alarm', () => {
  it('counts dividends whose label names an amount per share among the movements', () => {
    expect(found(equity('241'))).toEqual([])
    expect(found(equity('214'))).toContain('(214)')
  })

  it('ties basic and diluted amounts each with their own', () => {
    expect(found(perShare('4.91'))).toEqual([])
  })

  it('learns what a rate is the ratio of', () => {
    expect(found(progress('26.0%'))).toEqual([])
    expect(found(progress('28.0%'))).toEqual(['28.0%'])
  })

  it('derives the change of a margin from the growth of revenue and cost', () => {
    expect(found(products('3.17%'), 'zh')).toEqual([])
    expect(found(products('8.17%'), 'zh')).toEqual(['8.17%'])
  })

  it.each([
    'Net income was $1.58 per share, income of $3.1 billion in 2019 compared to a loss of $10.2 billion in 2018, an increase of 130.1%.',
    'The $47 million increase in deferred revenue as compared to the balance of $1,265 million as of December 31, 2022 reflects growth.',
    'These decreases were offset by higher dividends, with $283 million paid in 2019, as compared to $259 million for 2018.',
    'Working capital gave an increase to cash of $562 million, compared to an increase to cash of $1,482 million for fiscal 2018.',
    'Service income totaled $133 million in 2021 compared to $113 million in 2020, primarily reflecting lower interest costs.',
    'Net sales for the quarter increased 1.9 percent, to $52.60 billion, from $51.61 billion last year.',
  ])('finds nothing wrong in: %s', (text) => {
    expect(found(text)).toEqual([])
  })

  it('knows a percentage that is spelt out', () => {
    expect(found('Net sales increased 4.9 percent, to $52.60 billion, from $51.61 billion last year.')).toHaveLength(1)
  })

  it('takes a unit of the last place for rounding', () => {
    const table = (rate: string) => `
(in millions)

| | 2023 | 2022 | Change |
| Products | 4,410 | 3,905 | 12.9% |
| Services | 2,230 | 2,011 | ${rate} |
| Total | 6,640 | 5,916 | 12.2% |
`
    expect(found(table('10.8%'))).toEqual([])
    expect(found(table('15.9%'))).toEqual(['15.9%'])
  })
})
