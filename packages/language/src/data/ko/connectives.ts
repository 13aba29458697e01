import type { ConnectiveWords } from '../shape/connective-words.ts'

export const connectives: ConnectiveWords = {
  respectively: { words: ['각각'], example: ['각각 12원 및 10원', true] },
  and: { words: ['및', '와', '과', '그리고'], example: ['및', true] },
  ofWhich: { words: ['이 중', '이중', '이 가운데', '그 중', '그중'], example: ['이 중 이자비용', true] },
  heldAgainst: { words: ['전년 동기', '전년동기', '전년', '전기'], example: ['전년 동기', true] },
  less: { words: ['차감'], example: ['차감: 법인세비용', true] },
  plus: { words: ['가산'], example: ['가산: 감가상각비', true] },
  above: { words: ['상회', '웃도', '웃돈', '높'], example: ['를 상회', true] },
  below: { words: ['하회', '밑도', '밑돈', '낮'], example: ['를 하회', true] },
  leftOver: { words: ['남아', '남은', '남았', '잔액', '잔여', '미사용'], example: ['670억원이 남아 있다', true] },
  amongOthers: { words: ['포함', '중'], example: ['이 포함되어', true] },
  madeUpOf: {
    words: ['포함', '구성', '합계', '합산'],
    example: ['이 포함되어', true],
  },
  perShare: { words: ['주당', '1주당', '주 당'], example: ['1주당', true] },
  inAll: { words: ['총', '합계', '총액'], example: ['총 ', true] },
  compound: { words: ['연평균', '복합성장률'], example: ['연평균 12%', true] },
  over: { words: ['대비', '대'], example: ['대비', true] },
  margin: { words: ['마진', '마진율', '률', '율'], example: ['EBITDA 마진', true] },
  otherBasis: {
    words: ['고정환율', '불변환율', '환율 영향 제외', '환율 영향을 제외', '환율효과 제외', '유기적', '연환산', '연율'],
    example: ['고정환율 기준 12% 증가', true],
  },
  adjusted: { words: ['조정', '정상화', '제외'], example: ['조정 영업이익', true] },
  reported: { words: ['보고', '공시', '회계상', '조정 전', '조정전'], example: ['보고 EBITDA', true] },
  adjustedHead: { words: ['환율'], example: ['환율 조정 증감률', true] },
  expected: { words: ['예상', '전망', '예측', '추정'], example: ['12% 증가할 것으로 예상', true] },
}
