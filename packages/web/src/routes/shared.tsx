import type { TaskDetail } from '@tickmark/contract'
import { TaskReviewer } from '../features/review/task-reviewer.tsx'
import { SharedScreen } from '../features/tasks/together/shared-screen.tsx'
import { PageTitle } from '../ui/page-title.tsx'

const reviewerOf = (task: TaskDetail) => <TaskReviewer task={task} />

export default function SharedPage() {
  return (
    <>
      <PageTitle page="taskDownload" />
      <SharedScreen reviewer={reviewerOf} />
    </>
  )
}
