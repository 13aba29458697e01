import { itemAt, firstOf } from '@tickmark/document'
import { roundingGap } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'

/** A row (or, across, a column) of numbers as exact integers in the smallest printed unit; null where nothing is printed. */
export interface Line {
  values: (number | null)[]
  kind: 'heading' | 'total' | 'item'
  ofWhich: boolean
  deducted: boolean
  /** "Less: cost of sales" says of the costs below it as well that they are deducted, up to the next sign word or result. */
  lessened?: boolean
  numbering: number
  indent: number
  /** Numbers without a word: on a page mostly the total of what stands above them. */
  nameless?: boolean
  /** Total assets and the like: what follows is summed anew. */
  barrier: boolean
  /** Lanes in which the line holds something that could not be read as a number. */
  unread?: readonly number[]
  /** Lanes in which a formula gives the value: where that is not this sum, it does not mean to be. */
  computed?: ReadonlySet<number>
  /** Of a sheet, where whole numbers stand among fractions: by how much each value may have been rounded. */
  rounding?: readonly number[]
}

/** A parallel to sum in: a column, or across, a row. */
export interface Lane {
  /** Smallest printed unit. */
  ulp: number
  /** Whether a sum of this lane may be off by rounding: amounts in thousands or millions are. */
  rounded: boolean
  /** Amounts in thousands or more, which carry the roundings of other tables with them. */
  scaled: boolean
  /** Holds changes between others, whose sign differs by house style. */
  changes?: boolean
  /** Holds what the others that are dated hold, at another time. */
  dated?: boolean
  /** What is less than the printed unit was cut off, as Japanese statements do: a sum may lack one unit for each addend. */
  truncated?: boolean
  /** False for rates and other lanes in which only a sum that holds counts. */
  additive: boolean
}

export interface SumTerm {
  line: number
  sign: 1 | -1
}

export interface LaneTest {
  lane: number
  expected: number
  stated: number
  holds: boolean
}

export interface SumStructure {
  result: number
  terms: SumTerm[]
  tests: LaneTest[]
  /** Decimal digits by which the lanes that hold speak against chance. */
  evidence: number
  topDown: boolean
  basis: 'proven' | 'slip' | 'labelled'
  /** Too little speaks for it to verify anything; where it breaks, the judge weighs it. */
  weak?: true
}

/** Addends of a lane that holds, and digits of all such lanes, by which it shows what is added up. */
const SHOWN_TERMS = 3
const SHOWN_DIGITS = 4

/** Whether the same sum holds at another time, with addends enough to show what is added up. */
export function isShownElsewhere(
  lines: readonly Line[],
  lanes: readonly Lane[],
  { terms, tests, evidence }: SumStructure,
  own: LaneTest,
): boolean {
  const isDated = ({ lane }: LaneTest) => itemAt(lanes, lane).dated === true
  const used = ({ lane }: LaneTest) => terms.filter(({ line }) => itemAt(lines, line).values[lane]).length
  const isShown = tests.some((test) => test.holds && isDated(test) && used(test) >= SHOWN_TERMS)
  return isShown && isDated(own) && evidence >= SHOWN_DIGITS
}

/** Tests one structure in every lane. */
export function testLanes(
  lines: readonly Line[],
  lanes: readonly Lane[],
  result: number,
  terms: readonly SumTerm[],
): LaneTest[] {
  const tests: LaneTest[] = []
  const own = itemAt(lines, result)
  const addends = terms.map(({ line, sign }) => ({ sign, values: itemAt(lines, line).values }))
  lanes.forEach((laneAt, lane) => {
    const stated = own.values[lane]
    if (stated === null || stated === undefined) return
    let expected = 0
    let count = 0
    for (const { sign, values } of addends) {
      const value = values[lane]
      if (!value) continue
      expected += sign * value
      count++
    }
    if (count === 0) return
    const holds =
      isSumOf(laneAt, own.rounding?.[lane], { stated, expected, count }) ||
      (laneAt.truncated === true && isCutOff(stated - expected, stated, signedAt(addends, lane), laneAt.ulp))
    if (!holds && own.computed?.has(lane)) return
    tests.push({ lane, expected, stated, holds })
  })
  return tests
}

/** Whether a lane states the sum of so many addends, as near as rounding and cutting off leave it. */
export function isSumOf(
  lane: Lane,
  rounding: number | undefined,
  { stated, expected, count }: { stated: number; expected: number; count: number },
): boolean {
  const slack = Math.max(toleranceOf(lane, count), count < 2 ? 0 : (rounding ?? 0))
  const cut = lane.truncated === true && Math.sign(stated - expected) === Math.sign(stated)
  return Math.abs(stated - expected) <= (cut ? Math.max(slack, lane.ulp * (count - 1)) : slack)
}

/** What is printed for the addends of a lane, noughts included: a nought may have been cut off, too. */
function signedAt(addends: readonly { sign: 1 | -1; values: Line['values'] }[], lane: number): number[] {
  return addends.flatMap(({ sign, values }) => {
    const value = values[lane]
    return value === null || value === undefined ? [] : [sign * value]
  })
}

/** Whether what was cut off explains a gap: each addend may lack up to a unit towards its own sign, a nought towards either, and so may the total. */
function isCutOff(gap: number, stated: number, printed: readonly number[], ulp: number): boolean {
  // A line that is one other is that to the last unit.
  if (printed.length < 2) return false
  const sign = Math.sign(stated) || 1
  const more = printed.filter((value) => value * sign >= 0).length
  const less = printed.filter((value) => value * sign <= 0).length
  const units = (gap * sign) / ulp
  return units >= -less && units <= more - 1
}

export function toleranceOf(lane: Lane, count: number): number {
  return count < 2 ? 0 : lane.ulp * (lane.rounded ? roundingGap(count) + (lane.scaled ? 1 : 0) : 1)
}

function evidenceOf(
  lines: readonly Line[],
  lanes: readonly Lane[],
  { result, terms, tests }: Pick<SumStructure, 'result' | 'terms' | 'tests'>,
  tried: number,
): number {
  // Most structures that are tried hold nowhere: nothing more is asked of them.
  const isShown = tests.some(({ holds, stated }) => holds && stated !== 0)
  if (isShown && (countsTwice(lines, terms) || isFilledUp(lines, lanes, terms, tests))) return 0
  let digits = 0
  const seen = new Set<string>()
  // What holds at both times holds of their change as well: that proves no sign that is guessed.
  const isGuessed = terms.some(({ line, sign }) => sign < 0 && labelledSign(itemAt(lines, line)) > 0)
  for (const test of isShown ? tests : []) {
    if (!test.holds || test.stated === 0 || isSeen(seen, valuesIn(lines, terms, test))) continue
    const lane = itemAt(lanes, test.lane)
    if (isGuessed && lane.changes) continue
    const used = tellingTerms(lines, lanes, terms, test)
    if (cancels(lines, used, test)) continue
    if (used.length < 2) {
      digits += 0.3 + otherTerm(lines, lanes, terms, tests, test)
      continue
    }
    const largest = Math.max(...terms.map((term) => Math.abs(itemAt(lines, term.line).values[test.lane] ?? 0)))
    // A sum that comes out to the last digit says more than one that rounding has to help.
    const gap = Math.abs(test.stated - test.expected) / lane.ulp
    const grain = itemAt(lines, result).kind === 'total' ? lane.ulp : Math.max(lane.ulp, grainOf(lines, terms, test))
    digits += Math.log10(Math.max(1, Math.min(largest, Math.abs(test.stated) * 10) / grain / (2 * gap + 1)))
  }
  return digits - Math.log10(Math.max(1, tried))
}

/** Whether another lane has shown the same numbers: what repeats itself year after year is one witness. */
function isSeen(seen: Set<string>, values: readonly number[]): boolean {
  const key = values.join()
  return seen.size === seen.add(key).size
}

function valuesIn(lines: readonly Line[], terms: readonly SumTerm[], { lane, stated }: LaneTest): number[] {
  return [stated, ...terms.map(({ line }) => itemAt(lines, line).values[lane] ?? 0)]
}

/** Whether a line is added up beside the lines below it that make it, in every lane: 6 + 19 − 13 where 6 is 19 − 13. */
function countsTwice(lines: readonly Line[], terms: readonly SumTerm[]): boolean {
  const below = Array.from(itemAt(lines, firstOf(terms).line).values, () => ({ sum: 0, count: 0 }))
  for (const { line } of terms.toReversed()) {
    const { values } = itemAt(lines, line)
    const lanes = below.map((parts, lane) => ({ parts, value: values[lane] ?? 0 }))
    const told = lanes.filter(({ parts, value }) => value !== 0 || parts.count > 0)
    if (told.every(({ parts, value }) => value === parts.sum) && told.some(({ parts }) => parts.count >= 2)) return true
    for (const { parts, value } of lanes) {
      parts.sum += value
      if (value !== 0) parts.count++
    }
  }
  return false
}

/** The terms of a lane. One no larger than what rounding may be off by adds nothing to the proof where rounding has to help. */
function tellingTerms(
  lines: readonly Line[],
  lanes: readonly Lane[],
  terms: readonly SumTerm[],
  { lane, stated, expected }: LaneTest,
): SumTerm[] {
  const slack = stated === expected ? 0 : toleranceOf(itemAt(lanes, lane), terms.length)
  return terms.filter(({ line }) => Math.abs(itemAt(lines, line).values[lane] ?? 0) > slack)
}

/** Whether one term is the result and the others come to nothing: what is printed twice proves no sum. */
function cancels(lines: readonly Line[], used: readonly SumTerm[], { lane, stated }: LaneTest): boolean {
  const values = used.map(({ line, sign }) => sign * (itemAt(lines, line).values[lane] ?? 0))
  const rest = values.reduce((sum, value) => sum + value, -stated)
  return values.length >= 3 && rest === 0 && values.includes(stated)
}

/** Lines of which one is the rest of the others, in a row. */
const SHORTEST_RUN = 3
const LONGEST_RUN = 5
/** Units of the last place below which lines come to nothing by chance. */
const LEAST_UNITS = 100

/**
 * Whether lines in a row among the terms come to nothing in every lane that holds: "interest income − interest expense − net interest income"
 * only fills a sum up, and leaves it room for more roundings. A single lane shows it by three lines to the last unit.
 */
function isFilledUp(
  lines: readonly Line[],
  lanes: readonly Lane[],
  terms: readonly SumTerm[],
  tests: readonly LaneTest[],
): boolean {
  const held = tests.filter(({ holds, stated }) => holds && stated !== 0).map(({ lane }) => lane)
  const comesToNothing = (run: readonly SumTerm[], lane: number) => {
    const values = run.map(({ line, sign }) => sign * (itemAt(lines, line).values[lane] ?? 0))
    const { ulp, rounded } = itemAt(lanes, lane)
    const sum = values.reduce((all, value) => all + value, 0)
    const isLarge = Math.max(...values.map(Math.abs)) >= LEAST_UNITS * ulp
    return isLarge && values.every((value) => value !== 0) && Math.abs(sum) <= (rounded && held.length > 1 ? ulp : 0)
  }
  const longest = held.length > 1 ? LONGEST_RUN : SHORTEST_RUN
  return terms.some((_, from) =>
    Array.from({ length: longest - SHORTEST_RUN + 1 }, (_size, more) =>
      terms.slice(from, from + SHORTEST_RUN + more),
    ).some(
      (run) =>
        run.length >= SHORTEST_RUN && run.length < terms.length && held.every((lane) => comesToNothing(run, lane)),
    ),
  )
}

/** The largest power of ten that all figures of a lane are multiples of: 200,000 − 100,000 = 100,000 says no more than 2 − 1 = 1. */
function grainOf(lines: readonly Line[], terms: readonly SumTerm[], test: LaneTest): number {
  const values = valuesIn(lines, terms, test)
  let grain = 1
  while (values.every((value) => value % (grain * 10) === 0)) grain *= 10
  return grain
}

/** Lanes that each have one addend, but not the same one, do show a sum: every other addend is blank there for a reason. */
function otherTerm(
  lines: readonly Line[],
  lanes: readonly Lane[],
  terms: readonly SumTerm[],
  tests: readonly LaneTest[],
  own: LaneTest,
): number {
  const used = (test: LaneTest) => tellingTerms(lines, lanes, terms, test)
  const [mine] = used(own)
  const differs = tests.some((test) => test.holds && used(test).length === 1 && used(test)[0] !== mine)
  return differs ? Math.log10(Math.max(1, Math.abs(own.stated))) / 2 : 0
}

export function structure(
  lines: readonly Line[],
  lanes: readonly Lane[],
  result: number,
  terms: SumTerm[],
  tried: number,
): SumStructure {
  const tests = testLanes(lines, lanes, result, terms)
  return {
    result,
    terms,
    tests,
    evidence: evidenceOf(lines, lanes, { result, terms, tests }, tried),
    topDown: firstOf(terms).line > result,
    basis: 'proven',
  }
}

/** The sign that the labels give a line: its own, or that of the sign word above it. */
export function labelledSign({ deducted, lessened }: Line): 1 | -1 {
  return deducted || lessened ? -1 : 1
}

export function sameEverywhere(lines: readonly Line[], a: number, b: number): boolean {
  const left = itemAt(lines, a).values
  const right = itemAt(lines, b).values
  return (
    left.some((value) => value !== null && value !== 0) &&
    left.every((value, lane) => (value ?? 0) === (right[lane] ?? 0))
  )
}

/** Stages of a result, each of which is left of the one before it. */
const STAGES: ReadonlySet<string> = new Set([
  'revenue',
  'gross_profit',
  'operating_profit',
  'profit_before_tax',
  'net_profit',
])

/** Whether a column's sum would add one stage of a result to another: revenue and the operating profit that is left of it come to nothing. */
export function addsStages({ kind, linear, terms }: Relation): boolean {
  if (kind !== 'sum' || !linear) return false
  const stages = terms.flatMap(({ figure, sign }) =>
    sign > 0 && figure.concept !== undefined && STAGES.has(figure.concept) ? [figure.concept] : [],
  )
  return new Set(stages).size > 1
}
