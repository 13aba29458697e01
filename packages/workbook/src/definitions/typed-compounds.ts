import { namesCompoundGrowth } from '@tickmark/language'
import type { WorkbookModel } from '../model/model.ts'
import {
  isConstantNumber,
  isNumeric,
  isText,
  numberOf,
  type ModelCell,
  type NumericCell,
  type SheetGrid,
} from '../sheet/grid.ts'
import { axisAt, periodAt } from '../sheet/time-axis.ts'
import { toleranceOf } from '../sheet/typed-statistics.ts'

/** A typed rate of compound growth that its line does not give, under a head whose other rates their lines give over the same periods. */
export interface WrongCompound {
  cell: ModelCell
  /** The ends of the span. */
  from: ModelCell
  to: ModelCell
  years: number
  expected: number
  /** A rate under the same head that agrees with its line. */
  proof: ModelCell
}

/** Rates that agree over one span, for the span to be that of the column. */
const LEAST_PROOF = 2
const MONTHS = 12

export function findWrongCompounds(model: WorkbookModel): WrongCompound[] {
  return [...model.grids.values()].flatMap((grid) =>
    grid.cells
      .filter((cell) => isText(cell) && namesCompoundGrowth(cell.cell.text))
      .flatMap((head) => wrongUnder(model, grid, head)),
  )
}

/** One rate over one span of its line. */
interface Span {
  key: string
  cell: NumericCell
  from: ModelCell
  to: ModelCell
  years: number
  expected: number
}

function wrongUnder(model: WorkbookModel, grid: SheetGrid, head: ModelCell): WrongCompound[] {
  const rates = ratesUnder(grid, head)
  const spans = rates.flatMap((cell) => spansOf(model, grid, cell))
  const holds = ({ cell, expected }: Span): boolean => Math.abs(numberOf(cell) - expected) <= toleranceOf(cell)
  const [best = []] = [...Map.groupBy(spans, ({ key }) => key).values()].toSorted(
    (a, b) => b.filter(holds).length - a.filter(holds).length,
  )
  const [proof, ...more] = best.filter(holds)
  const wrong = best.filter((span) => !holds(span) && isConstantNumber(span.cell))
  if (!proof || more.length + 1 < Math.max(LEAST_PROOF, wrong.length)) return []
  return wrong.map(({ cell, from, to, years, expected }) => ({ cell, from, to, years, expected, proof: proof.cell }))
}

/** The numbers below a head, up to the next words. */
function ratesUnder(grid: SheetGrid, head: ModelCell): NumericCell[] {
  const below = grid.column(head.column).filter(({ row }) => row > head.row)
  const end = below.findIndex(isText)
  return (end < 0 ? below : below.slice(0, end)).filter(isNumeric)
}

/** Every span of years that the line of a rate covers with amounts above nought. */
function spansOf(model: WorkbookModel, grid: SheetGrid, cell: NumericCell): Span[] {
  const axes = model.axes(grid.name)
  const line = grid.row(cell.row).flatMap((own) => {
    const period =
      own.column !== cell.column && axisAt(axes, own)?.direction === 'row' ? periodAt(axes, own) : undefined
    return period && isNumeric(own) && numberOf(own) > 0 ? [{ own, ordinal: period.ordinal }] : []
  })
  return line.flatMap((first) =>
    line.flatMap((last) => {
      const years = (last.ordinal - first.ordinal) / MONTHS
      if (years <= 1 || !Number.isInteger(years)) return []
      const expected = (numberOf(last.own) / numberOf(first.own)) ** (1 / years) - 1
      return [{ key: `${first.own.column}-${last.own.column}`, cell, from: first.own, to: last.own, years, expected }]
    }),
  )
}
