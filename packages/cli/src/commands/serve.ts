import type { Command } from '../cli-context.ts'
import { EXIT } from '../cli-context.ts'

/** `tickmark serve | api | worker`: the service, or one of its parts, until it is told to stop. */
export function serveAs(role: 'all' | 'api' | 'worker'): Command {
  return async () => {
    const { serve } = await import('@tickmark/server')
    await serve({ role })
    return EXIT.fine
  }
}
