import type { Document, Finding, Review } from '@tickmark/document'
import { scoreReview } from '../score/score.ts'
import { sortFindings } from '../score/sort-findings.ts'
import type { Claim } from './claim.ts'
import { groundClaim } from './ground-claim.ts'

/** A review with the claims of an analysis model that the document bears out; the others are dropped and counted. */
export function addClaims(review: Review, document: Document, claims: readonly Claim[], model: string): Review {
  const found = new Map(review.findings.map((finding) => [finding.fingerprint, finding]))
  let dropped = 0
  for (const claim of claims) {
    const finding = groundClaim(claim, document, model)
    if (!finding || found.has(finding.fingerprint) || review.findings.some((other) => isSame(other, finding))) dropped++
    else found.set(finding.fingerprint, finding)
  }
  const findings = sortFindings([...found.values()], document)
  const { scores, deductions } = scoreReview(findings, review.figureCounts, review.unscored)
  const engine = { ...review.engine, models: [...review.engine.models, model], dropped }
  return { ...review, findings, scores, deductions, engine }
}

/** The rules have said it already, with their proof. */
function isSame(rule: Finding, claim: Finding): boolean {
  const [a, b] = [rule.evidence[0].location, claim.evidence[0].location]
  return (
    rule.category === claim.category &&
    a.block === b.block &&
    a.rowIndex === b.rowIndex &&
    a.columnIndex === b.columnIndex &&
    (a.start === undefined || b.start === undefined || (a.start < b.end! && b.start < a.end!))
  )
}
