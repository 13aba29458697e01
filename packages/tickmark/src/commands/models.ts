import { loadService } from './load-service.ts'
import type { CliContext } from '../arguments/cli-context.ts'
import { EXIT } from '../arguments/cli-context.ts'
import { parseOptions } from '../arguments/options.ts'
import { padTo, widthOf } from '../terminal/wrap-text.ts'
import { operatorTexts } from '../texts/operator-texts.ts'

/** `tickmark models`: the OCR and analysis models, and whether each can be used here. */
export async function models(args: string[], { stdout, environment, language }: CliContext): Promise<number> {
  parseOptions(args, { language: { type: 'string' } })
  const { listModels } = await loadService()
  const config = {
    modelsFile: environment.TICKMARK_MODELS || undefined,
    keyOf: (variable: string) => environment[variable] || undefined,
  }
  const list = await listModels({ config }, language)
  const kinds = operatorTexts[language].modelKind
  const idWidth = Math.max(...list.map(({ id }) => widthOf(id))) + 2
  const kindWidth = Math.max(...Object.values(kinds).map(widthOf)) + 2
  for (const { id, kind, available, reason, languages } of list) {
    const note = reason ? `  (${reason})` : ''
    stdout.write(
      `${available ? '✓' : '✗'} ${padTo(id, idWidth)}${padTo(kinds[kind], kindWidth)}${languages.join(', ')}${note}\n`,
    )
  }
  return EXIT.fine
}
