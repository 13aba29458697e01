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
  const { precision, most = MOST_FIGURES } = options
  const derivation = document.workbook && derivationOf(buildWorkbookModel(document.workbook))
  const facts = checkFacts(document, { ...(derivation && { derivation }), ...(precision && { precision }) })
  const wanted = facts.figures.filter((figure) => figure.id === text || plain(figure.text) === plain(text))
  const reasons = document.workbook ? () => [] : reasonsOf(facts.relations, facts.figures)
  return wanted.slice(0, most).map((figure) => ({
    figure,
    place: evidenceOf(figure, facts),
    claims: claimsOf(figure, facts)
      .slice(0, MOST_CLAIMS)
      .map((relation) => explainClaim(relation, { figure, facts, reasons, precision })),
  }))
}

const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '')

/** What is told first, then what ticks, then what is silent, the likeliest first. */
function claimsOf(figure: Figure, { relations, confirmations }: CheckedFacts): Relation[] {
  const confirming = confirmations.filter(({ figures }) => figures.includes(figure))
  const all = new Set([...relations, ...confirming.map(({ relation }) => relation)])
  return [...all].filter((relation) => figuresOf(relation).includes(figure)).toSorted((a, b) => rankOf(b) - rankOf(a))
}

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
