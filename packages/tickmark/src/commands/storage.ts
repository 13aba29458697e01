import { loadService } from './load-service.ts'
import type { CliContext } from '../arguments/cli-context.ts'
import { EXIT } from '../arguments/cli-context.ts'
import { parseOptions } from '../arguments/options.ts'
import { operatorTexts } from '../texts/operator-texts.ts'
import { problem } from '../texts/problems.ts'
import { UsageError } from '../arguments/usage-error.ts'

/** `tickmark storage encrypt|rotate`: encrypts files that were stored before there was a key; puts all keys under a new one. */
export async function storage(args: string[], { stdout, language }: CliContext): Promise<number> {
  const { positionals } = parseOptions(args, { language: { type: 'string' } })
  const [action] = positionals
  if (action === undefined) throw new UsageError(problem.missing('encrypt | rotate'))
  if (action !== 'encrypt' && action !== 'rotate') throw new UsageError(problem.unknownCommand(`storage ${action}`))
  const service = await loadService()
  const texts = operatorTexts[language].storage
  if (action === 'encrypt') {
    const { encrypted, before } = await service.encryptFiles()
    stdout.write(`${texts.encrypted(encrypted, before)}\n`)
  } else {
    const { rotated, id } = await service.rotateKeys()
    stdout.write(`${texts.rotated(rotated, id)}\n`)
  }
  return EXIT.fine
}
