import { BRAND } from '@tickmark/document'
import type { Config, Role } from './config.ts'
import { startService, type Service } from './serve.ts'

/** Runs the service until it is told to end. For the command line. */
export async function serve({ role = 'all', ...overrides }: { role?: Role } & Partial<Config> = {}): Promise<void> {
  const service = await startService(role, overrides)
  announce(service, role)
  await waitForSignal()
  console.log('Ending …')
  await service.close()
}

function announce({ url, credentials }: Service, role: Role): void {
  const name = BRAND.name.en
  console.log(url ? `${name} is ready: ${url}` : `${name} ${role} is ready`)
  if (!credentials) return
  const { username, password, invitationCode } = credentials
  console.log(`
First start. These are shown once:
  administrator    ${username}
  password         ${password ?? '(as set in TICKMARK_ADMIN_PASSWORD)'}
  invitation code  ${invitationCode}
`)
}

/** A second signal ends the process at once: somebody is impatient, and nothing accepted is lost by it. */
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
