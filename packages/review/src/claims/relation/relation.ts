import { Decimal, amountValue, roundingOf, itemAt } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { misprintDigits, slipBetween } from './slip.ts'

/** What a relation says; each kind is reported by one rule. */
export const RELATION_KINDS = [
  'sum',
  'cross-sum',
  'difference',
  'parts',
  'roll-forward',
  'balance',
  'debits-credits',
  'cash-roll',
  'cash-tie',
  'profit-tie',
  'note-tie',
  'same-item',
  'change',
  'percent-change',
  'share',
  'share-total',
  'ratio',
  'prose-growth',
  'prose-amount',
  'prose-restated',
  'eps',
  'product',
  'average',
  'quarters',
  'tax-reconciliation',
  'sensitivity',
] as const
export type RelationKind = (typeof RELATION_KINDS)[number]

/** What only the search that proposes a relation knows of it, for the judge; a cue that is left out says nothing. */
export interface ClaimCues {
  /** Decimal digits by which what holds elsewhere speaks against chance. */
  evidence?: number
  /** A line called a total whose lines above add up to it in no column. */
  unproven?: true
  /** A structure that too little speaks for: it verifies nothing. */
  weak?: true
  /** The gap is no more than what converting amounts of the document from another currency explains. */
  withinConversion?: true
  /** The gap is what rounding would explain, in a document whose other sums agree to the last digit. */
  withinRounding?: true
  /** The same sum holds at another time: what is added up is no guess. */
  shown?: true
  /** The result lies among its terms as a mean of them does. */
  likeMean?: true
  /** The result is called a total. */
  total?: true
  /** Another table has one line more in this sum, and no other lane shows it without that line. */
  abridged?: true
  /** Lanes of a sheet's structure that keep it to the last stored digit, and those that do not. */
  lanes?: { held: number; broken: number }
  /** How plainly a sentence tells of a line of a table. */
  told?: ToldCues
  /** How plainly two sentences tell of one thing. */
  retold?: RetoldCues
}

/** What speaks for two figures of sentences in different places being one and the same. */
export interface RetoldCues {
  /** Bits of the words around the figures that both have. */
  shared: number
  /** So many words in a row right before both, and right behind both, are the same. */
  before: number
  behind: number
  /** Bits of the most telling word that only one has. */
  oddWord: number
  /** Both are printed with as many decimals. */
  sameForm: boolean
  /** Nothing is more like the other than the one. */
  mutual: boolean
  /** Each sentence names a time that the other does not. */
  otherTimes: boolean
  /** Digits of the other figures of the sentence that the other sentence prints as well. */
  agreeing: number
  /** Other figures of the sentence that the other does not print. */
  differing: number
  /** The sentences name the same times, and the same numbers besides their figures. */
  sameTimes: boolean
  sameNumbers: boolean
  /** Both are printed in one unit. */
  sameScale: boolean
  /** Other places that are as like, and print another amount. */
  rivals: number
  /** What a place that prints the figure as it is shares with it, to what the other shares: 0 where there is none. */
  confirmed: number
  /** A third place prints the other figure again. */
  firm: boolean
  /** Blocks of the document between the two. */
  apart: number
}

/** What speaks for a figure of a sentence being the figure of a line. */
export interface ToldCues {
  /** Nothing but neutral words stands between the name of the line and the figure. */
  plain: boolean
  /** A word right before the name makes it another line's. */
  modified: boolean
  /** Nothing but neutral words stands before the name. */
  whole: boolean
  /** Nothing but neutral words stands behind the figure. */
  closed: boolean
  /** The sentence says of which time it speaks. */
  dated: boolean
  /** The line's name is one that the field has a word for. */
  concept: boolean
  /** A statement, or more than one table, prints what the figure should be. */
  firm: boolean
  /** Another figure of the sentence is the same line's. */
  supported: boolean
  /** Another figure of the sentence is the line's at the same time. */
  twin: boolean
  /** Letters of the name that the sentence gives the line; an ideograph counts for two. */
  nameLength: number
  /** Different values that the line prints for the time. */
  rivals: number
  /** The line prints the figure at another time. */
  otherTime: boolean
  /** The words beside the figure tell of another basis, a part, a limit. */
  otherBasis: boolean
  /** 0–1: what share of the document’s other sentences that tell plainly of a line agrees with it; where few tell, nearer to what is common. */
  kept: number
  /** How the other figures that sentences tell keep to the tables. */
  others: { line: Tally; role: Tally; near: Tally; document: Tally }
}

/** How often relations of some place or kind hold and how often they break. */
export interface Tally {
  held: number
  broken: number
}

export interface Term {
  figure: Figure
  sign: 1 | -1
}

/**
 * A statement of arithmetic that the document makes: `result` should be what `compute` gives for the terms.
 * One that holds verifies its figures; one that does not becomes a finding.
 */
export interface Relation {
  kind: RelationKind
  result: Figure
  terms: Term[]
  /** From the terms' values (in order), the result's full value. */
  compute: (values: readonly Decimal[]) => Decimal | undefined
  /** True where `compute` is the signed sum of the terms, so that it can be solved for any of them. */
  linear: boolean
  /** Most that rounding alone can explain. */
  tolerance: Decimal
  /** The result's full value; `amountValue` unless the relation ignores sign or compares rates. */
  stated: Decimal
  expected: Decimal
  holds: boolean
  /** 0–1: how sure the search is, before anything else is known, that the document means this relation. */
  confidence: number
  /** Of a broken relation that was judged: how likely it is an error of the document, by all that is known (judge/cues.ts). */
  probability?: number
  /** Of a broken relation: whether it is told, and how gravely, by the precision that the firm wishes. */
  verdict?: 'serious' | 'warning'
  /** How the relation is proven: by other columns where it holds, by its label, or by the likeness of the error to a slip. */
  basis: 'proven' | 'labelled' | 'slip'
  cues?: ClaimCues
  /** Relations of one structure, told apart by column (or row), share a group. */
  group?: string
  /** Of a workbook: other results of the structure are formulas, this one is typed. */
  typedOver?: boolean
  /** Formula in signs, for relations that are no sums: "(a − b) ÷ b". */
  formula?: (operands: readonly string[]) => string
}

export type RelationDraft = Omit<Relation, 'expected' | 'holds' | 'stated' | 'tolerance'> & {
  stated?: Decimal
  tolerance?: Decimal
}

/** Tests a relation; undefined when it cannot be computed (division by zero). */
export function testRelation(draft: RelationDraft): Relation | undefined {
  const expected = draft.compute(draft.terms.map((term) => amountValue(term.figure.amount)))
  return expected && compare(draft, expected)
}

function compare(draft: RelationDraft, expected: Decimal): Relation {
  const stated = draft.stated ?? amountValue(draft.result.amount)
  const tolerance = draft.tolerance ?? linearTolerance(draft.result, draft.terms)
  return { ...draft, stated, tolerance, expected, holds: stated.minus(expected).abs().lessThanOrEqualTo(tolerance) }
}

/** Tests that a figure is the signed sum of its terms; a sum can always be computed. */
export function testSum(draft: Omit<RelationDraft, 'compute' | 'linear'>): Relation {
  const compute = sumOf(draft.terms)
  return compare(
    { ...draft, compute, linear: true },
    compute(draft.terms.map(({ figure }) => amountValue(figure.amount))),
  )
}

/**
 * Standard deviations of the roundings of all figures beyond which rounding explains no gap: of a thousand sums not one. In about 14,000 sums of
 * published reports that were neither converted nor cut off, gaps beyond it do not occur (docs/benchmarks.md).
 */
const DEVIATIONS = 3.29

/** The most that rounding explains: half a unit of the last printed place for each figure, where there are many less, since they do not all lean one way. */
export function linearTolerance(result: Figure, terms: readonly Term[]): Decimal {
  const own = roundingOf(result.amount)
  const all = [own, ...terms.flatMap(({ figure: { amount } }) => (amount.value === '0' ? [] : [roundingOf(amount)]))]
  const most = Decimal.sum(...all)
  const variance = all.reduce((sum, rounding) => sum.plus(rounding.pow(2).div(3)), new Decimal(0))
  return Decimal.min(most, variance.sqrt().times(DEVIATIONS).plus(own))
}

/** The same in whole units, for so many terms printed to one place. */
export function roundingGap(terms: number): number {
  return Math.floor(Math.min((terms + 1) / 2, DEVIATIONS * Math.sqrt((terms + 1) / 12) + 0.5))
}

/** A computation that names its terms: as many parameters as the relation has terms. */
export function ofTerms(compute: (...values: Decimal[]) => Decimal | undefined): Relation['compute'] {
  return (values) => compute(...values)
}

/** The signed sum of the terms. */
export function sumOf(terms: readonly Term[]): (values: readonly Decimal[]) => Decimal {
  return (values) =>
    values.reduce(
      (sum, value, index) => (itemAt(terms, index).sign > 0 ? sum.plus(value) : sum.minus(value)),
      new Decimal(0),
    )
}

/** Whether what is printed is one slip of the pen away from what it should be, as far as its places go. */
export function isSlipOfPen(relation: Relation): boolean {
  return slipBetween(...inPrint(relation)) !== undefined
}

/** By how many digits a figure tells that it is what it should be but for one digit, or for the place of its point; 0 where it is not. */
export function digitsOfMisprint(relation: Relation): number {
  const [printed, right] = inPrint(relation)
  return misprintDigits(printed, right)
}

/** What is printed and what it should be, in steps of the last place that is printed: "⟦12.9⟧ million" beside 16,948 is 129 for 169. */
function inPrint({ stated, expected, result: { amount } }: Relation): [printed: Decimal, right: Decimal] {
  const step = Decimal.pow(10, (amount.unit === 'percent' ? 0 : amount.scale) - amount.decimals)
  return [stated.div(step), expected.div(step).round()]
}

/** All figures that take part. */
export function figuresOf(relation: Relation): Figure[] {
  return [relation.result, ...relation.terms.map((term) => term.figure)]
}
