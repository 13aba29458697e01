import type { MiddlewareHandler } from 'hono'

/** What pages of ours may load: nothing from elsewhere, no inline scripts but those whose hashes are given. */
export function contentPolicy(scriptHashes: readonly string[] = []): string {
  return [
    `default-src 'self'`,
    // pdf.js decodes pictures in WebAssembly and in a worker.
    `script-src 'self' 'wasm-unsafe-eval' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`.trim(),
    `worker-src 'self' blob:`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self' blob:`,
    `frame-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** The policy of pages made of users' files: they may be shown and may do nothing. */
export const DOCUMENT_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'self'; sandbox`

/** Seconds for which a browser asks for nothing over an open line. */
const YEAR = 365 * 24 * 3600

/** `publicUrl`: where that is reached over TLS, browsers are told never to come over an open line again. */
export const securityHeaders =
  (publicUrl: string | undefined): MiddlewareHandler =>
  async (http, next) => {
    await next()
    const { headers } = http.res
    if (publicUrl?.startsWith('https:')) headers.set('Strict-Transport-Security', `max-age=${YEAR}`)
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'same-origin')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', contentPolicy())
  }
