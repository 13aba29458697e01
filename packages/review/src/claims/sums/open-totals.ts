import { addTo, Decimal, amountValue } from '@tickmark/document'
import { namesAddend } from '@tickmark/language'
import type { Figure } from '@tickmark/document'
import { cellIn, rowAt } from '../../facts/grids/read-grid.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import { linearTolerance } from '../relation/relation.ts'
import type { Relation, RelationKind, Term } from '../relation/relation.ts'

/** A total that what stands above it, back to the heading or total before, gives in no column. */
export interface OpenTotal {
  grid: Grid
  /** Rows above it that it should sum. */
  rows: readonly number[]
  lanes: readonly OpenLane[]
  /** A heading or a proven result says where its lines begin, and what follows adds it up as it is. */
  bounded: boolean
}

/** One column of an open total. */
export interface OpenLane {
  column: number
  total: Figure
  terms: readonly Term[]
  /** What the total states beyond its lines. */
  gap: Decimal
}

/** Totals of one table that its other columns or tables prove, and those that nothing does. */
export interface TotalsOfTable {
  proven: number
  open: OpenTotal[]
}

/** Columns that have to fail together: one that fails alone has a wrong figure in it, not a line too few. */
const LEAST_LANES = 2
/** Lines that show what is being added up. */
const LEAST_LINES = 2
/** What proves a total down its column; that both sides of a balance sheet are equal proves neither, nor does a row across. */
const PROVES: ReadonlySet<RelationKind> = new Set(['sum', 'parts', 'difference', 'roll-forward', 'cash-roll'])

/** What adds up down a statement, and leads from no day to another. */
const ADDS_UP: ReadonlySet<RelationKind> = new Set(['sum', 'parts', 'difference'])

/** What is proven, however little speaks for it: what may be right lacks nothing. */
export interface ProvenResults {
  /** For each result the lines that it sums. */
  parts: ReadonlyMap<Figure, readonly Figure[]>
  /** The same without what leads from one day to another. */
  sums: ReadonlyMap<Figure, readonly Figure[]>
  /** All that such a sum adds up. */
  added: ReadonlySet<Figure>
  /** All that anything proven rests on: the flows that lead from one day's cash to the next are not left over. */
  used: ReadonlySet<Figure>
  /** What lines leave of the first of them, which is added up itself: "land" of "fixed assets", less "buildings", is the last of its parts. */
  rests: ReadonlySet<Figure>
}

export function provenResults(relations: readonly Relation[]): ProvenResults {
  const [parts, sums] = [partsOf(relations, PROVES), partsOf(relations, ADDS_UP)]
  const totalsOfLine = new Map<Figure, Figure[]>()
  for (const [total, lines] of sums) for (const line of lines) addTo(totalsOfLine, line, total)
  const isAddedElsewhere = ({ terms: [whole], result }: Relation) =>
    whole !== undefined && (totalsOfLine.get(whole.figure) ?? []).some((total) => total !== result)
  return {
    parts,
    sums,
    added: figuresOf(sums),
    used: figuresOf(parts),
    rests: new Set(relations.flatMap((one) => (one.holds && isRest(one) && isAddedElsewhere(one) ? [one.result] : []))),
  }
}

/** A difference of which no label speaks. */
function isRest({ terms }: Relation): boolean {
  const [whole, ...parts] = terms
  return (
    whole?.sign === 1 &&
    parts.some(({ sign }) => sign < 0) &&
    parts.every(({ figure, sign }) => sign < 0 || amountValue(figure.amount).isZero())
  )
}

type Parts = Map<Figure, Figure[]>

const figuresOf = (parts: Parts): Set<Figure> => new Set(Array.from(parts.values()).flat())

function partsOf(relations: readonly Relation[], kinds: ReadonlySet<RelationKind>): Parts {
  const parts: Parts = new Map()
  for (const { holds, linear, terms, result, kind } of relations) {
    if (!holds || !linear || terms.length < 2 || !kinds.has(kind)) continue
    for (const { figure } of terms) addTo(parts, result, figure)
  }
  return parts
}

/**
 * Follows a table downwards: a proven total takes the lines that it sums, an open one those back to the heading or total above, as if it were
 * right, so that one missing line is told once and not in every total below.
 */
export function totalsOf(grid: Grid, proven: ProvenResults): TotalsOfTable {
  const columns = grid.columns.flatMap(({ kind }, column) => (kind === 'amount' ? [column] : []))
  const found: TotalsOfTable = { proven: 0, open: [] }
  const figuresIn = (row: number) => columns.flatMap((column) => printedIn(grid, row, column) ?? [])
  const isUsed = (row: number) => figuresIn(row).some((one) => proven.used.has(one))
  let stack: number[] = []
  grid.rows.forEach(({ kind, concept }, row) => {
    const figures = figuresIn(row)
    if (kind === 'heading' || figures.length === 0) {
      stack.push(row)
      return
    }
    const parts = figures.flatMap((figure) => proven.parts.get(figure) ?? [])
    if (parts.length > 0 && !isPassedOver(grid, row, { parts, stack })) {
      found.proven++
      const first = Math.min(row, ...rowsOf(grid, parts))
      // The last of the parts that stand below their whole, where nothing goes on from it.
      const isLastPart = kind === 'item' && !isUsed(row) && figures.every((figure) => proven.rests.has(figure))
      stack = stack.filter((other) => other < first || (isLastPart && other === first))
      if (isLastPart) return
    } else if ((kind === 'total' || OF_LINES.has(concept ?? '')) && figures.length >= LEAST_LANES) {
      const readings = sectionsAbove(grid, row, stack).map((rows) => openTotal(grid, row, { rows, columns }))
      const [nearest] = readings.flatMap((open) => open ?? []).toSorted((a, b) => shareOpen(a) - shareOpen(b))
      const isWhole = !stack.some((other) => rowAt(grid, other).unread)
      if (nearest && isWhole && readings.every((open) => open !== undefined) && !isReached(grid, row, columns)) {
        found.open.push(nearest)
        stack = stack.filter((other) => !nearest.rows.includes(other))
      }
    } else if (
      kind === 'item' &&
      parts.length === 0 &&
      figures.length >= LEAST_LANES &&
      figures.every((one) => proven.added.has(one))
    ) {
      const open = openSubtotal(grid, row, { columns, above: leftOver(grid, stack, { isUsed, columns, proven }) })
      if (open) found.open.push(open)
    }
    stack.push(row)
  })
  return found
}

/** Totals that two sides of a balance sheet give as well as their own lines. */
export const EQUITY: ReadonlySet<string> = new Set(['total_equity', 'equity_attributable'])

/**
 * Whether what proves a total passes over the lines right above it: "total equity" of assets less liabilities, below the parts of equity. Of
 * these it says nothing.
 */
function isPassedOver(
  grid: Grid,
  row: number,
  { parts, stack }: { parts: readonly Figure[]; stack: readonly number[] },
): boolean {
  const from = stack.findLastIndex((other) => rowAt(grid, other).kind !== 'item')
  const lines = stack.slice(from + 1).filter((other) => !rowAt(grid, other).ofWhich)
  const used = new Set(rowsOf(grid, parts))
  return (
    EQUITY.has(rowAt(grid, row).concept ?? '') && lines.length >= LEAST_LINES && !lines.some((line) => used.has(line))
  )
}

/** Lines right above that lead to nothing, from a proven result on: "net premiums, claims" below which the result of underwriting stands. */
function leftOver(
  grid: Grid,
  stack: readonly number[],
  { isUsed, columns, proven }: { isUsed: (row: number) => boolean; columns: readonly number[]; proven: ProvenResults },
): number[] {
  const isProvenAt = (figure: Figure | undefined) => figure !== undefined && proven.sums.has(figure)
  const isProven = (row: number) => columns.every((column) => isProvenAt(printedIn(grid, row, column)))
  const from = stack.findLastIndex((row) => rowAt(grid, row).kind === 'heading' || isUsed(row))
  const own = stack.slice(from + 1).filter((row) => !rowAt(grid, row).ofWhich)
  const [first] = own
  // A total further down has a section of its own: lines below it have nothing to do with those above.
  const areLines = own.slice(1).every((row) => rowAt(grid, row).kind === 'item')
  return first !== undefined && own.length >= LEAST_LINES && isProven(first) && areLines ? own : []
}

/** A line that what follows adds up, though nothing that is left above it gives it: neither added, nor with what follows the first deducted. */
function openSubtotal(
  grid: Grid,
  row: number,
  { columns, above }: { columns: readonly number[]; above: readonly number[] },
): OpenTotal | undefined {
  // "Less: accumulated depreciation" is one of the lines, whatever stands above it.
  if (above.length === 0 || namesAddend(rowAt(grid, row).label)) return undefined
  const readings = [1, -1].map((rest) =>
    openLanes(grid, row, { rows: above, columns, signOf: (line) => (line === above[0] ? 1 : rest > 0 ? 1 : -1) }),
  )
  const isOpen = readings.every((lanes) => lanes.length >= LEAST_LANES && lanes.every((lane) => lane.isOpen))
  if (!isOpen || isReached(grid, row, columns)) return undefined
  const [lanes] = readings.toSorted((a, b) => shareOpen({ lanes: a }) - shareOpen({ lanes: b }))
  return lanes && { grid, rows: above, lanes, bounded: true }
}

function printedIn(grid: Grid, row: number, column: number): Figure | undefined {
  const cell = cellIn(grid, row, column)
  return cell && !cell.dash ? cell.figure : undefined
}

function rowsOf(grid: Grid, figures: readonly Figure[]): number[] {
  return figures.flatMap(({ location }) => {
    const row = grid.rows.findIndex(
      ({ rowIndex, table }) => rowIndex === location.rowIndex && (table ?? grid.table).id === location.block,
    )
    return row < 0 ? [] : [row]
  })
}

/** How many totals above are tried as the first of what is summed. */
const MOST_TOTALS = 3
/** Lines that are totals of what stands above them, whatever they are called. */
const OF_LINES: ReadonlySet<string> = new Set(['equity_attributable'])
/** Totals that other totals are part of. */
const OF_TOTALS: ReadonlySet<string> = new Set([
  'total_assets',
  'total_liabilities',
  'liabilities_and_equity',
  'net_change_in_cash',
])

/** A statement's own totals may have a single line above them. */
const OF_ANY: ReadonlySet<string> = new Set(['total_liabilities'])

/** Lines at the end of the stack back to the nearest heading or total, and back from there to the totals above: all of them together are the assets. */
function sectionsAbove(grid: Grid, result: number, stack: readonly number[]): number[][] {
  const lines = stack.filter((row) => rowAt(grid, row).kind !== 'heading')
  const from = stack.findLastIndex((row) => rowAt(grid, row).kind !== 'item')
  const concept = rowAt(grid, result).concept ?? ''
  // What total assets are made of is none of the liabilities.
  const isPart = (row: number) => rowAt(grid, row).kind === 'total' && rowAt(grid, row).concept !== 'total_assets'
  const totals = OF_TOTALS.has(concept) ? lines.flatMap((row, at) => (isPart(row) ? [at] : [])).toReversed() : []
  const sections = [stack.slice(from + 1), ...totals.slice(0, MOST_TOTALS).map((at) => lines.slice(at))]
  return sections
    .map((rows) => rows.filter((row) => !rowAt(grid, row).ofWhich))
    .filter((rows) => rows.length >= (OF_ANY.has(concept) ? 1 : LEAST_LINES))
}

/** Lines above a total that are tried in all combinations, added or deducted; of more of them as the labels say alone. */
const MOST_SIGNED = 7
const MOST_ABOVE = 10

/** Whether some of the lines above give a total in all its columns, "net interest income" and "net fee income" without what they are the rest of. */
function isReached(grid: Grid, row: number, columns: readonly number[]): boolean {
  const above = grid.rows.flatMap(({ kind, ofWhich }, at) =>
    at < row && kind !== 'heading' && !ofWhich && columns.some((column) => printedIn(grid, at, column)) ? [at] : [],
  )
  const gives = (rows: readonly number[], signOf?: Section['signOf']) =>
    rows.length >= LEAST_LINES &&
    // Most combinations fail in their first column: the others are asked only where it holds.
    columns.every((column) =>
      openLanes(grid, row, { rows, columns: [column], ...(signOf && { signOf }) }).every(({ isOpen }) => !isOpen),
    )
  const totals = above.filter((at) => rowAt(grid, at).kind === 'total').slice(-MOST_ABOVE)
  if ([above.slice(-MOST_ABOVE), totals].some((lines) => choicesOf(lines).some((rows) => gives(rows)))) return true
  const nearest = above.slice(-MOST_SIGNED)
  return Array.from({ length: 3 ** nearest.length }, (_, choice) => choice).some((choice) => {
    const signAt = (at: number) => Math.floor(choice / 3 ** at) % 3
    const rows = nearest.filter((_line, at) => signAt(at) > 0)
    return gives(rows, (line) => (signAt(nearest.indexOf(line)) === 1 ? 1 : -1))
  })
}

/** All choices of some lines among them. */
function choicesOf(lines: readonly number[]): number[][] {
  return Array.from({ length: 2 ** lines.length }, (_, choice) => lines.filter((_line, at) => (choice >> at) & 1))
}

/** How far a total is off, as a share of it, in its columns together. */
function shareOpen({ lanes }: Pick<OpenTotal, 'lanes'>): number {
  return lanes.reduce((sum, { gap, total }) => {
    const stated = amountValue(total.amount).abs()
    return sum + (stated.isZero() ? 1 : gap.abs().div(stated).toNumber())
  }, 0)
}

interface Section {
  rows: readonly number[]
  columns: readonly number[]
  /** As the labels say where nothing else is given. */
  signOf?: (row: number) => Term['sign']
}

function openTotal(grid: Grid, row: number, section: Section): OpenTotal | undefined {
  const lanes = openLanes(grid, row, section)
  const isOpen = lanes.length >= LEAST_LANES && lanes.every((lane) => lane.isOpen)
  const bounded = grid.rows[Math.min(...section.rows) - 1]?.kind === 'heading'
  return isOpen ? { grid, rows: section.rows, lanes, bounded } : undefined
}

function openLanes(grid: Grid, row: number, { rows, columns, signOf }: Section): (OpenLane & { isOpen: boolean })[] {
  return columns.flatMap((column) => {
    const total = printedIn(grid, row, column)
    const terms = rows.flatMap((at): Term[] => {
      const figure = printedIn(grid, at, column)
      return figure ? [{ figure, sign: signOf?.(at) ?? (rowAt(grid, at).deducted ? -1 : 1) }] : []
    })
    if (!total || terms.length === 0 || terms.length < Math.min(LEAST_LINES, rows.length)) return []
    const sum = Decimal.sum(...terms.map(({ figure, sign }) => amountValue(figure.amount).times(sign)))
    const gap = amountValue(total.amount).minus(sum)
    return [{ column, total, terms, gap, isOpen: gap.abs().greaterThan(linearTolerance(total, terms)) }]
  })
}
