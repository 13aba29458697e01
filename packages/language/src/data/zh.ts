import type { LanguageData } from './language-data.ts'

/** Simplified and traditional Chinese. */
export const zh: LanguageData = {
  tag: 'zh',
  decimalComma: false,
  scales: [
    { word: '万亿', power: 12, example: ['1.2万亿元', '1200000000000'] },
    { word: '萬億', power: 12, example: ['1.2萬億元', '1200000000000'] },
    { word: '亿', power: 8, example: ['3.4亿元', '340000000'] },
    { word: '億', power: 8, example: ['3.4億元', '340000000'] },
    { word: '千万', power: 7, example: ['5千万元', '50000000'] },
    { word: '百万', power: 6, example: ['6百万元', '6000000'] },
    { word: '百萬', power: 6, example: ['6百萬元', '6000000'] },
    { word: '万', power: 4, example: ['1,234.56万元', '12345600'] },
    { word: '萬', power: 4, example: ['1,234萬元', '12340000'] },
    { word: '千', power: 3, example: ['512千元', '512000'] },
  ],
  currencies: {
    CNY: ['人民币', '人民幣'],
    USD: ['美元'],
    HKD: ['港元', '港币', '港幣'],
    TWD: ['新台币', '新臺幣', '新台幣'],
    EUR: ['欧元', '歐元'],
    GBP: ['英镑', '英鎊'],
    JPY: ['日元', '日圆', '日圓'],
    KRW: ['韩元', '韓元'],
    SGD: ['新加坡元', '新币'],
    AUD: ['澳元'],
    CAD: ['加元'],
    CHF: ['瑞士法郎'],
  },
  money: ['元'],
  units: {
    percent: ['%'],
    points: ['个百分点', '個百分點', '百分点', '百分點'],
    basis_points: ['个基点', '個基點', '基点'],
    multiple: ['倍'],
    shares: ['股'],
  },
  approximately: ['约', '約', '近', '超', '超过', '逾', '约为'],
  otherBasis: ['固定汇率', '恒定汇率', '不变汇率', '固定匯率', '剔除', '可比口径', '同口径', '可比口徑'],
}
