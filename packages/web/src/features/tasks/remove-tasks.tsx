import type { Task } from '@tickmark/contract'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import type { TasksTexts } from '../../locales/tasks/zh-CN.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'

interface Props {
  t: TasksTexts
  /** The dialog is closed while there are none. */
  tasks: readonly Pick<Task, 'task_id'>[]
  onClose: (removed: boolean) => void
}

export function RemoveTasks({ t, tasks, onClose }: Props) {
  const queries = useQueryClient()
  async function remove(): Promise<void> {
    let removed = 0
    try {
      for (const { task_id } of tasks) {
        await request('deleteTask', { query: { task_id } })
        queries.removeQueries({ queryKey: ['task', task_id] })
        removed++
      }
      toast.success(t.list.removed)
    } catch {
      // The request has shown the failure; tasks removed before it are gone from the list.
    } finally {
      await queries.invalidateQueries({ queryKey: ['tasks'] })
      onClose(removed > 0)
    }
  }
  return (
    <ConfirmDialog
      open={tasks.length > 0}
      title={t.list.removeTitle(tasks.length)}
      text={t.list.removeText}
      confirm={t.list.confirmRemove}
      cancel={t.list.keep}
      onConfirm={() => void remove()}
      onCancel={() => onClose(false)}
    />
  )
}
