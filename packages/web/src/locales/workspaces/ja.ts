import type { WorkspacesTexts } from './zh-CN.ts'

export const texts: WorkspacesTexts = {
  lead: '法人やチームで共用するタスクの置き場です。メンバーは中のタスクをすべて閲覧できます。個人用ワークスペースはご本人だけのものです。',
  label: 'ワークスペース',
  personal: '個人用',
  hint: 'ワークスペースのメンバー全員が閲覧できます',
  unchanged: '変更しない',
  name: '名称',
  create: 'ワークスペースを作成',
  created: 'ワークスペースを作成しました',
  emptyTitle: '参加しているワークスペースはありません',
  emptyText:
    'タスクはすべて個人用ワークスペースにあります。ワークスペースを作成すると、同僚を招いて権限を設定し、報告書の表紙を統一できます。',
  counts: (members: number, tasks: number) => `メンバー${members}名、タスク${tasks}件`,
  showTasks: 'タスクを表示',
  newReview: 'ここで新規レビュー',
  members: 'メンバー',
  roleHint:
    'オーナーはメンバー・報告書の表紙・すべてのタスクを管理します。レビュー担当はタスクの作成、対応、コメント、署名ができます。閲覧者は閲覧とダウンロードのみです。',
  roleOf: (name: string) => `${name}さんの権限`,
  you: 'ご本人',
  roleChanged: '権限を変更しました',
  added: 'ワークスペースに追加しました',
  remove: '外す',
  removeTitle: (name: string) => `${name}さんをワークスペースから外しますか？`,
  removeText:
    '直ちにアクセスできなくなります。この方が持ち込んだタスクはワークスペースに残り、オーナーに引き継がれます。',
  removed: 'ワークスペースから外しました',
  leave: 'ワークスペースから退出',
  leaveTitle: 'このワークスペースから退出しますか？',
  leaveText: '直ちにアクセスできなくなります。ご自分のタスクはワークスペースに残り、オーナーに引き継がれます。',
  left: 'ワークスペースから退出しました',
  letterheadLead:
    'このワークスペースのタスクのレビュー報告書（Word・PDF・HTML）に表示されます。設定できるのはオーナーです。事務所・会社名が空欄の場合は表示しません。',
  letterheadOf: (firm: string) => `報告書の表紙：${firm}`,
  noLetterhead: '報告書の表紙に社名は入りません',
  remoteModels: '外部のモデルにこのワークスペースのタスクを読ませる',
  remoteModelsHint:
    'オフにすると、ルールと運営者のネットワーク内のモデルだけを使います。モデルの回答を待っているタスクも送信されません。',
  remoteModelsSaved: '保存しました',
  budget: 'モデルに送信できる月間トークン数',
  budgetSave: '上限を設定',
  budgetHint: (sent) =>
    `今月の送信量：${sent}。空欄の場合は無制限です。上限を超える部分は質問せず、レビューに明記します。`,
  budgetOf: (limit, sent) => `モデルへの送信は月${limit}トークンまで。今月の送信量：${sent}。`,
  noBudget: (sent) => `モデルの利用上限なし。今月の送信トークン：${sent}。`,
  rename: '名称を変更',
  renamed: '名称を変更しました',
  save: '保存',
  delete: 'ワークスペースを削除',
  deleteTitle: (name: string) => `ワークスペース「${name}」を削除しますか？`,
  deleteText: (tasks: number) =>
    tasks === 0
      ? 'メンバーはこのワークスペースを共用できなくなります。'
      : `中のタスク${tasks}件は各オーナーの個人用ワークスペースに戻り、削除されません。ほかのメンバーは閲覧できなくなります。`,
  deleted: 'ワークスペースを削除しました',
  cancel: 'キャンセル',
}
