import type { ListedTask } from '@tickmark/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { request } from '../../../api/request.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { shellCatalogue } from '../../../locales/shell/catalogue.ts'
import type { TasksTexts } from '../../../locales/tasks/zh-CN.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { EngagementField } from '../engagement.tsx'
import { WorkspaceField } from '../../../workspace/workspace-field.tsx'

interface Props {
  t: TasksTexts
  tasks: readonly ListedTask[]
  onClose: (moved: boolean) => void
}

/** Moves tasks to an engagement, or out of theirs where the name is left empty, and to a workspace. */
export function MoveTasks({ t, tasks, onClose }: Props) {
  const shell = useTexts(shellCatalogue)
  const queries = useQueryClient()
  // The name that all of them have; none where they differ.
  const [first] = tasks
  const [name, setName] = useState(
    first && tasks.every(({ engagement }) => engagement === first.engagement) ? first.engagement : '',
  )
  const [workspace, setWorkspace] = useState('unchanged')
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    let moved = 0
    try {
      for (const { task_id } of tasks) {
        await request('setEngagement', { body: { task_id, engagement: name } }, { quiet: true })
        if (workspace !== 'unchanged')
          await request('setWorkspace', { body: { task_id, workspace_id: workspace || null } }, { quiet: true })
        queries.removeQueries({ queryKey: ['task', task_id] })
        moved++
      }
      toast.success(t.list.moved(moved))
    } catch {
      // The request has shown the failure; tasks moved before it stand in their new engagement.
    }
    await Promise.all([['tasks'], ['engagements']].map((queryKey) => queries.invalidateQueries({ queryKey })))
    if (moved === tasks.length) onClose(true)
  }
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title={t.list.moveTitle(tasks.length)}
      description={t.list.moveText}
      closeLabel={shell.nav.close}
    >
      <form className="space-y-4" onSubmit={(event) => void save(event)}>
        <EngagementField t={t} value={name} onChange={({ target }) => setName(target.value)} />
        <WorkspaceField unchanged value={workspace} onChange={({ target }) => setWorkspace(target.value)} />
        <Button type="submit">{t.engagement.save}</Button>
      </form>
    </Dialog>
  )
}
