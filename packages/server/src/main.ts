import type { Language } from '@tickmark/document'
import type { Config, ServiceRole } from './config/config.ts'
import { serveTexts, type ServeTexts } from './serve-texts.ts'
import { startService, type Service } from './serve.ts'

/** Runs the service until it is told to end. For the command line. */
export async function serve({
  role = 'all',
  language = 'en',
  ...overrides
}: { role?: ServiceRole; language?: Language } & Partial<Config> = {}): Promise<void> {
  const service = await startService(role, overrides)
  const texts = serveTexts[language]
  announce(service, role, texts)
  await waitForSignal()
  console.log(texts.ending)
  await service.close()
}

function announce({ url, credentials }: Service, role: ServiceRole, texts: ServeTexts): void {
  console.log(url ? texts.ready(url) : texts.partReady(role))
  if (!credentials) return
  const { username, password, invitationCode } = credentials
  const lines = [
    [texts.administrator, username],
    [texts.password, password ?? texts.asSet],
    [texts.invitationCode, invitationCode],
  ]
  console.log(`\n${texts.firstStart}\n${lines.map(([name, value]) => `  ${name}  ${value}`).join('\n')}\n`)
}

/** A second signal ends the process at once. Nothing that was accepted is lost by it. */
async function waitForSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      resolve()
      process.once(signal, () => process.exit(130))
    })
  }
  return promise
}

if (import.meta.main) {
  try {
    await serve()
    process.exit(0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
