import type { FactorWords } from '../shape/factor-words.ts'

export const factors: FactorWords = {
  rates: {
    words: ['倍率', 'マルチプル', '為替レート', '換算レート', '単価', '利率', '一人当たり'],
    example: ['換算レート', true],
  },
  rateRows: { words: ['平均単価', '販売単価', '換算レート', '一人当たり'], example: ['平均単価', true] },
  shares: { words: ['株式数', '株数'], example: ['期中平均株式数', true] },
  diluted: { words: ['潜在', '希薄化'], example: ['潜在株式調整後1株当たり当期純利益', true] },
}
