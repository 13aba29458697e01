import type { TaskDetail } from '@tickmark/contract'
import { useMemo } from 'react'
import { Reviewer } from './screen/reviewer.tsx'
import { taskSource } from './source/task-source.ts'

/** The reviewer on a finished task of the user's. */
export function TaskReviewer({ task }: { task: TaskDetail }) {
  const source = useMemo(() => taskSource(task), [task])
  return <Reviewer source={source} />
}
