import type { TaskDetail } from '@tickmark/contract'
import type { ReactNode } from 'react'
import { TaskFailure } from './task-failure.tsx'
import { useLiveTask } from './use-live-task.ts'

interface Props {
  taskId: string
  /** What is shown of it; `streaming` is false while its events are asked for one by one. */
  children: (task: TaskDetail, streaming: boolean) => ReactNode
}

/** A task as it is now; until it is known its room, or why it cannot be had. */
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
