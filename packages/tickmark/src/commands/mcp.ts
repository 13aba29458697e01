import process from 'node:process'
import type { CliContext } from '../arguments/cli-context.ts'
import { EXIT } from '../arguments/cli-context.ts'
import { parseOptions } from '../arguments/options.ts'
import { close } from '../library/shared-engine.ts'

/** `tickmark mcp [--root DIR]…`: answers an agent over the standard streams until it hangs up. */
export async function mcp(args: string[], { signal, stdout }: CliContext): Promise<number> {
  const { values, positionals } = parseOptions(args, {
    root: { type: 'string', multiple: true },
    language: { type: 'string' },
  })
  const roots = [...(values.root ?? []), ...positionals]
  const { serveMcp } = await import('../mcp/serve-mcp.ts')
  try {
    await serveMcp(roots.length > 0 ? roots : ['.'], { stdin: process.stdin, stdout, signal })
    return EXIT.fine
  } finally {
    await close()
  }
}
