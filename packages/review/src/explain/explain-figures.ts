import type { Document, Evidence, Figure } from '@tickmark/document'
import { buildWorkbookModel } from '@tickmark/workbook'
import { figuresOf } from '../claims/relation/relation.ts'
import type { Relation, RelationKind } from '../claims/relation/relation.ts'
import { derivationOf } from '../facts/derivation.ts'
import { isCounted } from '../judge/blame.ts'
import { checkFacts } from '../judge/check-facts.ts'
import type { CheckedFacts } from '../judge/checked-facts.ts'
import { limitsFor, reasonsOf } from '../judge/judge-relations.ts'
import type { Limits, WishedPrecision } from '../judge/judge-relations.ts'
import { arithmeticOf, evidenceOf } from '../rule/from-cause.ts'

/** One thing that a figure was held against, and what became of it. */
export interface ExplainedClaim {
  kind: RelationKind
  /** Whether the figure is what the others should make, or one of them. */
  role: 'result' | 'part'
  /**
   * agrees: it holds and the figure is ticked for it; weak: it holds, but by too little to tick for; serious, warning: it fails and is told;
   * silent: it fails, and is too likely a misreading to be told.
   */
  outcome: 'agrees' | 'weak' | 'serious' | 'warning' | 'silent'
  /** "1,200 + 300 = 1,500 ≠ 1,600", the same in every language. */
  arithmetic: string
  /** The other figures that take part. */
  evidence: Evidence[]
  /** 0–1, of one that fails: how likely it is an error of the document. */
  probability?: number
  /** From which probability on it is told; without `serious` it is a warning at most. */
  limits?: Limits
  /** What decided, most first; for one that fails in a report. */
  reasons: ClaimReason[]
}

export interface ClaimReason {
  cue: string
  /** What the cue says of the claim; below zero the opposite of what it asks. */
  value: number
  /** For an error of the document, or against it. */
  speaks: 'for' | 'against'
  /** What it adds to the log odds. */
  weight: number
}

/** A figure with all that it was held against. */
export interface ExplainedFigure {
  figure: Figure
  place: Evidence
  claims: ExplainedClaim[]
}

export interface ExplainOptions {
  precision?: WishedPrecision
  /** Figures explained at most. */
  most?: number
}

const MOST_FIGURES = 50
const MOST_CLAIMS = 12
const MOST_REASONS = 5

/**
 * Why the figures printed as `text` (or of that id) are ticked, told to be wrong, or left open: each claim that they take part in, as the review weighs it.
 * Pure; reads the document anew, in about the time that its arithmetic takes in a review.
 */
export function explainFigures(document: Document, text: string, options: ExplainOptions = {}): ExplainedFigure[] {
  const { figures, explain } = openExplainer(document, options.precision)
  const wanted = figures.filter((figure) => figure.id === text || plain(figure.text) === plain(text))
  return wanted.slice(0, options.most ?? MOST_FIGURES).map(explain)
}

/** Each figure of a document with its explanation, one after the other by their ids. */
export function* explainDocument(
  document: Document,
  precision?: WishedPrecision,
): Generator<ExplainedFigure, void, undefined> {
  yield* explainAll(openExplainer(document, precision))
}

/** The same from what a review has read already, in a small part of the time. */
export function* explainChecked(
  document: Document,
  facts: CheckedFacts,
  precision?: WishedPrecision,
): Generator<ExplainedFigure, void, undefined> {
  yield* explainAll(explainerOf(document, facts, precision))
}

function* explainAll({ figures, explain }: Explainer): Generator<ExplainedFigure, void, undefined> {
  for (const figure of figures.toSorted((a, b) => (a.id < b.id ? -1 : 1))) yield explain(figure)
}

interface Explainer {
  figures: readonly Figure[]
  explain: (figure: Figure) => ExplainedFigure
}

/** Reads a document as the review does, to explain any of its figures. */
function openExplainer(document: Document, precision: WishedPrecision | undefined): Explainer {
  const derivation = document.workbook && derivationOf(buildWorkbookModel(document.workbook))
  const facts = checkFacts(document, { ...(derivation && { derivation }), ...(precision && { precision }) })
  return explainerOf(document, facts, precision)
}

function explainerOf(document: Document, facts: CheckedFacts, precision: WishedPrecision | undefined): Explainer {
  const reasons = document.workbook ? () => [] : reasonsOf(facts.relations, facts.figures)
  const claims = claimsByFigure(facts)
  const explain = (figure: Figure): ExplainedFigure => ({
    figure,
    place: evidenceOf(figure, facts),
    claims: [...(claims.get(figure) ?? [])]
      .toSorted((a, b) => rankOf(b) - rankOf(a))
      .slice(0, MOST_CLAIMS)
      .map((relation) => explainClaim(relation, { figure, facts, reasons, precision })),
  })
  return { figures: facts.figures, explain }
}

const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '')

/** The relations of each figure, and those that confirm it beside its own formula. */
function claimsByFigure({ relations, confirmations }: CheckedFacts): Map<Figure, Set<Relation>> {
  const claims = new Map<Figure, Set<Relation>>()
  const add = (figure: Figure, relation: Relation): void => {
    const own = claims.get(figure)
    if (own) own.add(relation)
    else claims.set(figure, new Set([relation]))
  }
  for (const relation of relations) for (const figure of figuresOf(relation)) add(figure, relation)
  for (const { relation, figures } of confirmations)
    for (const figure of figures) if (figuresOf(relation).includes(figure)) add(figure, relation)
  return claims
}

/** What is told first, then what ticks, then what is silent, the likeliest first. */
function rankOf(relation: Relation): number {
  const { verdict, holds, probability, confidence } = relation
  if (verdict) return 2 + (probability ?? confidence)
  return holds ? 1 + confidence : (probability ?? confidence)
}

interface Surrounding {
  figure: Figure
  facts: CheckedFacts
  reasons: ReturnType<typeof reasonsOf>
  precision: WishedPrecision | undefined
}

function explainClaim(relation: Relation, { figure, facts, reasons, precision }: Surrounding): ExplainedClaim {
  const { kind, probability } = relation
  const others = figuresOf(relation).filter((other) => other !== figure)
  return {
    kind,
    role: relation.result === figure ? 'result' : 'part',
    outcome: outcomeOf(relation),
    arithmetic: arithmeticOf(relation),
    evidence: others.map((other) => evidenceOf(other, facts)),
    ...(probability !== undefined && { probability, limits: limitsFor(relation, precision) }),
    reasons: relation.holds ? [] : reasonsFor(reasons(relation)),
  }
}

function outcomeOf(relation: Relation): ExplainedClaim['outcome'] {
  if (relation.holds) return isCounted(relation) ? 'agrees' : 'weak'
  return relation.verdict ?? 'silent'
}

/** The bare prior of a kind is no reason that a reader could follow. */
function reasonsFor(weighed: ReturnType<ReturnType<typeof reasonsOf>>): ClaimReason[] {
  return weighed
    .filter(({ id }) => !id.startsWith('kind '))
    .slice(0, MOST_REASONS)
    .map(({ id, value, weight }) => ({
      cue: id,
      value,
      speaks: weight > 0 ? 'for' : 'against',
      weight: Math.round(weight * 100) / 100,
    }))
}
