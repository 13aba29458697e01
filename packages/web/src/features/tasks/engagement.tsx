import type { TaskDetail } from '@tickmark/contract'
import { LIMITS } from '@tickmark/contract/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FolderOpen } from 'lucide-react'
import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import { request } from '../../api/request.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { shellCatalogue } from '../../locales/shell/catalogue.ts'
import type { TasksTexts } from '../../locales/tasks/zh-CN.ts'
import { taskKey } from '../../progress/use-live-task.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { WORKSPACES_KEY } from '../../workspace/use-workspaces.ts'
import { WorkspaceField } from '../../workspace/workspace-field.tsx'

const KEY = ['engagements']

/** The engagements of the tasks that a person sees. */
export function useEngagements(): readonly string[] {
  const { data = [] } = useQuery({
    queryKey: KEY,
    staleTime: 0,
    queryFn: () => request('listEngagements', {}, { quiet: true, silent: true }),
  })
  return data
}

/** The name of an engagement; those in use are offered, so that one is not written in two ways. */
export function EngagementField({ t, ...input }: { t: TasksTexts } & ComponentProps<'input'>) {
  const names = useEngagements()
  const list = useId()
  return (
    <>
      <TextField
        label={t.engagement.label}
        hint={t.engagement.hint}
        autoComplete="off"
        maxLength={LIMITS.engagementLength}
        list={list}
        {...input}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}

/** The workspace and the engagement of a task in its head; its owner moves the task to others by a press on it. */
export function TaskEngagement({ t, task }: { t: TasksTexts; task: TaskDetail }) {
  const [open, setOpen] = useState(false)
  const { engagement, workspace, role } = task
  const place = [workspace?.name, engagement].filter(Boolean).join(' · ')
  if (role !== 'owner')
    return place ? (
      <span data-engagement title={place} className="xl:truncate">
        {place}
      </span>
    ) : null
  return (
    <>
      <button
        type="button"
        data-engagement
        data-no-print={place ? undefined : true}
        title={t.engagement.change}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-6 min-w-0 items-center gap-1 underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-ink hover:decoration-solid"
      >
        <FolderOpen aria-hidden className="size-4 shrink-0" />
        <span title={place || t.engagement.add} className="xl:truncate">
          {place || t.engagement.add}
        </span>
      </button>
      {open && <MoveTask t={t} task={task} onClose={() => setOpen(false)} />}
    </>
  )
}

function MoveTask({ t, task, onClose }: { t: TasksTexts; task: TaskDetail; onClose: () => void }) {
  const shell = useTexts(shellCatalogue)
  const queries = useQueryClient()
  const [name, setName] = useState(task.engagement)
  const before = task.workspace?.workspace_id ?? ''
  const [workspace, setWorkspace] = useState(before)
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const { task_id } = task
    try {
      await request('setEngagement', { body: { task_id, engagement: name } }, { quiet: true })
      if (workspace !== before)
        await request('setWorkspace', { body: { task_id, workspace_id: workspace || null } }, { quiet: true })
    } catch {
      // The request has shown the failure; the choice stays to be corrected.
      return
    }
    const changed = [taskKey(task_id), KEY, ['members', task_id], WORKSPACES_KEY]
    await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })))
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t.engagement.change} closeLabel={shell.nav.close}>
      <form className="space-y-4" onSubmit={(event) => void save(event)}>
        <EngagementField t={t} value={name} onChange={({ target }) => setName(target.value)} />
        <WorkspaceField value={workspace} onChange={({ target }) => setWorkspace(target.value)} />
        <Button type="submit">{t.engagement.save}</Button>
      </form>
    </Dialog>
  )
}
