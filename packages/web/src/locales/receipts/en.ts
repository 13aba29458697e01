import type { ReceiptsTexts } from './zh-CN.ts'

export const texts: ReceiptsTexts = {
  title: 'Deletion receipts',
  lead: 'The record that remains of a deleted task: what it held, when it was deleted and under which rule. A receipt contains nothing of the files themselves; download it for your records.',
  empty: 'No task has been deleted yet',
  byRule: (days) => `By the retention rule, ${days} days after the end`,
  byOwner: (name) => `By its owner, ${name}`,
  withAccount: (name) => `With its owner’s account, by ${name}`,
  files: (count, size) => `Files: ${count}, ${size}`,
  deleted: 'Deleted',
  pending: 'The files are being removed; the receipt follows',
  download: 'Download receipt',
  older: 'Older receipts',
}
