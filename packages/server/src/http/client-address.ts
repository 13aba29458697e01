import type { HttpContext } from './handler.ts'

/** The address of the client. A forwarded address counts only where the operator says that his proxy sets it. */
export function clientAddress(http: HttpContext, trustProxy: boolean): string {
  const forwarded = trustProxy ? http.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  const address = forwarded || http.env.incoming?.socket.remoteAddress || 'unknown'
  // An IPv4 address as a socket for both kinds names it.
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
