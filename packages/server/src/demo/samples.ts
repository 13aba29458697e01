import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { TaskType } from '@tickmark/contract'
import { Language } from '@tickmark/document'
import * as z from 'zod'
import { type App, forTask } from '../app/app.ts'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { RULE_MODEL } from '@tickmark/contract/limits'
import { listModels } from '../models/models.ts'
import { newId } from '../db/new-id.ts'
import { checkUploads } from '../tasks/check-uploads.ts'
import { originalKey, taskPrefix } from '../documents/document-store.ts'
import { extensionOf } from '../documents/file-names.ts'
import { insertTask } from '../tasks/start-task.ts'
import type { UploadedFile } from '../tasks/receive-upload.ts'
import { openFileLater } from '../storage/storage.ts'

const Translations = z.record(Language, z.string())

/** A bundled document, as the manifest beside it describes it. */
const SampleEntry = z.object({
  sample_id: z.string(),
  type: TaskType,
  /** In the samples' folder, one a language. */
  file: Translations,
  name: Translations,
  description: Translations,
})
export type SampleEntry = z.infer<typeof SampleEntry>

export async function readSamples({ config }: Pick<App, 'config'>): Promise<SampleEntry[]> {
  const manifest = join(config.samplesFolder, 'manifest.json')
  if (!existsSync(manifest)) return []
  return z.array(SampleEntry).parse(JSON.parse(await readFile(manifest, 'utf8')))
}

export const listSamples: Handler<'listSamples'> = async (app, { language }) => {
  const samples = await readSamples(app)
  return Promise.all(
    samples.map(async ({ sample_id, type, file, name, description }) => {
      const { size } = await stat(join(app.config.samplesFolder, file[language]))
      return { sample_id, type, name: name[language], description: description[language], size }
    }),
  )
}

/** Starts a task of the user with a bundled document. It takes the way of an upload but costs no report. */
export const startSample: Handler<'startSample'> = async (app, { body, user, language }) => {
  const sample = (await readSamples(app)).find(({ sample_id: id }) => id === body.sample_id)
  if (!sample) throw new AppError('not_found')
  const ocr = (await listModels(app)).find(({ kind, available }) => kind === 'ocr' && available)
  const taskId = newId()
  try {
    const files = await checkUploads(forTask(app, taskId, user.user_id), [
      await copySample(app, sample, language, taskId),
    ])
    const fields = {
      name: sample.name[language],
      type: sample.type,
      ocr_model: ocr?.id ?? '',
      analysis_model: RULE_MODEL,
      language: 'auto' as const,
    }
    await insertTask(app, { taskId, user, language, fields, files, isSample: true })
  } catch (error) {
    await app.storage.deleteAll(taskPrefix(taskId))
    throw error
  }
  return { task_id: taskId }
}

async function copySample(
  { config, storage }: App,
  sample: SampleEntry,
  language: Language,
  taskId: string,
): Promise<UploadedFile> {
  const file = sample.file[language]
  const path = join(config.samplesFolder, file)
  const fileId = newId()
  const storageKey = originalKey(taskId, fileId, extensionOf(file))
  const size = await storage.put(storageKey, openFileLater(path))
  const sha256 = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
  return { fileId, name: `${sample.name[language]}.${extensionOf(file)}`, size, sha256, storageKey }
}
