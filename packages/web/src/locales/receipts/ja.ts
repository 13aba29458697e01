import type { ReceiptsTexts } from './zh-CN.ts'

export const texts: ReceiptsTexts = {
  title: '削除証明書',
  lead: 'タスクの削除後に残る記録です。何を、いつ、どの規則に基づいて削除したかを示します。ファイルの内容は含まれません。ダウンロードして保管できます。',
  empty: '削除されたタスクはまだありません',
  byRule: (days) => `保存期間の規則による削除：終了から${days}日経過`,
  byOwner: (name) => `所有者${name}による削除`,
  withAccount: (name) => `アカウントとともに削除、実施者${name}`,
  files: (count, size) => `ファイル${count}個、${size}`,
  deleted: '削除日時',
  pending: 'ファイルを消去中です。完了後にダウンロードできます',
  download: '証明書をダウンロード',
  older: '以前の証明書',
}
