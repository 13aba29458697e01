import { itemAt, numberAt } from '@tickmark/document'
import type { Combination, LaneLine, SignedLine } from './combination.ts'
import { withMeantLanes } from './meant-lanes.ts'

/** Lines before the result among which its terms are sought. */
const REACH = 15
const MOST_TERMS = 4
const LEAST_HELD = 3
/** Lanes that keep a combination for each that does not. */
const LEAST_RATIO = 3
/** Digits beyond what chance gives among all that were tried. */
const LEAST_EVIDENCE = 6

/**
 * Finds which lines are computed from lines that need not stand next to each other ("operating result = gross profit − marketing − fixed
 * costs"), by what holds to the last stored digit in most lanes. Of each line the combination of fewest terms that makes sense.
 */
export function findCombinations(
  lines: readonly LaneLine[],
  isSensible: (found: Combination) => boolean = () => true,
): Combination[] {
  return lines.flatMap((_, result) => {
    const probes = probeLanes(lines, result)
    if (probes.length === 0) return []
    const members = lines.flatMap((_line, line) => (line < result && line >= result - REACH ? [line] : []))
    for (let count = 2; count <= MOST_TERMS; count++) {
      const tried = triesOf(members.length, count)
      const found = signedSets(lines, members, { result, count, probes })
        .map((terms) => testCombination(lines, result, terms))
        .filter(({ evidence, held, broken }) => isMeant(held, broken) && evidence - tried >= LEAST_EVIDENCE)
        .filter(isSensible)
        .toSorted((a, b) => b.evidence - a.evidence)
      const [best] = found
      if (best) return [withMeantLanes(lines, { ...best, evidence: best.evidence - tried })]
    }
    return []
  })
}

function isMeant(held: readonly number[], broken: readonly number[]): boolean {
  return held.length >= LEAST_HELD && held.length >= LEAST_RATIO * broken.length
}

/** Two lanes in one of which at least every sound combination holds: one wrong number spoils one of them. */
function probeLanes(lines: readonly LaneLine[], result: number): number[] {
  const { values } = itemAt(lines, result)
  const filled = values.flatMap((value, lane) => (value ? [lane] : []))
  if (filled.length < LEAST_HELD) return []
  return [numberAt(filled, filled.length >> 1), numberAt(filled, filled.length - 1)]
}

interface Search {
  result: number
  count: number
  probes: readonly number[]
}

/** All sets of so many signed lines that give the result in one of the probed lanes. */
function signedSets(lines: readonly LaneLine[], members: readonly number[], search: Search): SignedLine[][] {
  const found = search.probes.flatMap((lane) => setsInLane(lines, members, { ...search, lane }))
  const known = new Set<string>()
  return found.filter((terms) => {
    const key = terms.map(({ line, sign }) => line * sign).join()
    return !known.has(key) && known.add(key)
  })
}

function setsInLane(
  lines: readonly LaneLine[],
  members: readonly number[],
  { result, count, lane }: Search & { lane: number },
): SignedLine[][] {
  const usable = members.filter((line) => itemAt(lines, line).values[lane])
  const goal = itemAt(lines, result).values[lane] ?? 0
  const slack = numberAt(itemAt(lines, result).slack, lane)
  const found: SignedLine[][] = []
  const extend = (from: number, terms: readonly SignedLine[], rest: number, room: number): void => {
    if (terms.length === count) {
      if (Math.abs(rest) <= room) found.push([...terms])
      return
    }
    for (let at = from; at < usable.length; at++) {
      const line = numberAt(usable, at)
      const value = itemAt(lines, line).values[lane] ?? 0
      const wider = room + numberAt(itemAt(lines, line).slack, lane)
      extend(at + 1, [...terms, { line, sign: 1 }], rest - value, wider)
      extend(at + 1, [...terms, { line, sign: -1 }], rest + value, wider)
    }
  }
  extend(0, [], goal, slack)
  return found
}

function testCombination(lines: readonly LaneLine[], result: number, terms: readonly SignedLine[]): Combination {
  const held: number[] = []
  const broken: number[] = []
  const seen = new Set<string>()
  let evidence = 0
  itemAt(lines, result).values.forEach((stated, lane) => {
    const parts = terms.map(({ line, sign }) => sign * (itemAt(lines, line).values[lane] ?? 0))
    const isWhole = stated !== null && terms.every(({ line }) => itemAt(lines, line).values[lane] !== null)
    const largest = Math.max(...parts.map((part) => Math.abs(part)))
    if (stated === null || parts.filter((part) => part !== 0).length < 2 || largest === 0) return
    const slack = [result, ...terms.map(({ line }) => line)].reduce(
      (sum, line) => sum + numberAt(itemAt(lines, line).slack, lane),
      0,
    )
    const gap = Math.abs(stated - parts.reduce((sum, part) => sum + part, 0))
    // What is no larger than its terms were rounded is met by whatever comes to nothing: a count of shares beside thousands. A term that
    // small (a rate beside amounts) neither makes the sum nor breaks it.
    if (gap <= slack && Math.abs(stated) <= slack) return
    if (parts.some((part) => part !== 0 && Math.abs(part) <= slack && Math.abs(part) < NEGLIGIBLE * largest)) return
    if (gap <= slack) {
      held.push(lane)
      // A lane that repeats another says nothing more.
      const key = parts.join()
      if (!seen.has(key) && !isSteady(parts, stated, slack))
        evidence += Math.log10(Math.max(1, largest / Math.max(2 * slack, grainOf(parts))))
      seen.add(key)
    } else if (isWhole) broken.push(lane)
  })
  return { result, terms, held, broken, evidence }
}

/** Whether one part is the result and the others come to nothing: what stays the same over the lines is no sum of them. */
function isSteady(parts: readonly number[], stated: number, slack: number): boolean {
  return parts.length >= LEAST_STEADY && parts.some((part) => Math.abs(part - stated) <= slack)
}

const LEAST_STEADY = 3
/** A part of the largest term that is lost beside it. */
const NEGLIGIBLE = 1e-4

/** The largest power of ten that all parts are multiples of: 2,000 − 500 = 1,500 says no more than 20 − 5 = 15. */
function grainOf(parts: readonly number[]): number {
  let grain = 1
  while (grain < LARGEST_GRAIN && parts.every((part) => part % (grain * 10) === 0)) grain *= 10
  return grain > 1 ? grain : 0
}

const LARGEST_GRAIN = 1e12

/** Combinations of so many signed lines, as a power of ten. */
function triesOf(members: number, count: number): number {
  let tries = 2 ** count
  for (let index = 0; index < count; index++) tries *= Math.max(1, (members - index) / (index + 1))
  return Math.log10(tries)
}
