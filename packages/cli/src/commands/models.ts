import { listOcrModels } from '@tickmark/readers'
import type { CliContext } from '../cli-context.ts'
import { EXIT } from '../cli-context.ts'
import { padTo, widthOf } from '../terminal/wrap-text.ts'

/** `tickmark models`: the OCR models and whether each can be used here. */
export async function models(_args: string[], { stdout }: CliContext): Promise<number> {
  const list = await listOcrModels()
  const width = Math.max(...list.map(({ id }) => widthOf(id))) + 2
  for (const { id, available, reason, languages } of list) {
    stdout.write(
      `${available ? '✓' : '✗'} ${padTo(id, width)}${languages.join(', ')}${reason ? `  (${reason})` : ''}\n`,
    )
  }
  return EXIT.fine
}
