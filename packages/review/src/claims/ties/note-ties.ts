import { cellIn } from '../../facts/grids/read-grid.ts'
import { Decimal, amountValue } from '@tickmark/document'
import { labelKey } from '../../facts/text/label-key.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { sumOf, testRelation } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'
import { significantDigits, slipBetween } from '../relation/slip.ts'

interface Line {
  cells: GridCell[]
  label: string
}

const STATEMENT_CONCEPTS = [
  'total_assets',
  'liabilities_and_equity',
  'total_liabilities',
  'profit_before_tax',
  'net_profit',
]

/** Totals of notes against the statement lines that they explain: by the note's heading, proven by the other period. */
export function noteTies(grids: readonly Grid[]): Relation[] {
  const statements = grids.filter(
    (grid) =>
      grid.scope !== 'parent' &&
      grid.rows.some((row) => row.concept !== undefined && STATEMENT_CONCEPTS.includes(row.concept)),
  )
  const lines = new Map<string, Line>()
  for (const grid of statements) {
    grid.rows.forEach((row, index) => {
      const cells = amountCells(grid, index)
      if (row.key.length >= 2 && cells.length >= 2 && !lines.has(row.key))
        lines.set(row.key, { cells, label: row.label })
    })
  }
  return grids.flatMap((grid) => (statements.includes(grid) || grid.scope === 'parent' ? [] : tieNote(grid, lines)))
}

function amountCells(grid: Grid, row: number): GridCell[] {
  return grid.columns.flatMap((column, index) => {
    const cell = cellIn(grid, row, index)
    return cell && !cell.dash && column.kind === 'amount' && cell.figure.amount.unit === 'money' && !cell.value.isZero()
      ? [cell]
      : []
  })
}

function tieNote(grid: Grid, lines: ReadonlyMap<string, Line>): Relation[] {
  const line = grid.title
    .split('\n')
    .map((title) => lines.get(titleKey(title)))
    .findLast((found) => found !== undefined)
  const total = grid.rows.findLastIndex((row) => row.kind === 'total')
  if (!line || total < 0) return []
  const totals = amountCells(grid, total)
  const ties = line.cells.map((cell) => ({ cell, match: totals.find((candidate) => sameAmount(candidate, cell)) }))
  const held = ties.filter(({ match, cell }) => match && significantDigits(cell.value) >= 3)
  if (held.length === 0) return []
  return ties.flatMap(({ cell, match }) => {
    const slipped = match
      ? undefined
      : totals.find((candidate) => !ties.some((tie) => tie.match === candidate) && isSlip(candidate, cell))
    const note = match ?? slipped
    return note ? relationOf(note, cell) : []
  })
}

/** "9、存货", "NOTE 5 – INVENTORIES", "(1) 存货分类" as a statement would label it. */
function titleKey(title: string): string {
  return labelKey(title.replace(/^\s*notes?\s*\d+\s*[-–—.:]*\s*/i, ''))
    .replace(/(?:的)?(?:分类|明细|情况|构成|列示)$/, '')
    .trim()
}

function sameAmount(a: GridCell, b: GridCell): boolean {
  return (
    amountValue(a.figure.amount).abs().equals(amountValue(b.figure.amount).abs()) ||
    (a.figure.amount.scale !== b.figure.amount.scale && a.value.abs().equals(b.value.abs()))
  )
}

function isSlip(a: GridCell, b: GridCell): boolean {
  return slipBetween(a.value.abs(), b.value.abs()) !== undefined && significantDigits(a.value) >= 5
}

function relationOf(note: GridCell, statement: GridCell): Relation[] {
  const terms: Term[] = [
    { figure: statement.figure, sign: note.value.isNegative() === statement.value.isNegative() ? 1 : -1 },
  ]
  const relation = testRelation({
    kind: 'note-tie',
    result: note.figure,
    terms,
    compute: sumOf(terms),
    linear: true,
    confidence: 0.8,
    basis: 'proven',
    tolerance: note.value.abs().equals(statement.value.abs())
      ? amountValue(note.figure.amount).abs().minus(amountValue(statement.figure.amount).abs()).abs()
      : new Decimal(0),
  })
  return relation ? [relation] : []
}
