import type { Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import type { App } from '../app.ts'
import { pingDatabase } from '../db/open-database.ts'
import { writeMetrics } from './metrics.ts'

/** For the operator's machinery: alive, ready to serve, and numbers. */
export function addHealthRoutes(hono: Hono<{ Bindings: HttpBindings }>, app: App): void {
  hono.get('/healthz', (http) => http.text('ok'))
  hono.get('/readyz', async (http) => {
    const [database, storage] = await Promise.all([
      pingDatabase(app.db),
      app.storage.check().then(
        () => true,
        () => false,
      ),
    ])
    return http.json({ database, storage }, database && storage ? 200 : 503)
  })
  hono.get('/metrics', async (http) =>
    http.text(await writeMetrics(app), 200, { 'Content-Type': 'text/plain; version=0.0.4' }),
  )
}
