import type { ListedTask } from '@tickmark/contract'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { formatDateTime } from '../../../i18n/format.ts'
import type { TasksTexts } from '../../../locales/tasks/zh-CN.ts'
import { listedExtent } from '../../../progress/extent.ts'
import { StatusBadge } from '../../../progress/status-badge.tsx'
import { isActive } from '../../../progress/use-live-task.ts'
import { IconButton } from '../../../ui/button.tsx'
import { useShortcuts } from '../../../ui/use-shortcuts.ts'

interface Props {
  t: TasksTexts
  tasks: readonly ListedTask[]
  selected: readonly string[]
  onSelect: (taskIds: string[]) => void
  /** The press has begun that opens a finished task. */
  onPress: (taskId: string) => void
  onRemove: (task: ListedTask) => void
  onNone: () => void
}

/** A ruled table; on a phone each row becomes a block of its own. */
export function TaskTable({ t, tasks, selected, onSelect, onPress, onRemove, onNone }: Props) {
  const all = tasks.every(({ task_id }) => selected.includes(task_id))
  const toggle = (id: string): void =>
    onSelect(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id])
  useShortcuts({
    j: () => focusRow(1),
    k: () => focusRow(-1),
    x: () => {
      const id = focusedRow()?.dataset.taskRow
      if (id) toggle(id)
    },
    Escape: onNone,
  })
  const head = 'py-2 pr-4 text-left font-semibold break-keep'
  const heads: [label: string, look?: string][] = [
    [t.list.created],
    [t.list.type],
    [t.list.name],
    [t.list.problems],
    [t.list.trust, 'text-right'],
    [t.list.pages, 'text-right max-xl:hidden'],
    [t.list.owner, 'max-xl:hidden'],
    [t.list.status],
    [t.list.operate],
  ]
  return (
    <table className="w-full border-y-2 border-ink text-table">
      <thead className="border-b border-ink text-meta max-md:sr-only">
        <tr>
          <th scope="col" className="w-10 py-2">
            <input
              type="checkbox"
              aria-label={t.list.selectAll}
              className="size-4 accent-ink"
              checked={all}
              onChange={() => onSelect(all ? [] : tasks.map(({ task_id }) => task_id))}
            />
          </th>
          {heads.map(([label, look]) => (
            <th key={label} scope="col" className={`${head} ${look ?? ''}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tasks.map((task) => (
          <TaskRow
            key={task.task_id}
            {...{ t, task, onPress, onRemove }}
            selected={selected.includes(task.task_id)}
            onToggle={() => toggle(task.task_id)}
          />
        ))}
      </tbody>
    </table>
  )
}

const focusedRow = (): HTMLElement | null | undefined => document.activeElement?.closest<HTMLElement>('[data-task-row]')

/** From the name of a task to that of the next or the one before; from elsewhere to the first or last. */
function focusRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-task-row]')]
  const at = rows.findIndex((row) => row === focusedRow())
  const next = at === -1 ? rows.at(by === 1 ? 0 : -1) : rows[at + by]
  next?.querySelector('a')?.focus()
}

interface RowProps {
  t: TasksTexts
  task: ListedTask
  selected: boolean
  onToggle: () => void
  onPress: (taskId: string) => void
  onRemove: (task: ListedTask) => void
}

function TaskRow({ t, task, selected, onToggle, onPress, onRemove }: RowProps) {
  const { pages_done, pages_total } = task.progress
  const to = isActive(task) ? `/ocr?task_id=${task.task_id}` : `/taskDownload?task_id=${task.task_id}`
  const press = (at: EventTarget): void => {
    if (!isActive(task) && at instanceof Element && at.closest('a')) onPress(task.task_id)
  }
  const isPartial = task.status === 'completed' && task.failed_files + task.failed_pages > 0
  return (
    <tr
      data-task-row={task.task_id}
      onPointerDown={({ target, button }) => button === 0 && press(target)}
      onKeyDown={({ target, key }) => key === 'Enter' && press(target)}
      className="border-b border-line focus-within:bg-surface hover:bg-surface max-md:grid max-md:grid-cols-[2.5rem_1fr_auto] max-md:py-2"
    >
      <td className="py-3 text-center max-md:row-span-5">
        <input
          type="checkbox"
          aria-label={t.list.select(task.name)}
          className="size-4 accent-ink"
          checked={selected}
          onChange={onToggle}
        />
      </td>
      <td className="num py-3 pr-4 break-keep text-ink-2 xl:whitespace-nowrap max-md:order-2 max-md:py-0.5 max-md:text-meta">
        {formatDateTime(task.created_at)}
      </td>
      <td className="py-3 pr-4 break-keep text-ink-2 max-md:order-2 max-md:py-0.5 max-md:text-meta">
        {t.types[task.type]}
      </td>
      <td className="py-3 pr-4 max-md:order-1 max-md:col-span-2 max-md:py-0.5">
        <Link to={to} className="font-medium wrap-anywhere hover:underline">
          {task.name}
        </Link>
        {(task.workspace || task.engagement) && (
          <span className="block text-meta wrap-anywhere text-ink-2">
            {[task.workspace?.name, task.engagement].filter(Boolean).join(' · ')}
          </span>
        )}
      </td>
      <td className="py-3 pr-4 max-md:order-3 max-md:col-span-2 max-md:py-0.5">
        <ProblemCounts t={t} task={task} />
      </td>
      <td className="num py-3 pr-4 text-right max-md:hidden">{task.trust ?? '–'}</td>
      <td className="num py-3 pr-4 text-right text-ink-2 max-xl:hidden">{listedExtent(t, task) || '–'}</td>
      <td title={task.owner} className="max-w-32 truncate py-3 pr-4 text-ink-2 max-xl:hidden">
        {task.owner}
      </td>
      <td className="py-3 pr-4 max-md:order-4 max-md:col-span-2 max-md:py-0.5">
        <StatusBadge
          status={task.status}
          partial={isPartial}
          label={isPartial ? t.detail.partial : t.statuses[task.status]}
        />
        {isPartial && (
          <span className="block max-w-60 min-w-24 text-meta text-ink-2">
            {t.list.unread(task.failed_files, task.file_count, task.failed_pages)}
          </span>
        )}
        {task.status === 'running' && task.pages > 0 && (
          <span className="num block text-meta text-ink-3">{t.progress.pages(pages_done, pages_total)}</span>
        )}
        {task.error && <span className="block max-w-60 min-w-24 text-meta text-ink-3">{task.error.message}</span>}
      </td>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the cell holds links and buttons with names */}
      <td className="py-2 max-md:order-5 max-md:col-start-2">
        <div className="flex items-center gap-1">
          <Link to={to} className="break-keep text-note underline underline-offset-4">
            {isActive(task) ? t.list.viewProgress : t.list.view}
          </Link>
          {task.role === 'owner' && (
            <IconButton label={`${t.list.remove}: ${task.name}`} onClick={() => onRemove(task)}>
              <Trash2 aria-hidden className="size-4" />
            </IconButton>
          )}
        </div>
      </td>
    </tr>
  )
}

const SIGNS = [
  { severity: 'serious', sign: '▲', look: 'text-seal' },
  { severity: 'warning', sign: '◆', look: 'text-warn' },
  { severity: 'suggestion', sign: '●', look: 'text-note' },
] as const

/** Problems by grade, and how many are left to handle. */
function ProblemCounts({ t, task }: { t: TasksTexts; task: ListedTask }) {
  const { problem_counts: counts, open_problems: open } = task
  if (!counts) return <span className="text-ink-3 max-md:hidden">–</span>
  const all = counts.serious + counts.warning + counts.suggestion
  return (
    <span className="num inline-flex flex-wrap gap-x-2.5 whitespace-nowrap">
      {SIGNS.map(({ severity, sign, look }) => (
        <span key={severity} title={t.list.severities[severity]} className={counts[severity] > 0 ? '' : 'text-ink-3'}>
          <span aria-hidden className={counts[severity] > 0 ? look : ''}>
            {sign}
          </span>
          <span className="sr-only">{t.list.severities[severity]}</span> {counts[severity]}
        </span>
      ))}
      {all > 0 && <span className="text-meta text-ink-3">{open === 0 ? t.list.handled : t.list.open(open)}</span>}
    </span>
  )
}
