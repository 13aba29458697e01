import type { CaptionWords } from '../shape/caption-words.ts'

export const captions: CaptionWords = {
  labels: { words: ['단위', '금액단위', '금액 단위'], example: ['(단위: 천원)', 3] },
  currencyLabels: ['통화'],
  stated: { words: [] },
  scales: [],
  beside: [],
  prefixes: [],
  suffixes: [],
  of: [],
  currencies: { USD: ['달러', '미국 달러', '미 달러'], KRW: ['원화'] },
  shares: [],
  cutOff: {
    words: ['절사', '절하'],
    example: ['백만원 미만 절사', true],
  },
  rounded: {
    words: ['반올림'],
    example: ['백만원 단위로 반올림', true],
  },
  once: {
    words: ['별도의 언급', '별도로 언급', '별도의 표시', '별도 표시', '달리 명시'],
    example: ['별도의 언급이 없는 한 (단위: 백만원)', 6],
  },
}
