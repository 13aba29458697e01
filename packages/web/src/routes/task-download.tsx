import type { TaskDetail as Task } from '@tickmark/contract'
import { TaskReviewer } from '../features/review/task-reviewer.tsx'
import { TaskDetail } from '../features/tasks/task-detail.tsx'
import { PageTitle } from '../ui/page-title.tsx'

const reviewerOf = (task: Task) => <TaskReviewer task={task} />

export default function TaskDownloadPage() {
  return (
    <>
      <PageTitle page="taskDownload" />
      <TaskDetail reviewer={reviewerOf} />
    </>
  )
}
