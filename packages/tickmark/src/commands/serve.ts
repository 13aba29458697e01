import { loadService } from './load-service.ts'
import type { Command } from '../arguments/cli-context.ts'
import { EXIT } from '../arguments/cli-context.ts'
import { parseOptions } from '../arguments/options.ts'

/** `tickmark serve | api | worker`: the service, or one of its parts, until it is told to stop. */
export function serveAs(role: 'all' | 'api' | 'worker'): Command {
  return async (args, { language }) => {
    parseOptions(args, { language: { type: 'string' } })
    const { serve } = await loadService()
    await serve({ role, language })
    return EXIT.fine
  }
}
