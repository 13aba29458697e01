import { lastOf, itemAt, firstOf, numberAt } from '@tickmark/document'
import { findParts } from './find-parts.ts'
import { createRunningSum } from './running-sum.ts'
import { isDigitSlip } from '../relation/slip.ts'
import { exchangedSum, slippedSum } from './slipped-sums.ts'
import { levelReading, readings, sections, suffixes, totalsReading } from './sum-readings.ts'
import { labelledSign, sameEverywhere, structure, testLanes, toleranceOf } from './sum-structure.ts'
import type { Lane, LaneTest, Line, SumStructure, SumTerm } from './sum-structure.ts'

/** Lines of which all patterns of signs are tried. */
const MAX_SIGNED_TERMS = 9
/** Lines of which those near to the labels are. */
const MAX_LABELLED_TERMS = 14
/** Lanes in one of which a signed sum has to hold: what is meant holds in most of them. */
const MOST_LANES = 16

/** Discovers which lines are sums (or signed sums) of which others, by what holds in the lanes, and tells where they do not hold. */
export function findSums(lines: readonly Line[], lanes: readonly Lane[]): SumStructure[] {
  const found: SumStructure[] = []
  const consumed = new Set<number>()
  let stack: number[] = []
  // What the stack would be had no sum without a total's label been taken for one.
  let loose: number[] = []
  // And what it would be were lines that others leave of the first the last of its parts: "fixed assets, land, buildings, other".
  let wholes: number[] = []
  const push = (index: number) => {
    stack.push(index)
    loose.push(index)
    wholes.push(index)
  }
  lines.forEach((line, index) => {
    if (line.kind === 'heading') return push(index)
    const parts = findParts(lines, lanes, index)
    if (parts) {
      found.push(parts)
      for (const term of parts.terms) consumed.add(term.line)
      for (let inner = index + 1; inner < lastOf(parts.terms).line; inner++)
        if (itemAt(lines, inner).ofWhich || itemAt(lines, inner).numbering === 0) consumed.add(inner)
    }
    const sum = consumed.has(index)
      ? undefined
      : better(
          bestSum(lines, lanes, stack, index),
          stack.length === loose.length ? undefined : bestSum(lines, lanes, loose, index),
          line.kind === 'total' && !isSameStack(wholes, stack) ? bestSum(lines, lanes, wholes, index) : undefined,
        )
    if (sum && isLoose(sum)) found.push(sum)
    else if (sum) {
      found.push(sum)
      const first = Math.min(...sum.terms.map((term) => term.line))
      stack = stack.filter((other) => other < first)
      if ((line.kind === 'total' || isSure(sum, lanes)) && !isRest(lines, sum))
        loose = loose.filter((other) => other < first)
      if (!isRestOfFirst(lines, sum)) wholes = wholes.filter((other) => other < first)
    }
    if (consumed.has(index)) return
    push(index)
    wholes = withoutParts(lines, lanes, wholes)
  })
  return found
}

/** What nothing proves takes no lines away from the sums that follow. */
function isLoose({ weak, basis }: SumStructure): boolean {
  return weak === true || basis === 'labelled'
}

/** Lanes that all show a sum of several lines: whatever it is called, these lines are spent. */
const SURE_LANES = 2
const SURE_TERMS = 3

function isSure({ tests, terms }: SumStructure, lanes: readonly Lane[]): boolean {
  const own = tests.filter(({ lane }) => itemAt(lanes, lane).additive)
  return own.length >= SURE_LANES && terms.length >= SURE_TERMS && own.every(({ holds }) => holds)
}

/** What of total assets the liabilities leave is added to these once more below: "total equity and liabilities". */
function isRest(lines: readonly Line[], { terms }: SumStructure): boolean {
  const [whole, part, ...others] = terms
  return whole !== undefined && part?.sign === -1 && others.length === 0 && itemAt(lines, whole.line).barrier
}

function isSameStack(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((index, at) => index === other[at])
}

/** Whether a line is what the lines above leave of the first of them, though no label says so: it may as well be the last of its parts. */
function isRestOfFirst(lines: readonly Line[], { terms }: SumStructure): boolean {
  const [whole, ...parts] = terms.toSorted((a, b) => a.line - b.line)
  const isNothing = ({ line }: SumTerm) => itemAt(lines, line).values.every((value) => !value)
  const isTaken = ({ line, sign }: SumTerm) => sign < 0 && labelledSign(itemAt(lines, line)) > 0
  return whole?.sign === 1 && parts.some(isTaken) && parts.every((part) => isTaken(part) || isNothing(part))
}

/** Lines that stand below their whole, at most, what they are made of themselves left out. */
const MOST_PARTS = 12
const LEAST_PART_LANES = 2
/** Units of the last place of a whole, at least: what two lanes show of so many digits is no accident. */
const LEAST_UNITS = 100

/** A stack without the lines at its end that together are the line before them in every lane: the parts of that one, named below it. */
function withoutParts(lines: readonly Line[], lanes: readonly Lane[], stack: number[]): number[] {
  for (let at = stack.length - 2; at >= 0 && stack.length - at <= MOST_PARTS; at--) {
    const whole = itemAt(lines, numberAt(stack, at))
    if (whole.kind !== 'item') return stack
    const terms = stack.slice(at + 1).map((line) => ({ line, sign: 1 as const }))
    const tests = testLanes(lines, lanes, numberAt(stack, at), terms)
    const own = tests.filter(({ lane }) => itemAt(lanes, lane).additive)
    const isTold = own.length >= LEAST_PART_LANES && own.every(({ holds }) => holds)
    if (isTold && own.every(({ stated, lane }) => Math.abs(stated) >= LEAST_UNITS * itemAt(lanes, lane).ulp))
      return withoutParts(lines, lanes, stack.slice(0, at + 1))
  }
  return stack
}

function better(...sums: (SumStructure | undefined)[]): SumStructure | undefined {
  return sums.reduce((best, sum) => betterOf(best, sum))
}

function betterOf(a: SumStructure | undefined, b: SumStructure | undefined): SumStructure | undefined {
  if (!a || !b) return a ?? b
  if (isLoose(a) !== isLoose(b)) return isLoose(a) ? b : a
  return heldIn(b) > heldIn(a) || (a.basis === 'slip' && b.basis === 'proven') ? b : a
}

function bestSum(
  lines: readonly Line[],
  lanes: readonly Lane[],
  stack: readonly number[],
  result: number,
): SumStructure | undefined {
  const total = itemAt(lines, result).kind === 'total'
  let best: SumStructure | undefined
  let bestScore = -Infinity
  let weak: SumStructure | undefined
  const consider = (candidate: SumStructure, bonus: number, needed: number) => {
    const held = candidate.tests.filter((test) => test.holds)
    const failed = candidate.tests.filter((test) => !test.holds && itemAt(lanes, test.lane).additive).length
    if (held.length === 0) return
    if (candidate.evidence < needed) {
      // Among the lines of a list there are always some that a choice of signs leads nearly to another.
      if (
        (total || !isGuess(lines, candidate)) &&
        failed === 1 &&
        candidate.evidence > Math.max(WEAK_EVIDENCE, weak?.evidence ?? 0)
      )
        weak = { ...candidate, weak: true }
      return
    }
    // Rates that happen to add up prove nothing about several columns of amounts.
    if (failed > (total ? 1 : 0) && !held.some((test) => itemAt(lanes, test.lane).additive)) return
    const score = candidate.evidence + bonus - failed * 2
    if (score > bestScore) {
      best = candidate
      bestScore = score
    }
  }
  let tried = 0
  const running = createRunningSum(lanes, itemAt(lines, result))
  const isOfTotals = total && stack.filter((index) => itemAt(lines, index).kind === 'total').length > 1
  const isPlain = !isOfTotals && stack.every((index) => isUnmarked(itemAt(lines, index)))
  for (const suffix of suffixes(lines, stack)) {
    const { natural } = suffix
    tried++
    running.add(itemAt(lines, suffix.first))
    const addsUp = running.holds()
    // Of lines that all are added there is no other reading.
    if (isPlain && !addsUp && suffix.length > 1) continue
    const { members } = suffix
    const bonus = (natural ? 1 : 0) + (total ? 1 : 0)
    const all = [
      ...readings(lines, members),
      ...levelReading(lines, members, result),
      ...totalsReading(lines, members, result),
    ]
    for (const reading of all) {
      if (reading.length === 1) {
        const repeated = repeatedLine(lines, lanes, result, firstOf(reading))
        // Lines right above it that are left over are its parts: one of them alone is the total by a slip, or by chance.
        if (repeated && (natural || repeated.tests.filter(({ holds }) => holds).length >= LEAST_REPEATED))
          consider(repeated, 0, 3)
        continue
      }
      if (addsUp || reading.length < members.length) {
        const plus = reading.map((line) => ({ line, sign: 1 as const }))
        // What stands between a total and the heading above it is no guess among many.
        consider(structure(lines, lanes, result, plus, total && natural ? 1 : tried), bonus, total ? 2.2 : 3.2)
      }
      if (reading.every((line) => labelledSign(itemAt(lines, line)) > 0)) continue
      const marked = reading.map((line) => ({
        line,
        sign: itemAt(lines, line).deducted ? (-1 as const) : (1 as const),
      }))
      const carried = reading.map((line) => ({ line, sign: labelledSign(itemAt(lines, line)) }))
      for (const terms of [marked, ...(isSameSigns(marked, carried) ? [] : [carried])])
        if (terms.some((term) => term.sign < 0))
          consider(structure(lines, lanes, result, terms, tried), bonus, total ? 2.2 : 3)
    }
  }
  const plain = best as SumStructure | undefined
  if (isComputedThroughout(itemAt(lines, result))) return plain
  if (!plain || plain.tests.some((test) => !test.holds && itemAt(lanes, test.lane).additive))
    searchSigns(lines, lanes, stack, result, consider)
  if (best) return plain && isGuess(lines, best) && heldIn(best) <= heldIn(plain) ? plain : best
  return (
    (total ? slippedSum : exchangedSum)(lines, lanes, stack, result) ??
    weak ??
    (total || itemAt(lines, result).nameless ? unprovenTotal(lines, lanes, stack, result) : undefined)
  )
}

/** Whether nothing about a line gives it another sign or level than its neighbours have. */
function isUnmarked({ ofWhich, deducted, lessened, indent, numbering }: Line): boolean {
  return !ofWhich && !deducted && !lessened && indent === 0 && numbering === 0
}

function heldIn({ tests }: SumStructure): number {
  return tests.filter(({ holds }) => holds).length
}

function isSameSigns(one: readonly SumTerm[], other: readonly SumTerm[]): boolean {
  return one.every(({ sign }, at) => sign === other[at]?.sign)
}

/** Whether a structure deducts what no label says is deducted: where a sign was lost in one of two columns, so much is found as well. */
function isGuess(lines: readonly Line[], { terms }: SumStructure): boolean {
  return terms.some(({ line, sign }) => sign < 0 && labelledSign(itemAt(lines, line)) > 0)
}

/** Digits that have to speak for a structure before it is worth weighing where it breaks. */
const WEAK_EVIDENCE = 1.5

/** A line called a total, or without a name, with what stands between it and the heading or the total above, though that adds up to it in no lane. */
function unprovenTotal(
  lines: readonly Line[],
  lanes: readonly Lane[],
  stack: readonly number[],
  result: number,
): SumStructure | undefined {
  const candidates: SumStructure[] = []
  for (const members of sections(lines, stack)) {
    for (const reading of readings(lines, withoutAdded(lines, members))) {
      if (reading.length < 2) continue
      const terms = reading.map((line) => ({
        line,
        sign: itemAt(lines, line).deducted ? (-1 as const) : (1 as const),
      }))
      const candidate = structure(lines, lanes, result, terms, 1)
      if (candidate.tests.some(({ holds, lane }) => !holds && itemAt(lanes, lane).additive)) candidates.push(candidate)
    }
    break
  }
  const [nearest] = candidates.toSorted((a, b) => gapOf(a) - gapOf(b))
  return nearest && { ...nearest, basis: 'labelled' }
}

/** Lines without those that a total among them adds up: from the last total on, or of totals alone these. */
function withoutAdded(lines: readonly Line[], members: readonly number[]): readonly number[] {
  const isTotal = (line: number) => itemAt(lines, line).kind === 'total'
  const last = members.findLastIndex(isTotal)
  if (last < 0) return members
  const rest = members.slice(last)
  if (rest.length > 1) return rest
  const totals = members.filter(isTotal)
  return totals.length > 1 ? totals : members
}

/** How far a structure is off in all lanes, as a share of what they state. */
function gapOf({ tests }: SumStructure): number {
  return tests.reduce(
    (sum, { stated, expected }) => sum + Math.abs(stated - expected) / Math.max(1, Math.abs(stated)),
    0,
  )
}

/** A line of formulas says itself what it adds and deducts; it is looked at only for what stands above a total below it. */
function isComputedThroughout({ values, computed }: Line): boolean {
  return computed !== undefined && values.every((value, lane) => value === null || computed.has(lane))
}

/** Lanes in which a total has to repeat the line above it where others stand above that one. */
const LEAST_REPEATED = 2

/** A total of one line, or its negative ("total expenses", "loss before tax"): equal in most lanes, or elsewhere equal but for a slip. */
function repeatedLine(
  lines: readonly Line[],
  lanes: readonly Lane[],
  result: number,
  line: number,
): SumStructure | undefined {
  const total = itemAt(lines, result).kind === 'total'
  for (const sign of [1, -1] as const) {
    const candidate = structure(lines, lanes, result, [{ line, sign }], 1)
    const held = candidate.tests.filter(
      (test) => test.holds && Math.abs(test.stated) >= 100 * itemAt(lanes, test.lane).ulp,
    )
    const failed = candidate.tests.filter((test) => !test.holds)
    if (sign > 0 && total && failed.length === 0 && candidate.tests.length > 0) return { ...candidate, evidence: 3.5 }
    if (total && held.length > 0 && (held.length >= failed.length || failed.every(isSlip)))
      return { ...candidate, evidence: 3.5 }
  }
  return undefined
}

function isSlip({ stated, expected }: LaneTest): boolean {
  return stated === -expected || isDigitSlip(stated, expected)
}

/**
 * Patterns of signs over suffixes: all of them where few lines are added, else those that turn a sign or two of what the labels say.
 * The first term is positive or all are negative; the lane with the largest result prunes.
 */
function searchSigns(
  lines: readonly Line[],
  lanes: readonly Lane[],
  stack: readonly number[],
  result: number,
  consider: (candidate: SumStructure, bonus: number, needed: number) => void,
): void {
  for (const { members } of suffixes(lines, stack)) {
    if (members.length < 2) continue
    for (const reading of [...readings(lines, members), ...levelReading(lines, members, result)]) {
      if (reading.length < 2 || reading.length > MAX_LABELLED_TERMS) continue
      if (reading.length > 2 && reading.some((line) => itemAt(lines, line).barrier)) continue
      const labelled = reading.reduce(
        (bits, line, at) => bits | (Number(labelledSign(itemAt(lines, line)) < 0) << at),
        0,
      )
      if (labelled === 0 && reading.length > MAX_SIGNED_TERMS) continue
      for (const pattern of patternsOf(reading.length, labelled)) {
        if (!holdsSomewhere(lines, lanes, result, reading, pattern)) continue
        const terms = reading.map((line, at) => ({ line, sign: (pattern >> at) & 1 ? (-1 as const) : (1 as const) }))
        if (
          cancels(lines, terms) ||
          (terms.length > 2 && firstOf(terms).sign < 0 && terms.some((term) => term.sign > 0))
        )
          continue
        const candidate = structure(lines, lanes, result, terms, triedBefore(reading.length, labelled, pattern))
        if (isTwiceTurned(lines, candidate)) continue
        const asLabelled = terms.every((term) => term.sign < 0 === itemAt(lines, term.line).deducted)
        const differenceOfTwo = reading.length === 2 ? 1 : 0
        consider(candidate, (asLabelled ? 2 : 0) + differenceOfTwo - reading.length * 0.2, 3.2)
      }
    }
    if (members.length > MAX_LABELLED_TERMS + 2) break
  }
}

/** Lines from which on a sum is no difference of two. */
const LEAST_LINES = 3

/**
 * Whether a sum of one lane alone takes off what is printed negative and no label takes off, so that it is added: whoever printed one amount among
 * others in brackets made a mistake, or meant to deduct it.
 */
function isTwiceTurned(lines: readonly Line[], { terms, tests }: SumStructure): boolean {
  const [held, ...others] = tests.filter(({ holds }) => holds)
  if (!held || others.length > 0 || terms.length < LEAST_LINES) return false
  return terms.some(({ line, sign }) => {
    const own = itemAt(lines, line)
    return sign < 0 && labelledSign(own) > 0 && (own.values[held.lane] ?? 0) < 0
  })
}

/** Signs that are turned against what the labels say, where too many lines are added for all patterns to be tried. */
const MOST_TURNED = 2

/** All patterns of signs but that which only adds, by the number of lines. */
const ALL_PATTERNS = Array.from({ length: MAX_SIGNED_TERMS + 1 }, (_, lines) =>
  Array.from({ length: 2 ** lines - 1 }, (_, at) => at + 1),
)

/** Patterns worth a try, a bit for each line that is deducted; those nearest to what the labels say first. */
function patternsOf(length: number, labelled: number): readonly number[] {
  const all = ALL_PATTERNS[length]
  if (all) return all
  const bits = Array.from({ length }, (_, at) => 1 << at)
  const turned = bits.flatMap((one, at) => [one, ...bits.slice(at + 1).map((other) => one | other)])
  return [labelled, ...turned.map((turn) => labelled ^ turn)].filter((pattern) => pattern > 0)
}

/** How many patterns are no farther from what the labels say than this one, either way round; without labels all of them are as likely. */
function triedBefore(length: number, labelled: number, pattern: number): number {
  const all = 2 ** length * 2
  if (labelled === 0) return all
  const turned = Array.from({ length }, (_, at) => ((pattern ^ labelled) >> at) & 1).filter(Boolean).length
  if (turned > MOST_TURNED) return all
  return 2 * (1 + (turned > 0 ? length : 0) + (turned > 1 ? (length * (length - 1)) / 2 : 0))
}

/** Two terms that are the same number in every lane and cancel out: true of anything, and says nothing. */
function cancels(lines: readonly Line[], terms: readonly SumTerm[]): boolean {
  return terms.some((a) => terms.some((b) => a.sign !== b.sign && sameEverywhere(lines, a.line, b.line)))
}

function holdsSomewhere(
  lines: readonly Line[],
  lanes: readonly Lane[],
  result: number,
  members: readonly number[],
  pattern: number,
): boolean {
  let looked = 0
  for (let lane = 0; lane < lanes.length && looked < MOST_LANES; lane++) {
    const stated = itemAt(lines, result).values[lane]
    if (!stated) continue
    looked++
    let sum = 0
    let count = 0
    for (let at = 0; at < members.length; at++) {
      const value = itemAt(lines, numberAt(members, at)).values[lane]
      if (!value) continue
      sum += (pattern >> at) & 1 ? -value : value
      count++
    }
    if (count >= 2 && Math.abs(stated - sum) <= toleranceOf(itemAt(lanes, lane), count)) return true
  }
  return false
}
