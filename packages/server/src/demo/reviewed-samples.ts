import { join } from 'node:path'
import type { SampleProgress } from '@tickmark/contract'
import { LANGUAGES, type Language } from '@tickmark/document'
import { type CallOptions, createEngine, readDocument } from '@tickmark/engine'
import type { App } from '../app/app.ts'
import type { Config } from '../config/config.ts'
import { findKept, keepSample, type Reviewed } from './kept-samples.ts'
import { readSamples, type SampleEntry } from './samples.ts'

type Engine = App['engine']

/** A review that is made, or has been. */
interface Making {
  reviewed: Promise<Reviewed>
  progress: SampleProgress
  /** Aborted when somebody waits for it: it is idle work no more. */
  idleness: AbortController
}

/** Of each service of this process, by sample and language: a sample never changes while the server runs. */
const services = new WeakMap<Config, Map<string, Making>>()

function makingsOf({ config }: App): Map<string, Making> {
  const known = services.get(config) ?? new Map<string, Making>()
  services.set(config, known)
  return known
}

const keyOf = (sample: SampleEntry, language: Language): string => `${sample.sample_id} ${language}`

/** Documents of ours may share a child. */
export const bundled = ({ engine }: App): Engine => engine.for('samples')

export const sourceOf = ({ config }: App, sample: SampleEntry, language: Language) => ({
  path: join(config.samplesFolder, sample.file[language]),
  name: sample.file[language],
})

/** A bundled sample with its review, for somebody who waits for it. It is made once; all who ask meanwhile wait for the same. */
export function reviewedSample(app: App, sample: SampleEntry, language: Language): Promise<Reviewed> {
  const making = makingsOf(app).get(keyOf(sample, language)) ?? make(app, sample, language)
  making.idleness.abort()
  return making.reviewed
}

export const sampleProgress = (app: App, sample: SampleEntry, language: Language): SampleProgress =>
  makingsOf(app).get(keyOf(sample, language))?.progress ?? { ready: false, pages_done: 0, pages_total: 0 }

/**
 * Makes what the home page shows before somebody asks, a language after the other, with the time of the processor that others leave.
 * Answers how to stop.
 */
export function prepareSamples(app: App, languages: readonly Language[] = LANGUAGES): () => Promise<void> {
  let stopped = false
  // It starts no child before it is asked, which where everything is kept it never is.
  const idle = createEngine({ jobs: 1, owner: 'samples', yields: true })
  const prepare = async (): Promise<void> => {
    const [shown] = await readSamples(app)
    for (const language of shown ? languages : []) {
      if (stopped) return
      if (shown && !makingsOf(app).has(keyOf(shown, language))) await make(app, shown, language, idle).reviewed
    }
  }
  void prepare()
    .catch((error: unknown) => stopped || app.log.warn('the sample of the home page could not be prepared', { error }))
    .finally(() => idle.close())
  return async () => {
    stopped = true
    await idle.close()
  }
}

/** `idle`: what works on it until somebody waits. A failure is forgotten, so that the next request tries again. */
function make(app: App, sample: SampleEntry, language: Language, idle?: Engine): Making {
  const progress: SampleProgress = { ready: false, pages_done: 0, pages_total: 0 }
  const idleness = new AbortController()
  // A child of low priority may get no time at all on a busy machine: what it is at is begun anew by one that does.
  const doPiece: DoPiece = async (piece) => {
    const { signal } = idleness
    if (!idle || signal.aborted) return piece(bundled(app))
    return piece(idle, { signal }).catch((error: unknown) => {
      if (signal.aborted) return piece(bundled(app))
      throw error
    })
  }
  const reviewed = findKept(app, sample, language).then(
    (kept) => kept ?? reviewSample(app, sample, { language, doPiece, progress }),
  )
  const makings = makingsOf(app)
  const making: Making = { reviewed, progress, idleness }
  makings.set(keyOf(sample, language), making)
  reviewed.then(
    () => (progress.ready = true),
    () => makings.delete(keyOf(sample, language)),
  )
  return making
}

/** Does a piece of the work with the engine whose turn it is. */
type DoPiece = <Value>(piece: (engine: Engine, call?: CallOptions) => Promise<Value>) => Promise<Value>

interface ReviewOptions {
  language: Language
  doPiece: DoPiece
  progress: SampleProgress
}

async function reviewSample(
  app: App,
  sample: SampleEntry,
  { language, doPiece, progress }: ReviewOptions,
): Promise<Reviewed> {
  const source = sourceOf(app, sample, language)
  const reader: Parameters<typeof readDocument>[0] = {
    inspect: (file) => doPiece((engine, call) => engine.inspect(file, call)),
    readPages: (file, pages, options) => doPiece((engine, call) => engine.readPages(file, pages, options, call)),
    readWhole: (file, options) => doPiece((engine, call) => engine.readWhole(file, options, call)),
    assemble: (file, inspection, readings) =>
      doPiece((engine, call) => engine.assemble(file, inspection, readings, call)),
  }
  const onProgress = ({ done, total }: { done: number; total: number }) =>
    Object.assign(progress, { pages_done: done, pages_total: total })
  const document = await readDocument(reader, source, { jobs: 1 }, { onProgress })
  const type = sample.type === 'ocr' ? 'auto' : sample.type
  const task = [{ fileId: sample.sample_id, document }]
  const [review] = await doPiece((engine, call) => engine.review(task, { type }, call))
  if (!review) throw new Error('the engine answered no review of the document that it was given')
  await keepSample(app, sample, { language, reviewed: { document, review } })
  return { document, review }
}
