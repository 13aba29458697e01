import { createHash, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import { isolationLevel } from '@tickmark/isolation'
import type { App } from '../app/app.ts'
import type { HttpContext } from '../http/handler.ts'
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
    if (!mayCollect(app, http)) return http.text('', 401, { 'WWW-Authenticate': 'Bearer realm="metrics"' })
    return http.text(await writeMetrics(app), 200, { 'Content-Type': 'text/plain; version=0.0.4' })
  })
}

/**
 * How busy a service is and what fails in it is not everybody's affair: it is told to who sends the token, compared in constant time
 * whatever is sent, and where there is none to this machine alone.
 */
function mayCollect({ config }: App, http: HttpContext): boolean {
  const { metricsToken } = config
  if (metricsToken === undefined) return isFromHere(config, http)
  const authorization = http.req.header('Authorization') ?? ''
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization), digest(`Bearer ${metricsToken}`))
}

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/i
/** What proxies add: who asks through one of this machine may sit anywhere. */
const FORWARDED = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via']

/** Whether a request comes from this machine itself. Behind a proxy, which may add nothing, that cannot be told. */
function isFromHere({ trustProxy, publicUrl }: App['config'], { env, req }: HttpContext): boolean {
  if (trustProxy || publicUrl || FORWARDED.some((name) => req.header(name))) return false
  return LOOPBACK.test(env.incoming?.socket.remoteAddress ?? '')
}

const canStore = ({ storage }: App): Promise<boolean> =>
  storage.check().then(
    () => true,
    () => false,
  )
