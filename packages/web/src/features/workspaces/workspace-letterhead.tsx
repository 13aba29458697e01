import type { Workspace } from '@tickmark/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { request } from '../../api/request.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { profileCatalogue } from '../../locales/profile/catalogue.ts'
import type { WorkspacesTexts } from '../../locales/workspaces/zh-CN.ts'
import { LetterheadFields } from '../../workspace/letterhead-fields.tsx'

/** In whose name the reports of a workspace go out: owners set it, the others see it. */
export function WorkspaceLetterhead({ t, workspace }: { t: WorkspacesTexts; workspace: Workspace }) {
  const profile = useTexts(profileCatalogue)
  const queries = useQueryClient()
  const heading = useId()
  const { workspace_id, role } = workspace
  const key = ['workspace-letterhead', workspace_id]
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => request('getWorkspaceLetterhead', { query: { workspace_id } }, { quiet: true }),
  })
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="font-serif text-lg">
        {profile.letterhead.title}
      </h3>
      {data && role === 'owner' && (
        <>
          <p className="mt-1 mb-4 text-meta text-ink-2">{t.letterheadLead}</p>
          <LetterheadFields
            key={`${data.firm} ${data.logo?.length}`}
            t={profile.letterhead}
            saved={data}
            onSave={async (letterhead) =>
              void queries.setQueryData(
                key,
                await request('setWorkspaceLetterhead', { body: { ...letterhead, workspace_id } }),
              )
            }
          />
        </>
      )}
      {data && role !== 'owner' && (
        <div className="mt-1 text-table text-ink-2">
          <p>{data.firm ? t.letterheadOf(data.firm) : t.noLetterhead}</p>
          {data.logo && (
            <img
              src={data.logo}
              alt={profile.letterhead.logo}
              className="mt-3 max-h-16 max-w-48 border border-line bg-white p-2"
            />
          )}
        </div>
      )}
    </section>
  )
}
