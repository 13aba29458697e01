import { isSameEnd } from '../../facts/periods/read-period.ts'
import { yearBefore } from '../told/told-periods.ts'
import type { ToldEnd } from '../told/told-periods.ts'
import { chanceOf, isEchoOf, mayBeOneCurrency } from './echo-amount.ts'
import type { Sized } from './echo-amount.ts'
import type { EchoCell, EchoRow } from './echo-rows.ts'

/** A figure of a sentence with what a row says of it. */
export interface EchoMatch {
  own: Sized
  /** level: the row prints it; change, growth: it follows from two of its cells a year apart. */
  role: 'level' | 'change' | 'growth'
  cells: readonly EchoCell[]
  /** How likely a row that has nothing to do with the sentence agrees as well. */
  chance: number
}

/** What a sentence says of its times and of movements. */
export interface EchoTold {
  figures: readonly Sized[]
  /** The times that it names; none where it names none. */
  ends: readonly ToldEnd[]
  /** Whether it says that something moved. */
  moves: boolean
}

/** The figures of a sentence that a row explains. */
export function matchRow({ figures, ends, moves }: EchoTold, row: EchoRow): EchoMatch[] {
  const cells = row.cells.filter(({ end }) => isOfTime(end, ends))
  const pairs = moves ? pairsOf(row.cells).filter(([now]) => isOfTime(now.end, ends)) : []
  return figures.flatMap((own) => levelOf(own, cells) ?? (pairs.length > 0 ? movementOf(own, pairs) : undefined) ?? [])
}

/** Whether a cell may be of one of the times that a sentence names. */
export function isOfTime(end: ToldEnd | undefined, ends: readonly ToldEnd[]): boolean {
  return end === undefined || ends.length === 0 || ends.some((told) => isSameEnd(end, told))
}

function levelOf(own: Sized, cells: readonly EchoCell[]): EchoMatch | undefined {
  const alike = cells.filter(({ measure, figure }) => measure === own.measure && mayBeOneCurrency(figure, own.figure))
  const found = alike.find(({ size, half }) => isEchoOf(own, size, half))
  return found && { own, role: 'level', cells: [found], chance: Math.min(1, chanceOf(own) * alike.length) }
}

type Pair = readonly [now: EchoCell, before: EchoCell]

function pairsOf(cells: readonly EchoCell[]): Pair[] {
  return cells.flatMap((now) => {
    const { end } = now
    if (!end) return []
    const before = cells.filter((other) => other.measure === now.measure && isSameEnd(other.end, yearBefore(end)))
    return before.length === 1 && before[0] && before[0].size > 0 ? [[now, before[0]] as const] : []
  })
}

/** A movement follows from two figures: more of them are met by chance. */
const OF_MOVEMENT = 2

function movementOf(own: Sized, pairs: readonly Pair[]): EchoMatch | undefined {
  const tested = pairs.flatMap((pair) => {
    const [now, before] = pair
    const isGrowth = own.measure === 'rate' && now.measure === 'amount'
    if (!isGrowth && own.measure !== now.measure) return []
    const change = Math.abs(now.size - before.size)
    const size = isGrowth ? (100 * change) / before.size : change
    const half = isGrowth ? ((now.half + before.half * (1 + size / 100)) * 100) / before.size : now.half + before.half
    return [{ pair, role: isGrowth ? ('growth' as const) : ('change' as const), size, half }]
  })
  const found = tested.find(
    ({ size, half }) => half <= own.half * 2 && Math.abs(own.size - size) <= own.half * 1.01 + half,
  )
  if (!found) return undefined
  const chance = Math.min(1, chanceOf(own) * tested.length * OF_MOVEMENT)
  return { own, role: found.role, cells: found.pair, chance }
}
