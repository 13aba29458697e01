import { RULE_MODEL } from '@tickmark/contract/limits'
import type { Review } from '@tickmark/document'
import type { Engine } from '@tickmark/engine'
import type { CliContext } from '../arguments/cli-context.ts'
import { UsageError } from '../arguments/usage-error.ts'
import { loadService } from './load-service.ts'
import type { Progress } from '../terminal/progress.ts'
import { modelTexts } from '../texts/model-texts.ts'
import { problem } from '../texts/problems.ts'
import type { Input } from '../files/read-inputs.ts'

/** Reviews that are finished, with what a model found besides. */
export type AnalysisModel = (input: Input, review: Review, engine: Engine, progress: Progress) => Promise<Review>

/** The settings of models, from the environment. */
export const modelSettings = ({ environment }: Pick<CliContext, 'environment'>) => ({
  modelsFile: environment.TICKMARK_MODELS || undefined,
  keyOf: (variable: string) => environment[variable] || undefined,
})

/** The model of this id; one that does not exist or cannot be asked is told before anything is read. */
export async function chooseAnalysisModel(
  id: string | undefined,
  context: CliContext,
): Promise<AnalysisModel | undefined> {
  if (id === undefined) return undefined
  const service = await loadService()
  if (id === RULE_MODEL) return undefined
  const config = modelSettings(context)
  const models = await service.listModels({ config }, context.language)
  const known = models.filter(({ kind, available }) => kind === 'analysis' && available).map((model) => model.id)
  const endpoint = known.includes(id)
    ? await service.findEndpoint(config, 'analysis', id)
    : service.endpointByOwnKey(id, config.keyOf)
  if (!endpoint) throw new UsageError(problem.unknownAnalysisModel(id, known))
  const texts = modelTexts[context.language]
  return (input, review, engine, progress) =>
    service.reviewWithModel({ engine, endpoint }, input.document, review, {
      language: context.language,
      signal: context.signal,
      log: { warn: (_, details) => progress.note(texts.failed(String(details?.reason ?? ''))) },
      onStart: (sent) => progress.note(texts.sends(input.document.name, sent)),
    })
}
