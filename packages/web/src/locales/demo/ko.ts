import type { DemoTexts } from './zh-CN.ts'

export const texts: DemoTexts = {
  title: '데모 센터',
  lead: '검토 유형을 선택한 뒤 보유한 문서를 업로드하거나 샘플을 사용해 보세요. 엔진이 실제로 문서를 읽고 재계산하여 근거를 제시합니다.',
  step1: '1. 검토 유형 선택',
  step2: '2. 문서 선택',
  types: {
    financial_report: {
      name: '재무보고서',
      text: '합계 검증과 대사, 주석과 본표 비교, 본문과 표 비교, 공시 완전성',
    },
    valuation_model: {
      name: '가치평가 모델',
      text: '수식 일관성, 하드코딩 값, 재계산, 할인과 잔존가치 가정',
    },
    due_diligence: {
      name: '실사보고서',
      text: '수치의 출처, 앞뒤 일관성, 업무 범위와 한계, 위험 요인',
    },
  },
  sample: '샘플 문서 사용',
  upload: '내 문서 업로드',
  noSample: '이 유형의 샘플은 아직 없습니다. 파일을 업로드해 주세요.',
  chooseBoth: '검토 유형과 문서를 모두 선택해 주세요',
  start: '검토 시작',
  analysing: '검토 중',
  finished: '검토 완료',
  download: '전체 보고서 다운로드',
  again: '다시 분석',
  sales: '영업팀 문의',
  reset: '데모 초기화',
  resetDone: '데모를 초기화했습니다',
  cancelled: '데모 작업이 취소되었습니다.',
  allResults: '전체 결과 파일',
}
