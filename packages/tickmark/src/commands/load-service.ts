import { UsageError } from '../arguments/usage-error.ts'
import { problem } from '../texts/problems.ts'

/** The service, which the installed library does not bring: who wants it is told what to add. */
export async function loadService(): Promise<typeof import('@tickmark/server')> {
  try {
    return await import('@tickmark/server')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ERR_MODULE_NOT_FOUND' && message.includes('@tickmark/server')) throw new UsageError(problem.noService)
    throw error
  }
}
