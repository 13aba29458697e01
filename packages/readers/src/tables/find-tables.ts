import type { PageContent } from '../page-content.ts'
import type { TextLine, Token } from '../layout/text-line.ts'
import { groupLines, isAmount, textOf } from '../layout/text-line.ts'
import { attachMarks } from './attach-marks.ts'
import { buildOpenGrid } from './build-open-grid.ts'
import { findLattices } from './find-lattices.ts'
import { findOpenRegions, isTableLike } from './find-open-regions.ts'
import { finishTable } from './finish-table.ts'
import { findTaggedTables } from './find-tagged-tables.ts'
import { refineLattice } from './refine-lattice.ts'
import { findCharts, holds, isChart } from './is-chart.ts'
import { trimRegion } from './trim-region.ts'
import { mergeRules } from './merge-rules.ts'
import { chooseGrids } from './choose-grids.ts'
import type { Grid, GridCell, PageTable } from './page-table.ts'

/** Tables that lines or the file's own tags show, anywhere on the page. */
export function findMarkedTables(content: PageContent, tokens: readonly Token[]): PageTable[] {
  const horizontal = mergeRules(content.rules, 'horizontal')
  const vertical = mergeRules(content.rules, 'vertical')
  const isSound = (grid: Grid): boolean => isRealGrid(grid) && !isChart(grid, content.drawings)
  const ruled = findLattices(horizontal, vertical, tokens).map(refineLattice).filter(isSound)
  const tagged = findTaggedTables(content, tokens).filter(isSound)
  return chooseGrids(ruled, tagged)
    .map(finishTable)
    .filter((table) => table !== undefined)
}

/** Tables without drawn cells among the words of one text column. */
export function findOpenTables(content: PageContent, tokens: readonly Token[]): PageTable[] {
  const horizontal = mergeRules(content.rules, 'horizontal')
  const charts = findCharts(content)
  const lines: TextLine[] = groupLines(tokens.filter((token) => !charts.some((chart) => holds(chart, token)))).map(
    attachMarks,
  )
  return findOpenRegions(lines)
    .filter(isTableLike)
    .map((region) => buildOpenGrid(trimRegion(region, lines, horizontal), horizontal))
    .filter((grid) => grid !== undefined)
    .filter((grid) => !isChart(grid, content.drawings))
    .map(finishTable)
    .filter((table) => table !== undefined)
}

function isRealGrid(grid: Grid): boolean {
  const filled = grid.cells.filter(({ tokens }) => tokens.length > 0)
  const columns = new Set(filled.map(({ columnIndex }) => columnIndex))
  const rows = new Set(filled.map(({ rowIndex }) => rowIndex))
  return columns.size >= 2 && rows.size >= 2 && filled.length >= 4 && !isList(filled)
}

/** Bullets or numbers beside running text: a list that was set as a table. */
function isList(cells: readonly GridCell[]): boolean {
  const first = cells.filter(({ columnIndex }) => columnIndex === 0).map(({ tokens }) => textOf(tokens))
  const rest = cells.filter(({ columnIndex }) => columnIndex > 0)
  if (rest.some(({ columnIndex }) => columnIndex > 1) || rest.some(({ tokens }) => isAmount(textOf(tokens))))
    return false
  const markers = first.filter((text) => /^(?:[•·▪■□○●◆➢✓–—*-]|\(?[\divxa-z]{1,4}[.)])$/i.test(text))
  return markers.length > 0 && markers.length >= 0.8 * rest.length
}
