import { createHash, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import { isolationLevel } from '@tickmark/isolation'
import type { App } from '../app/app.ts'
import { writeMetrics } from './metrics.ts'
import { createReadiness } from './readiness.ts'

/** Addresses for the operator's monitoring: alive, ready to serve, metrics. */
export function addHealthRoutes(hono: Hono<{ Bindings: HttpBindings }>, app: App): void {
  const readiness = createReadiness({ database: () => app.pingDatabase(), storage: () => canStore(app) })
  hono.get('/healthz', (http) => http.text('ok'))
  hono.get('/readyz', async (http) => {
    const { database, storage } = await readiness()
    return http.json({ database, storage, isolation: isolationLevel() }, database && storage ? 200 : 503)
  })
  hono.get('/metrics', async (http) => {
    if (!mayCollect(app, http.req.header('Authorization')))
      return http.text('', 401, { 'WWW-Authenticate': 'Bearer realm="metrics"' })
    return http.text(await writeMetrics(app), 200, { 'Content-Type': 'text/plain; version=0.0.4' })
  })
}

/** How busy a service is and what fails in it is not everybody's affair. Compared in constant time, whatever is sent. */
function mayCollect({ config: { metricsToken } }: App, authorization = ''): boolean {
  if (metricsToken === undefined) return true
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization), digest(`Bearer ${metricsToken}`))
}

const canStore = ({ storage }: App): Promise<boolean> =>
  storage.check().then(
    () => true,
    () => false,
  )
