import { amountValue, roundingOf } from '@tickmark/document'
import type { Decimal, Figure } from '@tickmark/document'
import { conceptOfKey } from '@tickmark/language'
import { digitsOfMisprint, figuresOf, isSlipOfPen } from '../claims/relation/relation.ts'
import type { Relation, RetoldCues, Tally, ToldCues } from '../claims/relation/relation.ts'
import { slipBetween } from '../claims/relation/slip.ts'
import { labelKey } from '../facts/text/label-key.ts'
import type { Surroundings } from './surroundings.ts'

/** A reason for or against believing that a broken relation is an error of the document. */
interface Cue {
  /** What the weight is kept under. */
  id: string
  /** The sign that the fit must not turn round; `either` where nothing is known beforehand. */
  says: 'for' | 'against' | 'either'
  /** From −1 to 1 or a small number more, 0 where the cue is silent. */
  value: (relation: Relation, around: Surroundings) => number
}

/** A sentence that says no more than that a line was so much at a time, in so many words. */
function isBare(told: ToldCues): boolean {
  const isOther = told.modified || told.twin || told.otherTime || told.otherBasis || told.rivals > 1
  return told.plain && told.whole && told.closed && told.dated && !isOther
}

/** How plainly a sentence tells of the line that its figure is held against. */
const TOLD_CUES: readonly Cue[] = [
  { id: 'told-plainly', says: 'for', value: ({ cues }) => Number(cues?.told?.plain ?? false) },
  { id: 'told-whole', says: 'for', value: ({ cues }) => Number(cues?.told?.whole ?? false) },
  { id: 'told-closed', says: 'for', value: ({ cues }) => Number(cues?.told?.closed ?? false) },
  { id: 'told-dated', says: 'for', value: ({ cues }) => Number(cues?.told?.dated ?? false) },
  { id: 'told-concept', says: 'for', value: ({ cues }) => Number(cues?.told?.concept ?? false) },
  {
    id: 'told-supported',
    says: 'for',
    // Two figures of another line support each other as well.
    value: ({ cues }) => Number(cues?.told !== undefined && cues.told.supported && !cues.told.modified),
  },
  { id: 'told-long-name', says: 'for', value: ({ cues }) => Math.log(Math.max(1, cues?.told?.nameLength ?? 1)) },
  { id: 'told-twin', says: 'against', value: ({ cues }) => Number(cues?.told?.twin ?? false) },
  { id: 'told-other-time', says: 'against', value: ({ cues }) => Number(cues?.told?.otherTime ?? false) },
  { id: 'told-other-basis', says: 'against', value: ({ cues }) => Number(cues?.told?.otherBasis ?? false) },
  { id: 'told-firm', says: 'for', value: ({ cues }) => Number(cues?.told?.firm ?? false) },
  { id: 'told-rivals', says: 'against', value: ({ cues }) => Math.log(Math.max(1, cues?.told?.rivals ?? 1)) },
  { id: 'told-line-share', says: 'for', value: ({ cues }) => othersLean(cues?.told, 'line') },
  { id: 'told-role-share', says: 'for', value: ({ cues }) => othersLean(cues?.told, 'role') },
  { id: 'told-near-share', says: 'for', value: ({ cues }) => othersLean(cues?.told, 'near') },
  { id: 'told-document-share', says: 'for', value: ({ cues }) => othersLean(cues?.told, 'document') },
  { id: 'told-misprint', says: 'for', value: (relation) => misprintSays(relation) },
  { id: 'told-bare', says: 'for', value: ({ cues }) => Number(cues?.told !== undefined && isBare(cues.told)) },
]

/** Digits below which two amounts are soon one digit apart by chance, and from which on it takes no more of them to say that they are not. */
const FEWEST_TELLING = 3
const MOST_TELLING = 4

/**
 * How much it says that a figure is one digit, or its point, away from the line's: of the amounts of three digits that are not the line's one in
 * twenty-five is, of longer ones one in a hundred, and the more amounts the line has, the sooner. What is no misprint is no less told: another
 * number altogether is an error as well.
 */
function misprintSays(relation: Relation): number {
  const told = relation.cues?.told
  if (!told) return 0
  const telling = Math.min(MOST_TELLING, digitsOfMisprint(relation)) - FEWEST_TELLING + 1
  return Math.max(0, telling - Math.log10(Math.max(1, told.rivals)))
}

/** Two sentences that may tell of one thing. */
const RETOLD_CUES: readonly Cue[] = (
  [
    ['retold-shared', 'for', ({ shared }) => shared / MANY_BITS],
    ['retold-before', 'for', ({ before }) => Math.log1p(before)],
    ['retold-run', 'for', ({ before, behind }) => Math.log1p(Math.min(before, behind))],
    ['retold-odd', 'against', ({ oddWord }) => oddWord / 10],
    ['retold-form', 'for', ({ sameForm }) => Number(sameForm)],
    ['retold-mutual', 'for', ({ mutual }) => Number(mutual)],
    ['retold-other-times', 'against', ({ otherTimes }) => Number(otherTimes)],
    ['retold-agreeing', 'for', ({ agreeing }) => Math.log1p(agreeing)],
    ['retold-differing', 'against', ({ differing }) => Math.log1p(differing)],
    ['retold-times', 'for', ({ sameTimes }) => Number(sameTimes)],
    ['retold-numbers', 'for', ({ sameNumbers }) => Number(sameNumbers)],
    ['retold-scale', 'for', ({ sameScale }) => Number(sameScale)],
    ['retold-rivals', 'against', ({ rivals }) => Math.log1p(rivals)],
    ['retold-confirmed', 'against', ({ confirmed }) => Math.min(1, confirmed)],
    ['retold-apart', 'for', ({ apart }) => Math.log1p(apart)],
  ] satisfies [string, Cue['says'], (cues: RetoldCues) => number][]
).map(([id, says, valueOf]) => ({ id, says, value: ({ cues }) => (cues?.retold ? valueOf(cues.retold) : 0) }))

/** Bits of half a dozen rare words. */
const MANY_BITS = 50

const CUES: readonly Cue[] = [
  { id: 'prior', says: 'for', value: ({ confidence }) => logit(confidence) / 2 },
  { id: 'basis-slip', says: 'either', value: ({ basis }) => Number(basis === 'slip') },
  { id: 'basis-labelled', says: 'either', value: ({ basis }) => Number(basis === 'labelled') },
  { id: 'slip-of-result', says: 'for', value: (relation) => Number(isSlipOfPen(relation)) },
  { id: 'slip-of-term', says: 'for', value: (relation) => Number(hasSlippedTerm(relation)) },
  { id: 'sign-only', says: 'either', value: ({ stated, expected }) => Number(stated.equals(expected.neg())) },
  { id: 'near-tolerance', says: 'against', value: (relation) => nearTolerance(relation) },
  {
    id: 'few-digits',
    says: 'against',
    value: ({ linear, result }) => (linear ? Math.max(0, 4 - digitsOf(result)) / 3 : 0),
  },
  { id: 'lanes-held', says: 'for', value: (_, { lanes }) => Math.log1p(lanes.held) },
  { id: 'lanes-broken', says: 'against', value: (_, { lanes }) => Math.log1p(lanes.broken) },
  { id: 'lane-thin', says: 'against', value: (_, { missingTerms }) => missingTerms },
  { id: 'lanes-share', says: 'for', value: (_, { lanes }) => leaning(lanes) },
  { id: 'table-share', says: 'for', value: (_, { table }) => leaning(table) },
  { id: 'table-broken', says: 'against', value: (_, { table }) => Math.log1p(table.broken) },
  { id: 'column-share', says: 'for', value: (_, { column }) => leaning(column) },
  { id: 'column-broken', says: 'against', value: (_, { column }) => Math.log1p(column.broken) },
  { id: 'row-share', says: 'for', value: (_, { row }) => leaning(row) },
  { id: 'page-share', says: 'for', value: (_, { page }) => leaning(page) },
  { id: 'document-broken', says: 'against', value: (_, { document }) => Math.log1p(document.broken) },
  { id: 'kind-share', says: 'for', value: (_, { kind }) => leaning(kind) },
  { id: 'crowded', says: 'against', value: (_, { crowd }) => Math.log1p(crowd) },
  { id: 'expected-printed', says: 'either', value: (_, { expectedPrinted }) => Number(expectedPrinted) },
  { id: 'stated-printed', says: 'against', value: (_, { statedPrinted }) => Number(statedPrinted) },
  { id: 'gap-is-line', says: 'against', value: (_, { gapIsLine }) => Number(gapIsLine) },
  { id: 'gap-is-own-term', says: 'either', value: (relation) => Number(isGapOwnTerm(relation)) },
  { id: 'lanes-digits', says: 'for', value: (_, { lanesDigits }) => Math.log1p(lanesDigits) / 2 },
  { id: 'table-unexplained', says: 'against', value: (_, { unexplained }) => Math.log1p(unexplained.table) },
  { id: 'page-unexplained', says: 'against', value: (_, { unexplained }) => Math.log1p(unexplained.page) },
  { id: 'document-unexplained', says: 'against', value: (_, { unexplained }) => Math.log1p(unexplained.document) },
  { id: 'nearer', says: 'for', value: (_, { nearer }) => nearer },
  { id: 'sign-nearer', says: 'for', value: (_, { signNearer }) => signNearer },
  { id: 'gap-twice-term', says: 'either', value: (relation) => Number(isGapTwiceTerm(relation)) },
  { id: 'all-supported', says: 'against', value: (_, { supported, figures }) => Number(supported === figures) },
  { id: 'share-supported', says: 'either', value: (_, { supported, figures }) => supported / figures },
  { id: 'result-supported', says: 'against', value: (_, { resultSupported }) => resultSupported },
  { id: 'mends', says: 'for', value: (_, { mends }) => Math.log1p(mends) },
  { id: 'harms', says: 'against', value: (_, { harms }) => Math.log1p(harms) },
  { id: 'total', says: 'for', value: ({ cues }) => Number(cues?.total ?? false) },
  { id: 'unproven', says: 'against', value: ({ cues }) => Number(cues?.unproven ?? false) },
  { id: 'like-mean', says: 'against', value: ({ cues }) => Number(cues?.likeMean ?? false) },
  { id: 'abridged', says: 'against', value: ({ cues }) => Number(cues?.abridged ?? false) },
  { id: 'within-rounding', says: 'either', value: ({ cues }) => Number(cues?.withinRounding ?? false) },
  { id: 'conversion', says: 'against', value: ({ cues }) => Number(cues?.withinConversion ?? false) },
  { id: 'other-reading', says: 'against', value: (relation) => Number(hasOtherReading(relation)) },
  { id: 'scale-apart', says: 'against', value: (relation) => Number(isScaleApart(relation)) },
  { id: 'terms', says: 'either', value: ({ terms }) => Math.log(terms.length + 1) },
  { id: 'single-term', says: 'against', value: (relation) => Number(isOneLine(relation)) },
  {
    id: 'like-one-term',
    says: 'against',
    value: (relation) => Number(!relation.cues?.shown && isLikeOneTerm(relation)),
  },
  { id: 'expected-beside', says: 'against', value: (_, { expectedBeside }) => Number(expectedBeside) },
  { id: 'zero-result', says: 'either', value: ({ expected, stated }) => Number(expected.isZero() || stated.isZero()) },
  { id: 'signs-mixed', says: 'against', value: ({ terms }) => Number(terms.some(({ sign }) => sign < 0)) },
  { id: 'read-in-doubt', says: 'against', value: (relation) => doubtOf(relation) },
  { id: 'head-lost', says: 'against', value: ({ result }) => Number(isHeadLost(result)) },
  { id: 'name-lost', says: 'against', value: ({ result }) => Number(!result.label) },
  { id: 'unlike-amounts', says: 'against', value: (relation) => unlikeAmounts(relation) },
  { id: 'units-differ', says: 'against', value: (relation) => Number(unitsDiffer(relation)) },
  ...TOLD_CUES,
  ...RETOLD_CUES,
]

export const CUE_IDS: readonly string[] = CUES.map(({ id }) => id)
export const CUE_SIGNS: readonly Cue['says'][] = CUES.map(({ says }) => says)

/** What each cue says of a broken relation, in the order of `CUE_IDS`. */
export function cuesOf(relation: Relation, around: Surroundings): number[] {
  return CUES.map(({ value }) => value(relation, around))
}

const LEAST_PRIOR = 0.02

function logit(probability: number): number {
  const bounded = Math.min(1 - LEAST_PRIOR, Math.max(LEAST_PRIOR, probability))
  return Math.log(bounded / (1 - bounded))
}

/** Log odds that a relation of a place holds, pulled towards nothing where few are known. */
function leaning({ held, broken }: Tally): number {
  return Math.log((held + 1) / (broken + 1)) / 3
}

function hasSlippedTerm({ linear, terms, stated, expected }: Relation): boolean {
  if (!linear || terms.length > MOST_TERMS) return false
  const gap = stated.minus(expected)
  return terms.some(({ figure, sign }) => {
    const own = amountValue(figure.amount)
    const slip = slipBetween(own, own.plus(sign > 0 ? gap : gap.neg()))
    if (slip !== 'sign') return slip !== undefined
    // In brackets alone among amounts without: a sign of its own is a slip, the sign of a kind of lines is a custom.
    return (
      own.isNegative() && terms.every((other) => other.figure === figure || amountValue(other.figure.amount).gte(0))
    )
  })
}

const SUMS: ReadonlySet<Relation['kind']> = new Set(['sum', 'cross-sum', 'parts', 'difference'])

/** A total over a single line: the others were lost in reading, or what looks like a total is a line of its own. */
function isOneLine({ kind, terms }: Relation): boolean {
  return SUMS.has(kind) && terms.length === 1
}

/** By how much a total may differ from the line that it repeats, and from how much on all lines together are something else. */
const LIKE = 0.02
const UNLIKE = 0.2

/** Of several lines one alone is nearly the total: the others detail it, and are no part of the sum, where no other time shows that they are. */
function isLikeOneTerm({ kind, terms, stated, expected, tolerance }: Relation): boolean {
  if (!SUMS.has(kind) || terms.length < 3 || stated.isZero()) return false
  const isWithin = (value: Decimal, share: number) =>
    value.minus(stated).abs().lessThanOrEqualTo(stated.abs().times(share).plus(tolerance))
  return !isWithin(expected, UNLIKE) && terms.some(({ figure }) => isWithin(amountValue(figure.amount), LIKE))
}

/** Among so many terms there is always one in which another digit would make up for the gap. */
const MOST_TERMS = 30

/** Tolerances beyond which rounding is no more in doubt. */
const FAR = 4

/** 1 where a gap is hardly wider than what rounding explains, 0 where it is several times as wide. */
function nearTolerance({ stated, expected, tolerance }: Relation): number {
  if (tolerance.isZero()) return 0
  const times = stated.minus(expected).abs().div(tolerance).toNumber()
  return Math.max(0, (FAR - times) / (FAR - 1))
}

/** The same of other figures that sentences tell. */
function othersLean(told: ToldCues | undefined, which: keyof ToldCues['others']): number {
  return told ? leaning(told.others[which]) : 0
}

function digitsOf({ amount }: Figure): number {
  return amount.value.replace(/[-.]/g, '').replace(/^0+/, '').length
}

/**
 * A term taken with the other sign would close the gap: costs printed without a sign are taken off, and what a label takes off may be added. An amount in
 * brackets among others without is neither.
 */
function isGapTwiceTerm({ linear, terms, stated, expected, tolerance }: Relation): boolean {
  if (!linear) return false
  const half = stated.minus(expected).div(2)
  return terms.some(({ figure, sign }) => {
    const value = amountValue(figure.amount)
    if (value.isZero() || (sign > 0 && value.isNegative())) return false
    return value.times(-sign).minus(half).abs().lessThanOrEqualTo(tolerance)
  })
}

/** A term alone closes the gap: it is left out of the sum, or taken twice. */
function isGapOwnTerm({ linear, terms, stated, expected, tolerance }: Relation): boolean {
  if (!linear || terms.length < 2) return false
  const gap = stated.minus(expected).abs()
  return terms.some(({ figure }) => amountValue(figure.amount).abs().minus(gap).abs().lessThanOrEqualTo(tolerance))
}

/** Digits below which a percentage agrees with some ratio of two amounts by chance. */
const TELLING_DIGITS = 3

/** A percentage that the two amounts give where one of them is the change itself: "rose by 1,000, or 10.5 %, to 10,549". */
function hasOtherReading({ result, terms, linear }: Relation): boolean {
  const [a, b] = terms.map(({ figure }) => amountValue(figure.amount).abs())
  if (linear || result.amount.unit !== 'percent' || !a || !b || terms.length !== 2) return false
  if (a.isZero() || b.isZero() || a.equals(b) || digitsOf(result) < TELLING_DIGITS) return false
  const printed = amountValue(result.amount).abs()
  const gap = a.minus(b).abs()
  const slack = roundingOf(result.amount).times(1.1)
  return [a, b].some((change) => change.div(gap).times(100).minus(printed).abs().lessThanOrEqualTo(slack))
}

/** Powers of ten by which two amounts that are compared with each other differ, from a factor of four on; at most one more. */
function unlikeAmounts({ kind, terms }: Relation): number {
  const [a, b] = terms.map(({ figure }) => amountValue(figure.amount).abs())
  if (!COMPARING.has(kind) || !a || !b || a.isZero() || b.isZero()) return 0
  return Math.min(1, Math.max(0, Math.abs(a.div(b).log(10).toNumber()) - 0.6))
}

/** Kinds that hold an amount against the same one of another period. */
const COMPARING: ReadonlySet<Relation['kind']> = new Set([
  'prose-growth',
  'prose-amount',
  'percent-change',
  'change',
  'same-item',
])

/** Share by which two amounts of one item differ when only the unit of one of their tables was lost. */
const SAME_DIGITS = 0.001

/** The same digits a hundred times and more apart: the unit of a table was not read, or is not printed. */
function isScaleApart({ stated, expected, result }: Relation): boolean {
  if (stated.isZero() || expected.isZero() || result.location.start !== undefined) return false
  const power = stated.div(expected).abs().log(10)
  const whole = power.round()
  return whole.abs().greaterThanOrEqualTo(2) && power.minus(whole).abs().lessThan(SAME_DIGITS)
}

function doubtOf(relation: Relation): number {
  return 1 - Math.min(1, ...figuresOf(relation).map(({ confidence }) => confidence ?? 1))
}

function isHeadLost({ location, columnLabel }: Figure): boolean {
  return location.rowIndex !== undefined && !columnLabel
}

function unitsDiffer({ kind, linear, result, terms }: Relation): boolean {
  const unit = (figure: Figure) => `${figure.amount.unit} ${figure.amount.currency ?? ''}`
  if (!linear) return false
  const own = kindOfLine(result)
  // Total assets and equity add up to no cash flow.
  const isOther = (figure: Figure) => SUMS.has(kind) && own !== undefined && (kindOfLine(figure) ?? own) !== own
  return terms.some(({ figure }) => unit(figure) !== unit(result) || isOther(figure))
}

/** Whether a line is a balance or a flow, as far as the field has a word for it. */
function kindOfLine({ label }: Figure): 'instant' | 'duration' | undefined {
  const kind = conceptOfKey(labelKey(label ?? ''))?.kind
  return kind === 'instant' || kind === 'duration' ? kind : undefined
}
