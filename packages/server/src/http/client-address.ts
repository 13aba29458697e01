import type { HttpContext } from './handler.ts'

/** Who asks. A forwarded address counts only where the operator says that a proxy of his sets it. */
export function clientAddress(http: HttpContext, trustProxy: boolean): string {
  const forwarded = trustProxy ? http.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  return forwarded || http.env.incoming?.socket.remoteAddress || 'unknown'
}
