import type { Workspace } from '@tickmark/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { togetherCatalogue } from '../../locales/together/catalogue.ts'
import type { WorkspacesTexts } from '../../locales/workspaces/zh-CN.ts'
import { useUser } from '../../session/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { WORKSPACES_KEY } from '../../workspace/use-workspaces.ts'
import { NameDialog } from './name-dialog.tsx'
import { WorkspaceBudget } from './workspace-budget.tsx'
import { WorkspaceLetterhead } from './workspace-letterhead.tsx'
import { WorkspaceModels } from './workspace-models.tsx'
import { WorkspaceMembers } from './workspace-members.tsx'

interface Props {
  t: WorkspacesTexts
  workspace: Workspace
}

export function WorkspaceSection({ t, workspace }: Props) {
  const together = useTexts(togetherCatalogue)
  const { workspace_id: id, name, role, members, tasks } = workspace
  return (
    <section aria-labelledby={id} data-workspace={name} className="border-t-2 border-ink pt-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="font-serif text-xl font-semibold wrap-anywhere">
            {name}
          </h2>
          <p className="num mt-1 text-meta text-ink-2">
            {together.share.roles[role]} · {t.counts(members, tasks)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {role !== 'viewer' && (
            <ButtonLink look="secondary" size="small" to={`/ocr?new=1&workspace=${id}`}>
              {t.newReview}
            </ButtonLink>
          )}
          <ButtonLink look="secondary" size="small" to={`/taskList?workspace=${id}`}>
            {t.showTasks}
          </ButtonLink>
          <Changes t={t} workspace={workspace} />
        </div>
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <WorkspaceMembers t={t} workspace={workspace} />
        <div className="space-y-8">
          <WorkspaceLetterhead t={t} workspace={workspace} />
          <div className="space-y-4">
            <WorkspaceModels t={t} workspace={workspace} />
            <WorkspaceBudget t={t} workspace={workspace} />
          </div>
        </div>
      </div>
    </section>
  )
}

/** What an owner does with the workspace as a whole; whoever is not its only owner may leave it. */
function Changes({ t, workspace }: Props) {
  const queries = useQueryClient()
  const user = useUser()
  const [asking, setAsking] = useState<'delete' | 'leave' | 'rename'>()
  const { workspace_id, name, role, tasks, members } = workspace
  async function end(): Promise<void> {
    const doing = asking
    setAsking(undefined)
    try {
      if (doing === 'delete') await request('deleteWorkspace', { query: { workspace_id } })
      else await request('removeWorkspaceMember', { query: { workspace_id, user_id: user?.user_id ?? '' } })
    } catch {
      // The request has shown the failure.
      return
    }
    toast.success(doing === 'delete' ? t.deleted : t.left)
    await Promise.all([WORKSPACES_KEY, ['tasks']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
  return (
    <>
      {role === 'owner' && (
        <>
          <Button look="secondary" size="small" onClick={() => setAsking('rename')}>
            {t.rename}
          </Button>
          <Button look="danger" size="small" onClick={() => setAsking('delete')}>
            {t.delete}
          </Button>
        </>
      )}
      {members > 1 && (
        <Button look="danger" size="small" onClick={() => setAsking('leave')}>
          {t.leave}
        </Button>
      )}
      {asking === 'rename' && <NameDialog t={t} workspace={workspace} onClose={() => setAsking(undefined)} />}
      <ConfirmDialog
        open={asking === 'delete' || asking === 'leave'}
        title={asking === 'leave' ? t.leaveTitle : t.deleteTitle(name)}
        text={asking === 'leave' ? t.leaveText : t.deleteText(tasks)}
        confirm={asking === 'leave' ? t.leave : t.delete}
        cancel={t.cancel}
        onConfirm={() => void end()}
        onCancel={() => setAsking(undefined)}
      />
    </>
  )
}
