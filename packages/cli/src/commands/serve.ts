import type { Command } from '../cli-context.ts'
import { EXIT } from '../cli-context.ts'
import { parseOptions } from '../options.ts'

/** `tickmark serve | api | worker`: the service, or one of its parts, until it is told to stop. */
export function serveAs(role: 'all' | 'api' | 'worker'): Command {
  return async (args, { language }) => {
    parseOptions(args, { language: { type: 'string' } })
    const { serve } = await import('@tickmark/server')
    await serve({ role, language })
    return EXIT.fine
  }
}
