import type { WorkspacesTexts } from './zh-CN.ts'

export const texts: WorkspacesTexts = {
  lead: '회사나 팀이 함께 쓰는 작업을 모아 둔 곳입니다. 구성원은 모든 작업을 볼 수 있으며, 개인 워크스페이스는 본인만 볼 수 있습니다.',
  label: '워크스페이스',
  personal: '개인',
  hint: '워크스페이스 구성원 모두가 이 작업을 볼 수 있습니다',
  unchanged: '변경하지 않음',
  name: '이름',
  create: '워크스페이스 만들기',
  created: '워크스페이스를 만들었습니다',
  emptyTitle: '참여 중인 워크스페이스가 없습니다',
  emptyText:
    '지금은 모든 작업이 개인 워크스페이스에 있습니다. 워크스페이스를 만들면 동료를 초대해 권한을 정하고 보고서 표지를 통일할 수 있습니다.',
  counts: (members: number, tasks: number) => `구성원 ${members}명, 작업 ${tasks}건`,
  showTasks: '작업 보기',
  newReview: '여기서 새 검토',
  members: '구성원',
  roleHint:
    '소유자는 구성원, 보고서 표지, 모든 작업을 관리합니다. 검토자는 작업 생성, 처리, 의견, 서명을 할 수 있고 열람자는 보기와 다운로드만 할 수 있습니다.',
  roleOf: (name: string) => `${name}님의 권한`,
  you: '나',
  roleChanged: '권한을 변경했습니다',
  added: '워크스페이스에 추가했습니다',
  remove: '내보내기',
  removeTitle: (name: string) => `${name}님을 워크스페이스에서 내보낼까요?`,
  removeText: '즉시 접근할 수 없게 됩니다. 이 구성원이 올린 작업은 워크스페이스에 남아 소유자에게 넘어갑니다.',
  removed: '워크스페이스에서 내보냈습니다',
  leave: '워크스페이스 나가기',
  leaveTitle: '이 워크스페이스에서 나갈까요?',
  leaveText: '즉시 접근할 수 없게 됩니다. 내가 올린 작업은 워크스페이스에 남아 소유자에게 넘어갑니다.',
  left: '워크스페이스에서 나왔습니다',
  letterheadLead:
    '이 워크스페이스 작업의 검토 보고서(Word·PDF·HTML)에 표시되며 소유자가 설정합니다. 기관명을 비우면 표시하지 않습니다.',
  letterheadOf: (firm: string) => `보고서 표지: ${firm}`,
  noLetterhead: '보고서에 기관명이 표시되지 않습니다',
  remoteModels: '외부 모델이 이 워크스페이스의 작업을 읽도록 허용',
  remoteModelsHint:
    '끄면 규칙과 운영자 네트워크 안의 모델만 사용합니다. 모델을 기다리는 작업도 더 이상 전송되지 않습니다.',
  remoteModelsSaved: '저장했습니다',
  budget: '모델에 보낼 월간 토큰 수',
  budgetSave: '한도 설정',
  budgetHint: (sent) =>
    `이번 달 전송량: ${sent}. 비워 두면 제한이 없습니다. 한도를 넘는 부분은 묻지 않고 검토 결과에 표시합니다.`,
  budgetOf: (limit, sent) => `모델에는 한 달에 최대 ${limit}토큰까지 보냅니다. 이번 달 전송량: ${sent}.`,
  noBudget: (sent) => `모델 사용 한도 없음. 이번 달 전송 토큰: ${sent}.`,
  rename: '이름 변경',
  renamed: '이름을 변경했습니다',
  save: '저장',
  delete: '워크스페이스 삭제',
  deleteTitle: (name: string) => `‘${name}’ 워크스페이스를 삭제할까요?`,
  deleteText: (tasks: number) =>
    tasks === 0
      ? '구성원들이 더 이상 이 워크스페이스를 함께 쓸 수 없습니다.'
      : `작업 ${tasks}건은 삭제되지 않고 각 소유자의 개인 워크스페이스로 돌아갑니다. 다른 구성원은 접근할 수 없게 됩니다.`,
  deleted: '워크스페이스를 삭제했습니다',
  cancel: '취소',
}
