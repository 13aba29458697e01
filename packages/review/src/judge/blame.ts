import { Decimal, amountValue, getExisting } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { figuresOf } from '../claims/relation/relation.ts'
import type { Relation, RelationKind } from '../claims/relation/relation.ts'
import { exchangedTies } from './exchanged-ties.ts'
import { SUSPECTED, correctionsOf, groupByFigure } from './corrections.ts'
import type { Correction } from './corrections.ts'
import type { Slip } from '../claims/relation/slip.ts'

/** One error: the figure whose single change mends the most broken relations, and those relations. */
export interface Cause {
  /** The relation that shows the error best. */
  relation: Relation
  culprit: Figure
  /** Full value that mends the relations. */
  proposed: Decimal
  slip?: Slip
  relations: Relation[]
  /** The culprit stands in the place of this figure, and this figure in its place. */
  exchangedWith?: Figure
}

/** Least confidence in a relation that holds for it to verify its figures. */
const VERIFYING_CONFIDENCE = 0.5

/** Whether a relation says something about its figures: that they are verified, or that one of them is wrong. */
export function isCounted({ holds, confidence, verdict }: Relation): boolean {
  return holds ? confidence >= VERIFYING_CONFIDENCE : verdict !== undefined
}

/** Whether the culprit is a figure in prose that would be right at another power of ten: a wrong scale word. */
export function isScaleSlip({ culprit, proposed }: Cause): boolean {
  if (culprit.location.start === undefined || proposed.isZero() || !SCALED.has(culprit.amount.unit)) return false
  const power = amountValue(culprit.amount).div(proposed).abs().log(10)
  return power.abs().greaterThan(1.9) && power.minus(power.round()).abs().lessThan(0.03)
}

/** Rates and counted things have no scale word. */
const SCALED: ReadonlySet<Figure['amount']['unit']> = new Set(['money', 'unknown', 'shares'])

/** A typed total in a row of formulas outweighs that an addend may look like a slip. */
const TYPED_OVER = 0.9

interface Proposal extends Cause {
  gain: number
  refuted: boolean
}

/**
 * Explains all broken relations by as few wrong figures as possible; a wrong subtotal becomes one cause, not five. What `isComputed`
 * by a formula cannot be mistyped and is never to blame.
 */
export function findCauses(
  relations: readonly Relation[],
  isComputed: (figure: Figure) => boolean = () => false,
): Cause[] {
  const byFigure = groupByFigure(relations)
  const broken = relations.filter((relation) => !relation.holds)
  const causes = [...exchanges(broken), ...exchangedTies(broken, byFigure)].filter(
    ({ culprit, exchangedWith }) => !isComputed(culprit) && !isComputed(exchangedWith!),
  )
  const open = new Set(without(broken, causes))
  const signed = signedGroups(relations)
  // What a correction mends and harms is found out once; what of it is still open changes with each relation that is explained.
  const corrections = new Map(
    Array.from(open, (relation) => [
      relation,
      correctionsOf(relation, byFigure).filter(({ figure }) => !isComputed(figure)),
    ]),
  )
  // The best explanation of each open relation; figured anew only where an explained relation shares a figure with it.
  const best = new Map<Relation, Proposal>()
  const propose = (relation: Relation) => {
    const proposal = topOf(
      getExisting(corrections, relation).map((correction) => proposalFor(relation, correction, { open, signed })),
    )
    if (proposal) best.set(relation, proposal)
    else best.delete(relation)
  }
  for (const relation of open) propose(relation)
  while (open.size > 0) {
    const top = topOf([...open].flatMap((relation) => best.get(relation) ?? []))
    if (!top) break
    const { gain: _gain, refuted, ...cause } = top
    if (!refuted) causes.push(cause)
    for (const relation of cause.relations) open.delete(relation)
    for (const relation of neighbours(cause.relations, byFigure)) if (open.has(relation)) propose(relation)
  }
  return mergeRepeats(causes).filter(
    (cause) =>
      (cause.exchangedWith !== undefined && !isChance(cause)) ||
      (cause.relations.some(({ verdict }) => verdict !== undefined) && !isAbsurd(cause, signed)),
  )
}

/** Structures of which a lane that holds has a negative part: in another lane a part may be negative as well. */
function signedGroups(relations: readonly Relation[]): Set<string> {
  return new Set(
    relations.flatMap(({ group, holds, terms }) =>
      group !== undefined && holds && terms.some(({ figure }) => amountValue(figure.amount).isNegative())
        ? [group]
        : [],
    ),
  )
}

/** A sheet has so many numbers that two sums which nothing speaks for miss each other by the same gap. */
function isChance({ culprit, relations }: Cause): boolean {
  return culprit.location.sheet !== undefined && relations.some(({ confidence }) => confidence < SUSPECTED)
}

function topOf(proposed: readonly Proposal[]): Proposal | undefined {
  return proposed.reduce<Proposal | undefined>((top, next) => (!top || next.gain > top.gain ? next : top), undefined)
}

/** A part that would have to be negative among positive ones in all that it explains, without looking like a lost sign: the structure was misread. */
function isAbsurd({ relations, culprit, proposed, slip }: Cause, signed: ReadonlySet<string>): boolean {
  const isOfPositive = (relation: Relation): boolean => {
    if (relation.group !== undefined && signed.has(relation.group)) return false
    const isSum = relation.linear && relation.terms.length >= 2 && relation.terms.every((term) => term.sign > 0)
    const positive = figuresOf(relation).every((figure) => !amountValue(figure.amount).isNegative())
    return isSum && positive && culprit !== relation.result
  }
  return proposed.isNegative() && slip === undefined && relations.every(isOfPositive)
}

/** All relations that share a figure with one of these. */
function neighbours(relations: readonly Relation[], byFigure: ReadonlyMap<Figure, Relation[]>): Set<Relation> {
  return new Set(
    relations.flatMap((relation) => figuresOf(relation).flatMap((figure) => getExisting(byFigure, figure))),
  )
}

/** Kinds that only their own arithmetic, or the likeness of two lines, suggests. */
const DISCOVERED: ReadonlySet<RelationKind> = new Set(['cross-sum', 'change', 'difference', 'sum', 'same-item'])

/** Where mending a discovered structure breaks as much that holds, there was no such structure. */
function isRefuted({ kind, basis }: Relation, mended: number, harmed: number): boolean {
  return basis === 'proven' && DISCOVERED.has(kind) && harmed >= 0.9 && harmed >= mended
}

/** One wrong number printed in several sentences, or again in the total column of its only part, is one cause. */
function mergeRepeats(causes: readonly Cause[]): Cause[] {
  const merged: Cause[] = []
  for (const cause of causes) {
    const same = merged.find(
      (other) =>
        (cause.culprit.location.start !== undefined || isSameSum(other.relation, cause.relation)) &&
        other.relation.kind === cause.relation.kind &&
        other.culprit.text.replace(/\s/g, '') === cause.culprit.text.replace(/\s/g, '') &&
        other.proposed.equals(cause.proposed),
    )
    if (same) same.relations.push(...cause.relations)
    else merged.push(cause)
  }
  return merged
}

/** Two lanes of one structure that print the same figures throughout. */
function isSameSum(a: Relation, b: Relation): boolean {
  const texts = (relation: Relation) => figuresOf(relation).map((figure) => figure.text)
  return a.group !== undefined && a.group === b.group && texts(a).join() === texts(b).join()
}

function without(open: readonly Relation[], causes: readonly Cause[]): Relation[] {
  const gone = new Set(causes.flatMap((cause) => cause.relations))
  return open.filter((relation) => !gone.has(relation))
}

/** Less than anything else that makes one explanation better than another. */
const LESS = 0.01

function proposalFor(
  relation: Relation,
  { figure, value, slip, mended, harmed }: Correction,
  { open, signed }: { open: ReadonlySet<Relation>; signed: ReadonlySet<string> },
): Proposal {
  const stillOpen = mended.filter((other) => open.has(other))
  const relations = stillOpen.includes(relation) ? stillOpen : [relation, ...stillOpen]
  const [better, worse] = [weightOf(relations), weightOf(harmed)]
  const gain =
    better -
    worse +
    (slip === 'sign' ? 0.7 : slip ? 0.5 : 0) +
    (figure === relation.result ? (relation.typedOver ? TYPED_OVER : 0.1) : 0) +
    (figure.location.start === undefined ? 0 : 0.3)
  const cause = {
    relation: strongest(relations),
    culprit: figure,
    proposed: value,
    relations,
    ...(slip ? { slip } : {}),
  }
  // Of figures that explain as much, the one that could be right.
  return { ...cause, gain: isAbsurd(cause, signed) ? gain - LESS : gain, refuted: isRefuted(relation, better, worse) }
}

function weightOf(relations: readonly Relation[]): number {
  return relations.reduce((sum, relation) => sum + relation.confidence, 0)
}

/** How likely a broken relation is an error; before it is judged, how sure its search is. */
export function likelihoodOf({ probability, confidence }: Relation): number {
  return probability ?? confidence
}

/** Probabilities nearer than this are one; the one that its search is surer of shows the error better. */
const ALIKE = 0.02

function isStronger(a: Relation, b: Relation): boolean {
  const gap = likelihoodOf(a) - likelihoodOf(b)
  return Math.abs(gap) < ALIKE ? a.confidence > b.confidence : gap > 0
}

function strongest(relations: readonly Relation[]): Relation {
  return relations.reduce((best, next) => (isStronger(next, best) ? next : best))
}

/** Pairs of relations of one structure that exchanging two figures of one line would mend together. */
function exchanges(open: readonly Relation[]): Cause[] {
  const causes: Cause[] = []
  const groups = Map.groupBy(
    open.filter((relation) => relation.group && relation.linear),
    (relation) => relation.group!,
  )
  const used = new Set<Relation>()
  for (const group of groups.values()) {
    for (const [index, a] of group.entries()) {
      const partner = group
        .slice(index + 1)
        .map((b) => ({ b, pair: exchangedPair(a, b) }))
        .find(({ pair }) => pair)
      if (!partner?.pair || used.has(a)) continue
      const [culprit, other] = partner.pair
      const same = causes.find((cause) => cause.culprit === culprit && cause.exchangedWith === other)
      used.add(a).add(partner.b)
      if (same) same.relations.push(a, partner.b)
      else
        causes.push({
          relation: strongest([a, partner.b]),
          culprit,
          exchangedWith: other,
          proposed: amountValue(other.amount),
          relations: [a, partner.b],
        })
    }
  }
  return causes
}

/** Units of the last printed place by which two lanes have to miss in opposite directions. */
const LEAST_GAP = 20
const LEAST_GAP_ALONE = 100

function exchangedPair(a: Relation, b: Relation): [Figure, Figure] | undefined {
  const gap = a.stated.minus(a.expected)
  // Where the judge believes neither sum, only a gap of many digits is met by no two lines by chance.
  const least = (a.verdict ?? b.verdict) ? LEAST_GAP : LEAST_GAP_ALONE
  if (
    gap.isZero() ||
    gap
      .abs()
      .div(Decimal.pow(10, a.result.amount.scale - a.result.amount.decimals))
      .lessThan(least) ||
    !gap.plus(b.stated.minus(b.expected)).abs().lessThanOrEqualTo(a.tolerance.plus(b.tolerance))
  )
    return undefined
  const lines = [
    { left: a.result, right: b.result, sign: -1 },
    ...a.terms.flatMap((term) => {
      const twin = b.terms.find((other) => sameLine(other.figure, term.figure))
      return twin ? [{ left: term.figure, right: twin.figure, sign: term.sign as number }] : []
    }),
  ]
  const line = lines.find(({ left, right, sign }) => {
    const moved = amountValue(right.amount).minus(amountValue(left.amount)).times(sign)
    return moved.minus(gap).abs().lessThanOrEqualTo(a.tolerance)
  })
  return line ? [line.left, line.right] : undefined
}

function sameLine(a: Figure, b: Figure): boolean {
  return (
    a.location.block === b.location.block &&
    (a.location.rowIndex === b.location.rowIndex || a.location.columnIndex === b.location.columnIndex)
  )
}
