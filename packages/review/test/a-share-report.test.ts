import { describe as suite, expect, it } from 'vitest'
import { review } from '../src/index.ts'
import { makeGrids } from '../src/facts/grids/make-grids.ts'
import { typeDocument } from '../src/testing/type-document.ts'
import { changeColumns } from '../src/claims/changes/change-columns.ts'

function found(text: string) {
  return review(typeDocument(text, 'zh')).findings.map(({ ruleId, actual, expected }) => ({ ruleId, actual, expected }))
}

const customers = (share: string) => `
# 主要销售客户情况

前五名客户销售额 32,932.48 万元，占年度销售总额 ${share}%；其中前五名客户销售额中关联方销售额 0 万元，占年度销售总额 0%。

单位：元

| 客户名称 | 销售额 | 占年度销售总额占比（%） |
| 第一名 | 86,512,221.40 | 7.36 |
| 第二名 | 76,744,556.33 | 6.53 |
| 第三名 | 65,463,054.76 | 5.57 |
| 第四名 | 50,776,767.38 | 4.32 |
| 第五名 | 49,828,248.50 | 4.24 |
| 合计 | 329,324,848.37 | 28.02 |
`

const ageing = (share: string) => `
# 预付款项

单位：元

| 账龄 | 期末余额 金额 | 期末余额 比例(%) | 期初余额 金额 | 期初余额 比例(%) |
| 1 年以内 | 30,961,152.57 | 98.95 | 62,843,003.28 | ${share} |
| 1至2年 | 280,306.37 | 0.90 | 173,649.48 | 0.28 |
| 2至3年 | 28,991.47 | 0.09 | 10,000.00 | 0.02 |
| 3 年以上 | 20,000.00 | 0.06 | 10,000.00 | 0.02 |
| 合计 | 31,290,450.41 | 100.00 | 63,036,652.76 | 100.00 |
`

const grants = (total: string) => `
# 政府补助

单位：元

| 补助项目 | 本期发生金额 | 上期发生金额 |
| 产业转型升级专项资金 | 1,600,000.00 | |
| 工业企业应税销售增长奖励 | 614,300.00 | 520,000.00 |
| 稳岗补贴 | 228,593.00 | 177,937.00 |
| 工会奖励 | 5,000.00 | 88,725.34 |
| 研发投入达标企业 | | 200,000.00 |
| 收到财政局补贴 | | 100,000.00 |
| 财政科技支出收入 | | 100,000.00 |
| 收科技局补贴 | | 13,420.00 |
| 小计 | 2,447,893.00 | ${total} |
`

const results = (growth: string) => `
# 管理层讨论与分析

报告期内，公司实现营业收入125,000万元，上年同期为110,000万元，同比增长${growth}%；净利润9,000万元，上年同期数8,000万元，同比增长12.5%。

单位：万元

| 项目 | 2024年 | 2023年 | 2022年 |
| 营业收入 | 125,000 | 110,000 | 90,000 |
| 净利润 | 9,000 | 8,000 | 7,000 |
`

const twoResults = (profit: string) => `
# 经营情况

2024年，本行营业收入1,466.95亿元，同比下降10.9%，净利润445.08亿元，同比下降${profit}%。

单位：百万元

| 项目 | 2024年 | 2023年 |
| 营业收入 | 146,695 | 164,699 |
| 净利润 | 44,508 | 46,455 |
`

const customersCounted = (prose: string) => `
# 零售业务

2024年末，本行零售客户数${prose}万户。

单位：百万元

| 项目 | 2024年12月31日 | 2023年12月31日 |
| 零售客户数（万户） | 12,553.79 | 12,543.20 |
| 零售存款余额 | 1,287,179 | 1,207,618 |
`

/** One table teaches what the last column means; the other has the same shape and means a share. */
const dividends = `
# 主要数据

单位：百万元

| 项目 | 2024年 | 2023年 | 变动 |
| 利息净收入 | 93,427 | 117,991 | -20.8% |
| 营业收入 | 146,695 | 164,699 | -10.9% |
| 手续费净收入 | 24,112 | 29,430 | -18.1% |
| 净利润 | 44,508 | 46,455 | -4.2% |

# 现金分红

单位：百万元

| 年度 | 现金分红金额 | 归属于本行股东的净利润 | 占归属于本行股东的净利润的比率 |
| 2024年 | 11,799 | 44,508 | 27% |
`

suite('what annual reports of A-share companies print', () => {
  it('holds a growth rate against the amount of the year, not against that of the year before beside it', () => {
    expect(found(results('13.6'))).toEqual([])
    expect(found(results('31.6'))).toEqual([
      { ruleId: 'calculation/growth-mismatch', actual: '31.6%', expected: '13.6%' },
    ])
  })

  it('reads several results of a sentence one by one, each with its own change', () => {
    expect(found(twoResults('4.2'))).toEqual([])
    expect(found(twoResults('14.2'))).toEqual([
      { ruleId: 'calculation/growth-mismatch', actual: '14.2%', expected: '4.2%' },
    ])
  })

  it('counts customers in the unit that their own line names', () => {
    expect(found(customersCounted('12,553.79'))).toEqual([])
  })

  it('takes the share of a dividend in the profit for no change, whatever tables of the same shape mean', () => {
    const changes = changeColumns(makeGrids(typeDocument(dividends, 'zh'))).map(({ result }) => result.text)
    expect(changes).toEqual(['-20.8%', '-10.9%', '-18.1%', '-4.2%'])
  })

  it('does not hold the share of related parties against the five largest customers', () => {
    expect(found(customers('28.02'))).toEqual([])
    expect(found(customers('29.02')).map(({ actual }) => actual)).toContain('29.02%')
  })

  it('lets the last place of a share be adjusted so that the shares make 100', () => {
    expect(found(ageing('99.68'))).toEqual([])
    expect(found(ageing('96.98'))).toEqual([
      { ruleId: 'calculation/share-mismatch', actual: '96.98', expected: '99.68%' },
    ])
  })

  it('takes no round numbers that happen to differ by one another out of a sum', () => {
    expect(found(grants('1,200,082.34'))).toEqual([])
    expect(found(grants('1,135,082.34'))).toEqual([
      { ruleId: 'calculation/total-mismatch', actual: '1,135,082.34', expected: '1,200,082.34' },
    ])
  })

  it('reads a change in shares held as a number, not as a rate', () => {
    expect(
      found(`
# 董事持股变动

| 姓名 | 年初持股数 | 年末持股数 | 年度内股份增减变动量 |
| 李某 | 705,743 | 1,005,743 | 300,000 |
| 杨某 | 0 | 300,000 | 300,000 |
| 尹某 | 1,079,200 | 1,079,200 | 0 |
| 王某 | 2,455,965 | 2,455,965 | 0 |
| 合计 | 4,240,908 | 4,840,908 | 600,000 |
`),
    ).toEqual([])
  })
})
