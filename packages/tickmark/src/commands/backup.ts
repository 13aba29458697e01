import { loadService } from './load-service.ts'
import type { CliContext } from '../arguments/cli-context.ts'
import { EXIT } from '../arguments/cli-context.ts'
import { parseOptions } from '../arguments/options.ts'
import { operatorTexts } from '../texts/operator-texts.ts'
import { problem } from '../texts/problems.ts'
import { UsageError } from '../arguments/usage-error.ts'

/** `tickmark backup FOLDER`: writes everything that the service keeps into a new folder, while it runs. */
export async function backup(args: string[], { stdout, language }: CliContext): Promise<number> {
  const folder = folderOf(args)
  const { backUp } = await loadService()
  const { tables, files } = await backUp(folder)
  stdout.write(`${operatorTexts[language].backup.written(folder, countRows(tables), files.length)}\n`)
  return EXIT.fine
}

/** `tickmark restore FOLDER`: brings a backup back into an empty database and data folder. */
export async function restore(args: string[], { stdout, language }: CliContext): Promise<number> {
  const service = await loadService()
  const { at, tables, files } = await service.restore(folderOf(args))
  stdout.write(`${operatorTexts[language].backup.restored(at, countRows(tables), files.length)}\n`)
  return EXIT.fine
}

function folderOf(args: string[]): string {
  const { positionals } = parseOptions(args, { language: { type: 'string' } })
  const [folder] = positionals
  if (folder === undefined) throw new UsageError(problem.missing('FOLDER'))
  return folder
}

const countRows = (tables: readonly { rows: number }[]): number => tables.reduce((sum, { rows }) => sum + rows, 0)
