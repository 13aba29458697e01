import { join } from 'node:path'
import type { SampleProgress } from '@tickmark/contract'
import { LANGUAGES, type Language } from '@tickmark/document'
import { createEngine, readDocument } from '@tickmark/engine'
import type { App } from '../app/app.ts'
import type { Config } from '../config/config.ts'
import { findKept, keepSample, type Reviewed } from './kept-samples.ts'
import { readSamples, type SampleEntry } from './samples.ts'

type Engine = App['engine']

/** A review that is made, or has been. */
interface Making {
  reviewed: Promise<Reviewed>
  progress: SampleProgress
  /** Somebody waits for it: from now on it takes its turn among the others whom somebody waits for. */
  awaited: boolean
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
  making.awaited = true
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
  const making: Omit<Making, 'reviewed'> = {
    progress: { ready: false, pages_done: 0, pages_total: 0 },
    awaited: false,
  }
  const engine = () => (idle && !begun.awaited ? idle : bundled(app))
  const begun: Making = Object.assign(making, {
    reviewed: findKept(app, sample, language).then(
      (kept) => kept ?? reviewSample(app, sample, { language, engine, progress: making.progress }),
    ),
  })
  const makings = makingsOf(app)
  makings.set(keyOf(sample, language), begun)
  begun.reviewed.then(
    () => (making.progress.ready = true),
    () => makings.delete(keyOf(sample, language)),
  )
  return begun
}

interface ReviewOptions {
  language: Language
  /** Asked anew for each piece of the work. */
  engine(): Engine
  progress: SampleProgress
}

async function reviewSample(
  app: App,
  sample: SampleEntry,
  { language, engine, progress }: ReviewOptions,
): Promise<Reviewed> {
  const source = sourceOf(app, sample, language)
  const reader: Parameters<typeof readDocument>[0] = {
    inspect: (...call) => engine().inspect(...call),
    readPages: (...call) => engine().readPages(...call),
    readWhole: (...call) => engine().readWhole(...call),
    assemble: (...call) => engine().assemble(...call),
  }
  const onProgress = ({ done, total }: { done: number; total: number }) =>
    Object.assign(progress, { pages_done: done, pages_total: total })
  const document = await readDocument(reader, source, { jobs: 1 }, { onProgress })
  const type = sample.type === 'ocr' ? 'auto' : sample.type
  const [review] = await engine().review([{ fileId: sample.sample_id, document }], { type })
  if (!review) throw new Error('the engine answered no review of the document that it was given')
  await keepSample(app, sample, { language, reviewed: { document, review } })
  return { document, review }
}
