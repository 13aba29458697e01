import { firstOf } from '@tickmark/document'
import { holds } from '@tickmark/document/page'
import type { PageContent } from '@tickmark/document/page'
import type { TextLine, Token } from '../lines/text-line.ts'
import { groupLines, isAmount, textOf } from '../lines/text-line.ts'
import { splitAtEdges } from './columns/split-at-edges.ts'
import { splitAtGutters } from './columns/split-at-gutters.ts'
import { adoptHeads } from './open/adopt-heads.ts'
import { attachMarks } from './parts/attach-marks.ts'
import { buildOpenGrid } from './open/build-open-grid.ts'
import { findBandEdges } from './ruled/find-bands.ts'
import { findLattices } from './ruled/find-lattices.ts'
import { findOpenRegions, hasSameHeads, isTableLike } from './open/find-open-regions.ts'
import { finishTable } from './finish-table.ts'
import { findTaggedTables } from './find-tagged-tables.ts'
import { refineLattice } from './ruled/refine-lattice.ts'
import { isCutOff, withoutGuesses } from './is-cut-off.ts'
import { findAxes, findCharts, isChart, standsOnAxis } from './is-chart.ts'
import { findTexts } from './open/text-columns.ts'
import { trimRegion } from './open/trim-region.ts'
import { mergeRules } from './parts/merge-rules.ts'
import { chooseGrids } from './choose-grids.ts'
import { cutOpenBands } from './cut-open-bands.ts'
import { gridBounds } from './parts/page-table.ts'
import type { Grid, GridCell, PageTable } from './parts/page-table.ts'

/** Tables that lines or the file's own tags show, anywhere on the page. */
export function findMarkedTables(content: PageContent, tokens: readonly Token[]): PageTable[] {
  const horizontal = mergeRules(content.rules, 'horizontal')
  const vertical = mergeRules(content.rules, 'vertical')
  const isSound = (grid: Grid): boolean => isRealGrid(grid) && !isChart(grid, content.drawings)
  const bands = mergeRules(findBandEdges(content.fills), 'horizontal')
  const lattices = findLattices({ horizontal, vertical, bands }, tokens).map((drawn) => ({
    drawn,
    grid: refineLattice(drawn),
  }))
  const sound = lattices.filter((one) => isSound(one.grid) && !isFragment(one, lattices) && !isCutOff(one.grid, tokens))
  const axes = sound.length > 0 ? findAxes(groupLines(tokens)) : []
  const ruled = sound.filter(({ grid }) => !standsOnAxis(grid, axes)).flatMap(cutOpenBands)
  const tagged = withoutGuesses(findTaggedTables(content, tokens).filter(isSound), tokens)
  return adoptHeads(chooseGrids(ruled, tagged), tokens)
    .map((grid) => finishTable(grid, horizontal))
    .filter((table) => table !== undefined)
}

/** Tables without drawn cells among the words of one text column. */
export function findOpenTables(content: PageContent, tokens: readonly Token[]): PageTable[] {
  const horizontal = mergeRules(content.rules, 'horizontal')
  const separators = [...horizontal, ...findBandEdges(content.fills)]
  const charts = findCharts(content)
  const lines = splitAtEdges(
    splitAtGutters(groupLines(tokens.filter((token) => !charts.some((chart) => holds(chart, token)))).map(attachMarks)),
  )
  const texts = findTexts(lines)
  return findOpenRegions(lines, texts)
    .filter(
      (region, index, all) =>
        isTableLike(region, texts) || (region.length > 1 && hasSameHeads(all[index - 1] ?? [], region)),
    )
    .map((region, index, regions) => {
      const above = lines.slice(
        lines.indexOf(regions[index - 1]?.at(-1) as TextLine) + 1,
        lines.indexOf(firstOf(region)),
      )
      return buildOpenGrid(trimRegion(region, above, horizontal), separators)
    })
    .filter((grid) => grid !== undefined)
    .filter((grid) => !isChart(grid, content.drawings))
    .map((grid) => finishTable(grid, horizontal))
    .filter((table) => table !== undefined)
}

interface Lattice {
  drawn: Grid
  /** With the rows and columns that its words show. */
  grid: Grid
}

/**
 * One upright line beside an emphasised column makes several lattices of one table, parted where the line is missing. The
 * words tell all of its columns, and that its parts belong together.
 */
function isFragment(one: Lattice, all: readonly Lattice[]): boolean {
  if (showsColumns(one)) return false
  const here = gridBounds(one.grid)
  return all.some((other) => {
    if (other === one || showsColumns(other)) return false
    const there = gridBounds(other.grid)
    const gap = Math.max(here.top - there.bottom, there.top - here.bottom)
    return gap < 40 && Math.abs(here.left - there.left) < 3 && Math.abs(here.right - there.right) < 3
  })
}

function showsColumns({ drawn, grid }: Lattice): boolean {
  return drawn.columnEdges.length > 3 || grid.columnEdges.length === drawn.columnEdges.length
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
