import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { shellCatalogue } from '../locales/shell.ts'
import { useTexts } from '../locales/use-texts.ts'
import { loginAddress } from '../session/redirect.ts'
import { readToken, readUser } from '../session/session.ts'
import { toast } from '../ui/toast.ts'
import NotFound from './not-found.tsx'

/** What was seen of a location whose page is still on its way: until it is first shown, React keeps no state of the guard before it. */
let judged: { key: string; allowed: boolean } | undefined

function judge(key: string): boolean {
  if (judged?.key !== key) judged = { key, allowed: readToken() !== null }
  return judged.allowed
}

/**
 * Lets through who has a token. It looks once a page, not at every change of the session: whoever loses the session on a page is
 * taken home by the session watch, not to the login.
 */
export function LoginGuard() {
  const { pathname, search, hash, key } = useLocation()
  const t = useTexts(shellCatalogue)
  const [allowed] = useState(() => judge(key))
  useEffect(() => {
    judged = undefined
    if (!allowed) toast.warning(t.loginFirst)
  }, [allowed, t])
  if (!allowed) return <Navigate to={loginAddress(pathname + search + hash)} replace />
  return <Outlet />
}

/** The operator's area does not exist for anybody else. */
export function AdminGuard() {
  return readUser()?.role === 'admin' ? <Outlet /> : <NotFound />
}
