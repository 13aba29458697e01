import type { TaskDetail as Task } from '@tickmark/contract'
import { useMemo } from 'react'
import { Reviewer } from '../features/review/reviewer.tsx'
import { taskSource } from '../features/review/task-source.ts'
import { TaskDetail } from '../features/tasks/task-detail.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export default function TaskDownloadPage() {
  return (
    <>
      <PageTitle page="taskDownload" />
      <TaskDetail reviewer={reviewerOf} />
    </>
  )
}

const reviewerOf = (task: Task) => <TaskReviewer task={task} />

function TaskReviewer({ task }: { task: Task }) {
  const source = useMemo(() => taskSource(task), [task])
  return <Reviewer source={source} />
}
