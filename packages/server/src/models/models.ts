import type { Model, StartTaskFields } from '@tickmark/contract'
import { RULE_MODEL } from '@tickmark/contract/limits'
import type { Language } from '@tickmark/document'
import { currentOcrModel, listOcrModels } from '@tickmark/readers'
import type { App } from '../app/app.ts'
import { AppError } from '../faults/app-error.ts'
import { modelsNotSetUp } from './known-models.ts'
import type { ModelEndpoint } from './model-protocols.ts'
import { idOf, type ModelSettings, ownOcrModelsOf, readModelFile, toListedModel } from './model-file.ts'
import { REASONS } from './reasons.ts'

type Settings = { config: ModelSettings }

/** All models that the product knows: those set up here, and those that could be. Reasons are in `language`. */
export async function listModels({ config }: Settings, language: Language = 'en'): Promise<Model[]> {
  return [...(await listSetUpModels({ config }, language)), ...modelsNotSetUp(await readModelFile(config), language)]
}

/** The models built in, and those that the operator describes. */
export async function listSetUpModels({ config }: Settings, language: Language = 'en'): Promise<Model[]> {
  const configured = await readModelFile(config)
  const ocr = (await listOcrModels(ownOcrModelsOf(configured))).map(
    ({ id, manufacturer, name, languages, available, reason }): Model => ({
      id,
      kind: 'ocr',
      manufacturer,
      name,
      label: `${manufacturer}:${name}`,
      languages: [...languages],
      available,
      // Users are not told which file is missing.
      ...(reason && { reason: REASONS[reason][language] }),
    }),
  )
  const rules: Model = {
    id: RULE_MODEL,
    kind: 'analysis',
    manufacturer: 'tickmark',
    name: 'rules',
    label: RULE_MODEL,
    languages: ['zh-CN', 'en', 'ko', 'ja'],
    available: true,
  }
  const own = configured.filter(({ folder }) => !folder).map((model) => toListedModel(model, config, language))
  return [...ocr, rules, ...own]
}

/** Where a model of the operator's is asked; undefined for the built-in ones and for those that cannot be asked. */
export async function findEndpoint(
  config: ModelSettings,
  kind: Model['kind'],
  id: string,
): Promise<ModelEndpoint | undefined> {
  const model = (await readModelFile(config)).find((own) => own.kind === kind && idOf(own) === id)
  if (!model?.url) return undefined
  return { ...model, url: model.url, key: model.keyVariable && config.keyOf(model.keyVariable) }
}

/** The same for work in the background: a file of models that cannot be read is told to the operator, and fails no task. */
export async function findUsableEndpoint(
  { config, log }: { config: ModelSettings; log: Pick<App['log'], 'warn'> },
  kind: Model['kind'],
  id: string,
): Promise<ModelEndpoint | undefined> {
  try {
    return await findEndpoint(config, kind, id)
  } catch (error) {
    log.warn('the file of models cannot be used', { model: id, error })
    return undefined
  }
}

/** Whether a model is beyond the operator's own network and the workspace of a task lets none read there. */
async function isBarred(
  { db }: Pick<App, 'db'>,
  endpoint: ModelEndpoint | undefined,
  workspaceId: string | null | undefined,
): Promise<boolean> {
  if (!endpoint || endpoint.private || !workspaceId) return false
  const found = await db
    .selectFrom('workspaces')
    .select('remote_models')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  return found?.remote_models === false
}

/** Where a model is asked about a task; undefined as well where the workspace of the task lets no model beyond the own network read. */
export async function findEndpointOfTask(
  app: Pick<App, 'config' | 'log' | 'db'>,
  kind: Model['kind'],
  { taskId, model }: { taskId: string; model: string },
): Promise<ModelEndpoint | undefined> {
  const endpoint = await findUsableEndpoint(app, kind, model)
  const task = await app.db.selectFrom('tasks').select('workspace_id').where('task_id', '=', taskId).executeTakeFirst()
  return (await isBarred(app, endpoint, task?.workspace_id)) ? undefined : endpoint
}

/** Refuses a choice of models beyond the own network for a workspace that lets none read its tasks. */
export async function refuseBarredModels(app: App, fields: StartTaskFields): Promise<void> {
  for (const [kind, id, field] of [
    ['ocr', fields.ocr_model, 'ocr_model'],
    ['analysis', fields.analysis_model, 'analysis_model'],
  ] as const)
    if (await isBarred(app, await findUsableEndpoint(app, kind, id), fields.workspace_id))
      throw new AppError('remote_models_barred', { field })
}

/** The choice of models under the names by which they go today. Refuses one that does not exist or cannot be used now. */
export async function chooseModels(app: App, fields: StartTaskFields): Promise<StartTaskFields> {
  const models = await listModels(app)
  const isUsable = (kind: Model['kind'], id: string) =>
    models.some((model) => model.kind === kind && model.id === id && model.available)
  const ocr = await currentOcrModel(fields.ocr_model)
  if (!isUsable('ocr', ocr)) throw new AppError('model_unavailable', { field: 'ocr_model' })
  if (!isUsable('analysis', fields.analysis_model)) throw new AppError('model_unavailable', { field: 'analysis_model' })
  return { ...fields, ocr_model: ocr }
}
