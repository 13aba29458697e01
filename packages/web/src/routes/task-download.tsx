import type { TaskDetail } from '@tickmark/contract'
import { ProofreadScreen } from '../features/proofread/proofread-screen.tsx'
import { loadReviewTexts } from '../features/review/prepare-reviewer.ts'
import { TaskDigest, TaskReviewer } from '../features/review/task-reviewer.tsx'
import { TaskScreen } from '../features/tasks/task-screen.tsx'
import { PageTitle } from '../ui/page-title.tsx'

loadReviewTexts()

const reviewerOf = (task: TaskDetail) => <TaskReviewer task={task} />
const digestOf = (task: TaskDetail) => <TaskDigest task={task} />
const proofreaderOf = (task: TaskDetail) => <ProofreadScreen task={task} />

export default function TaskDownloadPage() {
  return (
    <>
      <PageTitle page="taskDownload" />
      <TaskScreen reviewer={reviewerOf} digest={digestOf} proofreader={proofreaderOf} />
    </>
  )
}
