import { median } from '@tickmark/document/page'
import { firstOf, itemAt, numberAt } from '@tickmark/document'
import type { Straightening } from '@tickmark/document/page'
import type { LineBox } from '../bitmap/line-box.ts'

interface Size {
  width: number
  height: number
}

type Bend = Straightening['bend']

/** Directions of shorter lines are too coarse, in thicknesses. */
const SHORTEST = 2.5
const FEWEST_LINES = 12
/** Rounds in which lines that do not fit count less and less. */
const ROUNDS = 4
/** Directions are measured no better than this. */
const LEAST_SPREAD = 5e-4
/** By how much closer to the lines a bend must come than none. */
const GAIN = 1.6
/** Lines that bend by less, as a share of the page's height, are level enough; by more, no page does. */
const LEAST_BEND = 0.004
const MOST_BEND = 0.05

/**
 * How the lines of a curled page (a book, a sheet that was folded) bend, by their directions: on a flat page these change in
 * step with the height alone, on a curled one from left to right as well. Undefined where lines are too few or level.
 */
export function findBend(lines: readonly LineBox[], page: Size): Bend | undefined {
  const samples = lines
    .filter((line) => line.length > SHORTEST * line.thickness)
    .flatMap(directionsOf)
    .map((line) => {
      const [u, v] = [line.centerX / page.width - 0.5, line.centerY / page.height - 0.5]
      // The derivative of slope and bend, as straightening defines them, along the line.
      const along = (8 * u * page.height) / page.width
      return { terms: [1, v, along, along * v], value: Math.tan(line.angle), weight: (line.length / page.width) ** 2 }
    })
  if (samples.length < FEWEST_LINES) return undefined
  const flat = fitRobustly(samples.map((sample) => ({ ...sample, terms: sample.terms.slice(0, 2) })))
  const curled = fitRobustly(samples)
  const [, , first, change] = curled.found as [number, number, number, number]
  const most = Math.abs(first) + Math.abs(change) / 2
  if (most < LEAST_BEND || most > MOST_BEND || flat.usual < GAIN * curled.usual) return undefined
  return [first, change]
}

/** A line's direction at its middle; of one that tells how it bends, those at the middles of its thirds. */
function directionsOf(line: LineBox): Pick<LineBox, 'centerX' | 'centerY' | 'length' | 'angle'>[] {
  const { curve, length } = line
  if (curve === undefined) return [line]
  return [-1, 0, 1].map((third) => {
    const along = (third * length) / 3
    const angle = line.angle + curve * along
    const centerX = line.centerX + along * Math.cos(line.angle)
    return { centerX, centerY: line.centerY + along * Math.sin(line.angle), length: length / 3, angle }
  })
}

/** From top to bottom no page that can be read slants by more. */
const MOST_CHANGE = 0.35
/** Fewer directions tell no more than their median. */
const FEWEST_DIRECTIONS = 6

/** The slope of a page's lines at its middle, and its change from top to bottom, by their directions. */
export function findSlope(lines: readonly LineBox[], page: Size): [at: number, change: number] | undefined {
  const samples = lines
    .filter((line) => line.length > SHORTEST * line.thickness)
    .map((line) => {
      const v = line.centerY / page.height - 0.5
      return { terms: [1, v], value: Math.tan(line.angle), weight: (line.length / page.width) ** 2 }
    })
  if (samples.length < FEWEST_DIRECTIONS) return undefined
  const even = fitRobustly(samples.map((sample) => ({ ...sample, terms: sample.terms.slice(0, 1) })))
  const slanted = fitRobustly(samples)
  const [at, change] = even.usual < GAIN * slanted.usual ? [even.found[0] ?? 0, 0] : (slanted.found as [number, number])
  return Math.abs(change) > MOST_CHANGE ? undefined : [at, change]
}

interface Sample {
  terms: number[]
  value: number
  weight: number
}

/** Fits lines and, round by round, lets those that do not fit count less. `usual` is the median distance from the fit. */
function fitRobustly(samples: readonly Sample[]): { found: number[]; usual: number } {
  let weighted = samples
  for (let round = 1; ; round += 1) {
    const found = fit(weighted)
    const off = samples.map(({ terms, value }) => Math.abs(value - dot(terms, found)))
    const usual = Math.max(LEAST_SPREAD, median(off))
    if (round === ROUNDS) return { found, usual }
    weighted = samples.map((sample, index) => ({
      ...sample,
      weight: sample.weight / (1 + (numberAt(off, index) / usual) ** 2),
    }))
  }
}

/** Lines as they lie without their bend. */
export function unbend(lines: readonly LineBox[], page: Size, bend: Bend): LineBox[] {
  return lines.map((line) => {
    const [u, v] = [line.centerX / page.width - 0.5, line.centerY / page.height - 0.5]
    const amount = page.height * (bend[0] + bend[1] * v)
    return {
      ...line,
      centerY: line.centerY - 4 * u ** 2 * amount,
      ...(line.curve !== undefined && { curve: line.curve - (8 * amount) / page.width ** 2 }),
      angle: Math.atan(Math.tan(line.angle) - (8 * u * amount) / page.width),
    }
  })
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * numberAt(b, index), 0)
}

/** Weighted least squares: the normal equations, solved by elimination. Zeros where the samples do not tell. */
function fit(samples: readonly Sample[]): number[] {
  const size = firstOf(samples).terms.length
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size + 1 }, (__, column) =>
      samples.reduce(
        (sum, { terms, value, weight }) =>
          sum + weight * numberAt(terms, row) * (column === size ? value : numberAt(terms, column)),
        0,
      ),
    ),
  )
  for (let pivot = 0; pivot < size; pivot += 1) {
    const own = itemAt(rows, pivot)
    const divisor = numberAt(own, pivot)
    if (Math.abs(divisor) < 1e-12) return rows.map(() => 0)
    for (const [index, row] of rows.entries()) {
      if (index === pivot) continue
      const factor = numberAt(row, pivot) / divisor
      for (let column = pivot; column <= size; column += 1)
        row[column] = numberAt(row, column) - factor * numberAt(own, column)
    }
  }
  return rows.map((row, index) => numberAt(row, size) / numberAt(row, index))
}
