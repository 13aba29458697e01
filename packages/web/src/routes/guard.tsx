import { lazy, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useTexts } from '../i18n/use-texts.ts'
import { shellCatalogue } from '../locales/shell/catalogue.ts'
import { loginAddress } from '../session/redirect.ts'
import { readToken, readUser } from '../session/session.ts'
import { toast } from '../ui/toast.ts'

const NotFound = lazy(() => import('./not-found.tsx'))

/** The judgement of a location whose page is still loading: React discards the guard's state until the page is first shown. */
let judged: { key: string; allowed: boolean } | undefined

function judge(key: string): boolean {
  if (judged?.key !== key) judged = { key, allowed: readToken() !== null }
  return judged.allowed
}

/**
 * Admits visitors with a token. It checks once per page: a session lost on the page leads home through the session watch, not to the login.
 */
export function LoginGuard() {
  const { pathname, search, hash, key } = useLocation()
  const t = useTexts(shellCatalogue)
  const [allowed] = useState(() => judge(key))
  useEffect(() => {
    judged = undefined
    if (!allowed) toast.warning(t.loginFirst)
  }, [allowed, t])
  if (!allowed)
    return (
      <>
        <Navigate to={loginAddress(pathname + search + hash)} replace />
        {/* Until the login is there, its place: else the footer leaps up to the header and down again. */}
        <div className="min-h-[70vh]" aria-busy="true" />
      </>
    )
  if (readUser()?.second_factor_due && pathname !== '/account') return <Navigate to="/account" replace />
  return <Outlet />
}

/** Shows "not found" to everybody but operators. */
export function AdminGuard() {
  return readUser()?.role === 'admin' ? <Outlet /> : <NotFound />
}
