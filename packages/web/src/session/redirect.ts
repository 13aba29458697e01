/** Where to go after login: the wanted path when it is one of this site, else the fallback. */
export function safeRedirect(wanted: string | null, fallback = '/ocr'): string {
  if (!wanted || !wanted.startsWith('/') || /^\/[/\\]/.test(wanted) || /[\p{Cc}\\]/u.test(wanted)) return fallback
  const target = new URL(wanted, 'http://same.invalid')
  if (target.host !== 'same.invalid' || target.pathname === '/login' || target.pathname === '/register') return fallback
  return target.pathname + target.search + target.hash
}

/** The login address that leads back to `target` (path with query and hash). */
export const loginAddress = (target: string): string => `/login?redirect=${encodeURIComponent(target)}`
