import { Decimal, itemAt, numberAt } from '@tickmark/document'
import { foldText, namesAddend, readMeasureName, type MeasureName } from '@tickmark/language'
import { cellIn, rowAt } from '../../facts/grids/read-grid.ts'
import { RESULTS } from '../../facts/text/concepts.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import { labelKey } from '../../facts/text/label-key.ts'
import { testSum } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'

/** Rows that lead from a measure of the statements to the adjusted one of the same name. */
interface Bridge {
  result: number
  /** The measure that it begins with, and what is added to it. */
  terms: readonly number[]
}

/** A row of a bridge with the sign that it takes beside the printed one. */
interface SignedRow {
  row: number
  sign: 1 | -1
}

/** Adjustments of one measure. */
const MOST_ADJUSTMENTS = 20

/** The labels say what leads where; a column that shows it says that the signs are meant as printed. */
const SHOWN = 0.9
const UNPROVEN = 0.8

/**
 * "Reported EBITDA, litigation settlement, relocation, Adjusted EBITDA"; "Operating profit … Underlying operating profit": what stands
 * between the two measures of one name leads from one to the other, whatever stands above.
 */
export function bridges(grid: Grid): Relation[] {
  return bridgesIn(grid).flatMap((bridge) => {
    const tried = signings(grid, bridge).map((rows) => testColumns(grid, bridge.result, rows))
    const held = tried.map((relations) => relations.filter(({ holds }) => holds).length)
    const most = Math.max(0, ...held)
    const best = tried[held.indexOf(most)] ?? []
    return most > 0 || best.length === 1 ? best : best.map(unproven)
  })
}

const GROUP = 'bridge'
const groupOf = (grid: Grid, result: number): string => `${grid.id}/${GROUP}/${result}`

/** Columns that have to fail together: one that fails alone has a wrong figure in it, not a line too few. */
const LEAST_LANES = 2

/** Bridges that no column reaches, whose results other arithmetic of the document confirms: a line of the bridge is missing. */
export function openBridges(relations: readonly Relation[]): Relation[][] {
  const bridges = Map.groupBy(
    relations.filter(({ group }) => group?.split('/').at(-2) === GROUP),
    ({ group }) => group,
  )
  const confirmed = new Set(
    relations.flatMap(({ holds, result, terms }) => (holds ? [result, ...terms.map(({ figure }) => figure)] : [])),
  )
  return Array.from(bridges.values()).filter((lanes) => {
    const less = lanes.filter(({ stated, expected }) => stated.lessThan(expected)).length
    return (
      lanes.length >= LEAST_LANES &&
      lanes.every(({ holds, result }) => !holds && confirmed.has(result)) &&
      (less === 0 || less === lanes.length)
    )
  })
}

function unproven(relation: Relation): Relation {
  return { ...relation, confidence: UNPROVEN, cues: { ...relation.cues, unproven: true } }
}

function bridgesIn(grid: Grid): Bridge[] {
  const measures = grid.rows.map(({ label }) => readMeasureName(labelKey(foldText(label))))
  return grid.rows.flatMap((row, result): Bridge[] => {
    const { name, basis } = itemAt(measures, result)
    // "Add: opening balance adjustment" is a line of its own, and no opening balance.
    if (row.kind === 'heading' || basis !== 'adjusted' || name === '' || namesAddend(row.label)) return []
    const from = measures.findLastIndex((one, index) => index < result && one.name === name)
    const isOne = from >= 0 && itemAt(measures, from).basis !== 'adjusted' && rowAt(grid, from).kind !== 'heading'
    if (!isOne || result - from > MOST_ADJUSTMENTS + 1) return []
    const between = Array.from({ length: result - from - 1 }, (_, index) => from + 1 + index)
    const added = lastOf(grid, between)
    // Results one after the other are no adjustments of the first: operating profit, profit before tax, net profit.
    if (added.some((row) => RESULTS.has(rowAt(grid, row).concept ?? ''))) return []
    // "Profit before tax, adjusted EBITDA, finance costs, adjusted profit before tax": what leads on begins with the other measure.
    if (added.some((row) => isOtherMeasure(grid, row, itemAt(measures, row)))) return []
    return added.length > 0 ? [{ result, terms: [from, ...added] }] : []
  })
}

function isOtherMeasure(grid: Grid, row: number, { name, basis }: MeasureName): boolean {
  return basis === 'adjusted' && name !== '' && !namesAddend(rowAt(grid, row).label)
}

/** What is added: from the last subtotal of adjustments on, which holds those above it. */
function lastOf(grid: Grid, between: readonly number[]): number[] {
  const told = between.filter((row) => rowAt(grid, row).kind !== 'heading' && !rowAt(grid, row).ofWhich)
  const subtotal = told.findLastIndex((row, at) => rowAt(grid, row).kind === 'total' || sumsUp(grid, told, at))
  return told.slice(Math.max(0, subtotal))
}

/** Lines that a row has to add up, in each of at least two columns, to be their subtotal whatever it is called. */
const LEAST_SUMMED = 2

/** Whether a line comes to what those right above it add up to, in all columns: "net non-recurring items". */
function sumsUp(grid: Grid, lines: readonly number[], at: number): boolean {
  const columns = grid.columns.flatMap(({ kind }, column) => (kind === 'amount' ? [column] : []))
  const valueIn = (line: number, column: number) => cellIn(grid, numberAt(lines, line), column)?.value ?? new Decimal(0)
  const isSum = (first: number) =>
    columns.every((column) => {
      const own = Array.from({ length: at - first }, (_, index) => valueIn(first + index, column))
      return !valueIn(at, column).isZero() && Decimal.sum(...own).equals(valueIn(at, column))
    })
  return columns.length >= LEAST_LANES && Array.from({ length: at - LEAST_SUMMED + 1 }, (_, first) => first).some(isSum)
}

/** As the labels and printed signs say; else with one adjustment turned, whose label need not say that it is taken off. */
function signings(grid: Grid, { terms }: Bridge): SignedRow[][] {
  const asSaid = terms.map((row): SignedRow => ({ row, sign: isTakenOff(grid, row) ? -1 : 1 }))
  const turned = asSaid.flatMap((one, at): SignedRow[][] =>
    at === 0 || isTakenOff(grid, one.row) || isPrintedNegative(grid, one.row)
      ? []
      : [asSaid.with(at, { ...one, sign: -1 })],
  )
  return [asSaid, ...turned]
}

function isPrintedNegative(grid: Grid, row: number): boolean {
  return grid.columns.some((_, column) => cellIn(grid, row, column)?.value.isNegative() ?? false)
}

function isTakenOff(grid: Grid, row: number): boolean {
  return rowAt(grid, row).deducted && !isPrintedNegative(grid, row)
}

function testColumns(grid: Grid, result: number, rows: readonly SignedRow[]): Relation[] {
  return grid.columns.flatMap(({ kind }, column) => {
    const cell = cellIn(grid, result, column)
    const isRead = rows.every(({ row }) => !rowAt(grid, row).unread?.includes(column))
    if (kind !== 'amount' || !cell || cell.dash || !isRead) return []
    const terms = rows.flatMap(({ row, sign }): Term[] => {
      const term = cellIn(grid, row, column)
      return term && !term.dash ? [{ figure: term.figure, sign }] : []
    })
    const { scale, unit } = cell.figure.amount
    const isAlike = terms.every(({ figure }) => figure.amount.scale === scale && figure.amount.unit === unit)
    // Without the measure that it begins with there is no bridge.
    const [first] = terms
    if (!isAlike || terms.length < 2 || first?.figure !== cellIn(grid, itemAt(rows, 0).row, column)?.figure) return []
    return [
      testSum({
        kind: 'sum',
        result: cell.figure,
        terms,
        confidence: SHOWN,
        basis: 'labelled',
        cues: { total: true },
        group: groupOf(grid, result),
      }),
    ]
  })
}
