import type { ConnectiveWords } from '../shape/connective-words.ts'

export const connectives: ConnectiveWords = {
  respectively: { words: ['分别', '分別'], example: ['2023年及2022年分别为12元和10元', true] },
  and: { words: ['和', '、', '及', '与', '與', '以及'], example: ['和', true] },
  ofWhich: { words: ['其中'], example: ['其中：利息费用', true] },
  heldAgainst: { words: ['由', '从', '從'], example: ['由', true] },
  less: { words: ['减', '減', '扣除'], example: ['减：所得税费用', true] },
  plus: { words: ['加'], example: ['加：其他收益', true] },
  above: { words: ['高于', '高出', '高於', '高'], example: ['高出', true] },
  below: { words: ['低于', '低於', '低'], example: ['低于', true] },
  leftOver: { words: ['剩余', '剩餘', '尚余', '尚餘', '结余', '結餘', '未使用'], example: ['剩余3.2亿元', true] },
  amongOthers: { words: ['包括', '包含', '其中'], example: ['其中', true] },
  madeUpOf: {
    words: ['包括', '包含', '其中', '合计', '共计', '組成', '构成'],
    example: ['其中', true],
  },
  perShare: { words: ['每股', '每1股', '每10股', '每十股'], example: ['每10股', true] },
  inAll: { words: ['共计', '合计', '总计', '总额', '共', '總計', '總額'], example: ['共计', true] },
  compound: { words: ['复合', '複合', '年均'], example: ['复合增长率12%', true] },
  over: { words: ['占', '佔', '与', '除以', '对'], example: ['占', true] },
  margin: { words: ['率', '利润率', '利潤率'], example: ['EBITDA率', true] },
  otherBasis: {
    words: ['固定汇率', '恒定汇率', '不变汇率', '固定匯率', '剔除', '可比口径', '同口径', '可比口徑', '年化', '年率化'],
    example: ['剔除汇率影响后增长12%', true],
  },
  adjusted: { words: ['调整后', '調整後', '经调整', '經調整', '正常化'], example: ['经调整净利润', true] },
  reported: {
    words: ['报告', '报表', '账面', '调整前', '報告', '報表', '帳面', '調整前'],
    example: ['报告EBITDA', true],
  },
  adjustedHead: { words: ['汇率', '匯率', '可比', '不含', '扣除'], example: ['不含收购增长', true] },
  expected: { words: ['预计', '预测', '测算', '达产', '預計', '預測'], example: ['预计增长12%', true] },
}
