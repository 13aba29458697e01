import { builtInModels } from './built-in-models.ts'
import { findService, loadService } from './load-service.ts'
import type { CliContext } from '../arguments/cli-context.ts'
import { EXIT } from '../arguments/cli-context.ts'
import { parseOptions } from '../arguments/options.ts'
import { modelSettings } from './ask-analysis-model.ts'
import { padTo, widthOf } from '../terminal/wrap-text.ts'
import { modelTexts } from '../texts/model-texts.ts'
import { operatorTexts } from '../texts/operator-texts.ts'

/** `tickmark models`: the OCR and analysis models, and whether each can be used here; `tickmark models test [ID]` asks them. */
export async function models(args: string[], context: CliContext): Promise<number> {
  const { positionals } = parseOptions(args, { language: { type: 'string' } })
  if (positionals[0] === 'test') return tryEach(positionals[1], context)
  const { stdout, stderr, language } = context
  const service = await findService()
  const list: Shown[] = service
    ? await service.listModels({ config: modelSettings(context) }, language)
    : await builtInModels()
  const kinds = operatorTexts[language].modelKind
  const idWidth = Math.max(...list.map(({ id }) => widthOf(id))) + 2
  const kindWidth = Math.max(...Object.values(kinds).map(widthOf)) + 2
  for (const { id, kind, available, reason, languages } of list) {
    const note = reason ? `  (${reason})` : ''
    stdout.write(
      `${available ? '✓' : '✗'} ${padTo(id, idWidth)}${padTo(kinds[kind], kindWidth)}${languages.join(', ')}${note}\n`,
    )
  }
  if (!service) stderr.write(`${modelTexts[language].ownNeedService}\n`)
  return EXIT.fine
}

interface Shown {
  id: string
  kind: 'ocr' | 'analysis'
  available: boolean
  reason?: string
  languages: readonly string[]
}

/** One small real question to each model; what the endpoint says is defused before it reaches the terminal. */
async function tryEach(id: string | undefined, context: CliContext): Promise<number> {
  const { stdout, stderr, signal, language } = context
  const { tryModels } = await loadService()
  const tried = await tryModels(modelSettings(context), id, signal)
  if (tried.length === 0) {
    stderr.write(`${modelTexts[language].noneToTry}\n`)
    return EXIT.unreadable
  }
  for (const { id: name, host, ok, milliseconds, tokens, said } of tried) {
    const found = modelTexts[language].answered(milliseconds, tokens && tokens.sent + tokens.answered)
    const answer = said.replace(/[\p{Cc}\p{Cf}]/gu, '')
    stdout.write(`${ok ? '✓' : '✗'} ${name}  ${host ?? '–'}  ${found}\n  ${answer}\n`)
  }
  return tried.every(({ ok }) => ok) ? EXIT.fine : EXIT.serious
}
