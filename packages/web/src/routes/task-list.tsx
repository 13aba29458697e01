import { TaskList } from '../features/tasks/list/task-list.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export default function TaskListPage() {
  return (
    <>
      <PageTitle page="taskList" />
      <TaskList />
    </>
  )
}
