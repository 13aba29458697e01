import type { TaskStatus } from '@tickmark/contract'
import { Ban, CircleAlert, CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react'

const LOOK: Record<TaskStatus, { icon: typeof Clock; className: string }> = {
  idle: { icon: Clock, className: 'text-ink-3' },
  running: { icon: LoaderCircle, className: 'text-note' },
  completed: { icon: CircleCheck, className: 'text-pass' },
  cancelled: { icon: Ban, className: 'text-ink-3' },
  failed: { icon: CircleX, className: 'text-warn' },
}

const PARTIAL = { icon: CircleAlert, className: 'text-warn' }

interface Props {
  status: TaskStatus
  label: string
  /** Completed, but something could not be read: no sign that all is well. */
  partial?: boolean
}

/** A status as icon, word and colour. */
export function StatusBadge({ status, label, partial = false }: Props) {
  const { icon: Icon, className } = partial ? PARTIAL : LOOK[status]
  return (
    <span
      data-status={status}
      className={`inline-flex shrink-0 items-center gap-1.5 text-table font-medium break-keep wrap-normal ${className}`}
    >
      <Icon aria-hidden className={`size-4 shrink-0 ${status === 'running' ? 'animate-spin' : ''}`} />
      {label}
    </span>
  )
}
