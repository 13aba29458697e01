import type { StatementWords } from '../shape/statement-words.ts'

export const statements: StatementWords = {
  balanceSheet: { words: ['재무상태표', '대차대조표'], example: ['연결재무상태표', true] },
  incomeStatement: { words: ['손익계산서'], example: ['연결포괄손익계산서', true] },
  cashFlow: { words: ['현금흐름표'], example: ['연결현금흐름표', true] },
  equity: { words: ['자본변동표'], example: ['연결자본변동표', true] },
  equityParts: { words: ['자본금', '이익잉여금', '자본잉여금', '자본'], example: ['이익잉여금', true] },
  consolidated: { words: ['연결'], example: ['연결재무상태표', true] },
  addressed: { words: ['귀중'], example: ['주식회사 하나 주주 및 이사회 귀중', true] },
  audited: {
    words: ['감사하였습니다', '감사했습니다'],
    example: ['우리는 주식회사 하나의 재무제표를 감사하였습니다', true],
  },
  auditorReport: { words: ['감사보고서'], example: ['독립된 감사인의 감사보고서', true] },
  opinion: { words: ['적정의견', '적정 의견', '감사의견'], example: ['적정의견을 표명하였습니다', true] },
  annualReport: { words: ['사업보고서', '연차보고서'], example: ['사업보고서', true] },
  unaudited: { words: ['감사받지 아니', '감사받지 않은', '미감사'], example: ['감사받지 아니한 재무제표', true] },
  notApplicable: {
    words: ['해당 없음', '해당없음', '해당사항 없음', '해당사항없음'],
    example: ['자본변동표 해당사항 없음', true],
  },
  operations: { words: ['계속영업', '중단영업'], example: ['중단영업손익', true] },
  operationsAlone: { words: [] },
}
