import type { FactorWords } from '../shape/factor-words.ts'

export const factors: FactorWords = {
  rates: {
    words: ['倍数', '倍數', '汇率', '单价', '均价', '人均', '单位成本', '利率', '年利'],
    example: ['折算汇率', true],
  },
  rateRows: { words: ['平均单价', '平均售价', '销售单价', '人均', '折算汇率'], example: ['平均售价', true] },
  shares: { words: ['股数', '股份', '股本', '股數'], example: ['股份数目', true] },
  diluted: { words: ['稀释', '稀釋'], example: ['稀释每股收益', true] },
}
