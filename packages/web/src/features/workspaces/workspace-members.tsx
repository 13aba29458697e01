import type { TaskRole, Workspace, WorkspaceMember } from '@tickmark/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { request } from '../../api/request.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { togetherCatalogue } from '../../locales/together/catalogue.ts'
import type { TogetherTexts } from '../../locales/together/zh-CN.ts'
import type { WorkspacesTexts } from '../../locales/workspaces/zh-CN.ts'
import { useUser } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { controlClass } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { AddColleague } from '../../workspace/add-colleague.tsx'
import { WORKSPACES_KEY } from '../../workspace/use-workspaces.ts'

const ROLES = ['owner', 'reviewer', 'viewer'] as const satisfies readonly TaskRole[]
const roleFrom = (value: string): TaskRole => ROLES.find((role) => role === value) ?? 'viewer'

interface Props {
  t: WorkspacesTexts
  workspace: Workspace
}

/** Who is in a workspace, and for its owners what each may do. */
export function WorkspaceMembers({ t, workspace }: Props) {
  const together = useTexts(togetherCatalogue)
  const heading = useId()
  const { workspace_id, role } = workspace
  const { members, change } = useMembers(workspace_id)
  const [leaving, setLeaving] = useState<WorkspaceMember>()
  const set = (colleague: string, as: TaskRole, done: string): Promise<boolean> =>
    change(() => request('setWorkspaceMember', { body: { workspace_id, colleague, role: as } }, { quiet: true }), done)
  async function remove({ user_id }: WorkspaceMember): Promise<void> {
    setLeaving(undefined)
    await change(
      () => request('removeWorkspaceMember', { query: { workspace_id, user_id } }, { quiet: true }),
      t.removed,
    )
  }
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="font-serif text-lg">
        {t.members}
      </h3>
      <ul className="mt-2 mb-4 border-t border-line text-table" data-members>
        {members.map((member) => (
          <MemberRow
            key={member.user_id}
            {...{ t, together, member }}
            isOwner={role === 'owner'}
            onRole={(as) => void set(member.name, as, t.roleChanged)}
            onRemove={() => setLeaving(member)}
          />
        ))}
      </ul>
      {role === 'owner' && (
        <AddColleague
          t={together.share}
          roles={ROLES}
          hint={t.roleHint}
          onAdd={(colleague, as) => set(colleague, as, t.added)}
        />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t.removeTitle(leaving?.name ?? '')}
        text={t.removeText}
        confirm={t.remove}
        cancel={t.cancel}
        onConfirm={() => leaving && void remove(leaving)}
        onCancel={() => setLeaving(undefined)}
      />
    </section>
  )
}

function useMembers(workspaceId: string) {
  const queries = useQueryClient()
  const key = ['workspace-members', workspaceId]
  const { data: members = [] } = useQuery({
    queryKey: key,
    staleTime: 0,
    queryFn: () => request('listWorkspaceMembers', { query: { workspace_id: workspaceId } }, { quiet: true }),
  })
  /** True once it is done; a failure has been shown. */
  async function change(ask: () => Promise<WorkspaceMember[]>, done: string): Promise<boolean> {
    try {
      queries.setQueryData(key, await ask())
    } catch {
      return false
    }
    toast.success(done)
    await queries.invalidateQueries({ queryKey: WORKSPACES_KEY })
    return true
  }
  return { members, change }
}

interface RowProps {
  t: WorkspacesTexts
  together: TogetherTexts
  member: WorkspaceMember
  isOwner: boolean
  onRole: (role: TaskRole) => void
  onRemove: () => void
}

function MemberRow({ t, together, member, isOwner, onRole, onRemove }: RowProps) {
  const isMe = useUser()?.user_id === member.user_id
  const { name, role } = member
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1">
      <span className="min-w-32 flex-1 font-medium wrap-anywhere">
        {name}
        {isMe && <span className="ml-2 text-meta font-normal text-ink-3">{t.you}</span>}
      </span>
      {isOwner ? (
        <select
          aria-label={t.roleOf(name)}
          className={`${controlClass} w-auto!`}
          value={role}
          onChange={({ target }) => onRole(roleFrom(target.value))}
        >
          {ROLES.map((value) => (
            <option key={value} value={value}>
              {together.share.roles[value]}
            </option>
          ))}
        </select>
      ) : (
        <span className="text-ink-2">{together.share.roles[role]}</span>
      )}
      {isOwner && !isMe && (
        <Button look="quiet" size="small" aria-label={`${t.remove}: ${name}`} onClick={onRemove}>
          {t.remove}
        </Button>
      )}
    </li>
  )
}
