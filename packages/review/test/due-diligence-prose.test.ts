import { describe, expect, it } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

/** The rules above suggestion that speak of a text, with the figure that each calls wrong. */
function told(text: string, language: 'en' | 'zh'): string[] {
  const title = language === 'zh' ? '# 财务尽职调查报告' : '# Financial due diligence report'
  return review(typeDocument(`${title}\n\n${text}`, language))
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ actual, evidence }) => actual ?? evidence[0].value ?? evidence[0].text)
}

const BRIDGE = (margin: string) => `Table 1: Summary ($000)

Item | FY22 | FY23 | FY24
Revenue | 42,310 | 48,800 | 55,870
Adjusted EBITDA | 6,020 | 8,220 | 9,840
Adjusted EBITDA margin | 14.2% | ${margin} | 17.6%`

const SEGMENTS = (share: string) => `Table 1: Revenue by segment ($000)

Segment | FY23 | FY24
Subscriptions | 29,450 | 35,340
Services | 12,220 | 12,830
Hardware | 7,130 | 7,700
Total revenue | 48,800 | 55,870

Subscriptions represented ${share} of total revenue in FY24.`

const CUSTOMERS = (share: string) => `Table 5: Top customers

Customer | Revenue ($000) | % of revenue
Customer A | 6,704 | 12.0%
Customer B | 5,028 | 9.0%
Customer C | 4,470 | 8.0%
Customer D | 2,794 | 5.0%
Customer E | 2,514 | 4.5%
Top five | 21,510 | 38.5%
Other | 34,360 | 61.5%
Total | 55,870 | 100.0%

The top five customers accounted for ${share} of revenue.`

const DEAL = (value: string) => `At 9.5x Adjusted EBITDA of $9,840 thousand, enterprise value is ${value} thousand.`

const PROFIT = (margin: string) => `单位：万元

项目 | 2023年度 | 2022年度 | 2021年度
营业收入 | 126,880.40 | 108,350.22 | 92,610.18
营业成本 | 95,160.30 | 82,346.17 | 71,309.84
综合毛利率 | ${margin} | 24.00% | 23.00%`

const CHAPTERS = (reference: string) => `表2-1 收入（单位：万元）

项目 | 2023年 | 2024年
甲类 | 120 | 130

表3-1 借款（单位：万元）

项目 | 2023年 | 2024年
乙类 | 220 | 230

详情见表${reference}。`

describe('what due diligence reports state', () => {
  it.each([
    ['a margin below its amounts', 'en', BRIDGE, '16.8%', '18.6%'],
    ['a share of a table', 'en', SEGMENTS, '63.3%', '66.3%'],
    ['a sum of the largest that the table prints', 'en', CUSTOMERS, '38.5%', '35.8%'],
    ['a multiple of an amount beside it', 'en', DEAL, '$93,480', '$94,380'],
    ['a gross margin of revenue and cost', 'zh', PROFIT, '25.00%', '28.00%'],
    ['a table of a chapter', 'zh', CHAPTERS, '3-1', '3-9'],
  ] as const)('%s', (_, language, text, right, slip) => {
    expect(told(text(right), language)).toEqual([])
    expect(told(text(slip), language)).not.toEqual([])
  })

  it('reads a number that a wrong line cut in two', () => {
    const table = (total: string) => `单位：元

项目 | 本期计入营业外收入 | 本期计入其他收益 | 期末余额
甲项目 | 1 | ,423,820.28 | 4,271,460.84
乙项目 | | 117,931.20 | 110,000.00
丙项目 | | 30,000.00 | 84,000.00
合计 | | ${total} | 4,465,460.84`
    expect(told(table('1,571,751.48'), 'zh')).toEqual([])
    expect(told(table('1,517,751.48'), 'zh')).toEqual(['1,517,751.48'])
  })
})

describe('the topics of due diligence', () => {
  const topics = (headings: readonly string[]) =>
    review(
      typeDocument(`# 法律尽职调查报告\n\n${headings.map((heading) => `# ${heading}\n\n正文。`).join('\n\n')}`, 'zh'),
    ).findings.filter(({ ruleId }) => ruleId === 'completeness/missing-section')

  it('are confirmed in one suggestion where the report is of another build', () => {
    const found = topics(['释义', '历史沿革', '主要资产', '重大债权债务', '诉讼仲裁', '劳动用工', '税务', '结论'])
    expect(found.map(({ severity, messageId }) => [severity, messageId])).toEqual([['suggestion', 'topics']])
  })
})
