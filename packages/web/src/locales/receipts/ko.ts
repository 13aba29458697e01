import type { ReceiptsTexts } from './zh-CN.ts'

export const texts: ReceiptsTexts = {
  title: '삭제 증명서',
  lead: '작업을 삭제한 뒤 남는 기록입니다. 무엇을, 언제, 어떤 규칙에 따라 삭제했는지 보여 줍니다. 파일 내용은 들어 있지 않으며, 보관용으로 다운로드할 수 있습니다.',
  empty: '삭제된 작업이 없습니다',
  byRule: (days) => `보존 규칙에 따라 삭제: 종료 후 ${days}일 경과`,
  byOwner: (name) => `소유자가 삭제: ${name}`,
  withAccount: (name) => `소유자 계정과 함께 삭제, 처리자: ${name}`,
  files: (count, size) => `파일 ${count}개, ${size}`,
  deleted: '삭제 일시',
  pending: '파일을 제거하는 중이며, 완료되면 다운로드할 수 있습니다',
  download: '증명서 다운로드',
  older: '이전 증명서',
}
