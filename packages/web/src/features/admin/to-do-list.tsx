import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { request } from '../../api/request.ts'
import { formatDate, formatNumber, formatSize } from '../../i18n/format.ts'
import type { AdminTexts } from '../../locales/admin/zh-CN.ts'
import { findToDo, type ToDo } from './to-do.ts'

const QUIET = { quiet: true, silent: true }

/** Of calls that the log of the operator's deeds has an entry for: asked once, and again when something was changed. */
const STALE = 300_000

/** What is known now; the lists of the tabs share what they have read, so that what was done is done here as well. */
function useToDo(): ToDo[] | undefined {
  const consults = useQuery({
    queryKey: ['admin', 'consults', 'new'],
    staleTime: STALE,
    queryFn: () => request('adminListConsults', { query: { page: 1, page_size: 1, state: 'new' } }, QUIET),
  })
  const users = useQuery({
    queryKey: ['admin', 'users', 'count'],
    staleTime: STALE,
    queryFn: () => request('adminListUsers', { query: { page: 1, page_size: 1 } }, QUIET),
  })
  const backups = useQuery({
    queryKey: ['admin', 'backups'],
    staleTime: STALE,
    queryFn: () => request('adminListBackups', {}, QUIET),
  })
  const system = useQuery({
    queryKey: ['admin', 'system'],
    staleTime: STALE,
    queryFn: () => request('adminGetSystem', {}, QUIET),
  })
  if (!consults.data || !users.data || !backups.data || !system.data) return undefined
  const known = {
    enquiries: consults.data.total,
    users: users.data.total,
    backups: backups.data.items,
    free: system.data.free_bytes,
  }
  return findToDo(known, backups.dataUpdatedAt)
}

/** What waits for the operator, each with the way to it; nothing where nothing does. */
export function ToDoList({ t }: { t: AdminTexts }) {
  const data = useToDo()
  if (!data || data.length === 0) return null
  return (
    <section aria-label={t.toDo.title} data-to-do className="mb-6 border-l-3 border-warn bg-warn-soft px-4 py-2">
      <h2 className="text-table font-semibold">{t.toDo.title}</h2>
      <ul className="num text-table">
        {data.map((one) => (
          <li key={one.tab} className="flex flex-wrap items-baseline gap-x-4 py-0.5">
            <span>{textOf(t, one)}</span>
            <Link to={`/admin?tab=${one.tab}`} className="text-note underline underline-offset-4">
              {t.toDo.go[one.tab]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function textOf({ toDo: t }: AdminTexts, one: ToDo): string {
  switch (one.tab) {
    case 'consults':
      return t.enquiries(formatNumber(one.count))
    case 'codes':
      return t.colleagues
    case 'backups':
      return one.last ? t.oldBackup(formatDate(one.last)) : t.noBackup
    case 'system':
      return t.space(formatSize(one.free))
  }
}
