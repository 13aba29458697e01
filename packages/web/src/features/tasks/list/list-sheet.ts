import type { ListedTask } from '@tickmark/contract'
import { SEVERITIES } from '@tickmark/document'
import type { TasksTexts } from '../../../locales/tasks/zh-CN.ts'

/** Tasks as a sheet, `workspace` being the head of that column, for spreadsheet programs (RFC 4180, with a byte order mark so that they read UTF-8); times as 2026-11-20 19:40. */
export function listSheet(t: TasksTexts, tasks: readonly ListedTask[], workspace: string): Blob {
  const { list } = t
  const heads = [
    list.created,
    workspace,
    t.engagement.label,
    list.name,
    list.type,
    list.status,
    ...SEVERITIES.map((grade) => list.severities[grade]),
    list.openProblems,
    list.trust,
    list.pages,
    list.unreadFiles,
    list.unreadPages,
    list.owner,
  ]
  const rows = tasks.map((task) => [
    new Date(task.created_at).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' }),
    task.workspace?.name ?? '',
    task.engagement,
    task.name,
    t.types[task.type],
    t.statuses[task.status],
    ...SEVERITIES.map((grade) => task.problem_counts?.[grade] ?? ''),
    task.problem_counts ? task.open_problems : '',
    task.trust ?? '',
    task.pages || '',
    task.failed_files,
    task.failed_pages,
    task.owner,
  ])
  const lines = [heads, ...rows].map((cells) => cells.map((cell) => quote(String(cell))).join(','))
  return new Blob(['\ufeff', ...lines.map((line) => `${line}\r\n`)], { type: 'text/csv' })
}

/** Text that a spreadsheet program would run as a formula gets an apostrophe in front. */
function quote(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
