import { cellIn } from '../../facts/grids/read-grid.ts'
import { Decimal, amountValue } from '@tickmark/document'
import { labelKey } from '../../facts/text/label-key.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { testSum } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'
import { significantDigits, slipBetween } from '../relation/slip.ts'

/** An amount of a line with the end of its column's period. */
interface DatedCell {
  cell: GridCell
  end?: string
}

interface Line {
  cells: DatedCell[]
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

function amountCells(grid: Grid, row: number): DatedCell[] {
  return grid.columns.flatMap((column, index) => {
    const end = column.period?.end
    const cell = cellIn(grid, row, index)
    return cell && !cell.dash && column.kind === 'amount' && cell.figure.amount.unit === 'money' && !cell.value.isZero()
      ? [{ cell, ...(end ? { end } : {}) }]
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
  const ties = line.cells.map((own) => ({ own, match: totals.find(({ cell }) => sameAmount(cell, own.cell)) }))
  const held = ties.filter(({ match, own }) => match && significantDigits(own.cell.value) >= LEAST_DIGITS)
  if (held.length === 0) return []
  return ties.flatMap(({ own, match }) => {
    if (match) return relationOf(match.cell, own.cell, TIED)
    const open = totals.filter((candidate) => !ties.some((tie) => tie.match === candidate))
    const slipped = open.find(({ cell }) => isSlip(cell, own.cell))
    if (slipped) return relationOf(slipped.cell, own.cell, TIED)
    const ofTime = open.filter(({ end }) => own.end !== undefined && end !== undefined && isOneEnd(end, own.end))
    return ofTime.length === 1 && ofTime[0] ? relationOf(ofTime[0].cell, own.cell, DATED) : []
  })
}

const LEAST_DIGITS = 3
const TIED = 0.8
/** The other year ties, and the amounts are of one time. */
const DATED = 0.7

function isOneEnd(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a)
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

function relationOf(note: GridCell, statement: GridCell, confidence: number): Relation[] {
  const terms: Term[] = [
    { figure: statement.figure, sign: note.value.isNegative() === statement.value.isNegative() ? 1 : -1 },
  ]
  return [
    testSum({
      kind: 'note-tie',
      result: note.figure,
      terms,
      confidence,
      basis: 'proven',
      tolerance: note.value.abs().equals(statement.value.abs())
        ? amountValue(note.figure.amount).abs().minus(amountValue(statement.figure.amount).abs()).abs()
        : new Decimal(0),
    }),
  ]
}
