import { firstOf, itemAt, lastOf } from '@tickmark/document'
import { boundsOf } from '@tickmark/document/page'
import type { Rectangle } from '@tickmark/document/page'
import type { Token } from '../lines/text-line.ts'
import { readTick, scaleOf } from './tick-value.ts'
import type { TickValue } from './tick-value.ts'

/** Numbers in even steps at even distances: along the side of a chart (upright) or below it (level). */
export interface Axis extends Rectangle {
  direction: 'upright' | 'level'
  ticks: Token[]
  /** Where each tick stands: its middle, down the page or across it. */
  at: number[]
  fontSize: number
}

/** Fewest ticks of an axis: three numbers stand in even steps by chance more often beside one another than below. */
const FEWEST = { upright: 3, level: 4 }
/** Ticks of one axis share an edge or their middle to so many font sizes. */
const ALIGNED = 0.25
/** They stand at even distances to this share of one. */
const EVEN = 0.08
/** So many numbers may stand between two ticks in the same line: figures at the bars. */
const BETWEEN = 4
/** Ticks follow one another within so many font sizes. */
const FARTHEST = { upright: 12, level: 24 }

type Tick = TickValue & { token: Token; at: number }

/** All runs of numbers that may be an axis, the longest first; a number belongs to one. */
export function findAxes(tokens: readonly Token[]): Axis[] {
  const ticks = tokens.flatMap((token) => {
    const tick = token.vertical ? undefined : readTick(token.text)
    return tick ? [{ ...tick, token }] : []
  })
  const upright = [
    ...alignedBy(ticks, ({ token }) => token.right),
    ...alignedBy(ticks, ({ token }) => token.left),
    ...alignedBy(ticks, ({ token }) => (token.left + token.right) / 2),
  ].flatMap((group) => runsOf(group, 'upright'))
  const level = alignedBy(ticks, ({ token }) => (token.top + token.bottom) / 2).flatMap((group) =>
    runsOf(group, 'level'),
  )
  const taken = new Set<Token>()
  return [...upright, ...level]
    .toSorted((a, b) => b.ticks.length - a.ticks.length)
    .filter(({ ticks: own }) => {
      if (own.some((token) => taken.has(token))) return false
      for (const token of own) taken.add(token)
      return true
    })
}

function alignedBy<T extends { token: Token }>(ticks: readonly T[], edgeOf: (tick: T) => number): T[][] {
  const groups: T[][] = []
  for (const tick of ticks.toSorted((a, b) => edgeOf(a) - edgeOf(b))) {
    const group = groups.at(-1)
    if (group && edgeOf(tick) - edgeOf(firstOf(group)) < ALIGNED * tick.token.fontSize) group.push(tick)
    else groups.push([tick])
  }
  return groups.filter((group) => group.length >= FEWEST.upright)
}

function runsOf(group: readonly (TickValue & { token: Token })[], direction: Axis['direction']): Axis[] {
  const middle = ({ token }: { token: Token }): number =>
    direction === 'upright' ? (token.top + token.bottom) / 2 : (token.left + token.right) / 2
  const ticks: Tick[] = group.map((tick) => ({ ...tick, at: middle(tick) })).toSorted((a, b) => a.at - b.at)
  const found: Axis[] = []
  for (let start = 0; start < ticks.length; start += 1) {
    const run = longestFrom(ticks, start, direction)
    if (!run) continue
    found.push(toAxis(run, direction))
    start = ticks.indexOf(lastOf(run)) - 1
  }
  return found
}

function longestFrom(ticks: readonly Tick[], start: number, direction: Axis['direction']): Tick[] | undefined {
  const first = itemAt(ticks, start)
  let best: Tick[] = []
  for (const second of ticks.slice(start + 1, start + 2 + BETWEEN)) {
    const pitch = second.at - first.at
    if (pitch > FARTHEST[direction] * first.token.fontSize) break
    if (pitch < first.token.fontSize) continue
    const run = extend([first, second], ticks, pitch)
    if (run.length > best.length) best = run
  }
  const isScale = best.length >= FEWEST[direction] && scaleOf(best) === (direction === 'upright' ? 'down' : 'up')
  return isScale ? best : undefined
}

/** Goes on as long as a number stands where the next tick is due, and says what is due there. */
function extend(run: Tick[], ticks: readonly Tick[], pitch: number): Tick[] {
  for (;;) {
    const due = lastOf(run).at + pitch
    const next = ticks.find(
      (tick) => Math.abs(tick.at - due) < Math.max(0.8, EVEN * pitch) && scaleOf([...run, tick]) !== undefined,
    )
    if (!next) return run
    run.push(next)
  }
}

function toAxis(run: readonly Tick[], direction: Axis['direction']): Axis {
  const ticks = run.map(({ token }) => token)
  const { fontSize } = itemAt(ticks, ticks.length >> 1)
  return { direction, ticks, at: run.map(({ at }) => at), fontSize, ...boundsOf(ticks) }
}
