import { UsageError } from '../arguments/usage-error.ts'
import { problem } from '../texts/problems.ts'

type Service = typeof import('@tickmark/server')

/** The service, which the installed library does not bring: who wants it is told what to add. */
export async function loadService(): Promise<Service> {
  const service = await findService()
  if (!service) throw new UsageError(problem.noService)
  return service
}

/** The service where it is installed. */
export async function findService(): Promise<Service | undefined> {
  try {
    return await import('@tickmark/server')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ERR_MODULE_NOT_FOUND' && message.includes('@tickmark/server')) return undefined
    throw error
  }
}
