import type { MarketWords } from '../shape/market-words.ts'

export const market: MarketWords = {
  price: { words: ['현재주가', '현재가', '주가', '종가'], example: ['현재주가(원)', 'price'] },
  target: { words: ['목표주가', '목표가'], example: ['목표주가(원)', 'target'] },
  value: {
    words: ['적정주가', '주당가치', '주당 가치', '적용주가', '이론주가', '주당 내재가치'],
    example: ['적정주가(원)', 'value'],
  },
  upside: {
    words: ['상승여력', '상승 여력', '현재주가 대비', '현재가 대비', '괴리율'],
    example: ['현재주가(71,000원) 대비', 'upside'],
  },
  earnings: { words: ['주당순이익', '기본주당이익', '희석주당이익'], example: ['주당순이익(원)', 'earnings'] },
  bookValue: { words: ['주당순자산', '주당순자산가치'], example: ['주당순자산(원)', 'bookValue'] },
  dividend: { words: ['주당배당금', '주당현금배당금'], example: ['주당배당금(원)', 'dividend'] },
  priceToEarnings: { words: ['주가수익비율', '주가이익비율'], example: ['주가수익비율(배)', 'priceToEarnings'] },
  priceToBook: { words: ['주가순자산비율'], example: ['주가순자산비율(배)', 'priceToBook'] },
  dividendYield: { words: ['배당수익률', '현금배당수익률'], example: ['배당수익률', 'dividendYield'] },
  capitalisation: { words: ['시가총액'], example: ['시가총액(십억원)', 'capitalisation'] },
  shares: { words: ['발행주식수', '상장주식수', '발행주식총수'], example: ['발행주식수(백만주)', 'shares'] },
}
