import type { FactorWords } from '../shape/factor-words.ts'

export const factors: FactorWords = {
  rates: { words: ['배수', '멀티플', '환율', '단가', '이자율', '이율', '1인당'], example: ['적용 환율', true] },
  rateRows: {
    words: ['평균 단가', '평균단가', '판매 단가', '판매단가', '1인당', '적용 환율', '적용환율'],
    example: ['평균 단가', true],
  },
  shares: { words: ['주식'], example: ['주식수', true] },
  diluted: { words: ['희석'], example: ['희석주당이익', true] },
}
