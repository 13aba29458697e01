import type { ReceiptsTexts } from './zh-CN.ts'

export const texts: ReceiptsTexts = {
  title: 'Deletion receipts',
  lead: 'What is left of a task that was deleted: what it held, when it went and by which rule. A receipt holds nothing of the files themselves; download it for your records.',
  empty: 'No task has been deleted yet',
  byRule: (days) => `By the retention rule, days after the end: ${days}`,
  byOwner: (name) => `By its owner, ${name}`,
  withAccount: (name) => `With its owner’s account, by ${name}`,
  files: (count, size) => `Files: ${count}, ${size}`,
  deleted: 'Deleted',
  pending: 'The files are being removed; the receipt follows',
  download: 'Download receipt',
  older: 'Older receipts',
}
