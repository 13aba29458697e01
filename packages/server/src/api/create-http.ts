import { API_BASE } from '@tickmark/contract'
import { Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import type { App } from '../app/app.ts'
import { AppError } from '../faults/app-error.ts'
import { isDiskFull } from '../faults/is-disk-full.ts'
import { newId } from '../db/new-id.ts'
import { compressAnswers } from './compress-answers.ts'
import { answerError } from '../http/envelope.ts'
import { failureOf } from './failures.ts'
import { handlers } from './handlers.ts'
import { addHealthRoutes } from '../health/health.ts'
import { countRequest } from '../health/metrics.ts'
import { addOpenApi } from './open-api-page.ts'
import { endStreamsOf } from '../http/stream-events.ts'
import { requestLanguage } from '../http/request-language.ts'
import { routeRequests } from './route-requests.ts'
import { traceRequests } from '../http/trace-request.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { serveWeb, type WebFiles } from '../website/web-files.ts'

/** All that is answered over HTTP: the API, its description, health, and the website. */
export function createHttp(app: App, web: WebFiles | undefined): Hono<{ Bindings: HttpBindings }> {
  const hono = new Hono<{ Bindings: HttpBindings }>({ strict: false })

  traceRequests(hono, app.tracing, app.config.trustProxy)
  hono.use(async (http, next) => {
    const started = performance.now()
    const requestId = newId()
    http.header('X-Request-Id', requestId)
    await next()
    const { status } = http.res
    countRequest(http.req.method, status, performance.now() - started)
    if (status >= 500)
      app.log.warn('request failed', { requestId, method: http.req.method, path: http.req.path, status })
  })
  hono.use(securityHeaders(app.config.publicUrl))
  hono.use(`${API_BASE}/*`, compressAnswers)
  hono.use(`${API_BASE}/*`, async (http, next) => {
    await next()
    if (!http.res.headers.has('Cache-Control')) http.res.headers.set('Cache-Control', 'no-store')
  })

  app.listener.subscribe('user', (notice) => endStreamsOf(notice?.user_id))
  routeRequests(hono, app, handlers)
  addOpenApi(hono)
  addHealthRoutes(hono, app)
  if (web) serveWeb(hono, web)

  hono.notFound((http) =>
    answerError(http, new AppError('not_found'), requestLanguage(http.req.header('Accept-Language'))),
  )
  hono.onError((error, http) => {
    const language = requestLanguage(http.req.header('Accept-Language'))
    if (error instanceof AppError) return answerError(http, error, language)
    if (isDiskFull(error)) return answerError(http, new AppError('storage_full'), language)
    if (isConnectionLoss(error)) return answerError(http, new AppError('unavailable'), language)
    app.log.error('a request met a bug', { method: http.req.method, path: http.req.path, error })
    return answerError(http, new AppError(failureOf(http.req.method, http.req.path)), language)
  })
  return hono
}

/** The database is being restarted: not a bug, and worth another try. */
function isConnectionLoss(error: Error): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return (
    /^(57P0|08)/.test(code) ||
    code === 'ECONNREFUSED' ||
    code === 'ECONNRESET' ||
    /Connection terminated/.test(error.message)
  )
}
