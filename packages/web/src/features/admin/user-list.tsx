import { request } from '../../api/request.ts'
import { formatDate, formatNumber } from '../../i18n/format.ts'
import type { AdminTexts } from '../../locales/admin/zh-CN.ts'
import { SearchInput } from '../../ui/search-input.tsx'
import { PagedTable } from './paged-table.tsx'
import type { ListedUser } from './listed-user.ts'
import { UserActions } from './user-actions.tsx'
import { useSearchedPages } from './use-searched-pages.ts'

export function UserList({ t }: { t: AdminTexts }) {
  const list = useSearchedPages('users', (query) => request('adminListUsers', { query }, { quiet: true }))
  return (
    <>
      <SearchInput className="mb-4 max-w-sm" label={t.search} text={list.search} onText={list.setSearch} />
      <PagedTable
        {...{ t, ...list.table }}
        keyOf={({ user_id }) => user_id}
        columns={[
          { label: t.created, cell: (user) => <Line>{formatDate(user.created_at)}</Line> },
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
          { label: t.users.role, cell: (user) => <Line>{t.users.roles[user.role]}</Line> },
          {
            label: t.users.plan,
            cell: ({ plan, plan_ends_at: end }) => (
              <>
                <Line>{t.users.plans[plan]}</Line>
                {end && <span className="num block text-meta text-ink-2">{t.users.until(formatDate(end))}</span>}
              </>
            ),
          },
          { label: t.users.tasks, numeric: true, cell: (user) => formatNumber(user.tasks) },
          { label: t.users.pages, numeric: true, cell: (user) => formatNumber(user.pages) },
          { label: t.users.state, cell: (user) => <Line>{user.disabled ? t.users.disabled : t.users.open}</Line> },
          { label: t.users.secondFactor, cell: (user) => t.users.factorStates[factorState(user)] },
          { label: t.users.actions, cell: (user) => <UserActions t={t} user={user} /> },
        ]}
      />
    </>
  )
}

const Line = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>

/** Required is told until it is set up. */
const factorState = ({ second_factor, second_factor_due }: ListedUser) =>
  second_factor ? 'on' : second_factor_due ? 'required' : 'off'
