import { askModel } from './ask-model.ts'
import { ModelFailure } from './model-failure.ts'
import { type ConfiguredModel, idOf, type ModelSettings, readModelFile } from './model-file.ts'
import type { ModelMessage } from './model-protocols.ts'

/** What came of one small real question to a model of the operator's. */
export interface TriedModel {
  id: string
  kind: ConfiguredModel['kind']
  /** Where it was asked; undefined for one without an address. */
  host: string | undefined
  ok: boolean
  milliseconds: number
  tokens?: { sent: number; answered: number }
  /** What it answered, or what went wrong, without secrets. */
  said: string
}

const QUESTION: readonly ModelMessage[] = [
  { role: 'system', content: 'Answer with JSON only.' },
  { role: 'user', content: 'Answer with {"claims": []} and nothing else.' },
]
const MOST_SAID = 300

/** Asks each of the operator's models, or the one of this id, a question of a few words. */
export async function tryModels(
  settings: ModelSettings,
  id: string | undefined,
  signal: AbortSignal,
): Promise<TriedModel[]> {
  const models = (await readModelFile(settings)).filter(
    (model) => !model.folder && (id === undefined || idOf(model) === id),
  )
  const tried: TriedModel[] = []
  for (const model of models) tried.push(await tryModel(model, settings, signal))
  return tried
}

async function tryModel(model: ConfiguredModel, { keyOf }: ModelSettings, signal: AbortSignal): Promise<TriedModel> {
  const { url, keyVariable } = model
  const started = performance.now()
  const about = () => ({
    id: idOf(model),
    kind: model.kind,
    host: url && new URL(url).host,
    milliseconds: Math.round(performance.now() - started),
  })
  if (!url) return { ...about(), ok: false, said: 'url' }
  const key = keyVariable && keyOf(keyVariable)
  if (keyVariable && !key) return { ...about(), ok: false, said: keyVariable }
  try {
    const { text, tokens } = await askModel({ ...model, url, key }, QUESTION, { signal })
    return { ...about(), ok: true, ...(tokens && { tokens }), said: text.replace(/\s+/g, ' ').slice(0, MOST_SAID) }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return { ...about(), ok: false, said: error.message }
  }
}
