import { firstOf, itemAt, numberAt } from '@tickmark/document'
import type { Line } from './sum-structure.ts'

const MAX_TERMS = 120

/** The last lines of a stack. Most are looked at for no longer than their sum: what they are is told on demand, until the next is asked for. */
export interface Suffix {
  first: number
  length: number
  natural: boolean
  readonly members: number[]
}

/** Lines that a suffix of the stack offers as addends, in several readings of "of which". */
export function* suffixes(lines: readonly Line[], stack: readonly number[]): Generator<Suffix> {
  const members: number[] = []
  for (let at = stack.length - 1; at >= 0 && members.length < MAX_TERMS; at--) {
    const index = numberAt(stack, at)
    if (itemAt(lines, index).kind === 'heading') continue
    members.unshift(index)
    const natural =
      at === 0 ||
      itemAt(lines, numberAt(stack, at - 1)).kind === 'heading' ||
      itemAt(lines, numberAt(stack, at - 1)).kind === 'total'
    yield {
      first: index,
      length: members.length,
      natural,
      get members() {
        return [...members]
      },
    }
  }
}

/** Lines of a stack back to a heading, a total or its start, where they are several, from the nearest on. */
export function* sections(lines: readonly Line[], stack: readonly number[]): Generator<number[]> {
  for (const { members, natural } of suffixes(lines, stack)) if (natural && members.length > 1) yield members
}

/** Readings of a run of lines: all of them, and without one to four lines from each "of which" on. */
export function readings(lines: readonly Line[], members: readonly number[]): number[][] {
  const marks = members.flatMap((line, at) => (itemAt(lines, line).ofWhich ? [at] : []))
  if (marks.length === 0) return [[...members]]
  const results: number[][] = [[...members]]
  const lengths = marks.length > 3 ? [[1], [2], [3]].map(([n]) => marks.map(() => n!)) : combinations(marks.length)
  for (const choice of lengths) {
    const dropped = new Set<number>()
    marks.forEach((mark, index) => {
      for (let step = 0; step < numberAt(choice, index); step++) dropped.add(mark + step)
    })
    const kept = members.filter((_, at) => !dropped.has(at))
    if (kept.length >= 1) results.push(kept)
  }
  return results
}

/** Lines on one level, by their numbers (1. 2. 3. → 4.) or by their indents, where deeper ones stand between. */
export function levelReading(lines: readonly Line[], members: readonly number[], result: number): number[][] {
  const numbering = itemAt(lines, result).numbering
  const indent = Math.min(...members.map((line) => itemAt(lines, line).indent))
  const levels = [
    ...(numbering === 0 ? [] : [members.filter((line) => itemAt(lines, line).numbering === numbering)]),
    members.filter((line) => itemAt(lines, line).indent === indent),
  ]
  return levels.filter((same) => same.length >= 2 && same.length < members.length && same[0] === members[0])
}

/** The totals alone that stand above a total, whatever their own lines add up to: current and fixed assets of all assets. */
export function totalsReading(lines: readonly Line[], members: readonly number[], result: number): number[][] {
  if (itemAt(lines, result).kind !== 'total' || itemAt(lines, firstOf(members)).kind !== 'total') return []
  const totals = members.filter((line) => itemAt(lines, line).kind === 'total')
  return totals.length >= 2 && totals.length < members.length ? [totals] : []
}

function combinations(count: number): number[][] {
  return count === 0 ? [[]] : combinations(count - 1).flatMap((rest) => [1, 2, 3, 4].map((length) => [...rest, length]))
}
