import type { MarketWords } from '../shape/market-words.ts'

export const market: MarketWords = {
  price: {
    words: [
      '收盘价',
      '最新收盘价',
      '当前股价',
      '最新股价',
      '股价',
      '现价',
      '当前价格',
      '收盤價',
      '目前股價',
      '股價',
      '現價',
    ],
    example: ['收盘价（元）', 'price'],
  },
  target: {
    words: ['目标价', '目标价格', '6个月目标价', '12个月目标价', '目標價'],
    example: ['目标价（元）', 'target'],
  },
  value: {
    words: [
      '每股价值',
      '每股内在价值',
      '每股股权价值',
      '每股估值',
      '合理价值',
      '合理股价',
      '对应股价',
      '隐含股价',
      '每股價值',
      '合理股價',
    ],
    example: ['对应股价（元）', 'value'],
  },
  upside: {
    words: [
      '上涨空间',
      '潜在涨幅',
      '预期涨幅',
      '较现价',
      '较当前股价',
      '较收盘价',
      '溢价率',
      '上升空間',
      '潛在漲幅',
      '較現價',
    ],
    example: ['较现价（5.26元）', 'upside'],
  },
  earnings: {
    words: ['每股收益', '基本每股收益', '稀释每股收益', '摊薄每股收益', '每股盈利', '每股盈餘'],
    example: ['每股收益（元）', 'earnings'],
  },
  bookValue: { words: ['每股净资产', '每股淨值', '每股淨資產'], example: ['每股净资产（元）', 'bookValue'] },
  dividend: { words: ['每股股利', '每股股息', '每股分红'], example: ['每股股利（元）', 'dividend'] },
  priceToEarnings: {
    words: ['市盈率', '市盈率pe', '动态市盈率', '静态市盈率', '本益比'],
    example: ['市盈率（倍）', 'priceToEarnings'],
  },
  priceToBook: { words: ['市净率', '市净率pb', '市淨率', '股價淨值比'], example: ['市净率（倍）', 'priceToBook'] },
  dividendYield: { words: ['股息率', '股息收益率', '殖利率', '現金殖利率'], example: ['股息率', 'dividendYield'] },
  capitalisation: { words: ['总市值', '市值', '總市值'], example: ['总市值（百万元）', 'capitalisation'] },
  shares: { words: ['总股本', '总股数', '總股本', '發行股數'], example: ['总股本（百万股）', 'shares'] },
}
