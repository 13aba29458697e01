import type { Document, Finding, ModelReading, Review } from '@tickmark/document'
import { type Doubt, doubtsOf } from './ask-to-refute.ts'
import { isSaid, proveClaim } from './prove-claim.ts'
import { hashText } from '../../score/fingerprint.ts'
import type { Claim, ClaimKind, Refusal } from '../answer/claim.ts'
import { readingsOf } from '../ask/digests.ts'
import { findEvidence } from './find-evidence.ts'
import type { Ground } from './ground.ts'
import { indexPlaces, type PlaceIndex } from './place-index.ts'
import { numbersArePrinted } from './printed-numbers.ts'
import { readClaims } from '../answer/read-claims.ts'
import { readSum } from '../answer/read-sum.ts'
import { type RestatementQuestion, restatementQuestions } from './restatements.ts'

/** Of every finding that a language model proposed. */
export const MODEL_RULE = 'model/claim'

/** The answer to one question, by the number of its excerpt from 0. */
export interface ExcerptAnswer {
  excerpt: number
  text: string
}

export interface GroundedClaims {
  findings: Finding[]
  claims: number
  drops: Record<string, number>
  refused: ModelReading['refused']
  /** Questions that ask the model to take claims back, with the findings in the order of their numbers. */
  doubts: Doubt[]
  /** Questions that ask for the cells that open figures of the text restate. */
  restatements: RestatementQuestion[]
}

interface Reading {
  model: string
  /** Length of an excerpt, as the questions were made with. */
  tokens: number
  answers: readonly ExcerptAnswer[]
}

/** Category, and the probability by which it is ranked: set by hand, since no answers of models are to be had to learn it from. */
const KINDS: Record<ClaimKind, { category: Finding['category']; severity: Finding['severity']; confidence: number }> = {
  mismatch: { category: 'calculation', severity: 'warning', confidence: 0.7 },
  direction: { category: 'consistency', severity: 'warning', confidence: 0.65 },
  contradiction: { category: 'consistency', severity: 'warning', confidence: 0.5 },
  missing: { category: 'completeness', severity: 'suggestion', confidence: 0.5 },
  'policy-and-practice': { category: 'compliance', severity: 'warning', confidence: 0.4 },
  definition: { category: 'consistency', severity: 'suggestion', confidence: 0.4 },
  stale: { category: 'completeness', severity: 'suggestion', confidence: 0.4 },
  unsupported: { category: 'traceability', severity: 'suggestion', confidence: 0.3 },
}
/** Findings of a model that one document shows: who has to read more reads none. */
const MOST_SHOWN = 40
/** Refused claims that are kept to be read. */
const MOST_REFUSED = 300

/**
 * What a model claimed, as far as the document proves it: quotes found, sums recomputed from printed figures, absence searched for. The rest is refused,
 * each with its reason. Pure, and takes nothing from the review of the rules: findings, states and scores of theirs stay as they are.
 */
export function groundClaims(
  document: Document,
  review: Pick<Review, 'figures' | 'sums' | 'findings' | 'summary'>,
  { model, tokens, answers }: Reading,
): GroundedClaims {
  const index = indexPlaces(document, review)
  const excerpts = readingsOf(document, tokens)
  const outcome: GroundedClaims = { findings: [], claims: 0, drops: {}, refused: [], doubts: [], restatements: [] }
  const found = new Map<string, Finding>()
  for (const { excerpt, text } of answers) {
    const read = readClaims(text) ?? { claims: [], unreadable: 1 }
    outcome.claims += read.claims.length + read.unreadable
    for (let count = 0; count < read.unreadable; count++) refuse(outcome, 'unreadable')
    for (const claim of read.claims) {
      const finding = groundClaim(claim, { index, sent: excerpts[excerpt]?.blocks ?? [], model })
      if (typeof finding === 'string') refuse(outcome, finding, claim)
      else if (found.has(finding.fingerprint)) refuse(outcome, 'repeated', claim)
      else found.set(finding.fingerprint, finding)
    }
  }
  const ranked = [...found.values()].toSorted((a, b) => b.confidence - a.confidence)
  for (const finding of ranked.slice(MOST_SHOWN)) refuse(outcome, 'too_many', undefined, finding)
  outcome.findings = ranked.slice(0, MOST_SHOWN)
  outcome.doubts = doubtsOf(outcome.findings, index)
  outcome.restatements = restatementQuestions(index)
  return outcome
}

function refuse({ drops, refused }: GroundedClaims, reason: Refusal, claim?: Claim, finding?: Finding): void {
  drops[reason] = (drops[reason] ?? 0) + 1
  if (refused.length >= MOST_REFUSED) return
  const quote = claim?.places.flatMap((place) => place.quote ?? []).join(' … ') ?? finding?.evidence[0].text ?? ''
  refused.push({ reason, title: claim?.title ?? String(finding?.data.title ?? ''), quote: quote.slice(0, 300) })
}

interface Grounding {
  index: PlaceIndex
  sent: readonly string[]
  model: string
}

function groundClaim(claim: Claim, { index, sent, model }: Grounding): Finding | Refusal {
  if (!claim.message) return 'no_words'
  const grounds: Ground[] = []
  for (const place of claim.places) {
    const ground = findEvidence(index, place, sent)
    if (typeof ground === 'string') return ground
    grounds.push(ground)
  }
  if (grounds.length === 0) return 'unknown_place'
  const proof = proveClaim(claim, grounds, index)
  if (typeof proof === 'string') return proof
  const sum = claim.sum === undefined ? undefined : readSum(claim.sum)
  if (!numbersArePrinted(`${claim.title}\n${claim.message}`, grounds, { sum, evidence: proof.evidence }, index))
    return 'number_not_printed'
  if (isSaid(claim.kind, proof.evidence[0], index)) return 'said_already'
  const { category, severity, confidence } = KINDS[claim.kind]
  return {
    ruleId: MODEL_RULE,
    messageId: claim.kind,
    data: { model, title: claim.title, message: claim.message },
    category,
    severity: claim.minor ? 'suggestion' : severity,
    ...proof,
    confidence,
    fingerprint: hashText(
      [
        MODEL_RULE,
        claim.kind,
        ...proof.evidence.slice(0, 2).map(({ text, label = '' }) => `${label} ${text}`.replace(/\s+/g, '')),
      ].join('\u0000'),
    ),
    source: 'model',
  }
}
