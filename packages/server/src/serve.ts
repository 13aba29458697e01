import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { BRAND } from '@tickmark/document'
import type { Config, ServiceRole } from './config/config.ts'
import { readConfig } from './config/config.ts'
import { keepRetentionRule } from './db/retention-rule.ts'
import { startRetention } from './deletion/start-retention.ts'
import { startCleanUp } from './db/clean-up.ts'
import { createEngine } from '@tickmark/engine'
import { prepareSamples } from './demo/reviewed-samples.ts'
import { createFirstAccounts, type FirstCredentials } from './first-start.ts'
import { createHttp } from './api/create-http.ts'
import { ensureWebBundle } from './website/web-bundle.ts'
import { loadWebFiles, type WebFiles } from './website/web-files.ts'
import { slotsOf, startWorker } from './jobs/start-worker.ts'
import { createLog, type Log } from './log/log.ts'
import { ANSWER_MB, observeCalls, openApp, type OpenApp } from './app/open-app.ts'
import { OperatorProblem } from '@tickmark/contract/operator-problem'

export interface Service {
  /** Undefined for a worker alone. */
  url: string | undefined
  credentials: FirstCredentials | undefined
  app: OpenApp['app']
  close(): Promise<void>
}

/** An upload of the largest size over a slow line takes this long at most. */
const UPLOAD_PATIENCE = 30 * 60_000
/** Longer than proxies keep idle connections (nginx: 60 s), so that a request never meets a connection that we are just closing. */
const IDLE_PATIENCE = 75_000
/** Answers that are being sent may end within this time; streams are cut. */
const CLOSE_PATIENCE = 3000

/** Starts the service, or a part of it, and answers when it can be used. */
export async function startService(role: ServiceRole, overrides: Partial<Config> = {}, log?: Log): Promise<Service> {
  const config = readConfig(overrides)
  const ownLog = log ?? createLog(config.logFormat)
  const { app, close } = await openApp(config, ownLog)
  const closers: (() => Promise<unknown>)[] = [close]
  try {
    const credentials = await createFirstAccounts(app)
    const stopCleaning = startCleanUp(app)
    closers.push(async () => stopCleaning())
    await keepRetentionRule(app.db, app.retention, app.now())
    closers.push(startRetention(app))
    if (role !== 'api') closers.push(await startWorkerPart(app))
    const listening = role === 'worker' ? undefined : await listen(app, closers)
    return {
      url: listening,
      credentials,
      app,
      async close() {
        for (const end of closers.splice(0).toReversed()) await end()
      },
    }
  } catch (error) {
    for (const end of closers.toReversed()) await end()
    throw error
  }
}

async function startWorkerPart(app: OpenApp['app']): Promise<() => Promise<void>> {
  const { jobs } = app.config
  const observe = observeCalls(app.tracing)
  const engine = createEngine({ jobs: slotsOf(jobs), memoryShares: jobs, answerMb: ANSWER_MB, observe })
  const stop = await startWorker({ ...app, engine })
  return async () => {
    // The queue stops giving work first. Then running work is broken off and goes back to the queue.
    const closed = app.queue.close()
    stop()
    await engine.close()
    await closed
  }
}

async function listen(app: OpenApp['app'], closers: (() => Promise<unknown>)[]): Promise<string> {
  const web = await openWeb(app.config, app.log)
  const server = createAdaptorServer({ fetch: createHttp(app, web).fetch }) as Server
  server.requestTimeout = UPLOAD_PATIENCE
  server.headersTimeout = 30_000
  server.keepAliveTimeout = IDLE_PATIENCE
  server.listen(app.config.port, app.config.host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw describeListenError(error, app.config.port)
  })
  closers.push(async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), CLOSE_PATIENCE).unref()
    await closed
  })
  if (web) closers.push(prepareSamples(app))
  const { port } = server.address() as { port: number }
  return `http://${app.config.host ?? 'localhost'}:${port}`
}

/** The API serves without its website when that cannot be built; the reason is told. */
async function openWeb({ webFolder, publicUrl }: Config, log: Log): Promise<WebFiles | undefined> {
  try {
    const bundle = await ensureWebBundle(webFolder, log)
    return bundle ? await loadWebFiles(bundle, publicUrl) : undefined
  } catch (error) {
    log.error('the website is not available; the API is', { error })
    return undefined
  }
}

function describeListenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EACCES')
    return new OperatorProblem({
      'zh-CN': `没有使用端口 ${port} 的权限。请将 PORT 设为 1024 以上的端口号。`,
      en: `There is no permission to use port ${port}. Set PORT to a number above 1023.`,
      ko: `포트 ${port}을(를) 사용할 권한이 없습니다. PORT를 1024 이상의 번호로 지정하세요.`,
      ja: `ポート${port}を使用する権限がありません。PORTに1024以上の番号を指定してください。`,
    })
  if (error.code !== 'EADDRINUSE') return error
  return new OperatorProblem({
    'zh-CN': `端口 ${port} 已被占用，可能是另一个${BRAND.name['zh-CN']}正在运行。请先停止它，或将 PORT 设为其他端口号。`,
    en: `Port ${port} is in use, perhaps by another ${BRAND.name.en}. Stop it, or set PORT to another number.`,
    ko: `포트 ${port}이(가) 이미 사용 중입니다. 다른 ${BRAND.name.ko}가 실행 중일 수 있습니다. 중지하거나 PORT를 다른 번호로 지정하세요.`,
    ja: `ポート${port}は使用中です。別の${BRAND.name.ja}が動作している可能性があります。停止するか、PORTに別の番号を指定してください。`,
  })
}
