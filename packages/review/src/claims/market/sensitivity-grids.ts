import { Decimal, amountValue, itemAt, roundingOf } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import { ofTerms, testRelation } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { significantDigits } from '../relation/slip.ts'
import { readSensitivity } from './sensitivity-axes.ts'
import type { SensitivityTable } from './sensitivity-axes.ts'

/** Results along one line of a table, each with where it stands between the others. */
interface Line {
  points: readonly Point[]
}

interface Point {
  figure: Figure
  at: Decimal
}

/** Points of a line on one straight, from which each other one follows. */
interface Straight {
  line: Line
  on: ReadonlySet<Point>
}

const CONFIDENCE = 0.9
/** Points that show what is straight, beside those that lie off. */
const LEAST_ON = 3
/** Share of all points of a table that lie on the straights of their lines. */
const LEAST_STRAIGHT = 0.85
const LEAST_DIGITS = 3

/**
 * Tables of a result over two assumptions. Over an exit multiple a value is a straight line, over the growth of a perpetuity it is one of
 * (1 + g) ÷ (w − g): each cell follows from two others of its line, and one that does not was left from an earlier run, or mistyped.
 */
export function sensitivityGrids(grid: Grid): Relation[] {
  const table = readSensitivity(grid)
  if (!table) return []
  const readings = readingsOf(table).map((lines) => lines.flatMap((line) => straightOf(line) ?? []))
  const points = table.cells.flat().filter((cell) => cell !== undefined).length
  const onIn = (straights: readonly Straight[]) => straights.reduce((sum, { on }) => sum + on.size, 0)
  const best = readings.toSorted((a, b) => onIn(b) - onIn(a)).at(0)
  if (!best || best.length < 2 || onIn(best) < LEAST_STRAIGHT * points) return []
  const axes = [table.across, table.down].flatMap(({ figures, values }) => {
    const points = figures.map((figure, at) => ({ figure, at: itemAt(values, at) }))
    return points.length > 0 ? [{ line: { points }, on: new Set(points) }] : []
  })
  return [...axes, ...best].flatMap((straight, at) => relationsOf(straight, `${grid.id}/sensitivity/${at}`))
}

/** Rows and columns as lines: in their own steps, and over what growth does to a perpetuity. */
function readingsOf({ cells, across, down }: SensitivityTable): Line[][] {
  const columns = itemAt(cells, 0).map((_, column) => cells.map((row) => row[column]))
  const perpetuity = (growth: readonly Decimal[], rate: Decimal) =>
    growth.map((g) => (rate.minus(g).isZero() ? undefined : g.plus(100).div(rate.minus(g))))
  return [
    cells.map((row) => lineOf(row, across.values)),
    columns.map((column) => lineOf(column, down.values)),
    ...(across.isPercent && down.isPercent
      ? [
          cells.map((row, at) => lineOf(row, perpetuity(across.values, itemAt(down.values, at)))),
          columns.map((column, at) => lineOf(column, perpetuity(down.values, itemAt(across.values, at)))),
        ]
      : []),
  ]
}

function lineOf(cells: readonly (GridCell | undefined)[], places: readonly (Decimal | undefined)[]): Line {
  return {
    points: cells.flatMap((cell, at) => {
      const place = places[at]
      return cell && place ? [{ figure: cell.figure, at: place }] : []
    }),
  }
}

/** The straight that most points of a line lie on; none where too few do, or where all are one number. */
function straightOf(line: Line): Straight | undefined {
  const { points } = line
  const tried = points.flatMap((a, at) =>
    points.slice(at + 1).map((b) => new Set(points.filter((one) => isOn(one, a, b)))),
  )
  const on = tried.toSorted((a, b) => b.size - a.size).at(0)
  if (!on || on.size < LEAST_ON || points.length - on.size > on.size - 2) return undefined
  const values = new Set([...on].map(({ figure }) => figure.amount.value))
  const isTelling =
    values.size > 1 && [...on].every(({ figure }) => significantDigits(amountValue(figure.amount)) >= LEAST_DIGITS - 1)
  return isTelling ? { line, on } : undefined
}

function isOn(one: Point, a: Point, b: Point): boolean {
  if (one === a || one === b) return true
  const { value, tolerance } = between(one, a, b)
  return amountValue(one.figure.amount).minus(value).abs().lessThanOrEqualTo(tolerance)
}

/** What two points make of a third, and how far rounding may move it. */
function between(one: Point, a: Point, b: Point): { share: Decimal; value: Decimal; tolerance: Decimal } {
  const share = one.at.minus(a.at).div(b.at.minus(a.at))
  const [from, to] = [amountValue(a.figure.amount), amountValue(b.figure.amount)]
  const spread = share.abs().plus(new Decimal(1).minus(share).abs()).plus(1)
  return {
    share,
    value: from.plus(to.minus(from).times(share)),
    tolerance: roundingOf(one.figure.amount).times(spread).times(1.05),
  }
}

/** Each point from the two on its straight that lie farthest apart. */
function relationsOf({ line, on }: Straight, group: string): Relation[] {
  return line.points.flatMap((one) => {
    const others = line.points.filter((other) => other !== one && on.has(other))
    const [a, b] = [others.at(0), others.at(-1)]
    if (!a || !b || a === b) return []
    const { share, tolerance } = between(one, a, b)
    const relation = testRelation({
      kind: 'sensitivity',
      result: one.figure,
      terms: [
        { figure: a.figure, sign: 1 },
        { figure: b.figure, sign: 1 },
      ],
      compute: ofTerms((from, to) => from.plus(to.minus(from).times(share))),
      linear: false,
      tolerance,
      confidence: CONFIDENCE,
      basis: 'proven',
      group,
      formula: ([from, to]) => `${from} + (${to} − ${from}) × ${share.toDecimalPlaces(4).toFixed()}`,
    })
    return relation && (relation.holds || isApart(relation)) ? [relation] : []
  })
}

/** A bend so slight is of the method: a value of each share was rounded before it was multiplied. */
const SLIGHT = 0.0005

function isApart({ stated, expected }: Relation): boolean {
  return stated.minus(expected).abs().greaterThan(stated.abs().times(SLIGHT))
}
