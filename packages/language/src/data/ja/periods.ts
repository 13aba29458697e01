import type { PeriodWords } from '../shape/period-words.ts'

export const periods: PeriodWords = {
  months: [],
  marks: { year: ['年'], month: ['月'], day: ['日'] },
  dates: [
    ['令和五年三月三十一日', '2023-03-31'],
    ['2024年3月31日現在', '2024-03-31'],
    ['令和6年3月31日', '2024-03-31'],
    ['2024/3/31', '2024-03-31'],
  ],
  between: [],
  daySuffixes: [],
  eras: [
    { word: '令和', before: 2018, example: ['令和6年3月31日', '2024-03-31'] },
    { word: '平成', before: 1988, example: ['平成31年3月31日', '2019-03-31'] },
    { word: '昭和', before: 1925, example: ['昭和25年4月1日', '1950-04-01'] },
    { word: '大正', before: 1911, example: ['大正10年4月1日', '1921-04-01'] },
    { word: '明治', before: 1867, example: ['明治32年7月17日', '1899-07-17'] },
  ],
  fiscalYear: { words: ['年度', '会計年度', '事業年度', '連結会計年度'], example: ['2024年度', '2024'] },
  fiscalShort: { words: [] },
  spans: [
    { word: '年度', months: 12, example: ['2024年度', 12] },
    { word: '通期', months: 12, example: ['2024年3月期 通期', 12] },
    { word: '半期', months: 6, example: ['2024年半期', 6] },
    { word: '中間期', months: 6, example: ['2024年9月中間期', 6] },
    { word: '中間連結会計期間', months: 6, example: ['中間連結会計期間（至 2024年9月30日）', 6] },
    { word: '中間会計期間', months: 6, example: ['中間会計期間（至 2024年9月30日）', 6] },
  ],
  countedMonths: {
    words: ['ヶ月', 'か月', 'カ月', 'ケ月', 'ヵ月', '箇月'],
    example: ['2024年12月31日に終了した9ヶ月間', 9],
  },
  monthCounts: [
    ['三', 3],
    ['六', 6],
    ['九', 9],
    ['十二', 12],
  ],
  cumulative: { words: ['累計', '連結累計', '会計期間累計'], example: ['2024年第3四半期連結累計期間', 9] },
  quarter: { words: ['四半期'], example: ['当四半期の売上高', 3] },
  quarters: [
    { frame: '第{n}四半期', example: ['2024年第3四半期', 3] },
    { frame: '第{o}四半期', example: ['2024年第三四半期', 3] },
    { frame: '{n}Q', example: ['2024年3Q', 3] },
  ],
  halves: [
    { frame: '上半期', part: 1, example: ['2024年上半期', 1] },
    { frame: '下半期', part: 2, example: ['2024年下半期', 2] },
    // 上期 alone is the prior period in Chinese.
    { frame: '年度上期', part: 1, example: ['2024年度上期', 1] },
    { frame: '年度下期', part: 2, example: ['2024年度下期', 2] },
    { frame: '年上期', part: 1, example: ['2024年上期', 1] },
    { frame: '年下期', part: 2, example: ['2024年下期', 2] },
  ],
  ordinals: [['一', '二', '三', '四']],
  terms: [{ frame: '第{n}期', example: ['第12期（自 2023年4月1日）', 12] }],
  termMarks: { current: ['当'], prior: ['前'] },
  indexes: [
    { frame: '{n}年目', example: ['3年目', 3] },
    { frame: '第{n}期', example: ['第3期', 3] },
  ],
  relations: {
    opening: {
      words: ['期首', '前期末', '前年度末', '前連結会計年度末', '前事業年度末', '前会計年度末'],
      example: ['前連結会計年度末', 'opening'],
    },
    closing: {
      words: ['期末', '年末', '年度末', '当期末', '当年度末', '当連結会計年度末', '当事業年度末', '当会計年度末'],
      example: ['当連結会計年度末', 'closing'],
    },
    prior: {
      words: [
        '前期',
        '前年',
        '前年度',
        '前連結会計年度',
        '前事業年度',
        '前会計年度',
        '前中間',
        '前第',
        '前四半期',
        '同期',
      ],
      example: ['前連結会計年度', 'prior'],
    },
    current: {
      words: ['当期', '当年度', '当連結会計年度', '当事業年度', '当会計年度', '当中間', '当第', '当四半期', '今期'],
      example: ['当連結会計年度', 'current'],
    },
  },
  until: { words: ['至', 'から', '〜', '~'], example: ['自 2023年4月1日 至 2024年3月31日', 12] },
  asOf: { words: ['現在'], example: ['2024年3月31日現在', true] },
  ended: { words: ['終了', 'に終了した'], example: ['2024年3月31日に終了した1年間', true] },
  actual: { words: ['実績', '実際', '確定'], example: ['2023年度実績', 'actual'] },
  forecast: { words: ['予想', '計画', '見込', '予測', '見通し', '予算'], example: ['2025年度予想', 'forecast'] },
}
