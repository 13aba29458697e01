import { readFile } from 'node:fs/promises'
import type { Problem, SampleReview } from '@tickmark/contract'
import type { Finding, Language } from '@tickmark/document'
import { describe } from '@tickmark/review'
import type { App } from '../app/app.ts'
import { openExplanations, type OpenExplanations } from '@tickmark/engine'
import { AppError } from '../faults/app-error.ts'
import type { Handler } from '../http/handler.ts'
import { serveExplanation } from '../reviews/served-explanation.ts'
import { serveChecklists, serveUnscored } from '../tasks/task-summary.ts'
import type { Reviewed } from './kept-samples.ts'
import { bundled, reviewedSample, sampleProgress, sourceOf } from './reviewed-samples.ts'
import { readSamples, type SampleEntry } from './samples.ts'

/** Wide enough for a page of the home page on a dense screen. */
const PAGE_WIDTH = 1200

// A sample never changes while the server runs: each page is drawn once.
const drawings = new Map<string, ReturnType<App['engine']['renderPage']>>()

/** What a visitor sees without an account: a bundled document, reviewed by the engine that reviews everything else. */
export const getSampleReview: Handler<'getSampleReview'> = async (app, { query, language }) => {
  const sample = await findSample(app, query.sample_id)
  const reviewed = await reviewedSample(app, sample, language)
  return toSampleReview(sample, language, reviewed)
}

/** How far the review of a sample is, for who waits for it. Asking begins nothing. */
export const getSampleProgress: Handler<'getSampleProgress'> = async (app, { query, language }) =>
  sampleProgress(app, await findSample(app, query.sample_id), language)

export const getSamplePage: Handler<'getSamplePage'> = async (app, { query }) => {
  const sample = await findSample(app, query.sample_id)
  const key = `${sample.sample_id} ${query.language}`
  const { document } = await reviewedSample(app, sample, query.language)
  if (query.page > document.pages.length) throw new AppError('not_found')
  const { bytes, mediaType } = await once(drawings, `${key} ${query.page}`, () =>
    bundled(app).renderPage(sourceOf(app, sample, query.language), query.page, PAGE_WIDTH),
  )
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': mediaType, 'Cache-Control': 'public, max-age=3600' },
  })
}

const explanations = new Map<string, Promise<OpenExplanations>>()

export const explainSampleFigure: Handler<'explainSampleFigure'> = async (app, { query, language }) => {
  const sample = await findSample(app, query.sample_id)
  const key = `${sample.sample_id} ${language}`
  const { document } = await reviewedSample(app, sample, language)
  const opened = await once(explanations, key, () =>
    bundled(app).keep.explanations(document, {}, async ({ path }) => {
      const bytes = await readFile(path)
      return openExplanations(bytes.length, async (start, end) => bytes.subarray(start, end))
    }),
  )
  return serveExplanation(opened, { figureId: query.figure_id, fileId: sample.sample_id, language })
}

async function findSample(app: App, sampleId: string): Promise<SampleEntry> {
  const sample = (await readSamples(app)).find(({ sample_id: id }) => id === sampleId)
  if (!sample) throw new AppError('not_found')
  return sample
}

/** Makes a value once and answers it to all who ask. A failure is forgotten, so that the next request tries again. */
async function once<Value>(kept: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  const value = kept.get(key) ?? make()
  kept.set(key, value)
  value.catch(() => kept.delete(key))
  return value
}

function serveEvidence({ evidence: [place, ...operands] }: Finding, fileId: string): Problem['evidence'] {
  return [{ ...place, file_id: fileId }, ...operands.map((operand) => ({ ...operand, file_id: fileId }))]
}

function toSampleReview(sample: SampleEntry, language: Language, { document, review }: Reviewed): SampleReview {
  const fileId = sample.sample_id
  const count = (severity: string) => review.findings.filter((finding) => finding.severity === severity).length
  return {
    file: { file_id: fileId, name: sample.name[language], view: 'images' },
    pages: document.pages.map(({ number, width, height, origin }) => ({ number, width, height, origin })),
    problems: review.findings.map((finding) => ({
      ...finding,
      problem_id: finding.fingerprint,
      file_id: fileId,
      text: describe(finding, language),
      evidence: serveEvidence(finding, fileId),
      decision: 'open',
      decision_reason: null,
      decided_by: null,
      decided_at: null,
      assigned_to: null,
      comments: 0,
      change: null,
    })),
    figures: review.figures.map((figure) => ({ ...figure, file_id: fileId })),
    document: review.summary,
    summary: {
      scores: review.scores,
      unscored: serveUnscored(review.unscored ?? [], language),
      coverage: review.coverage,
      checklists: serveChecklists(review.checklists ?? [], language),
      deductions: review.deductions,
      problem_counts: { serious: count('serious'), warning: count('warning'), suggestion: count('suggestion') },
      figure_counts: review.figureCounts,
    },
  }
}
