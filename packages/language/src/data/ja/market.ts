import type { MarketWords } from '../shape/market-words.ts'

export const market: MarketWords = {
  price: { words: ['株価', '現在株価', '終値', '直近株価', '前日終値'], example: ['株価（円）', 'price'] },
  target: { words: ['目標株価'], example: ['目標株価（円）', 'target'] },
  value: {
    words: ['理論株価', '想定株価', '適正株価', '妥当株価', '1株当たり株主価値', '1株当たり価値'],
    example: ['理論株価（円）', 'value'],
  },
  upside: { words: ['上値余地', '上昇余地', '現在株価比', '乖離率'], example: ['現在株価（2,305円）比', 'upside'] },
  earnings: {
    words: ['1株当たり当期純利益', '1株当たり利益', '1株利益'],
    example: ['１株当たり当期純利益（円）', 'earnings'],
  },
  bookValue: { words: ['1株当たり純資産', '1株純資産'], example: ['１株当たり純資産（円）', 'bookValue'] },
  dividend: { words: ['1株当たり配当金', '1株配当'], example: ['１株当たり配当金（円）', 'dividend'] },
  priceToEarnings: { words: ['株価収益率', '予想per', '実績per'], example: ['株価収益率（倍）', 'priceToEarnings'] },
  priceToBook: { words: ['株価純資産倍率', '実績pbr'], example: ['株価純資産倍率（倍）', 'priceToBook'] },
  dividendYield: { words: ['配当利回り', '予想配当利回り'], example: ['配当利回り', 'dividendYield'] },
  capitalisation: { words: ['時価総額'], example: ['時価総額（百万円）', 'capitalisation'] },
  shares: { words: ['発行済株式数', '発行済株式総数'], example: ['発行済株式数（百万株）', 'shares'] },
}
