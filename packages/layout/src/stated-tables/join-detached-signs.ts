import { rowsOf, type Grid, type GridCell } from './grid.ts'

const PREFIX = /^(?:[A-Z]{0,3}[$€£¥￥₩]|RMB|USD|HKD|EUR|JPY|KRW|CNY)?\s*[(（]?[-−–]?$/
const SUFFIX = /^(?:[)）]\s*)?(?:%|％|x|倍)?(?:\s*[)）])?$/

type ColumnKind = 'content' | 'prefix' | 'suffix' | 'empty'

/**
 * Filings that began as web pages give "$", ")" and "%" cells of their own and put empty columns between years.
 * Joins each sign to its figure and drops the spacers, so that every column left is a label or a column of figures.
 */
export function joinDetachedSigns(grid: Grid): Grid {
  const kinds = columnKinds(grid)
  if (kinds.every((kind) => kind === 'content')) return grid
  const targets = targetColumns(kinds)
  const columnCount = Math.max(0, ...targets) + 1
  const cells = rowsOf(grid.cells, grid.rowCount).flatMap((row) => joinRow(row, targets, kinds, grid))
  return { ...grid, cells, columnCount }
}

function columnKinds({ cells, columnCount }: Grid): ColumnKind[] {
  const texts: string[][] = Array.from({ length: columnCount }, () => [])
  for (const cell of cells)
    if (cell.columnSpan === 1 && cell.text.trim()) texts[cell.columnIndex]?.push(cell.text.trim())
  return texts.map((column, index) => {
    if (column.length === 0) return 'empty'
    if (index > 0 && column.every((text) => PREFIX.test(text))) return 'prefix'
    if (index > 0 && column.every((text) => SUFFIX.test(text))) return 'suffix'
    return 'content'
  })
}

/** For each old column the new one: prefixes go with what follows, suffixes and spacers with what stands before. */
function targetColumns(kinds: readonly ColumnKind[]): number[] {
  let next = 0
  let open = false
  return kinds.map((kind, index) => {
    if (kind === 'content') {
      open = false
      return next++
    }
    if (kind === 'prefix' && kinds.slice(index + 1).some((later) => later === 'content')) {
      open = true
      return next
    }
    if (kind === 'empty' && open) return next
    return Math.max(0, next - 1)
  })
}

function joinRow(
  row: readonly GridCell[],
  targets: readonly number[],
  kinds: readonly ColumnKind[],
  grid: Grid,
): GridCell[] {
  const joined: GridCell[] = []
  for (const cell of row) {
    const covered = Array.from(
      { length: Math.min(cell.columnSpan, grid.columnCount - cell.columnIndex) },
      (_, i) => cell.columnIndex + i,
    )
    const content = covered.filter((column) => kinds[column] === 'content')
    const places = (content.length > 0 ? content : covered).map((column) => targets[column] ?? 0)
    const first = places[0] ?? 0
    const last = places.at(-1) ?? first
    const before = joined.at(-1)
    if (before && first < before.columnIndex + before.columnSpan) append(before, cell, last)
    else joined.push({ ...cell, columnIndex: first, columnSpan: last - first + 1 })
  }
  return joined
}

function append(before: GridCell, cell: GridCell, last: number): void {
  const isSign = PREFIX.test(before.text.trim()) || SUFFIX.test(cell.text.trim())
  before.text = [before.text.trim(), cell.text.trim()].filter(Boolean).join(isSign ? '' : ' ')
  before.rowSpan = Math.max(before.rowSpan, cell.rowSpan)
  before.columnSpan = Math.max(before.columnSpan, last - before.columnIndex + 1)
  if (cell.text.trim()) before.bold = before.text === cell.text.trim() ? cell.bold : before.bold
}
