import type { Document } from '@tickmark/document'
import type { ExplainedFigure } from '@tickmark/review'
import { sharedEngine } from './shared-engine.ts'

/**
 * Why the figures that a document prints as `figure` are ticked, told to be wrong, or left open: each thing that they were held against,
 * with its arithmetic, its places, and what spoke for and against an error. A child process does it.
 *
 * @example
 * ```ts
 * import { explain, read } from 'tickmark'
 *
 * for (const { claims } of await explain(await read('report.pdf'), '1,234'))
 *   for (const { outcome, arithmetic } of claims) console.log(outcome, arithmetic)
 * ```
 */
export async function explain(document: Document, figure: string): Promise<ExplainedFigure[]> {
  return sharedEngine().explain(figure, document)
}
