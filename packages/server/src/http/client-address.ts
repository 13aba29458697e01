import type { HttpContext } from './handler.ts'

/** The address of the client. A forwarded address counts only where the operator says that his proxy sets it. */
export function clientAddress(http: HttpContext, trustProxy: boolean): string {
  const forwarded = trustProxy ? http.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  return forwarded || http.env.incoming?.socket.remoteAddress || 'unknown'
}
