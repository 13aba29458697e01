import type { LabelWords } from '../shape/label-words.ts'

export const labels: LabelWords = {
  total: { words: ['합계', '총계', '소계'], example: ['자산총계', true] },
  totalAlone: ['계'],
  totalAtEnd: {
    words: ['계'],
    unlike: ['회계', '설계', '통계', '누계', '기계', '관계', '세계', '단계', '시계', '체계', '한계', '생계'],
  },
  mean: { words: ['평균', '평균값', '평균치', '단순평균'], example: ['평균', true] },
  median: { words: ['중앙값', '중간값', '중위수', '중위값'], example: ['중앙값', true] },
  lowest: { words: ['최소', '최소값', '최솟값', '최저'], example: ['최솟값', true] },
  highest: { words: ['최대', '최대값', '최댓값', '최고'], example: ['최댓값', true] },
  compoundGrowth: { words: ['연평균 성장률', '연평균성장률', '연복리 성장률'], example: ['연평균 성장률', true] },
  quantity: { words: ['수량', '개수'], example: ['수량', true] },
  ofWhole: { words: ['{} 대비', '{}에 대한', '{}에서 차지하는'], example: ['순자산 대비 보증금액 비율', '순자산'] },
  ownRate: {
    words: [
      '세율',
      '이자율',
      '금리',
      '성장률',
      '증가율',
      '물가상승률',
      '할인율',
      '자본비용',
      '배당성향',
      '위험프리미엄',
    ],
    example: ['법인세율', true],
  },
  excluding: { words: ['{} 제외', '{}를 제외', '{}을 제외'], example: ['평균(화죽 제외)', '화죽'] },
  noteHead: { words: ['주석', '주석번호'], example: ['주석', true] },
  netAssets: { words: ['순자산총액', '순자산'], example: ['순자산총액', true] },
  valueOfUnit: {
    words: ['주당순자산', '주당 순자산', '좌당순자산', '좌당 순자산', '기준가격'],
    example: ['1좌당 순자산가치', true],
  },
  unitsInIssue: { words: ['발행좌수', '총좌수', '유통주식수', '발행주식수'], example: ['총좌수(좌)', true] },
  generic: ['유동', '비유동', '자산', '부채', '비용', '기타'],
  empty: [],
}
