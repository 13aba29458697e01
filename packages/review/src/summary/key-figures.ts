import { amountValue, itemAt } from '@tickmark/document'
import type { DocumentSummary, Figure } from '@tickmark/document'
import { placeOnly } from '../judge/figure-states.ts'
import type { Grid, GridCell } from '../facts/grids/grid.ts'
import type { StatementKind } from '../facts/outline/primary-statements.ts'
import { percentChange } from '../claims/changes/change-columns.ts'
import type { StatementPart } from './find-statements.ts'
import { pickColumns } from './pick-columns.ts'
import type { PickedColumns } from './pick-columns.ts'

type KeyFigure = DocumentSummary['keyFigures'][number]

/** The lines that a reader looks for first, each in the statement that is its home. */
const WANTED: readonly (readonly [concept: string, home: StatementKind])[] = [
  ['revenue', 'income-statement'],
  ['gross_profit', 'income-statement'],
  ['operating_profit', 'income-statement'],
  ['net_profit', 'income-statement'],
  ['net_profit_parent', 'income-statement'],
  ['basic_eps', 'income-statement'],
  ['total_assets', 'balance-sheet'],
  ['total_liabilities', 'balance-sheet'],
  ['total_equity', 'balance-sheet'],
  ['operating_cash_flow', 'cash-flow'],
  ['closing_cash', 'cash-flow'],
]
/** What "basic" counts: shares stand in the same statement under the same word. */
const PER_SHARE = /per share|per unit|每股|주당|1株|１株|\beps\b/i

/** Key figures from the primary statements alone, each from the one line that states it, like period beside like. */
export function keyFigures(statements: ReadonlyMap<StatementKind, readonly StatementPart[]>): KeyFigure[] {
  return WANTED.flatMap(([concept, home]) => {
    const found = (statements.get(home) ?? []).flatMap((part) => linesOf(part, concept))
    const [line] = found
    // Two lines that both claim to be the figure, and differ: it is not known which is meant.
    return line && found.every(({ current }) => isSame(current, line.current)) ? [entryOf(concept, line)] : []
  })
}

interface Line {
  label: string
  columns: PickedColumns
  current: GridCell
  prior?: GridCell
}

/** The lines of a statement that state a concept: totals before items, amounts before rates of the same name. */
function linesOf(part: StatementPart, concept: string): Line[] {
  const columns = pickColumns(part)
  if (!columns) return []
  const { grid } = part
  const lines = grid.rows.flatMap((row, at): (Line & { isTotal: boolean })[] => {
    if (row.concept !== concept || row.kind === 'heading') return []
    const current = onlyCell(grid, at, columns.current)
    const prior = onlyCell(grid, at, columns.prior ?? [])
    if (!current) return []
    return [{ label: row.label.trim(), columns, current, ...(prior ? { prior } : {}), isTotal: row.kind === 'total' }]
  })
  const measured = lines.filter((line) => isMeasured(concept, line))
  const own = measured.length > 0 ? measured : lines.filter(({ current }) => current.figure.amount.unit === 'percent')
  const totals = own.filter(({ isTotal }) => isTotal)
  return totals.length > 0 ? totals : own
}

/** The number of a row in the columns of one period, which stands in one of them. */
function onlyCell({ cells }: Grid, row: number, columns: readonly number[]): GridCell | undefined {
  const found = columns.flatMap((column) => itemAt(cells, row)[column] ?? [])
  return found.length === 1 ? found[0] : undefined
}

/** Whether the number is of the kind that the concept is: no rate for an amount, no count of shares for earnings per share. */
function isMeasured(concept: string, { current: { figure }, label }: Line): boolean {
  const { unit, decimals } = figure.amount
  if (concept === 'basic_eps')
    return unit !== 'shares' && unit !== 'percent' && (decimals >= 2 || PER_SHARE.test(label))
  return unit === 'money' || unit === 'unknown'
}

function isSame(a: GridCell, b: GridCell): boolean {
  return amountValue(a.figure.amount).equals(amountValue(b.figure.amount))
}

function entryOf(concept: string, { label, columns, current, prior }: Line): KeyFigure {
  return {
    concept,
    label,
    current: current.figure.text,
    currentPeriod: columns.currentPeriod,
    ...(prior ? { prior: prior.figure.text, priorPeriod: columns.priorPeriod!, ...changeOf(current, prior) } : {}),
    location: placeOnly(current.figure.location),
    ...(prior ? { priorLocation: placeOnly(prior.figure.location) } : {}),
  }
}

/** Percentages change by points; an amount changes per cent of a positive one, to an amount of the same sign. */
function changeOf(
  { figure: current }: GridCell,
  { figure: prior }: GridCell,
): Pick<KeyFigure, 'change' | 'changeUnit'> {
  const [now, before] = [valueOf(current), valueOf(prior)]
  if (current.amount.unit === 'percent' && prior.amount.unit === 'percent')
    return { change: signed(now.minus(before).toFixed(1)), changeUnit: 'points' }
  const change = before.isPositive() && !before.isZero() && !now.isNegative() ? percentChange(now, before) : undefined
  return change ? { change: signed(change.toFixed(1)) } : {}
}

const valueOf = ({ amount }: Figure) => amountValue(amount)

function signed(text: string): string {
  return text.startsWith('-') ? text : `+${text}`
}
