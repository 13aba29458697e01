import { packPage, type PackedPage } from '@tickmark/engine'
import type { PageReading, SourceFile } from '@tickmark/document/page'
import type { ReadOptions } from '@tickmark/readers'
import type { App } from '../app/app.ts'
import { askModel } from './ask-model.ts'
import { idOf } from './model-file.ts'
import { ModelFailure } from './model-failure.ts'
import type { MessagePart, ModelEndpoint } from './model-protocols.ts'
import { findEndpointOfTask } from './models.ts'

interface Request {
  source: SourceFile
  pages: readonly number[]
  options: ReadOptions
}

/** Pixels across: enough for small print, and what vision models are fed at most. */
const WIDTH = 1600

const INSTRUCTIONS =
  'Transcribe all text of this page exactly as printed, line by line from top to bottom, tables row by row. Keep every digit, sign, bracket and separator as it stands. Do not translate, correct, calculate, explain or leave anything out. Answer with the text only.'

/**
 * Reads pages; those that are pictures are transcribed by the operator's vision model as well, when the task chose one, and read again with
 * that transcript: the engine knows where each word stands, the model knows it better. Without an answer the engine's reading stands.
 */
export async function readPagesWithModel(
  app: App,
  { taskId }: { taskId: string },
  request: Request,
  signal: AbortSignal,
): Promise<PackedPage[]> {
  const { ocr_model: id } = await app.db
    .selectFrom('tasks')
    .select('ocr_model')
    .where('task_id', '=', taskId)
    .executeTakeFirstOrThrow()
  const model = await findEndpointOfTask(app, 'ocr', { taskId, model: id })
  if (!model) return app.engine.readPacked(request.source, request.pages, request.options, { signal })
  return Promise.all((await readWith(app, model, request, signal)).map(packPage))
}

async function readWith(
  app: App,
  model: ModelEndpoint,
  { source, pages, options }: Request,
  signal: AbortSignal,
): Promise<PageReading[]> {
  const readings = await app.engine.readPages(source, pages, options, { signal })
  const transcripts: Record<number, string> = {}
  for (const { content, error } of readings) {
    if (error || content.origin === 'text' || content.origin === 'none') continue
    const { mediaType, bytes } = await app.engine.renderPage(source, content.number, WIDTH, { signal })
    const question: MessagePart[] = [
      { type: 'text', text: INSTRUCTIONS },
      { type: 'picture', mediaType, base64: Buffer.from(bytes).toString('base64') },
    ]
    try {
      transcripts[content.number] = (await askModel(model, [{ role: 'user', content: question }], { signal })).text
    } catch (failure) {
      if (!(failure instanceof ModelFailure)) throw failure
      app.log.warn('an OCR model gave no answer', { model: idOf(model), page: content.number, reason: failure.message })
    }
  }
  const transcribed = Object.keys(transcripts).map(Number)
  if (transcribed.length === 0) return readings
  const again = await app.engine.readPages(source, transcribed, { ...options, transcripts }, { signal })
  const better = new Map(again.map((reading) => [reading.content.number, reading]))
  return readings.map((reading) => better.get(reading.content.number) ?? reading)
}
