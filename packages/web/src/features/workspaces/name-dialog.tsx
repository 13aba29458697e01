import type { Workspace } from '@tickmark/contract'
import { LIMITS } from '@tickmark/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { request } from '../../api/request.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { shellCatalogue } from '../../locales/shell/catalogue.ts'
import type { WorkspacesTexts } from '../../locales/workspaces/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { WORKSPACES_KEY } from '../../workspace/use-workspaces.ts'

/** Makes a workspace, or gives one another name. */
export function NameDialog({
  t,
  workspace,
  onClose,
}: {
  t: WorkspacesTexts
  workspace?: Workspace
  onClose: () => void
}) {
  const shell = useTexts(shellCatalogue)
  const queries = useQueryClient()
  const [name, setName] = useState(workspace?.name ?? '')
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    try {
      if (workspace)
        await request('renameWorkspace', { body: { workspace_id: workspace.workspace_id, name } }, { quiet: true })
      else await request('createWorkspace', { body: { name } }, { quiet: true })
    } catch {
      // The request has shown the failure; the name stays to be corrected.
      return
    }
    toast.success(workspace ? t.renamed : t.created)
    await queries.invalidateQueries({ queryKey: WORKSPACES_KEY })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={workspace ? t.rename : t.create} closeLabel={shell.nav.close}>
      <form className="space-y-4" onSubmit={(event) => void save(event)}>
        <TextField
          label={t.name}
          required
          autoComplete="off"
          maxLength={LIMITS.engagementLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" disabled={name.trim() === ''}>
          {workspace ? t.save : t.create}
        </Button>
      </form>
    </Dialog>
  )
}
