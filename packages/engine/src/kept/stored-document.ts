import type { Block, Document, SheetCell } from '@tickmark/document'
import { readLines, writeLines } from './compressed-lines.ts'

/** A document in a file, as `storeDocument` made it: who needs it opens it, and it is not sent from process to process. */
export interface StoredDocument {
  path: string
}

/** Cells a line: the text of a whole sheet of a large model is longer than a string may be. */
const CELLS = 5000

/** One line of the file: all but the blocks and cells, a block, or cells of a sheet. Earlier files hold the document in one line. */
type Line = { document: Document } | { block: Block } | { sheet: number; cells: SheetCell[] }

/** Keeps a document as compressed lines of JSON, a twentieth of its size in memory. */
export async function storeDocument(document: Document, path: string): Promise<void> {
  await writeLines(textOf(document), path)
}

function* textOf(document: Document): Generator<string> {
  for (const line of linesOf(document)) yield JSON.stringify(line)
}

function* linesOf(document: Document): Generator<Line> {
  const { blocks, workbook } = document
  const empty = workbook && { ...workbook, sheets: workbook.sheets.map((sheet) => ({ ...sheet, cells: [] })) }
  // Spread whole, so that the document that is opened again names its parts in the same order.
  yield { document: { ...document, blocks: [], ...(empty && { workbook: empty }) } }
  for (const block of blocks) yield { block }
  for (const [sheet, { cells }] of (workbook?.sheets ?? []).entries())
    for (let at = 0; at < cells.length; at += CELLS) yield { sheet, cells: cells.slice(at, at + CELLS) }
}

/** The document of a file; one that is given is answered as it is. */
export async function openDocument(given: Document | StoredDocument): Promise<Document> {
  if (!('path' in given)) return given
  let document: Document | undefined
  for await (const json of readLines(given.path)) {
    const line = JSON.parse(json) as Line | Document
    if (!document) document = 'document' in line ? line.document : (line as Document)
    else if ('block' in line) document.blocks.push(line.block)
    else if ('cells' in line) for (const cell of line.cells) document.workbook?.sheets[line.sheet]?.cells.push(cell)
  }
  if (!document) throw new Error(`no document in ${given.path}`)
  return document
}
