import { itemAt } from '@tickmark/document'
import { walkFormula } from '../formula/parse.ts'
import { resolveReference, type Area } from '../formula/reference.ts'
import { rewriteReferences, translateFormula } from '../formula/translate.ts'
import { evaluateFormula } from './evaluate.ts'
import { isCalculation, numberOf, type Copies, type FormulaCell, type Grids, type SheetGrid } from './grid.ts'
import type { Direction } from './lines.ts'

/** A formula amidst others of its line that neither stays nor moves along where they do. */
export interface HeldByHand {
  cell: FormulaCell
  direction: Direction
  /** The formulas beside it, nearest first. */
  peers: Copies
  /** What they would give at its place, without "=". */
  expected: string
  expectedValue: number
}

/** Formulas that show how a line is written. */
const LEAST_PEERS = 4
/** Amounts further apart than rounding. */
const APART = 1e-6

/**
 * Lines whose formulas were typed one by one, so that they stay at an input without a $ (=C39*G5, =D39*G5): no copy of each other, but each
 * of their references either stays or moves along. The one formula amidst them that does neither departs from them.
 */
export function findHeldByHand(grids: Grids, grid: SheetGrid): HeldByHand[] {
  const formulas = grid.cells.filter(isCalculation)
  return (['row', 'column'] as const).flatMap((direction) =>
    [...Map.groupBy(formulas, ({ row, column }) => (direction === 'row' ? row : column)).values()].flatMap((line) =>
      runsOf(line, direction).flatMap((run) => {
        const found = departureIn(grids, run, direction)
        return found && !isOfCrossingLine(grid, found) ? [found] : []
      }),
    ),
  )
}

/** So many copies of it across the line make it one of theirs: amounts in a row of their own, among rows of shares. */
const LEAST_COPIES = 2

function isOfCrossingLine(grid: SheetGrid, { cell, direction }: HeldByHand): boolean {
  const crossing = direction === 'row' ? grid.column(cell.column) : grid.row(cell.row)
  return crossing.filter((other) => other !== cell && other.shape?.form === cell.shape.form).length >= LEAST_COPIES
}

const placeOf = ({ row, column }: { row: number; column: number }, direction: Direction): number =>
  direction === 'row' ? column : row

/** Cells without a gap. */
function runsOf(line: readonly FormulaCell[], direction: Direction): FormulaCell[][] {
  const runs: FormulaCell[][] = []
  for (const cell of line.toSorted((a, b) => placeOf(a, direction) - placeOf(b, direction))) {
    const last = runs.at(-1)?.at(-1)
    if (last && placeOf(cell, direction) - placeOf(last, direction) === 1) runs.at(-1)?.push(cell)
    else runs.push([cell])
  }
  return runs
}

function departureIn(grids: Grids, run: readonly FormulaCell[], direction: Direction): HeldByHand | undefined {
  if (run.length <= LEAST_PEERS) return undefined
  for (const [index, cell] of run.entries()) {
    // At its ends a line may begin or end otherwise.
    if (index === 0 || index === run.length - 1) continue
    const [first, ...rest] = run.filter((other) => other !== cell)
    if (!first || rest.some((other) => !isAlike(other, first)) || isNumbersApart(cell, first)) continue
    const held = heldIn([first, ...rest], direction)
    if (!held) continue
    const peers: Copies = [
      itemAt(run, index - 1),
      itemAt(run, index + 1),
      ...run.filter((other, at) => Math.abs(at - index) > 1),
    ]
    const expected = formulaAt(peers[0], cell, held)
    if (expected.replaceAll(/[\s$]/g, '') === cell.cell.formula.replaceAll(/[\s$+]/g, '')) return undefined
    const value = evaluateFormula(grids, expected, cell)
    const own = numberOf(cell)
    // A link to what the formula would give anyway, or what cannot be computed here, accuses nobody.
    if (value === undefined || own === undefined || Math.abs(value - own) <= APART * Math.max(1, Math.abs(own)))
      return undefined
    return { cell, direction, peers, expected, expectedValue: value }
  }
  return undefined
}

/** The same formula but for where it points: numbers that change from cell to cell (the years of a factor, a table of rates) are its own. */
function isAlike(a: FormulaCell, b: FormulaCell): boolean {
  return a.shape.structure === b.shape.structure && numbersIn(a) === numbersIn(b)
}

/** Another number in the same formula, which is judged where formulas with numbers are. */
function isNumbersApart(cell: FormulaCell, peer: FormulaCell): boolean {
  return cell.shape.structure === peer.shape.structure && numbersIn(cell) !== numbersIn(peer)
}

function numbersIn({ shape }: FormulaCell): string {
  return [...walkFormula(shape.root)].flatMap((node) => (node.type === 'number' ? [node.value] : [])).join()
}

/** Which references stay where they are; undefined where one neither stays nor moves along, or where $ signs hold all that stay. */
function heldIn(cells: readonly FormulaCell[], direction: Direction): boolean[] | undefined {
  const [first] = cells
  if (!first) return undefined
  const areas = cells.map((cell) => cell.shape.references.map((reference) => resolveReference(reference, cell)))
  const held: boolean[] = []
  let isByHand = false
  for (const [at, reference] of first.shape.references.entries()) {
    const own = areas[0]?.[at]
    if (!own) return undefined
    const others = areas.slice(1).map((read) => read[at])
    const stays = others.every((area) => area !== undefined && isAt(area, own, 0, direction))
    const moves = others.every(
      (area, index) =>
        area !== undefined &&
        isAt(area, own, placeOf(itemAt(cells, index + 1), direction) - placeOf(first, direction), direction),
    )
    if (!stays && !moves) return undefined
    const corner = direction === 'row' ? reference.left : reference.top
    if (stays && corner?.absolute === false) isByHand = true
    held.push(stays)
  }
  return isByHand ? held : undefined
}

function isAt(area: Area, from: Area, steps: number, direction: Direction): boolean {
  const [rows, columns] = direction === 'row' ? [0, steps] : [steps, 0]
  return (
    area.sheet === from.sheet &&
    area.top === from.top + rows &&
    area.bottom === from.bottom + rows &&
    area.left === from.left + columns &&
    area.right === from.right + columns
  )
}

/** The formula of a peer at another place, its held references as they are. */
function formulaAt(peer: FormulaCell, host: { row: number; column: number }, held: readonly boolean[]): string {
  const offset = { rows: host.row - peer.row, columns: host.column - peer.column }
  let at = 0
  return rewriteReferences(peer.cell.formula, ({ text }) => (held[at++] ? text : translateFormula(text, offset)))
}
