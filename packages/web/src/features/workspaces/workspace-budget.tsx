import type { Workspace } from '@tickmark/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { formatNumber } from '../../i18n/format.ts'
import type { WorkspacesTexts } from '../../locales/workspaces/zh-CN.ts'
import { Button } from '../../ui/button.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { WORKSPACES_KEY } from '../../workspace/use-workspaces.ts'

/** How many tokens models may be sent a month about the tasks of a workspace: owners set it, the others see it. */
export function WorkspaceBudget({ t, workspace }: { t: WorkspacesTexts; workspace: Workspace }) {
  const queries = useQueryClient()
  const { workspace_id, role, month_tokens: limit } = workspace
  const sent = formatNumber(workspace.sent_tokens)
  const saving = useMutation({
    mutationFn: (month_tokens: number | null) =>
      request('setWorkspaceModels', { body: { workspace_id, month_tokens } }, { quiet: true }),
    onSuccess: () => toast.success(t.remoteModelsSaved),
    onSettled: () => queries.invalidateQueries({ queryKey: WORKSPACES_KEY }),
  })
  if (role !== 'owner')
    return (
      <p className="text-meta text-ink-2">
        {limit === null ? t.noBudget(sent) : t.budgetOf(formatNumber(limit), sent)}
      </p>
    )
  async function save(form: FormData): Promise<boolean> {
    const text = String(form.get('tokens'))
    // The request has shown the failure; what was typed stays.
    await saving.mutateAsync(text === '' ? null : Number(text)).catch(() => undefined)
    return false
  }
  return (
    <SentForm send={save} className="flex flex-wrap items-start gap-2">
      <Field label={t.budget} hint={t.budgetHint(sent)} className="min-w-0 flex-1 basis-64">
        {(control) => (
          <input
            {...control}
            // Another value from elsewhere takes the place of what stands here.
            key={limit}
            name="tokens"
            type="number"
            min={0}
            max={1e12}
            step={1}
            defaultValue={limit ?? ''}
            className={`num ${controlClass}`}
          />
        )}
      </Field>
      <Button type="submit" look="secondary" disabled={saving.isPending} className="sm:mt-6.5">
        {t.budgetSave}
      </Button>
    </SentForm>
  )
}
