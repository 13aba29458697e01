import type { TaskDetail } from '@tickmark/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../api/request.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { shellCatalogue } from '../../../locales/shell/catalogue.ts'
import { togetherCatalogue } from '../../../locales/together/catalogue.ts'
import type { TogetherTexts } from '../../../locales/together/zh-CN.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { AddColleague } from '../../../workspace/add-colleague.tsx'
import { ShareLinks } from './share-links.tsx'

/** With whom a task is shared, and by which links it is read. */
export function ShareDialog({ task, onClose }: { task: TaskDetail; onClose: () => void }) {
  const t = useTexts(togetherCatalogue)
  const shell = useTexts(shellCatalogue)
  return (
    <Dialog open onClose={onClose} title={t.share.title} closeLabel={shell.nav.close} size="wide">
      <Members t={t} taskId={task.task_id} />
      <ShareLinks t={t} taskId={task.task_id} />
    </Dialog>
  )
}

/** What a task is shared for; its owner is one. */
const SHARED_ROLES = ['reviewer', 'viewer'] as const

function Members({ t, taskId }: { t: TogetherTexts; taskId: string }) {
  const queries = useQueryClient()
  const key = ['members', taskId]
  const { data: members = [] } = useQuery({
    queryKey: key,
    staleTime: 0,
    queryFn: () => request('listMembers', { query: { task_id: taskId } }, { quiet: true }),
  })
  async function end(userId: string): Promise<void> {
    const query = { task_id: taskId, user_id: userId }
    try {
      queries.setQueryData(key, await request('unshareTask', { query }, { quiet: true }))
      toast.success(t.share.ended)
    } catch {
      // The request has shown the failure.
    }
  }
  async function add(colleague: string, role: (typeof SHARED_ROLES)[number]): Promise<boolean> {
    const body = { task_id: taskId, colleague, role }
    try {
      queries.setQueryData(key, await request('shareTask', { body }, { quiet: true }))
    } catch {
      // The request has shown the failure.
      return false
    }
    toast.success(t.share.added)
    return true
  }
  return (
    <section className="mb-8">
      <h3 className="font-serif text-lg">{t.share.members}</h3>
      <ul className="mb-3 text-table" data-members>
        {members.map(({ user_id, name, role, by_workspace: byWorkspace }) => (
          <li key={user_id} className="flex min-h-10 items-center gap-3 border-b border-line">
            <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
            <span className="text-ink-2">{t.share.roles[role]}</span>
            {byWorkspace ? (
              <span className="text-meta text-ink-3">{t.share.byWorkspace}</span>
            ) : role === 'owner' ? (
              <span className="w-20" />
            ) : (
              <Button look="quiet" size="small" className="w-20" onClick={() => void end(user_id)}>
                {t.share.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <AddColleague t={t.share} roles={SHARED_ROLES} hint={t.share.roleHint} onAdd={add} />
    </section>
  )
}
