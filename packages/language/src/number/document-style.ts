import type { Document, Table } from '@tickmark/document'
import { decideNumberStyle } from './decide-number-style.ts'
import type { NumberStyle } from './number-style.ts'

/** Numbers with their separators in running text. */
const NUMBERS = /\d[\d.,']*\d/g

/** How the document separates the digits of its numbers: "1.234" is a thousand in a German report. */
export function documentNumberStyle(document: Document): NumberStyle {
  return decideNumberStyle(document.blocks.flatMap((block) => textsOf(block)))
}

/** How one table does: as its own cells prove, else as the document. */
export function tableNumberStyle(table: Table, fallback: NumberStyle): NumberStyle {
  return decideNumberStyle(textsOf(table), fallback)
}

function textsOf(block: Document['blocks'][number]): string[] {
  if (block.type === 'table') return block.cells.map(({ text }) => text)
  return block.type === 'picture' ? [] : (block.text.match(NUMBERS) ?? [])
}
