import type { Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import { routePath } from 'hono/route'
import type { Tracing } from '../tracing/tracing.ts'

/** Asked every few seconds by machines. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * A span for each request, named by its route: addresses hold ids and names of files. A trace that a caller names is gone on with where a
 * proxy of the operator's stands in front, which decides what comes through.
 */
export function traceRequests(hono: Hono<{ Bindings: HttpBindings }>, tracing: Tracing, trustProxy: boolean): void {
  if (!tracing.isOn) return
  hono.use(async (http, next) => {
    const { method, path } = http.req
    if (UNTRACED.has(path)) return next()
    const parent = trustProxy ? http.req.header('traceparent') : undefined
    const facts = { 'http.request.method': method }
    await tracing.answering(parent, method, facts, async (tell) => {
      await next()
      const route = routePath(http, -1)
      tell({ 'http.route': route, 'http.response.status_code': http.res.status }, `${method} ${route}`)
    })
  })
}
