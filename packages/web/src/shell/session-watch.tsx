import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { subscribeLanguage } from '../i18n/language.ts'
import type { ShellTexts } from '../locales/shell/zh-CN.ts'
import { secondFactorDue, sessionLost } from '../session/announcements.ts'
import { needsRefresh, readToken, storeToken, storeUser } from '../session/session.ts'
import { toast } from '../ui/toast.ts'

/** Watches the session: ends it on 401, renews it at the start, and reloads server texts when the language changes. */
export function SessionWatch({ t }: { t: ShellTexts }) {
  const navigate = useNavigate()

  useEffect(
    () =>
      sessionLost.on(() => {
        toast.error(t.loginAgain)
        void navigate('/', { replace: true })
        withQueries((queries) => queries.clear())
      }),
    [navigate, t],
  )
  useEffect(
    () =>
      secondFactorDue.on(() => {
        toast.warning(t.secondFactorDue)
        void navigate('/account', { replace: true })
      }),
    [navigate, t],
  )
  useEffect(() => void renewSession(), [])
  useEffect(() => subscribeLanguage(() => withQueries((queries) => void queries.invalidateQueries())), [])
  return null
}

/** Acts on the query cache, a chunk that this file does not load before there is something to do with it. */
function withQueries(act: (queries: QueryClient) => void): void {
  void import('../api/queries.tsx').then(({ queries }) => act(queries))
}

async function renewSession(): Promise<void> {
  if (!readToken()) return
  try {
    // Whoever has no session does not load what asks the service.
    const { request } = await import('../api/request.ts')
    if (needsRefresh()) {
      const asked = readToken()
      const fresh = await request('refresh', { body: {} }, { quiet: true, silent: true })
      // A logout or login meanwhile, here or in another tab, takes precedence.
      if (readToken() === asked) storeToken(fresh)
    }
    const token = readToken()
    if (!token) return
    const user = await request('getCurrentUser', {}, { quiet: true, silent: true })
    if (readToken() === token) storeUser(user)
  } catch {
    // Ignored: the current token serves until the server refuses it.
  }
}
