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

/** The engagement of a task in its head; its owner moves the task to another by a press on it. */
export function TaskEngagement({ t, task }: { t: TasksTexts; task: TaskDetail }) {
  const [open, setOpen] = useState(false)
  const { engagement, role } = task
  if (role !== 'owner') return engagement ? <span data-engagement>{engagement}</span> : null
  return (
    <>
      <button
        type="button"
        data-engagement
        data-no-print={engagement ? undefined : true}
        title={t.engagement.change}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-6 items-center gap-1 underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-ink hover:decoration-solid"
      >
        <FolderOpen aria-hidden className="size-4" />
        {engagement || t.engagement.add}
      </button>
      {open && <MoveTask t={t} task={task} onClose={() => setOpen(false)} />}
    </>
  )
}

function MoveTask({ t, task, onClose }: { t: TasksTexts; task: TaskDetail; onClose: () => void }) {
  const shell = useTexts(shellCatalogue)
  const queries = useQueryClient()
  const [name, setName] = useState(task.engagement)
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    try {
      await request('setEngagement', { body: { task_id: task.task_id, engagement: name } }, { quiet: true })
    } catch {
      // The request has shown the failure; the name stays to be corrected.
      return
    }
    await Promise.all([taskKey(task.task_id), KEY].map((queryKey) => queries.invalidateQueries({ queryKey })))
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t.engagement.change} closeLabel={shell.nav.close}>
      <form className="space-y-4" onSubmit={(event) => void save(event)}>
        <EngagementField t={t} value={name} onChange={({ target }) => setName(target.value)} />
        <Button type="submit">{t.engagement.save}</Button>
      </form>
    </Dialog>
  )
}
