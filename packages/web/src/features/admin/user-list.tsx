import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import type { AdminTexts } from '../../locales/admin.zh-CN.ts'
import { formatDate, formatNumber } from '../../locales/format.ts'
import { SearchInput } from '../../ui/search-input.tsx'
import { ADMIN_PAGE_SIZE, PagedTable } from './paged-table.tsx'

export function UserList({ t }: { t: AdminTexts }) {
  const [page, setPage] = useState(1)
  const [search, setSearch] = useState('')
  const { data, isError, refetch } = useQuery({
    queryKey: ['admin', 'users', page, search],
    queryFn: () => request('adminListUsers', { query: { page, page_size: ADMIN_PAGE_SIZE, search } }, { quiet: true }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <SearchInput
        className="mb-4 max-w-sm"
        label={t.search}
        text={search}
        onText={(text) => {
          setSearch(text)
          setPage(1)
        }}
      />
      <PagedTable
        {...{ t, page, rows: data?.items, total: data?.total ?? 0, onPage: setPage, failed: isError }}
        retry={() => void refetch()}
        keyOf={({ user_id }) => user_id}
        columns={[
          { label: t.created, cell: (user) => formatDate(user.created_at) },
          { label: t.users.name, cell: (user) => <b className="font-semibold">{user.username}</b> },
          {
            label: t.users.contact,
            cell: (user) => (
              <>
                {user.email}
                <br />
                {user.phone}
              </>
            ),
          },
          { label: t.users.role, cell: (user) => t.users.roles[user.role] },
          { label: t.users.plan, cell: (user) => t.users.plans[user.plan] },
          { label: t.users.tasks, numeric: true, cell: (user) => formatNumber(user.tasks) },
          { label: t.users.pages, numeric: true, cell: (user) => formatNumber(user.pages) },
        ]}
      />
    </>
  )
}
