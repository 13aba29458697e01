import type { TaskDetail } from '@tickmark/contract'
import { DemoScreen } from '../features/demo/demo-screen.tsx'
import { TaskReviewer } from '../features/review/task-reviewer.tsx'
import { PageTitle } from '../ui/page-title.tsx'

const reviewerOf = (task: TaskDetail) => <TaskReviewer task={task} />

export default function DemoPage() {
  return (
    <>
      <PageTitle page="demo" />
      <DemoScreen reviewer={reviewerOf} />
    </>
  )
}
