import type { TaskDetail } from '@tickmark/contract'
import { useMemo } from 'react'
import { ReviewDigest } from './screen/review-digest.tsx'
import { Reviewer } from './screen/reviewer.tsx'
import { taskSource } from './source/task-source.ts'

/** The reviewer on a finished task of the user's. */
export function TaskReviewer({ task }: { task: TaskDetail }) {
  const source = useMemo(() => taskSource(task), [task])
  return <Reviewer source={source} />
}

/** What stands beside the signatures under a task. */
export function TaskDigest({ task }: { task: TaskDetail }) {
  const source = useMemo(() => taskSource(task), [task])
  const addressOf = (finding?: string): string =>
    `/taskDownload?${new URLSearchParams({ task_id: task.task_id, ...(finding && { finding }) })}`
  return <ReviewDigest source={source} addressOf={addressOf} />
}
