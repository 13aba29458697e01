import { User } from '@tickmark/contract'
import { loadService } from './load-service.ts'
import type { CliContext } from '../arguments/cli-context.ts'
import { EXIT } from '../arguments/cli-context.ts'
import { chooseFrom, parseCount, parseOptions } from '../arguments/options.ts'
import { problem } from '../texts/problems.ts'
import { UsageError } from '../arguments/usage-error.ts'

/** `tickmark code create [--count N] [--max-uses N] [--expires-in-days N] [--plan …] [--note …]`: prints the codes, one a line. */
export async function code(args: string[], { stdout }: CliContext): Promise<number> {
  const { values, positionals } = parseOptions(args, {
    count: { type: 'string' },
    'max-uses': { type: 'string' },
    'expires-in-days': { type: 'string' },
    plan: { type: 'string' },
    note: { type: 'string' },
    language: { type: 'string' },
  })
  const [action] = positionals
  if (action === undefined) throw new UsageError(problem.missing('create'))
  if (action !== 'create') throw new UsageError(problem.unknownCommand(`code ${action}`))
  const options = {
    count: parseCount('count', values.count),
    maxUses: parseCount('max-uses', values['max-uses']),
    expiresInDays: parseCount('expires-in-days', values['expires-in-days']),
    plan: values.plan === undefined ? undefined : chooseFrom('plan', values.plan, User.shape.plan.options),
    note: values.note,
  }
  const { createCode } = await loadService()
  for (const created of await createCode(options)) stdout.write(`${created}\n`)
  return EXIT.fine
}
