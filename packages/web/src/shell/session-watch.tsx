import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { onSessionLost, request } from '../api/request.ts'
import { subscribeLanguage } from '../locales/language.ts'
import type { ShellTexts } from '../locales/shell.zh-CN.ts'
import { needsRefresh, readToken, storeToken, storeUser } from '../session/session.ts'
import { toast } from '../ui/toast.ts'

/** What the session does by itself: ends on 401, is renewed at start, and follows the language in what the server says. */
export function SessionWatch({ t }: { t: ShellTexts }) {
  const navigate = useNavigate()

  useEffect(
    () =>
      onSessionLost(() => {
        toast.error(t.loginAgain)
        void navigate('/', { replace: true })
        withQueries((queries) => queries.clear())
      }),
    [navigate, t],
  )
  useEffect(() => void renewSession(), [])
  useEffect(() => subscribeLanguage(() => withQueries((queries) => void queries.invalidateQueries())), [])
  return null
}

/** The cache is loaded by the pages that ask for something; here it is wanted only when there is something in it. */
function withQueries(act: (queries: QueryClient) => void): void {
  void import('../api/queries.tsx').then(({ queries }) => act(queries))
}

async function renewSession(): Promise<void> {
  try {
    if (needsRefresh()) {
      const asked = readToken()
      const fresh = await request('refresh', { body: {} }, { quiet: true, silent: true })
      // Whoever has logged out or in meanwhile, here or in another tab, knows better.
      if (readToken() === asked) storeToken(fresh)
    }
    const token = readToken()
    if (!token) return
    const user = await request('getCurrentUser', {}, { quiet: true, silent: true })
    if (readToken() === token) storeUser(user)
  } catch {
    // Ignored: the token in hand goes on being used until the server refuses it.
  }
}
