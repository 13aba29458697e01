import { loadService } from './load-service.ts'
import type { CliContext } from '../arguments/cli-context.ts'
import { EXIT } from '../arguments/cli-context.ts'
import { parseOptions } from '../arguments/options.ts'
import { operatorTexts } from '../texts/operator-texts.ts'
import { problem } from '../texts/problems.ts'
import { UsageError } from '../arguments/usage-error.ts'

/** `tickmark receipt verify FILE`: whether a receipt of a deletion is as the service made it. Exit 1 when it is not. */
export async function receipt(args: string[], { stdout, language }: CliContext): Promise<number> {
  const { positionals } = parseOptions(args, { language: { type: 'string' } })
  const [action, file] = positionals
  if (action === undefined) throw new UsageError(problem.missing('verify'))
  if (action !== 'verify') throw new UsageError(problem.unknownCommand(`receipt ${action}`))
  if (file === undefined) throw new UsageError(problem.missing('FILE'))
  const { verifyReceipt } = await loadService()
  const verdict = await verifyReceipt(file)
  stdout.write(`${operatorTexts[language].receipt[verdict]}\n`)
  return verdict === 'sound' ? EXIT.fine : EXIT.serious
}
