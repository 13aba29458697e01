import type { PageContent } from '../page-content.ts'
import type { TextLine, Token } from '../layout/text-line.ts'
import { groupLines } from '../layout/text-line.ts'
import { attachMarks } from './attach-marks.ts'
import { buildOpenGrid } from './build-open-grid.ts'
import { findLattices } from './find-lattices.ts'
import { findOpenRegions, isTableLike } from './find-open-regions.ts'
import { finishTable } from './finish-table.ts'
import { refineLattice } from './refine-lattice.ts'
import { mergeRules } from './merge-rules.ts'
import type { Grid, PageTable } from './page-table.ts'

/** Tables drawn with crossing lines, anywhere on the page. */
export function findLatticeTables(content: PageContent, tokens: readonly Token[]): PageTable[] {
  const horizontal = mergeRules(content.rules, 'horizontal')
  const vertical = mergeRules(content.rules, 'vertical')
  return findLattices(horizontal, vertical, tokens)
    .map(refineLattice)
    .filter(isRealGrid)
    .map(finishTable)
    .filter((table) => table !== undefined)
}

/** Tables without drawn cells among the words of one text column. */
export function findOpenTables(content: PageContent, tokens: readonly Token[]): PageTable[] {
  const horizontal = mergeRules(content.rules, 'horizontal')
  const lines: TextLine[] = groupLines(tokens).map(attachMarks)
  return findOpenRegions(lines)
    .filter(isTableLike)
    .map((region) => buildOpenGrid(region, horizontal))
    .filter((grid) => grid !== undefined)
    .map(finishTable)
    .filter((table) => table !== undefined)
}

function isRealGrid(grid: Grid): boolean {
  const filled = grid.cells.filter(({ tokens }) => tokens.length > 0)
  const columns = new Set(filled.map(({ columnIndex }) => columnIndex))
  const rows = new Set(filled.map(({ rowIndex }) => rowIndex))
  return columns.size >= 2 && rows.size >= 2 && filled.length >= 0.2 * grid.cells.length
}
