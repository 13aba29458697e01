import type { TaskDetail } from '@tickmark/contract'
import type { ReactNode } from 'react'
import { TaskFailure } from './task-failure.tsx'
import { useLiveTask } from './use-live-task.ts'

interface Props {
  taskId: string
  /** Renders the task; `streaming` is false while the task is polled. */
  children: (task: TaskDetail, streaming: boolean) => ReactNode
}

/** Shows a task as it changes; before that a placeholder of its height, or why it cannot be loaded. */
export function LiveTask({ taskId, children }: Props) {
  const { task, streaming, error, refetch } = useLiveTask(taskId)
  if (task) return children(task, streaming)
  if (!error) return <div className="min-h-[70vh]" aria-busy="true" />
  return (
    <div className="wrap py-16">
      <TaskFailure error={error} retry={() => void refetch()} />
    </div>
  )
}
