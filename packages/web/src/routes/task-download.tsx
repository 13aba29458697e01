import type { TaskDetail } from '@tickmark/contract'
import { TaskReviewer } from '../features/review/task-reviewer.tsx'
import { TaskScreen } from '../features/tasks/task-screen.tsx'
import { PageTitle } from '../ui/page-title.tsx'

const reviewerOf = (task: TaskDetail) => <TaskReviewer task={task} />

export default function TaskDownloadPage() {
  return (
    <>
      <PageTitle page="taskDownload" />
      <TaskScreen reviewer={reviewerOf} />
    </>
  )
}
