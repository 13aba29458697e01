import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleUser } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useNavigate } from 'react-router'
import { request } from '../api/request.ts'
import { formatDate } from '../i18n/format.ts'
import type { ShellTexts } from '../locales/shell/zh-CN.ts'
import { clearSession, useUser } from '../session/session.ts'
import { Mentions, useMentions } from './mentions.tsx'
import { toast } from '../ui/toast.ts'

export default function UserMenu({ t }: { t: ShellTexts }) {
  const user = useUser()
  const navigate = useNavigate()
  const logOut = useLogOut(t.loggedOut)
  const mentions = useMentions(Boolean(user))
  const unseen = mentions?.unseen ?? 0
  const item = 'block cursor-pointer rounded-sm px-3 py-1.5 text-table outline-none data-highlighted:bg-sunken'
  return (
    // Not modal, and inside the header: the rest of the page stays reachable for assistive technology, and the menu stays in its landmark.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={[t.account, user?.username, unseen > 0 && t.mentions.unseen(unseen)].filter(Boolean).join(' · ')}
        className="relative inline-flex h-10 items-center gap-2 rounded-sm border border-line-strong bg-surface px-3 text-table"
      >
        <CircleUser aria-hidden className="size-5" />
        <span title={user?.username} className="hidden max-w-32 truncate sm:inline">
          {user?.username ?? t.account}
        </span>
        {/* The number is drawn by the style: the name of the button says it in words. */}
        {unseen > 0 && (
          <span
            aria-hidden
            data-mentions={unseen > 99 ? '99+' : unseen}
            className="num absolute -top-2 -right-2 min-w-5 rounded-full bg-seal px-1.5 text-center text-meta leading-5 font-semibold text-on-ink before:content-[attr(data-mentions)]"
          />
        )}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        className="z-50 max-w-80 min-w-48 rounded-md border border-line bg-surface p-1 shadow-sheet"
      >
        {user && <DropdownMenu.Label className="px-3 py-1.5 text-meta text-ink-3">{user.email}</DropdownMenu.Label>}
        <UsageLine t={t} />
        <Mentions t={t} mentions={mentions} item={item} />
        <DropdownMenu.Item className={item} onSelect={() => void navigate('/taskList')}>
          {t.nav.taskList}
        </DropdownMenu.Item>
        <DropdownMenu.Item className={item} onSelect={() => void navigate('/workspaces')}>
          {t.titles.workspaces}
        </DropdownMenu.Item>
        <DropdownMenu.Item className={item} onSelect={() => void navigate('/account')}>
          {t.titles.profile}
        </DropdownMenu.Item>
        {user?.role === 'admin' && (
          <DropdownMenu.Item className={item} onSelect={() => void navigate('/admin')}>
            {t.admin}
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        <DropdownMenu.Item className={item} onSelect={() => void logOut()}>
          {t.logOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

/** How much of the plan is used; requested when the menu opens. */
function UsageLine({ t }: { t: ShellTexts }) {
  const { data } = useQuery({
    queryKey: ['usage'],
    queryFn: () => request('getUserUsage', {}, { quiet: true, silent: true }),
  })
  const user = useUser()
  if (!data) return null
  const { reports_used: used, reports_left: left } = data
  return (
    <DropdownMenu.Label className="num px-3 pb-1.5 text-meta text-ink-3">
      {user?.plan === 'trial' && user.plan_ends_at
        ? t.trialUsage(used, left, formatDate(user.plan_ends_at))
        : t.usage(used, left)}
    </DropdownMenu.Label>
  )
}

function useLogOut(done: string): () => Promise<void> {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return async () => {
    // Logging out must work without the server too: this browser forgets the session.
    await request('logout', { body: {} }, { quiet: true, silent: true }).catch(() => undefined)
    await navigate('/')
    clearSession()
    queries.clear()
    toast.success(done)
  }
}
