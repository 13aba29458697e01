import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Document, DocumentType, Review } from '@tickmark/document'
import type { CallContext } from '@tickmark/readers'
import { reviewDocuments } from '@tickmark/review'
import type { ReviewOptions } from '@tickmark/review'
import type { TaskDocument } from './engine.ts'

export interface ReviewTask {
  documents: TaskDocument[]
  type: DocumentType | 'auto'
  tuning?: unknown
}

/** Reviews the documents of one task together, the formulas of workbooks computed anew. Runs in the child. */
export async function reviewTask(
  { documents, type, tuning }: ReviewTask,
  { progress }: CallContext,
): Promise<Review[]> {
  const options: ReviewOptions[] = []
  for (const { document } of documents) {
    if (document.workbook) progress({ step: 'recalculate', done: options.length, total: documents.length })
    options.push({ type, tuning: tuning as ReviewOptions['tuning'], recalculation: await recalculate(document) })
  }
  progress({ step: 'review', done: 0, total: documents.length })
  return reviewDocuments(
    documents.map(({ document }) => document),
    options,
  )
}

/** Undefined where there is nothing to compute; then the engine for it is not loaded either. */
async function recalculate({ workbook }: Document): Promise<ReviewOptions['recalculation']> {
  if (!workbook?.sheets.some(({ cells }) => cells.some(({ formula }) => formula !== undefined))) return undefined
  const { createRecalculator } = await import('@tickmark/review/recalculate')
  const wasm = await readFile(
    createRequire(import.meta.resolve('@tickmark/review')).resolve('@ironcalc/wasm/wasm_bg.wasm'),
  )
  return createRecalculator(wasm).recalculate(workbook)
}
