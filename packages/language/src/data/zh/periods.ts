import type { PeriodWords } from '../shape/period-words.ts'

export const periods: PeriodWords = {
  months: [],
  marks: { year: ['年'], month: ['月'], day: ['日', '号', '號'] },
  dates: [
    ['截至2024年12月31日', '2024-12-31'],
    ['2024 年 6 月 30 日', '2024-06-30'],
    ['二〇二四年十二月三十一日', '2024-12-31'],
    ['民國一一一年二月十一日', '2022-02-11'],
    ['二零二三年三月二十八日', '2023-03-28'],
  ],
  between: [],
  daySuffixes: [],
  eras: [
    { word: '民国', before: 1911, example: ['民国113年12月31日', '2024-12-31'] },
    { word: '民國', before: 1911, example: ['民國113年12月31日', '2024-12-31'] },
  ],
  fiscalYear: {
    words: ['年度', '财年', '財年', '会计年度', '會計年度', '财政年度', '財政年度'],
    example: ['2024财年', '2024'],
  },
  fiscalShort: { words: [] },
  spans: [
    { word: '年度', months: 12, example: ['2024年度', 12] },
    { word: '全年', months: 12, example: ['2024年全年', 12] },
    { word: '半年度', months: 6, example: ['2024年半年度', 6] },
    { word: '止年度', months: 12, example: ['截至2024年12月31日止年度', 12] },
    { word: '止半年度', months: 6, example: ['截至2024年6月30日止半年度', 6] },
  ],
  countedMonths: { words: ['个月', '個月'], example: ['截至2024年9月30日止九个月', 9] },
  monthCounts: [
    ['三', 3],
    ['六', 6],
    ['九', 9],
    ['十二', 12],
  ],
  cumulative: { words: ['累计', '累計'], example: ['2024年第三季度累计', 9] },
  quarter: { words: ['季度'], example: ['本季度收入', 3] },
  quarters: [
    { frame: '第{o}季度', example: ['2024年第三季度', 3] },
    { frame: '第{n}季度', example: ['2024年第3季度', 3] },
    { frame: '{o}季度', example: ['2024年一季度', 1] },
    { frame: '{n}季度', example: ['2024年1季度', 1] },
    { frame: '第{n}季', example: ['2024年第2季', 2] },
    { frame: '{n}季', example: ['2024年2季', 2] },
    { frame: '第{o}季', example: ['2024年第二季', 2] },
    { frame: '{o}季报', example: ['2024年三季报', 3] },
  ],
  halves: [
    { frame: '上半年', part: 1, example: ['2024年上半年', 1] },
    { frame: '下半年', part: 2, example: ['2024年下半年', 2] },
    { frame: '上半财年', part: 1, example: ['2024上半财年', 1] },
    { frame: '下半财年', part: 2, example: ['2024下半财年', 2] },
  ],
  ordinals: [['一', '二', '三', '四']],
  terms: [],
  termMarks: { current: [], prior: [] },
  indexes: [
    { frame: '第{n}年', example: ['第3年', 3] },
    { frame: '第{n}期', example: ['第3期', 3] },
  ],
  relations: {
    opening: {
      words: ['期初', '年初', '上年末', '上年年末', '上期期末', '上期末', '上年度末'],
      example: ['期初余额', 'opening'],
    },
    closing: { words: ['期末', '年末', '本期末', '本年末', '报告期末', '報告期末'], example: ['期末余额', 'closing'] },
    prior: {
      words: ['上期', '上年', '上年度', '上一年度', '上一期', '去年', '同期', '以前年度'],
      example: ['上年同期', 'prior'],
    },
    current: {
      words: ['本期', '本年', '本年度', '本报告期', '报告期', '本報告期', '報告期', '当期', '当年'],
      example: ['本期发生额', 'current'],
    },
  },
  until: { words: ['至', '到', '止于'], example: ['2024年1月1日至2024年12月31日', 12] },
  asOf: { words: ['截至', '截止', '于', '於'], example: ['截至2024年12月31日', true] },
  ended: { words: ['止年度', '止期间', '止期間', '止半年度', '止'], example: ['截至2024年12月31日止年度', true] },
  actual: { words: ['实际', '历史', '实绩', '實際', '歷史', '已审', '经审计'], example: ['2023年实际', 'actual'] },
  forecast: {
    words: ['预测', '预算', '预计', '計劃', '计划', '預測', '預算', '預計'],
    example: ['2025年预测', 'forecast'],
  },
}
