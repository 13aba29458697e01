import { signedTerms } from '../formula/canonical.ts'
import type { WorkbookModel } from '../model/model.ts'
import { rememberFor } from '../model/remember.ts'
import { cellsRead } from '../concepts/composition.ts'
import {
  isCalculation,
  isConstantNumber,
  numberOf,
  type Copies,
  type FormulaCell,
  type ModelCell,
} from '../sheet/grid.ts'
import { periodAt, runsDown } from '../sheet/time-axis.ts'

/** A line whose forecast has the opposite sign of what was, although the same formula takes both in. */
export interface FlippedLine {
  cells: Readonly<Copies>
  /** The last of what was. */
  before: ModelCell
  /** The formula that takes the forecast in. */
  reader: FormulaCell
}

/** Periods on each side from which a sign is a manner. */
const LEAST_PERIODS = 2

/** Lines that begin typed and go on as products of what is positive, with the other sign. */
export const flippedLinesOf = rememberFor((model: WorkbookModel): FlippedLine[] =>
  [...model.grids.values()].flatMap((grid) => {
    const axes = model.axes(grid.name)
    const down = runsDown(axes)
    const dated = grid.cells.filter((cell) => numberOf(cell) && periodAt(axes, cell))
    const lines = Map.groupBy(dated, ({ row, column }) => (down ? column : row))
    return [...lines.values()].flatMap((cells) => flipOf(model, cells) ?? [])
  }),
)

function flipOf(model: WorkbookModel, cells: readonly ModelCell[]): FlippedLine | undefined {
  const typed = cells.filter((cell) => isConstantNumber(cell))
  const computed = cells.filter((cell) => isCalculation(cell))
  const [first, ...others] = computed
  const before = typed.at(-1)
  if (!first || !before || typed.length < LEAST_PERIODS || computed.length < LEAST_PERIODS) return undefined
  const sign = signOf(before)
  if (typed.some((cell) => signOf(cell) !== sign) || computed.some((cell) => signOf(cell) === sign)) return undefined
  if (!computed.every((cell) => isProductOfPositives(model, cell))) return undefined
  const reader = model.graph
    .dependants(first)
    .find((own) => model.graph.dependants(before).some((other) => other.shape.form === own.shape.form))
  return reader && { cells: [first, ...others], before, reader }
}

const signOf = (cell: ModelCell): number => Math.sign(numberOf(cell) ?? 0)

/** One term, all of whose cells are positive: its sign is that which the formula gives it. */
function isProductOfPositives(model: WorkbookModel, cell: FormulaCell): boolean {
  const read = cellsRead(model, cell)
  return (
    signedTerms(cell.shape.root).length === 1 && read.length >= 2 && read.every((other) => (numberOf(other) ?? -1) > 0)
  )
}
