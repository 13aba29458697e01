import type { PeriodWords } from '../shape/period-words.ts'

export const periods: PeriodWords = {
  months: [],
  marks: { year: ['년'], month: ['월'], day: ['일'] },
  dates: [
    ['2024년 12월 31일 현재', '2024-12-31'],
    ['2024.12.31', '2024-12-31'],
  ],
  between: [],
  daySuffixes: [],
  eras: [],
  fiscalYear: {
    words: ['년도', '연도', '회계연도', '사업연도', '회계년도', '사업년도'],
    example: ['2024 회계연도', '2024'],
  },
  fiscalShort: { words: [] },
  spans: [
    { word: '회계연도', months: 12, example: ['2024 회계연도', 12] },
    { word: '회계년도', months: 12, example: ['2024 회계년도', 12] },
    { word: '사업연도', months: 12, example: ['2024 사업연도', 12] },
    { word: '연간', months: 12, example: ['2024년 연간', 12] },
    { word: '반기', months: 6, example: ['2024년 반기', 6] },
  ],
  countedMonths: { words: ['개월'], example: ['2024년 9월 30일로 종료되는 9개월', 9] },
  monthCounts: [],
  cumulative: { words: ['누적', '누계'], example: ['2024년 3분기 누적', 9] },
  quarter: { words: ['분기'], example: ['당분기 매출액', 3] },
  quarters: [
    { frame: '{n}분기', example: ['2024년 3분기', 3] },
    { frame: '제{n}분기', example: ['2024년 제3분기', 3] },
    { frame: '제 {n} 분기', example: ['2024년 제 3 분기', 3] },
    { frame: '{n}/4분기', example: ['2024년 3/4분기', 3] },
  ],
  halves: [
    { frame: '상반기', part: 1, example: ['2024년 상반기', 1] },
    { frame: '하반기', part: 2, example: ['2024년 하반기', 2] },
  ],
  ordinals: [],
  terms: [
    { frame: '제{n}기', example: ['제 55 (전) 기', 55] },
    { frame: '제{n}기', example: ['제56(당)기말', 56] },
  ],
  termMarks: { current: ['당'], prior: ['전', '전전'] },
  indexes: [
    { frame: '{n}년차', example: ['3년차', 3] },
    { frame: '제{n}기', example: ['제3기', 3] },
  ],
  relations: {
    opening: { words: ['전기말', '기초', '전기초', '전년말', '전기 말'], example: ['전기말', 'opening'] },
    closing: {
      words: ['당기말', '기말', '당분기말', '당반기말', '당기 말', '보고기간말'],
      example: ['당기말', 'closing'],
    },
    prior: {
      words: ['전기', '전년', '전년도', '전분기', '전반기', '직전기', '직전 연도', '직전 사업연도'],
      example: ['전년 동기', 'prior'],
    },
    current: { words: ['당기', '당년', '당분기', '당반기', '금년', '올해'], example: ['당기', 'current'] },
  },
  until: { words: ['부터', '~', '〜'], example: ['2024년 1월 1일부터 2024년 12월 31일까지', 12] },
  asOf: { words: ['현재'], example: ['2024년 12월 31일 현재', true] },
  ended: { words: ['종료되는', '종료된', '종료하는', '까지'], example: ['2024년 12월 31일로 종료되는 회계연도', true] },
  actual: { words: ['실적', '확정', '실제'], example: ['2023년 실적', 'actual'] },
  forecast: { words: ['예상', '추정', '계획', '예측', '전망', '예산'], example: ['2025년 예상', 'forecast'] },
}
