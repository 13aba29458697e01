import { request } from '../../api/request.ts'
import { formatDate } from '../../i18n/format.ts'
import type { AdminTexts } from '../../locales/admin/zh-CN.ts'
import { SearchInput } from '../../ui/search-input.tsx'
import { PagedTable } from './paged-table.tsx'
import { useSearchedPages } from './use-searched-pages.ts'

/** All workspaces: whose they are and how much is in them. */
export function WorkspaceList({ t }: { t: AdminTexts }) {
  const list = useSearchedPages('workspaces', (query) => request('adminListWorkspaces', { query }, { quiet: true }))
  return (
    <>
      <SearchInput className="mb-4 max-w-sm" label={t.workspaces.search} text={list.search} onText={list.setSearch} />
      <PagedTable
        {...{ t, ...list.table }}
        hint={t.workspaces.emptyHint}
        keyOf={({ workspace_id }) => workspace_id}
        columns={[
          { label: t.created, cell: (row) => formatDate(row.created_at) },
          { label: t.workspaces.name, cell: (row) => row.name },
          { label: t.workspaces.owners, cell: (row) => row.owners.join(', ') },
          { label: t.workspaces.members, numeric: true, cell: (row) => row.members },
          { label: t.workspaces.tasks, numeric: true, cell: (row) => row.tasks },
        ]}
      />
    </>
  )
}
