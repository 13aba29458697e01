import type { Task } from '@tickmark/contract'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { formatDateTime } from '../../i18n/format.ts'
import type { TasksTexts } from '../../locales/tasks/zh-CN.ts'
import { StatusBadge } from '../../progress/status-badge.tsx'
import { isActive } from '../../progress/use-live-task.ts'
import { IconButton } from '../../ui/button.tsx'

interface Props {
  t: TasksTexts
  tasks: readonly Task[]
  selected: readonly string[]
  onSelect: (taskIds: string[]) => void
  onRemove: (task: Task) => void
}

/** A ruled table; on a phone each row becomes a block of its own. */
export function TaskTable({ t, tasks, selected, onSelect, onRemove }: Props) {
  const all = tasks.every(({ task_id }) => selected.includes(task_id))
  const toggle = (id: string): void =>
    onSelect(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id])
  const head = 'py-2 pr-4 text-left font-semibold'
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
          {[t.list.created, t.list.type, t.list.name, t.list.status, t.list.operate].map((label) => (
            <th key={label} scope="col" className={head}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tasks.map((task) => (
          <TaskRow
            key={task.task_id}
            {...{ t, task, onRemove }}
            selected={selected.includes(task.task_id)}
            onToggle={() => toggle(task.task_id)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  t: TasksTexts
  task: Task
  selected: boolean
  onToggle: () => void
  onRemove: (task: Task) => void
}

function TaskRow({ t, task, selected, onToggle, onRemove }: RowProps) {
  const { pages_done, pages_total } = task.progress
  const to = isActive(task) ? `/ocr?task_id=${task.task_id}` : `/taskDownload?task_id=${task.task_id}`
  return (
    <tr className="border-b border-line hover:bg-surface max-md:grid max-md:grid-cols-[2.5rem_1fr_auto] max-md:py-2">
      <td className="py-3 text-center max-md:row-span-4">
        <input
          type="checkbox"
          aria-label={t.list.select(task.name)}
          className="size-4 accent-ink"
          checked={selected}
          onChange={onToggle}
        />
      </td>
      <td className="num py-3 pr-4 whitespace-nowrap text-ink-2 max-md:col-span-2 max-md:py-0.5 max-md:text-meta">
        {formatDateTime(task.created_at)}
      </td>
      <td className="py-3 pr-4 text-ink-2 max-md:col-span-2 max-md:py-0.5 max-md:text-meta">{t.types[task.type]}</td>
      <td className="py-3 pr-4 max-md:col-span-2 max-md:py-0.5">
        <Link to={to} className="font-medium wrap-anywhere hover:underline">
          {task.name}
        </Link>
      </td>
      <td className="py-3 pr-4 max-md:col-span-2 max-md:py-0.5">
        <StatusBadge status={task.status} label={t.statuses[task.status]} />
        {task.status === 'running' && pages_total > 0 && (
          <span className="num block text-meta text-ink-3">{t.progress.pages(pages_done, pages_total)}</span>
        )}
        {task.error && <span className="block max-w-60 text-meta text-ink-3">{task.error.message}</span>}
      </td>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the cell holds links and buttons with names */}
      <td className="py-2 max-md:col-start-2">
        <div className="flex items-center gap-1">
          <Link to={to} className="text-note underline underline-offset-4">
            {isActive(task) ? t.list.viewProgress : t.list.view}
          </Link>
          <IconButton label={`${t.list.remove}: ${task.name}`} onClick={() => onRemove(task)}>
            <Trash2 aria-hidden className="size-4" />
          </IconButton>
        </div>
      </td>
    </tr>
  )
}
