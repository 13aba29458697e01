import type { StatementWords } from '../shape/statement-words.ts'

export const statements: StatementWords = {
  balanceSheet: { words: ['资产负债表', '資產負債表', '财务状况表', '財務狀況表'], example: ['合并资产负债表', true] },
  incomeStatement: {
    words: ['利润表', '利潤表', '损益表', '損益表', '综合收益表', '綜合收益表'],
    example: ['合并利润表', true],
  },
  cashFlow: { words: ['现金流量表', '現金流量表'], example: ['合并现金流量表', true] },
  equity: {
    words: ['所有者权益变动表', '股东权益变动表', '权益变动表', '權益變動表'],
    example: ['合并所有者权益变动表', true],
  },
  equityParts: {
    words: ['权益', '權益', '股本', '资本公积', '資本公積', '盈余公积', '未分配利润', '保留盈餘'],
    example: ['未分配利润', true],
  },
  consolidated: { words: ['合并', '合併', '綜合', '综合'], example: ['合并资产负债表', true] },
  addressed: {
    words: ['全体股东', '全體股東', '公鉴', '公鑒', '台鉴', '台鑒'],
    example: ['某某股份有限公司全体股东：', true],
  },
  audited: {
    words: ['我们审计了', '我們審計了', '业经本会计师查核', '業經本會計師查核'],
    example: ['我们审计了某某股份有限公司的财务报表', true],
  },
  auditorReport: {
    words: ['审计报告', '審計報告', '查核報告', '查核报告', '核數師報告', '核数师报告'],
    example: ['审计报告', true],
  },
  opinion: {
    words: ['审计意见', '审计报告', '无保留意见', '審計意見', '無保留意見', '查核意見', '核數師報告'],
    example: ['出具了标准无保留意见的审计报告', true],
  },
  annualReport: { words: ['年度报告', '年度報告', '年報', '年报'], example: ['2024年年度报告', true] },
  unaudited: { words: ['未经审计', '未經審計', '未經查核', '未經審核'], example: ['（未经审计）', true] },
  notApplicable: { words: ['不适用', '不適用'], example: ['股東權益變動表 不適用', true] },
  operations: { words: ['持续经营', '持續經營', '终止经营', '終止經營'], example: ['终止经营净利润', true] },
  operationsAlone: { words: [] },
}
