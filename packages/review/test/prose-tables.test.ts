import { describe, expect, it } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const HEADCOUNT = `表4-1 员工构成（单位：人）

部门 | 2023年末 | 2024年末 | 2024年末占比
研发 | 158 | 180 | 43.7%
交付 | 142 | 151 | 36.7%
销售 | 76 | 81 | 19.6%
合计 | 376 | 412 | 100.0%
`

const MARKET = `表1 市场规模（单位：亿元）

项目 | 2021年 | 2022年 | 2023年 | 2024年
现制茶饮 | 1,420 | 1,605 | 2,087 | 2,480
现制咖啡 | 780 | 950 | 1,215 | 1,520
合计 | 2,200 | 2,555 | 3,302 | 4,000
增长率 | 25.0% | 16.1% | 29.2% | 21.1%
`

const LAWSUITS = (stated: string) => `截至基准日，目标公司尚未了结的诉讼案件涉案金额合计${stated}万元，具体如下：

序号 | 案由 | 标的金额（万元）
1 | 买卖合同纠纷 | 386.20
2 | 建设工程纠纷 | 452.70
3 | 劳动争议 | 247.50
合计 | | 1,086.40
`

/** The figures that findings above suggestion call wrong. */
function wrong(text: string): string[] {
  return review(typeDocument(`# 财务尽职调查报告\n\n${text}`, 'zh'))
    .findings.filter(({ severity, ruleId }) => severity !== 'suggestion' && /calculation|consistency/.test(ruleId))
    .map(({ actual, evidence }) => actual ?? evidence[0].value ?? evidence[0].text)
}

/** Sentences and tables as they should be, and the slip that each is to betray. */
const CASES: readonly [what: string, sound: string, right: string, slip: string][] = [
  ['a share of a table, by its total', `${HEADCOUNT}\n研发人员占员工总数的43.7%。`, '总数的43.7%', '总数的47.3%'],
  ['a share of a table, without the word', `${MARKET}\n2024年现制茶饮占比62.0%。`, '占比62.0%', '占比68.0%'],
  [
    'a share of the amount beside it',
    '对外担保余额2,000万元，占目标公司净资产12,500万元的16.00%。',
    '的16.00%',
    '的18.00%',
  ],
  [
    'a share of the whole that the sentence states',
    '借款余额合计为5,300万元，其中抵押借款3,000万元，占借款总额的56.60%。',
    '56.60%',
    '65.60%',
  ],
  [
    'shares in brackets',
    '回收有效问卷2,400份，其中一线城市960份（40.0%）、新一线城市840份（35.0%）、二线城市600份（25.0%）。',
    '（40.0%）',
    '（45.0%）',
  ],
  [
    'a part printed before',
    '门店总数为1,280家，其中直营店320家、加盟店960家，加盟店占比75.0%。',
    '占比75.0%',
    '占比78.0%',
  ],
  [
    'parts that overfill their whole',
    '目标公司拥有专利45项，其中发明专利12项、实用新型专利28项、外观设计专利5项。',
    '发明专利12项',
    '发明专利21项',
  ],
  ['two groups that leave no third', '在册员工526人，其中已缴纳社会保险498人，未缴纳28人。', '保险498人', '保险489人'],
  [
    'money paid for shares',
    '江南投资以货币出资2,400万元认购，其中600万元计入注册资本，1,800万元计入资本公积。',
    '1,800万元计入',
    '1,600万元计入',
  ],
  [
    'compound growth',
    '市场规模由2020年的1,136亿元增长至2024年的2,480亿元，年均复合增长率为21.6%。',
    '率为21.6%',
    '率为26.1%',
  ],
  [
    'a direction between two years',
    '收入由2024年的14.4亿元增长至2027年的21.7亿元，复合增长率14.6%。',
    '亿元增长至',
    '亿元下降至',
  ],
  [
    'a growth beside the growth of the year before',
    '营业收入18,640万元，较2023年度的15,980万元增长16.6%，增速较2023年度的12.5%有所提高。',
    '增长16.6%',
    '增长19.6%',
  ],
  ['a direction before a growth word', '收入由5,010万元增加至6,180万元，增幅23.4%。', '增加至', '减少至'],
  [
    'a growth over what the table has for the year before',
    `${MARKET}\n2024年现制茶饮2,480亿元，同比增长18.8%。`,
    '同比增长18.8%',
    '同比下降18.8%',
  ],
  ['a row of growth rates', MARKET, '29.2%', '24.1%'],
  ['a total stated before its table', LAWSUITS('1,086.40'), '合计1,086.40万元', '合计1,068.40万元'],
  ['an amount in capitals', '赔偿上限为人民币壹佰贰拾万元整（¥1,200,000.00）。', '¥1,200,000.00', '¥1,020,000.00'],
  ['digits before capitals', '注册资本为人民币1,000万元（大写：壹仟万元整）。', '壹仟万元', '壹仟伍佰万元'],
]

describe('what sentences state of amounts and tables', () => {
  it.each(CASES)('%s', (_, sound, right, slip) => {
    expect(sound).toContain(right)
    expect(wrong(sound)).toEqual([])
    expect(wrong(sound.replace(right, slip))).not.toEqual([])
  })

  it.each([
    ['groups that overlap', '员工526人，其中本科以上学历300人、研发人员280人。'],
    ['a list that goes on elsewhere', '总投资8,000万元，其中设备5,000万元、土建2,000万元。'],
    ['a share of something that the table lacks', `${HEADCOUNT}\n研发形成的专利占研发项目的比例为12.0%。`],
    ['a rate a year beside two amounts', '收入由2020年的100万元增长至2024年的200万元，年均增速为18.9%。'],
  ])('is silent on %s', (_, text) => {
    expect(wrong(text)).toEqual([])
  })
})
