import { linkOf, partsOf, cellOfNode, cellsRead } from '../concepts/composition.ts'
import { conceptOfCell, lineOfCell, linesWith, type ConceptLine } from '../concepts/concept-lines.ts'
import { walkFormula } from '../formula/parse.ts'
import type { WorkbookModel } from '../model/model.ts'
import { isCalculation, isConstantNumber, numberOf, type ModelCell } from '../sheet/grid.ts'
import { periodAt } from '../sheet/time-axis.ts'
import { periodCells } from './valuation.ts'

/** The debt that a return deducts at exit, where the model's own schedule has another for that period. */
export interface WrongExitDebt {
  cell: ModelCell
  /** The schedule's balance in the exit year. */
  scheduled: ModelCell
}

const LEAST_PERIODS = 3
/** Typed numbers are rounded. */
const TOLERANCE = 1e-3

/** What is deducted from the equity that a money multiple or rate of return divides by what was paid in. */
export function findWrongExitDebts(model: WorkbookModel): WrongExitDebt[] {
  const found = [...equitiesAtExit(model)].flatMap((equity) => {
    const debts = partsOf(model, equity).filter(({ sign, cell }) => sign < 0 && isDebt(model, cell))
    return debts.flatMap(({ cell }) => {
      const scheduled = scheduledFor(model, cell, exitPeriodOf(model, equity))
      return scheduled && differs(cell, scheduled) ? [{ cell, scheduled }] : []
    })
  })
  return [...new Map(found.map((one) => [one.cell, one])).values()]
}

function equitiesAtExit(model: WorkbookModel): Set<ModelCell> {
  const returns = linesWith(model, 'moic', 'irr').flatMap(({ cells }) => cells.filter(isCalculation))
  return new Set(
    returns.flatMap((cell) =>
      [...walkFormula(cell.shape.root)].flatMap((node) => {
        if (node.type !== 'binary' || node.operator !== '/') return []
        const equity = cellOfNode(model, cell, node.left)
        return equity && isCalculation(equity) && cellOfNode(model, cell, node.right) ? [equity] : []
      }),
    ),
  )
}

function isDebt(model: WorkbookModel, cell: ModelCell): boolean {
  const concept = conceptOfCell(model, cell)
  return concept === 'net_debt' || concept === 'debt'
}

/** The period whose result the exit is valued by: that of the EBITDA which the value multiplies. */
function exitPeriodOf(model: WorkbookModel, equity: ModelCell): ModelCell | undefined {
  const values = partsOf(model, equity).filter(({ sign }) => sign > 0)
  const amounts = values.flatMap(({ cell }) => cellsRead(model, cell)).filter((cell) => isEarnings(model, cell))
  return amounts.map((cell) => linkOf(model, cell)?.cell ?? cell).find((cell) => periodAt(model.axes(cell.sheet), cell))
}

function isEarnings(model: WorkbookModel, cell: ModelCell): boolean {
  return ['ebitda', 'ebit', 'net_income', 'revenue'].includes(conceptOfCell(model, cell) ?? '')
}

/** The balance of the line that the debt is linked to, or of the only schedule of its kind, in the exit's period. */
function scheduledFor(model: WorkbookModel, debt: ModelCell, exit: ModelCell | undefined): ModelCell | undefined {
  const source = linkOf(model, debt)?.cell
  const own = source && lineOfCell(model, source)
  const line = own ?? (isConstantNumber(debt) ? onlySchedule(model, debt) : undefined)
  const balances = line ? periodCells(model, line.cells) : []
  if (!line || balances.length < LEAST_PERIODS) return undefined
  const last = own ? undefined : balances.at(-1)
  return exit ? balances.find((cell) => isSamePeriod(model, cell, exit)) : last
}

function onlySchedule(model: WorkbookModel, debt: ModelCell): ConceptLine | undefined {
  const concept = conceptOfCell(model, debt)
  const [line, more] = linesWith(model, 'net_debt', 'debt').filter(
    (other) =>
      other.concept === concept &&
      // "Net debt / EBITDA" is no balance.
      !/[/÷]|ebitda/i.test(other.label.cell.text) &&
      // A summary only repeats the schedule.
      other.cells.filter((cell) => isCalculation(cell) && !linkOf(model, cell)).length >= LEAST_PERIODS &&
      periodCells(model, other.cells).length >= LEAST_PERIODS,
  )
  return more ? undefined : line
}

function isSamePeriod(model: WorkbookModel, a: ModelCell, b: ModelCell): boolean {
  const [own, other] = [a, b].map((cell) => periodAt(model.axes(cell.sheet), cell))
  return own !== undefined && own.granularity === other?.granularity && own.ordinal === other.ordinal
}

/** The sign is a matter of how the schedule shows debts. */
function differs(cell: ModelCell, scheduled: ModelCell): boolean {
  const sizeOf = (one: ModelCell): number => Math.abs(numberOf(one) ?? Number.NaN)
  return Math.abs(sizeOf(cell) - sizeOf(scheduled)) > TOLERANCE * Math.max(1, sizeOf(scheduled))
}
