import type { Document } from '@tickmark/document'
import { buildWorkbookModel, type Recalculator, type WorkbookModel } from '@tickmark/workbook'
import { openDocument, type StoredDocument } from '../kept/stored-document.ts'
import { loadRecalculator } from './load-recalculator.ts'

/** A workbook as a model, computed anew. */
export interface OpenedModel {
  model: WorkbookModel
  recalculator: Recalculator
}

/** The model that was asked about last: steps of a trace come one after the other, and opening a large one takes seconds. */
let last: { path: string; opened: Promise<OpenedModel> } | undefined

/** Opens the workbook of a document; the same file is opened once. A child works for one owner, so that nobody meets another's. */
export function openModel(document: Document | StoredDocument): Promise<OpenedModel> {
  if (!('path' in document)) return open(document)
  if (last?.path === document.path) return last.opened
  const opened = open(document)
  last = { path: document.path, opened }
  return opened
}

async function open(given: Document | StoredDocument): Promise<OpenedModel> {
  const document = await openDocument(given)
  const { workbook } = document
  if (!workbook) throw new Error(`no workbook: ${document.name}`)
  const recalculator = await loadRecalculator()
  return { model: buildWorkbookModel(workbook, recalculator.recalculate(workbook)), recalculator }
}
