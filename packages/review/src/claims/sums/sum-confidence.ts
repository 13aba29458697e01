import { itemAt } from '@tickmark/document'
import { isDigitSlip, isIntegerSlip } from '../relation/slip.ts'
import type { Lane, LaneTest, Line, SumStructure, SumTerm } from './sum-structure.ts'
import { isShownElsewhere, labelledSign, testLanes } from './sum-structure.ts'

/** A structure and one of its tests as they are believed, and how far. */
export interface Verdict {
  found: SumStructure
  test: LaneTest
  confidence: number
}

/** Lines of one lane alone that are tried in all combinations. */
const MOST_OWN_LINES = 8

/** So many changes between adding and subtracting that no label states fit the numbers of a few lanes by chance. */
const MOST_TURNS = 4

/** Lanes of one sum that may be wrong. */
const MOST_FAILED = 5

/** Too weak to accuse anybody, kept because the figures may be blamed for something else. */
const WEAK = 0.3

/** How sure a broken sum is: many digits agree elsewhere, the error looks like a slip, few other lanes break. */
export function sumConfidence(
  lines: readonly Line[],
  lanes: readonly Lane[],
  found: SumStructure,
  test: LaneTest,
  unreliable: ReadonlySet<number>,
): Verdict {
  if (test.holds) return { found, test, confidence: found.weak ? WEAK : 1 }
  if (found.weak || found.basis === 'labelled')
    return { found, test, confidence: isUnread(lines, found, test.lane) ? 0.1 : WEAK }
  const settled = settle(lines, lanes, found, test)
  if (settled) return { ...settled, confidence: 1 }
  const verdict = (confidence: number): Verdict => ({ found, test, confidence })
  const isDoubtful = isUnread(lines, found, test.lane) || repeatsAddend(lines, lanes, found, test)
  if (isDoubtful || isUnestimated(lines, found, test) || hasTwin(lines, lanes, found, test)) return verdict(0.1)
  if (!itemAt(lanes, test.lane).additive || unreliable.has(test.lane)) return verdict(0.2)
  if (found.basis === 'slip') return verdict(0.85)
  const slipped = isSlipped(lines, lanes, found, test)
  return verdict(isWeak(lines, lanes, found, test, slipped) ? WEAK : accusation(lines, found, slipped))
}

/** Whether one wrong digit (or two exchanged, a lost sign…) in the total or an addend explains the difference. */
function isSlipped(lines: readonly Line[], lanes: readonly Lane[], found: SumStructure, test: LaneTest): boolean {
  const gap = test.stated - test.expected
  // The sign of a change is a matter of taste: less spent is printed as a gain.
  const isMeant = (printed: number, right: number) => !(itemAt(lanes, test.lane).changes && printed === -right)
  if (isIntegerSlip(test.stated, test.expected)) return isMeant(test.stated, test.expected)
  return found.terms.some((term) => {
    const value = itemAt(lines, term.line).values[test.lane] ?? 0
    return isIntegerSlip(value, value + term.sign * gap) && isMeant(value, value + term.sign * gap)
  })
}

function isWeak(
  lines: readonly Line[],
  lanes: readonly Lane[],
  found: SumStructure,
  test: LaneTest,
  slipped: boolean,
): boolean {
  if (test.stated === 0 || (itemAt(lanes, test.lane).changes && !slipped)) return true
  const usedIn = (lane: number) => found.terms.filter((term) => itemAt(lines, term.line).values[lane]).length
  const used = usedIn(test.lane)
  // Where another lane has as few of the addends and is far from their sum, what is blank was left out, here as well.
  const isLeftOut = (other: LaneTest) =>
    !other.holds && usedIn(other.lane) < 2 && !isDigitSlip(other.stated, other.expected)
  if (used < 2 && found.terms.length > 1 && found.tests.some(isLeftOut)) return true
  // A line equal to one other, or a sum of which all addends but one are blank, accuses nobody unless a digit is wrong: a blank need
  // not be nothing (a restated opening balance prints only the columns that changed).
  if (used < 2 && !(found.terms.length === 1 ? slipped : isDigitSlip(test.stated, test.expected))) return true
  if (isUnlikeLane(lines, lanes, found, test.lane) && !slipped) return true
  const total = itemAt(lines, found.result).kind === 'total'
  const guessed = found.terms.some(({ line, sign }) =>
    sign < 0 ? labelledSign(itemAt(lines, line)) > 0 : itemAt(lines, line).deducted,
  )
  const held = found.tests.filter((other) => other.holds).length
  const failed = found.tests.filter((other) => !other.holds && itemAt(lanes, other.lane).additive).length
  // In so many lanes something is meant that differs, and one of them looks like a slip by chance.
  if (failed > MOST_FAILED || (used * 2 < found.terms.length && !slipped)) return true
  if (isSignUnproven(lines, found)) return true
  if (isPadded(lines, found) || (turns(lines, found) >= MOST_TURNS && held < MOST_TURNS)) return true
  // Signs that no label states, below a label that promises no result: chance finds such sums in any table.
  const alone = failed === 1 && held >= 2
  return guessed && found.terms.length > 1 && (total ? !slipped && failed * 3 > held : !(slipped && alone))
}

/** Breaks that one sign would mend are one meaning, no slips. */
const LEAST_MEANT = 2

/** An addend that is nought wherever the sum holds shows no sign; where deducting it instead makes every broken lane hold, it is deducted. */
function isSignUnproven(lines: readonly Line[], found: SumStructure): boolean {
  const valueIn = (term: SumTerm, lane: number): number => term.sign * (itemAt(lines, term.line).values[lane] ?? 0)
  const [held, broken] = [found.tests.filter(({ holds }) => holds), found.tests.filter(({ holds }) => !holds)]
  if (held.length === 0 || broken.length < LEAST_MEANT) return false
  return found.terms.some(
    (term) =>
      held.every(({ lane }) => valueIn(term, lane) === 0) &&
      broken.every(
        ({ lane, stated, expected }) =>
          Math.abs(stated - expected + 2 * valueIn(term, lane)) <= 1e-9 * Math.max(1, Math.abs(stated)),
      ),
  )
}

/** A sum that holds, wherever it does, with two addends that cancel out: they only fill it up. */
function isPadded(lines: readonly Line[], found: SumStructure): boolean {
  const lanes = found.tests.filter((test) => test.holds).map((test) => test.lane)
  const valueOf = (term: SumTerm, lane: number) => term.sign * (itemAt(lines, term.line).values[lane] ?? 0)
  return (
    lanes.length > 0 &&
    found.terms.some((a, at) =>
      found.terms
        .slice(at + 1)
        .some((b) => lanes.every((lane) => valueOf(a, lane) !== 0 && valueOf(a, lane) === -valueOf(b, lane))),
    )
  )
}

/** How often a sum turns from adding to subtracting or back without a label that says so. */
function turns(lines: readonly Line[], found: SumStructure): number {
  const guessed = found.terms.filter((term) => !itemAt(lines, term.line).deducted)
  return guessed.filter((term, index) => index > 0 && term.sign !== itemAt(guessed, index - 1).sign).length
}

function accusation(lines: readonly Line[], found: SumStructure, slipped: boolean): number {
  const held = found.tests.filter((other) => other.holds).length
  const failed = found.tests.length - held
  const total = itemAt(lines, found.result).kind === 'total' ? 0.1 : 0
  const signed =
    found.terms.some((term) => term.sign < 0 && !itemAt(lines, term.line).deducted) && found.terms.length > 2 ? 0.1 : 0
  const scattered = slipped ? 0 : 0.1 * Math.min(failed - 1, 3)
  const sum =
    0.45 +
    0.06 * Math.min(found.evidence, 6) +
    total -
    signed +
    (slipped ? 0.2 : 0) -
    (failed > held ? 0.2 : 0) -
    scattered
  return Math.max(0.1, Math.min(0.98, sum))
}

/** Lanes that hold and have every addend. */
const LEAST_FULL = 2

/**
 * Lanes that leave out the same addends, which every lane that holds has: of those lines nobody has an estimate. One lane alone may lack an
 * amount by mistake.
 */
function isUnestimated(lines: readonly Line[], found: SumStructure, test: LaneTest): boolean {
  const blanksIn = (lane: number): string =>
    found.terms.flatMap((term) => (itemAt(lines, term.line).values[lane] === null ? [term.line] : [])).join()
  const own = blanksIn(test.lane)
  const held = found.tests.filter(({ holds }) => holds)
  const alike = found.tests.filter((other) => !other.holds && blanksIn(other.lane) === own)
  return (
    own !== '' &&
    alike.length > 1 &&
    held.length >= LEAST_FULL &&
    held.every(({ lane }) => blanksIn(lane) === '') &&
    !isDigitSlip(test.stated, test.expected)
  )
}

/** Whether a cell that the sum would need could not be read as a number. */
function isUnread(lines: readonly Line[], found: SumStructure, lane: number): boolean {
  const members = [found.result, ...found.terms.map((term) => term.line)]
  const [first, last] = [Math.min(...members), Math.max(...members)]
  // What could not be read at the beginning or the end of a block is missing among its parts.
  const above = lines.slice(0, first).findLastIndex(({ kind }) => kind !== 'item')
  const below = lines.findIndex(({ kind }, index) => index > last && kind !== 'item')
  const [from, to] = last === found.result ? [above + 1, last] : [first, below < 0 ? lines.length : below]
  return lines.slice(from, to + 1).some((line) => line.unread?.includes(lane))
}

/** A number printed twice beside other positive ones is the same item again, not their sum, unless another time shows them all to be added. */
function repeatsAddend(lines: readonly Line[], lanes: readonly Lane[], found: SumStructure, test: LaneTest): boolean {
  const values = found.terms.flatMap((term) => itemAt(lines, term.line).values[test.lane] ?? [])
  return (
    !isShownElsewhere(lines, lanes, found, test) &&
    found.terms.every((term) => term.sign > 0) &&
    values.filter((value) => value !== 0).length >= 2 &&
    values.every((value) => value >= 0) &&
    values.some((value) => Math.abs(value - test.stated) <= (itemAt(lines, found.result).rounding?.[test.lane] ?? 0))
  )
}

/** The sum without an addend that only adds up the ones right before it: where those are small, counting them twice went unnoticed elsewhere. */
function withoutSubtotal(
  lines: readonly Line[],
  lanes: readonly Lane[],
  found: SumStructure,
  test: LaneTest,
): Pick<Verdict, 'found' | 'test'> | undefined {
  const values = found.terms.map((term) => term.sign * (itemAt(lines, term.line).values[test.lane] ?? 0))
  for (const [at, value] of values.entries()) {
    const repeats = values.slice(0, at).some((_, from) => at - from >= 2 && sumOf(values.slice(from, at)) === value)
    if (!repeats || value === 0) continue
    const terms = found.terms.filter((_, index) => index !== at)
    const mended = testLanes(lines, lanes, found.result, terms).find((other) => other.lane === test.lane)
    if (mended?.holds) return { found: { ...found, terms }, test: mended }
  }
  return undefined
}

/**
 * Whether another line gives the sum for one of its addends: one that is equal to it wherever the sum was learnt, and differs from it here.
 * Which of the two is meant nobody can tell; the one may as well be wrong.
 */
function hasTwin(lines: readonly Line[], lanes: readonly Lane[], found: SumStructure, test: LaneTest): boolean {
  const held = found.tests.filter((other) => other.holds).map((other) => other.lane)
  const isTwin = (line: Line, own: Line) =>
    held.filter((lane) => Boolean(own.values[lane])).length >= LEAST_TWIN_LANES &&
    held.every((lane) => line.values[lane] === own.values[lane])
  const members = new Set([found.result, ...found.terms.map(({ line }) => line)])
  return found.terms.some((term) =>
    lines.some((line, index) => {
      if (members.has(index) || !isTwin(line, itemAt(lines, term.line))) return false
      const terms = found.terms.map((other) => (other === term ? { ...term, line: index } : other))
      return testLanes(lines, lanes, found.result, terms).some((other) => other.lane === test.lane && other.holds)
    }),
  )
}

/** Lanes in which two lines have to be equal to be each other's twins. */
const LEAST_TWIN_LANES = 2

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** Lanes of another nature than those that prove the sum: their numbers are smaller by orders of magnitude (rates beside amounts). */
function isUnlikeLane(lines: readonly Line[], lanes: readonly Lane[], found: SumStructure, lane: number): boolean {
  const sizeOf = (index: number) => Math.max(...lines.map((line) => Math.abs(line.values[index] ?? 0)))
  const proven = found.tests
    .filter((test) => test.holds && itemAt(lanes, test.lane).additive)
    .map((test) => sizeOf(test.lane))
  return proven.length > 0 && sizeOf(lane) * 50 < Math.min(...proven)
}

/** Lines over a subtotal that it may add up. */
const LONGEST_RUN = 12

/** An addend that this lane alone leaves blank may be a subtotal that somebody did not compute there: the lines over it stand for it. */
function withoutBlankSubtotal(lines: readonly Line[], found: SumStructure, { lane }: LaneTest): SumTerm[][] {
  const members = new Set([found.result, ...found.terms.map(({ line }) => line)])
  const blank = found.terms.filter(({ line }) => !itemAt(lines, line).values[lane])
  return blank.flatMap((subtotal) => {
    const run: SumTerm[] = []
    const choices: SumTerm[][] = []
    for (let line = subtotal.line - 1; line >= Math.max(0, subtotal.line - LONGEST_RUN) && !members.has(line); line--) {
      if (!itemAt(lines, line).values[lane]) continue
      run.push({ line, sign: subtotal.sign })
      if (run.length >= 2) choices.push([...found.terms.filter((term) => term !== subtotal), ...run])
    }
    return choices
  })
}

/**
 * A broken test that a line explains which the other lanes leave blank: an addend that only chance put into the sum,
 * or one between the addends that only this lane has. The sum as it then holds; undefined when no such line mends it.
 */
function settle(
  lines: readonly Line[],
  lanes: readonly Lane[],
  found: SumStructure,
  test: LaneTest,
): Pick<Verdict, 'found' | 'test'> | undefined {
  const held = found.tests.filter((other) => other.holds).map((other) => other.lane)
  if (held.length === 0) return undefined
  const single = withoutSubtotal(lines, lanes, found, test)
  if (single) return single
  const isBlankElsewhere = (line: number) =>
    Boolean(itemAt(lines, line).values[test.lane]) && held.every((lane) => !itemAt(lines, line).values[lane])
  const attempt = (terms: SumTerm[]) => {
    const own = terms.length > 0 ? testLanes(lines, lanes, found.result, terms) : []
    const mended = own.find((other) => other.lane === test.lane)
    return mended?.holds ? { found: { ...found, terms }, test: mended } : undefined
  }
  for (const terms of withoutBlankSubtotal(lines, found, test)) {
    const mended = attempt(terms)
    if (mended) return mended
  }
  const proven = found.terms.filter((term) => !isBlankElsewhere(term.line))
  const members = new Set(found.terms.map((term) => term.line))
  const [from, to] = [Math.min(...members, found.result), Math.max(...members, found.result)]
  // Also lines before the first addend: what only this lane has may have been left out of the sum altogether.
  const own = lines.flatMap((line, index) =>
    index !== found.result &&
    index < to &&
    index > from - 12 &&
    line.kind !== 'heading' &&
    isBlankElsewhere(index) &&
    (members.has(index) || index < found.result)
      ? [index]
      : [],
  )
  if (own.length === 0 || own.length > MOST_OWN_LINES) return undefined
  for (let choice = 0; choice < 2 ** own.length; choice++) {
    const chosen = own.filter((_, at) => (choice >> at) & 1)
    const mended = attempt([...proven, ...chosen.map((line) => ({ line, sign: 1 as const }))])
    if (mended) return mended
  }
  // Lanes in which an addend is nothing do not tell whether it is added or deducted.
  for (const line of own) {
    const turned = attempt(
      found.terms.map((term) => (term.line === line ? { line, sign: term.sign > 0 ? -1 : 1 } : term)),
    )
    if (turned) return turned
  }
  for (const line of own.filter((candidate) => !members.has(candidate))) {
    const mended = attempt([...found.terms, { line, sign: -1 }])
    if (mended) return mended
  }
  return undefined
}
