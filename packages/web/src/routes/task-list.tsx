import { useEffect } from 'react'
import { queries } from '../api/queries.tsx'
import { prepareReviewer, prepareTask } from '../features/review/prepare-reviewer.ts'
import { TaskList } from '../features/tasks/list/task-list.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** After so long without a press the next page is fetched (ms). */
const REST = 1500

/** Whoever sees his tasks opens one: its page is there before the press. */
function usePreparedTask(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./task-download.tsx').then(prepareReviewer).catch(() => undefined)
    }, REST)
    return () => clearTimeout(timer)
  }, [])
}

export default function TaskListPage() {
  usePreparedTask()
  return (
    <>
      <PageTitle page="taskList" />
      <TaskList onPress={(taskId) => void prepareTask(queries, taskId)} />
    </>
  )
}
