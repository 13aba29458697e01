import type { Document } from '@tickmark/document'
import { pick, type Random } from '../chance/random.ts'

/** Pages of an extract: statements without their notes, a few notes, a single table. */
const LENGTHS = [1, 1, 2, 3, 5]

/** Blocks with at least so many cells are worth an extract. */
const LEAST_CELLS = 12

/** Stretches of a document's pages, each as a document of its own that keeps its page numbers; only from where a table begins. */
export function drawExtracts(document: Document, count: number, random: Random): Document[] {
  const begins = document.blocks.flatMap((block) =>
    block.type === 'table' && block.page !== undefined && block.cells.length >= LEAST_CELLS ? [block.page] : [],
  )
  return Array.from({ length: count }, () => {
    const from = pick(begins, random)
    const length = pick(LENGTHS, random) ?? 1
    return from === undefined ? undefined : extract(document, from, from + length - 1)
  }).filter((part) => part !== undefined)
}

function extract(document: Document, from: number, to: number): Document {
  const isIn = (page: number | undefined) => page !== undefined && page >= from && page <= to
  return {
    ...document,
    blocks: document.blocks.filter(({ page }) => isIn(page)),
    bookmarks: [],
    annotations: [],
  }
}
