import type { AgreementWords } from '../shape/agreement-words.ts'

export const agreements: AgreementWords = {
  clauses: { words: ['제{n}조'], example: ['제7조에 따라', '7'] },
  ofOther: { words: [] },
  ofThis: { words: [] },
  lawsBefore: { words: ['법', '법률', '시행령', '규칙', '규정', '정관', '」'], example: ['상법 제7조', true] },
  notLaterThan: { words: ['늦어도'], example: ['늦어도 2025년 3월 31일까지', true] },
  signed: { words: ['서명', '날인', '기명'], example: ['매도인 (인) 주식회사 예시 서명 날인', true] },
  price: {
    words: ['매매대금', '양도대금', '양수도대금', '계약금액', '도급금액'],
    example: ['매매대금은 32억원으로 한다.', true],
  },
  instalments: { words: ['제{n}차', '제{n}회', '{n}차'], example: ['제2차', '2'] },
}
