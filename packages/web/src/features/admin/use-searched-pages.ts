import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ADMIN_PAGE_SIZE } from './paged-table.tsx'

interface PageQuery {
  page: number
  page_size: number
  search: string
}

/** A list of the operator's with search and pages; `table` holds the props of its table. A new search begins at the first page. */
export function useSearchedPages<Row>(
  name: string,
  ask: (query: PageQuery) => Promise<{ items: Row[]; total: number }>,
) {
  const [page, setPage] = useState(1)
  const [search, setSearch] = useState('')
  const { data, isError, refetch } = useQuery({
    queryKey: ['admin', name, page, search],
    queryFn: () => ask({ page, page_size: ADMIN_PAGE_SIZE, search }),
    placeholderData: keepPreviousData,
  })
  return {
    search,
    setSearch(text: string): void {
      setSearch(text)
      setPage(1)
    },
    table: {
      page,
      rows: data?.items,
      total: data?.total ?? 0,
      onPage: setPage,
      failed: isError,
      retry: () => void refetch(),
    },
  }
}
