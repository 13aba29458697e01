import { isDigitSlip } from './slip.ts'

/** A row (or, across, a column) of numbers as exact integers in the smallest printed unit; null where nothing is printed. */
export interface Line {
  values: (number | null)[]
  kind: 'heading' | 'total' | 'item'
  ofWhich: boolean
  deducted: boolean
  numbering: number
  indent: number
  /** Total assets and the like: what follows is summed anew. */
  barrier: boolean
}

/** A parallel to sum in: a column, or across, a row. */
export interface Lane {
  /** Smallest printed unit. */
  ulp: number
  /** Whether a sum of this lane may be off by rounding: amounts in thousands or millions are. */
  rounded: boolean
  /** Amounts in thousands or more, which carry the roundings of other tables with them. */
  scaled: boolean
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
  basis: 'proven' | 'slip'
}

const MAX_SIGNED_TERMS = 9
const MAX_TERMS = 120

/** Discovers which lines are sums (or signed sums) of which others, by what holds in the lanes, and tells where they do not hold. */
export function findSums(lines: readonly Line[], lanes: readonly Lane[]): SumStructure[] {
  const found: SumStructure[] = []
  const consumed = new Set<number>()
  let stack: number[] = []
  // What the stack would be had no signed sum without a total's label been taken for one.
  let loose: number[] = []
  const push = (index: number) => {
    stack.push(index)
    loose.push(index)
  }
  lines.forEach((line, index) => {
    if (line.kind === 'heading') return push(index)
    const parts = findParts(lines, lanes, index)
    if (parts) {
      found.push(parts)
      for (const term of parts.terms) consumed.add(term.line)
      for (let inner = index + 1; inner < parts.terms.at(-1)!.line; inner++)
        if (lines[inner]!.ofWhich || lines[inner]!.numbering === 0) consumed.add(inner)
    }
    const sum = consumed.has(index)
      ? undefined
      : better(
          bestSum(lines, lanes, stack, index),
          stack.length === loose.length ? undefined : bestSum(lines, lanes, loose, index),
        )
    if (sum) {
      found.push(sum)
      const first = Math.min(...sum.terms.map((term) => term.line))
      stack = stack.filter((other) => other < first)
      if (line.kind === 'total' || sum.terms.every((term) => term.sign > 0))
        loose = loose.filter((other) => other < first)
    }
    if (!consumed.has(index)) push(index)
  })
  return found
}

function better(a: SumStructure | undefined, b: SumStructure | undefined): SumStructure | undefined {
  if (!a || !b) return a ?? b
  const held = (found: SumStructure) => found.tests.filter((test) => test.holds).length
  return held(b) > held(a) || (a.basis === 'slip' && b.basis === 'proven') ? b : a
}

/** Tests one structure in every lane. */
export function testLanes(
  lines: readonly Line[],
  lanes: readonly Lane[],
  result: number,
  terms: readonly SumTerm[],
): LaneTest[] {
  const tests: LaneTest[] = []
  for (let lane = 0; lane < lanes.length; lane++) {
    const stated = lines[result]!.values[lane]
    if (stated === null || stated === undefined) continue
    let expected = 0
    let count = 0
    for (const term of terms) {
      const value = lines[term.line]!.values[lane]
      if (!value) continue
      expected += term.sign * value
      count++
    }
    if (count === 0) continue
    tests.push({ lane, expected, stated, holds: Math.abs(stated - expected) <= toleranceOf(lanes[lane]!, count) })
  }
  return tests
}

function toleranceOf(lane: Lane, count: number): number {
  return count < 2
    ? 0
    : lane.ulp * (lane.rounded ? Math.min(Math.floor((count + 1) / 2) + (lane.scaled ? 1 : 0), 4) : 1)
}

function evidenceOf(
  lines: readonly Line[],
  lanes: readonly Lane[],
  terms: readonly SumTerm[],
  tests: readonly LaneTest[],
  tried: number,
): number {
  let digits = 0
  for (const test of tests) {
    if (!test.holds || test.stated === 0) continue
    const lane = lanes[test.lane]!
    const used = terms.filter((term) => lines[term.line]!.values[test.lane]).length
    if (used < 2) {
      digits += 0.3 + otherTerm(lines, terms, tests, test)
      continue
    }
    const largest = Math.max(...terms.map((term) => Math.abs(lines[term.line]!.values[test.lane] ?? 0)))
    // A sum that comes out to the last digit says more than one that rounding has to help.
    const gap = Math.abs(test.stated - test.expected) / lane.ulp
    digits += Math.log10(Math.max(1, Math.min(largest, Math.abs(test.stated) * 10) / lane.ulp / (2 * gap + 1)))
  }
  return digits - Math.log10(Math.max(1, tried))
}

/** Lanes that each have one addend, but not the same one, do show a sum: every other addend is blank there for a reason. */
function otherTerm(
  lines: readonly Line[],
  terms: readonly SumTerm[],
  tests: readonly LaneTest[],
  own: LaneTest,
): number {
  const used = (test: LaneTest) => terms.filter((term) => lines[term.line]!.values[test.lane])
  const [mine] = used(own)
  const differs = tests.some((test) => test.holds && used(test).length === 1 && used(test)[0] !== mine)
  return differs ? Math.log10(Math.max(1, Math.abs(own.stated))) / 2 : 0
}

function structure(
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
    evidence: evidenceOf(lines, lanes, terms, tests, tried),
    topDown: terms[0]!.line > result,
    basis: 'proven',
  }
}

/** Lines that a suffix of the stack offers as addends, in several readings of "of which". */
function* suffixes(
  lines: readonly Line[],
  stack: readonly number[],
): Generator<{ members: number[]; natural: boolean }> {
  const members: number[] = []
  for (let at = stack.length - 1; at >= 0 && members.length < MAX_TERMS; at--) {
    const index = stack[at]!
    if (lines[index]!.kind === 'heading') continue
    members.unshift(index)
    const natural = at === 0 || lines[stack[at - 1]!]!.kind === 'heading' || lines[stack[at - 1]!]!.kind === 'total'
    yield { members: [...members], natural }
  }
}

/** Readings of a run of lines: all of them, and without one to four lines from each "of which" on. */
function readings(lines: readonly Line[], members: readonly number[]): number[][] {
  const marks = members.flatMap((line, at) => (lines[line]!.ofWhich ? [at] : []))
  if (marks.length === 0) return [[...members]]
  const results: number[][] = [[...members]]
  const lengths = marks.length > 3 ? [[1], [2], [3]].map(([n]) => marks.map(() => n!)) : combinations(marks.length)
  for (const choice of lengths) {
    const dropped = new Set<number>()
    marks.forEach((mark, index) => {
      for (let step = 0; step < choice[index]!; step++) dropped.add(mark + step)
    })
    const kept = members.filter((_, at) => !dropped.has(at))
    if (kept.length >= 1) results.push(kept)
  }
  return results
}

/** Lines numbered on the result's own level (1. 2. 3. → 4.), where deeper ones stand between. */
function levelReading(lines: readonly Line[], members: readonly number[], result: number): number[][] {
  const level = lines[result]!.numbering
  if (level === 0) return []
  const same = members.filter((line) => lines[line]!.numbering === level)
  return same.length >= 2 && same.length < members.length && same[0] === members[0] ? [same] : []
}

function combinations(count: number): number[][] {
  return count === 0 ? [[]] : combinations(count - 1).flatMap((rest) => [1, 2, 3, 4].map((length) => [...rest, length]))
}

function bestSum(
  lines: readonly Line[],
  lanes: readonly Lane[],
  stack: readonly number[],
  result: number,
): SumStructure | undefined {
  const total = lines[result]!.kind === 'total'
  let best: SumStructure | undefined
  let bestScore = -Infinity
  const consider = (candidate: SumStructure, bonus: number, needed: number) => {
    const held = candidate.tests.filter((test) => test.holds)
    const failed = candidate.tests.filter((test) => !test.holds && lanes[test.lane]!.additive).length
    if (held.length === 0 || candidate.evidence < needed) return
    // Rates that happen to add up prove nothing about several columns of amounts.
    if (failed > (total ? 1 : 0) && !held.some((test) => lanes[test.lane]!.additive)) return
    const score = candidate.evidence + bonus - failed * 2
    if (score > bestScore) {
      best = candidate
      bestScore = score
    }
  }
  let tried = 0
  for (const { members, natural } of suffixes(lines, stack)) {
    tried++
    const bonus = (natural ? 1 : 0) + (total ? 1 : 0)
    for (const reading of [...readings(lines, members), ...levelReading(lines, members, result)]) {
      if (reading.length === 1) {
        const repeated = repeatedLine(lines, lanes, result, reading[0]!)
        if (repeated) consider(repeated, 0, 3)
        continue
      }
      const plus = reading.map((line) => ({ line, sign: 1 as const }))
      consider(structure(lines, lanes, result, plus, tried), bonus, total ? 2.2 : 3.2)
      const marked = reading.map((line) => ({ line, sign: lines[line]!.deducted ? (-1 as const) : (1 as const) }))
      if (marked.some((term) => term.sign < 0))
        consider(structure(lines, lanes, result, marked, tried), bonus, total ? 2.2 : 3)
    }
  }
  const plain = best as SumStructure | undefined
  if (!plain || plain.tests.some((test) => !test.holds && lanes[test.lane]!.additive))
    searchSigns(lines, lanes, stack, result, consider)
  return best ?? (total ? slippedSum(lines, lanes, stack, result) : undefined)
}

/** A total of one line, or its negative ("total expenses", "loss before tax"): equal in some lane, and elsewhere equal but for a slip. */
function repeatedLine(
  lines: readonly Line[],
  lanes: readonly Lane[],
  result: number,
  line: number,
): SumStructure | undefined {
  const total = lines[result]!.kind === 'total'
  for (const sign of [1, -1] as const) {
    const candidate = structure(lines, lanes, result, [{ line, sign }], 1)
    const held = candidate.tests.filter((test) => test.holds && Math.abs(test.stated) >= 100 * lanes[test.lane]!.ulp)
    const failed = candidate.tests.filter((test) => !test.holds)
    if (sign > 0 && total && failed.length === 0 && candidate.tests.length > 0) return { ...candidate, evidence: 3.5 }
    if (
      total &&
      held.length > 0 &&
      failed.every((test) => test.stated === -test.expected || isDigitSlip(test.stated, test.expected))
    )
      return { ...candidate, evidence: 3.5 }
  }
  return undefined
}

function sameEverywhere(lines: readonly Line[], a: number, b: number): boolean {
  const left = lines[a]!.values
  const right = lines[b]!.values
  return (
    left.some((value) => value !== null && value !== 0) &&
    left.every((value, lane) => (value ?? 0) === (right[lane] ?? 0))
  )
}

/** All patterns of signs over short suffixes, first term positive or all negative; the lane with the largest result prunes. */
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
      if (reading.length < 2 || reading.length > MAX_SIGNED_TERMS) continue
      if (reading.length > 2 && reading.some((line) => lines[line]!.barrier)) continue
      const patterns = 2 ** reading.length
      for (let pattern = 1; pattern < patterns; pattern++) {
        if (!holdsSomewhere(lines, lanes, result, reading, pattern)) continue
        const terms = reading.map((line, at) => ({ line, sign: (pattern >> at) & 1 ? (-1 as const) : (1 as const) }))
        if (cancels(lines, terms) || (terms.length > 2 && terms[0]!.sign < 0 && terms.some((term) => term.sign > 0)))
          continue
        const asLabelled = terms.every((term) => term.sign < 0 === lines[term.line]!.deducted)
        const differenceOfTwo = reading.length === 2 ? 1 : 0
        consider(
          structure(lines, lanes, result, terms, patterns * 2),
          (asLabelled ? 2 : 0) + differenceOfTwo - reading.length * 0.2,
          3.2,
        )
      }
    }
    if (members.length > MAX_SIGNED_TERMS + 6) break
  }
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
  for (let lane = 0; lane < lanes.length; lane++) {
    const stated = lines[result]!.values[lane]
    if (!stated) continue
    let sum = 0
    let count = 0
    for (let at = 0; at < members.length; at++) {
      const value = lines[members[at]!]!.values[lane]
      if (!value) continue
      sum += (pattern >> at) & 1 ? -value : value
      count++
    }
    if (count >= 2 && Math.abs(stated - sum) <= toleranceOf(lanes[lane]!, count)) return true
  }
  return false
}

/** A total whose lines add up in no lane, but would after undoing one slip: in its own value, one addend, or two lanes exchanged. */
function slippedSum(
  lines: readonly Line[],
  lanes: readonly Lane[],
  stack: readonly number[],
  result: number,
): SumStructure | undefined {
  for (const { members, natural } of suffixes(lines, stack)) {
    if (!natural || members.length < 2) continue
    for (const reading of readings(lines, members)) {
      if (reading.length < 2) continue
      for (const deducted of [true, false]) {
        const terms = reading.map((line) => ({
          line,
          sign: deducted && lines[line]!.deducted ? (-1 as const) : (1 as const),
        }))
        const candidate = structure(lines, lanes, result, terms, 1)
        const tests = candidate.tests.filter((test) => lanes[test.lane]!.additive)
        if (
          tests.length > 0 &&
          (tests.every((test) => isSlipped(lines, candidate, test)) || isExchanged(lines, candidate, tests))
        )
          return { ...candidate, basis: 'slip' }
      }
    }
  }
  return undefined
}

function isSlipped(lines: readonly Line[], candidate: SumStructure, test: LaneTest): boolean {
  if (isDigitSlip(test.stated, test.expected)) return true
  return candidate.terms.some((term) => {
    const value = lines[term.line]!.values[test.lane]
    return Boolean(value) && isDigitSlip(value!, value! + term.sign * (test.stated - test.expected))
  })
}

/** Two lanes off by opposite amounts, which exchanging the two values of one line would mend. */
export function isExchanged(lines: readonly Line[], candidate: SumStructure, tests: readonly LaneTest[]): boolean {
  return exchangedLine(lines, candidate, tests) !== undefined
}

/** The line whose two values stand in each other's lane. */
export function exchangedLine(
  lines: readonly Line[],
  candidate: SumStructure,
  tests: readonly LaneTest[],
): { line: number; lanes: [number, number] } | undefined {
  const broken = tests.filter((test) => !test.holds)
  for (const a of broken) {
    for (const b of broken) {
      if (a.lane >= b.lane || a.stated - a.expected !== b.expected - b.stated) continue
      const gap = a.stated - a.expected
      for (const term of [...candidate.terms, { line: candidate.result, sign: -1 as const }]) {
        const left = lines[term.line]!.values[a.lane] ?? 0
        const right = lines[term.line]!.values[b.lane] ?? 0
        if (term.sign * (right - left) === gap && gap !== 0) return { line: term.line, lanes: [a.lane, b.lane] }
      }
    }
  }
  return undefined
}

/** Finds a total printed before its parts: "其中", deeper numbering or deeper indent below it. */
function findParts(lines: readonly Line[], lanes: readonly Lane[], result: number): SumStructure | undefined {
  const line = lines[result]!
  const next = lines[result + 1]
  if (!next) return undefined
  const deeper = (other: Line) =>
    other.ofWhich ||
    (line.numbering > 0 && (other.numbering === 0 || other.numbering > line.numbering)) ||
    other.indent > line.indent
  if (!deeper(next) || (line.numbering === 0 && !next.ofWhich && next.indent <= line.indent)) return undefined
  const block: number[] = []
  for (
    let index = result + 1;
    index < lines.length && (index === result + 1 || belongs(lines[index]!, line, next));
    index++
  )
    if (lines[index]!.kind !== 'heading') block.push(index)
  const numbered = block.filter((index) => lines[index]!.numbering > 0)
  const level = Math.min(...numbered.map((index) => lines[index]!.numbering))
  const byNumber = numbered.length ? [numbered.filter((index) => lines[index]!.numbering === level)] : []
  const runs = block.map((_, length) => block.slice(0, length + 1)).filter((run) => run.length >= 2 && run.length <= 30)
  let best: SumStructure | undefined
  const inner = (run: number[]) =>
    readings(
      lines.map((other, index) => (index === run[0] ? { ...other, ofWhich: false } : other)),
      run,
    )
  const candidates = [...byNumber, ...runs.flatMap(inner)]
  for (const run of candidates) {
    if (run.length < 2) continue
    for (const marked of [false, true]) {
      const terms = run.map((index) => ({
        line: index,
        sign: marked && lines[index]!.deducted ? (-1 as const) : (1 as const),
      }))
      const candidate = structure(lines, lanes, result, terms, candidates.length)
      if (candidate.evidence >= 3.2 && candidate.evidence > (best?.evidence ?? 0)) best = candidate
    }
  }
  return best
}

function belongs(other: Line, parent: Line, first: Line): boolean {
  if (parent.numbering > 0) return other.numbering === 0 || other.numbering > parent.numbering
  if (first.indent > parent.indent) return other.indent > parent.indent
  return other.numbering === 0 && other.kind !== 'total'
}
