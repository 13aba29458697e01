export const texts = {
  title: '删除凭证',
  lead: '任务被删除后留存的凭证：删除了什么、何时、依据为何。凭证不含文件内容，可下载存档。',
  empty: '尚无任务被删除',
  byRule: (days: string) => `按保留规则：结束满 ${days} 天`,
  byOwner: (name: string) => `由所有者 ${name} 删除`,
  withAccount: (name: string) => `随账户删除，操作人 ${name}`,
  files: (count: string, size: string) => `${count} 个文件，${size}`,
  deleted: '删除时间',
  pending: '正在移除文件，完成后可下载',
  download: '下载凭证',
  older: '更早的凭证',
}
export type ReceiptsTexts = typeof texts
