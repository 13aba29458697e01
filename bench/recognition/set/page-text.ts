import { itemAt } from '@tickmark/document'
import type { Block, Document, Language, Table } from '@tickmark/document'
import { assemble, inspectFile, readPages } from '@tickmark/readers'
import { parse } from 'node:path'

export interface ReadingWish {
  /** Numbers of the pages, 1 the first; all without. */
  pages?: readonly number[]
  ocrModel?: string
  language?: Language
  /** What a vision model is supposed to have read, by page. */
  transcripts?: Readonly<Record<number, string>>
}

/** Reads a file in this process. */
export async function readDocument(
  path: string,
  { pages, ocrModel, language, transcripts }: ReadingWish = {},
): Promise<Document> {
  const file = { path, name: parse(path).base }
  const inspection = await inspectFile(file)
  const wanted = pages ?? Array.from({ length: inspection.pageCount }, (_, index) => index + 1)
  return assemble(file, inspection, await readPages(file, [...wanted], { ocrModel, language, transcripts }))
}

/** Text in reading order, a line a block or a row of a table. */
export const toText = (document: Document): string => document.blocks.map(textOf).join('\n')

function textOf(block: Block): string {
  return block.type === 'table' ? tableText(block) : block.text
}

/** A line a row, a tab between any two columns. */
function tableText(table: Table): string {
  const rows = Array.from({ length: table.rowCount }, () => Array.from({ length: table.columnCount }, () => ''))
  for (const { rowIndex, columnIndex, text } of table.cells) itemAt(rows, rowIndex)[columnIndex] = text
  return rows.map((row) => row.join('\t')).join('\n')
}
