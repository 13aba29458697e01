import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { shellCatalogue } from '../../locales/shell/catalogue.ts'
import { workspacesCatalogue } from '../../locales/workspaces/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { WORKSPACES_KEY } from '../../workspace/use-workspaces.ts'
import { NameDialog } from './name-dialog.tsx'
import { WorkspaceSection } from './workspace-section.tsx'

/** The workspaces of a person: who is in them, under which letterhead, and what may be done with them. */
export function WorkspacesScreen() {
  const t = useTexts(workspacesCatalogue)
  const shell = useTexts(shellCatalogue)
  const [making, setMaking] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: WORKSPACES_KEY,
    staleTime: 0,
    queryFn: () => request('listWorkspaces', {}, { quiet: true }),
  })
  const create = (
    <Button onClick={() => setMaking(true)}>
      <Plus aria-hidden className="size-4" />
      {t.create}
    </Button>
  )
  return (
    <div className="wrap py-10 md:py-14">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-2xl">
          <h1 className="font-serif text-h2">{shell.titles.workspaces}</h1>
          <p className="mt-2 text-ink-2">{t.lead}</p>
        </div>
        {data && data.length > 0 && create}
      </div>
      {isError && !data && (
        <ErrorState text={shell.systemError} retry={() => void refetch()} retryLabel={shell.retry} />
      )}
      {data?.length === 0 && (
        <EmptyState title={t.emptyTitle} text={t.emptyText}>
          {create}
        </EmptyState>
      )}
      <div className="space-y-14">
        {data?.map((workspace) => (
          <WorkspaceSection key={workspace.workspace_id} t={t} workspace={workspace} />
        ))}
      </div>
      {making && <NameDialog t={t} onClose={() => setMaking(false)} />}
    </div>
  )
}
