import { byteAt, countAt, countUp, floatAt, raise } from '../bitmap/read-samples.ts'
import { itemAt } from '@tickmark/document'
import type { PaperMap } from './paper-map.ts'

/** An edge of paper: all points with x · cos + y · sin = distance, seen from the darker side; pixels of the map. */
export interface Edge {
  /** Direction to the lighter side, radians. */
  normal: number
  cos: number
  sin: number
  distance: number
}

/** Steps in brightness at each pixel of a map, as shares of the paper's brightness. */
export interface Slopes {
  width: number
  height: number
  x: Float32Array
  y: Float32Array
}

/** Weaker steps are texture; stronger ones than this are not more of an edge. */
export const LEAST_STEP = 0.025
export const FULL_STEP = 0.1
const DIRECTIONS = 360
/** How far the direction of a step may be from that of its edge, in degrees. */
const DIRECTION_REACH = 3
/** Edges closer than this in both are one. */
const APART = { degrees: 4, pixels: 6 }

/** How the brightness of a map changes. */
export function measureSlopes({ width, height, values }: PaperMap): Slopes {
  const paper = brightnessOfPaper(values)
  const [x, y] = [new Float32Array(values.length), new Float32Array(values.length)]
  for (let row = 1; row < height - 1; row += 1) {
    for (let at = row * width + 1; at < (row + 1) * width - 1; at += 1) {
      const [a, b, c] = [byteAt(values, at - width - 1), byteAt(values, at - width), byteAt(values, at - width + 1)]
      const [d, e] = [byteAt(values, at - 1), byteAt(values, at + 1)]
      const [f, g, h] = [byteAt(values, at + width - 1), byteAt(values, at + width), byteAt(values, at + width + 1)]
      x[at] = (c + 2 * e + h - a - 2 * d - f) / (4 * paper)
      y[at] = (f + 2 * g + h - a - 2 * b - c) / (4 * paper)
    }
  }
  return { width, height, x, y }
}

/** That of which no more than a twentieth of the picture is lighter. */
function brightnessOfPaper(values: Uint8Array): number {
  const counts = new Uint32Array(256)
  for (const value of values) countUp(counts, value)
  let lighter = 0
  let paper = 255
  while (paper > 1 && (lighter += countAt(counts, paper)) < values.length / 20) paper -= 1
  return paper
}

/** The most pronounced straight edges, strongest first (a Hough transform that knows on which side the light is). */
export function findEdges(slopes: Slopes, count: number): Edge[] {
  const reach = Math.ceil(Math.hypot(slopes.width, slopes.height))
  const votes = castVotes(slopes, reach)
  const side = 2 * reach
  const peaks: { direction: number; at: number; votes: number }[] = []
  // An edge shorter than an eighth of the picture is none of a page.
  const least = Math.max(slopes.width, slopes.height) / 8
  for (let direction = 0; direction < DIRECTIONS; direction += 1) {
    for (let at = 1; at < side - 1; at += 1) {
      const value = floatAt(votes, direction * side + at)
      if (
        value > least &&
        value >= floatAt(votes, direction * side + at - 1) &&
        value > floatAt(votes, direction * side + at + 1)
      )
        peaks.push({ direction, at, votes: value })
    }
  }
  const kept: typeof peaks = []
  for (const peak of peaks.toSorted((a, b) => b.votes - a.votes)) {
    if (kept.length === count) break
    if (!kept.some((other) => areOne(peak, other))) kept.push(peak)
  }
  return kept.map(({ direction, at }) => toEdge((direction * 2 * Math.PI) / DIRECTIONS, at + 0.5 - reach))
}

export function toEdge(normal: number, distance: number): Edge {
  return { normal, cos: Math.cos(normal), sin: Math.sin(normal), distance }
}

function areOne(a: { direction: number; at: number }, b: { direction: number; at: number }): boolean {
  const turn = Math.abs(a.direction - b.direction)
  return Math.min(turn, DIRECTIONS - turn) < APART.degrees && Math.abs(a.at - b.at) < APART.pixels
}

function castVotes({ width, height, x, y }: Slopes, reach: number): Float32Array {
  const votes = new Float32Array(DIRECTIONS * 2 * reach)
  const directions = Array.from({ length: DIRECTIONS }, (_, index) => toEdge((index * 2 * Math.PI) / DIRECTIONS, 0))
  for (let at = 0; at < width * height; at += 1) {
    const step = Math.hypot(floatAt(x, at), floatAt(y, at))
    if (step < LEAST_STEP || !isRidge(at, step, { width, height, x, y })) continue
    const weight = Math.min(1, step / FULL_STEP)
    const [column, row] = [at % width, Math.floor(at / width)]
    const middle = Math.round((Math.atan2(floatAt(y, at), floatAt(x, at)) * DIRECTIONS) / (2 * Math.PI))
    for (let turn = middle - DIRECTION_REACH; turn <= middle + DIRECTION_REACH; turn += 1) {
      const direction = (turn + DIRECTIONS) % DIRECTIONS
      const { cos, sin } = itemAt(directions, direction)
      raise(votes, direction * 2 * reach + Math.floor(column * cos + row * sin + reach), weight)
    }
  }
  return votes
}

/** Whether a step is the strongest across its edge. */
function isRidge(at: number, step: number, { width, x, y }: Slopes): boolean {
  const [dx, dy] = [Math.round(floatAt(x, at) / step), Math.round(floatAt(y, at) / step)]
  const [before, after] = [at - dy * width - dx, at + dy * width + dx]
  return step >= Math.hypot(x[before] ?? 0, y[before] ?? 0) && step > Math.hypot(x[after] ?? 0, y[after] ?? 0)
}
