import { loadService } from './load-service.ts'
import type { CliContext } from '../arguments/cli-context.ts'
import { EXIT } from '../arguments/cli-context.ts'
import { parseOptions } from '../arguments/options.ts'
import { operatorTexts } from '../texts/operator-texts.ts'
import { problem } from '../texts/problems.ts'
import { UsageError } from '../arguments/usage-error.ts'

/** `tickmark audit verify`: whether every entry of the audit log stands as it was written. Exit 1 when one does not. */
export async function audit(args: string[], { stdout, language }: CliContext): Promise<number> {
  const { positionals } = parseOptions(args, { language: { type: 'string' } })
  const [action] = positionals
  if (action === undefined) throw new UsageError(problem.missing('verify'))
  if (action !== 'verify') throw new UsageError(problem.unknownCommand(`audit ${action}`))
  const { verifyAuditLog } = await loadService()
  const { entries, head, brokenAt } = await verifyAuditLog()
  const texts = operatorTexts[language].audit
  stdout.write(`${brokenAt === undefined ? texts.sound(entries, head) : texts.broken(brokenAt)}\n`)
  return brokenAt === undefined ? EXIT.fine : EXIT.serious
}
