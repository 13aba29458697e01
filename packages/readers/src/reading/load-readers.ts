import type { Format } from '@tickmark/document'
import { readerFor } from './read-file.ts'

/** Loads what a first look at the commonest files takes, before there is one. */
export async function loadInspection(): Promise<void> {
  await import('../pdf/open-pdf.ts').then(({ loadEngines }) => loadEngines())
  for (const format of ['pdf', 'docx', 'xlsx'] as const) await readerFor(format)
}

/** Loads what reading the pages of PDFs takes. */
export async function loadPageReading(): Promise<void> {
  await import('../pdf/read-pdf-pages.ts')
}

/** Loads what joining pages takes. */
export async function loadAssembly(): Promise<void> {
  await import('@tickmark/layout')
}

const FORMATS: readonly Format[] = ['pdf', 'image', 'docx', 'xlsx', 'xls', 'csv', 'html', 'pptx', 'doc', 'ppt']

/** Loads whatever reading may take but the models of the recogniser. */
export async function loadEverything(): Promise<void> {
  for (const format of FORMATS) await readerFor(format)
  await loadPageReading()
  await import('../docx/read-docx.ts')
  await import('../xlsx/read-workbook.ts')
  await import('../xlsx/workbook-document.ts')
  await import('../csv/read-csv.ts')
}
