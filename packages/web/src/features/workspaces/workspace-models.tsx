import type { Workspace } from '@tickmark/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { request } from '../../api/request.ts'
import type { WorkspacesTexts } from '../../locales/workspaces/zh-CN.ts'
import { toast } from '../../ui/toast.ts'
import { WORKSPACES_KEY } from '../../workspace/use-workspaces.ts'

/** Whether models beyond the operator's network may read the tasks of a workspace: owners say so, the others see it. */
export function WorkspaceModels({ t, workspace }: { t: WorkspacesTexts; workspace: Workspace }) {
  const queries = useQueryClient()
  const hint = useId()
  const { workspace_id, role, remote_models } = workspace
  const saving = useMutation({
    mutationFn: (allowed: boolean) =>
      request('setWorkspaceModels', { body: { workspace_id, remote_models: allowed } }, { quiet: true }),
    onSuccess: () => toast.success(t.remoteModelsSaved),
    onSettled: () => queries.invalidateQueries({ queryKey: WORKSPACES_KEY }),
  })
  return (
    <div>
      <label className="flex min-h-6 items-start gap-2 text-table">
        <input
          type="checkbox"
          className="mt-1 size-4"
          checked={saving.isPending ? saving.variables : remote_models}
          disabled={role !== 'owner' || saving.isPending}
          aria-describedby={hint}
          onChange={(event) => saving.mutate(event.target.checked)}
        />
        {t.remoteModels}
      </label>
      <p id={hint} className="mt-1 text-meta text-ink-2">
        {t.remoteModelsHint}
      </p>
    </div>
  )
}
