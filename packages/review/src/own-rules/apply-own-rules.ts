import type { Document, Finding, Review } from '@tickmark/document'
import { fingerprintOf } from '../score/fingerprint.ts'
import { scoreReview } from '../score/score.ts'
import { sortFindings } from '../score/sort-findings.ts'
import { type OwnDraft, type OwnRule, wordsAsData } from './own-rule.ts'

/** A review with what rules of one's own find besides; scores count them as they count any finding. */
export function applyOwnRules(review: Review, document: Document, rules: readonly OwnRule[]): Review {
  const own = rules.flatMap((rule) => runRule(rule, document, review))
  const findings = sortFindings([...review.findings, ...own], document)
  const { scores, deductions } = scoreReview(findings, review.figureCounts, review.unscored)
  const engine = { ...review.engine, rules: review.engine.rules + rules.length }
  return { ...review, findings, scores, deductions, engine }
}

const MESSAGE_ID = 'own'

function runRule(rule: OwnRule, document: Document, review: Review): Finding[] {
  const seen = new Map<string, number>()
  return Array.from(rule.check({ document, review }), (draft) => {
    const first = fingerprint(rule, draft, 0)
    const occurrence = seen.get(first) ?? 0
    seen.set(first, occurrence + 1)
    const { title, message, severity = rule.severity, confidence = 1, ...proof } = draft
    return {
      ...proof,
      ruleId: rule.id,
      messageId: MESSAGE_ID,
      data: { ...wordsAsData('title', title), ...wordsAsData('message', message) },
      category: rule.category,
      severity,
      confidence,
      fingerprint: occurrence ? fingerprint(rule, draft, occurrence) : first,
      source: 'rule' as const,
    }
  })
}

/** The wording is no part of it: what was put aside stays so when its sentence is mended. */
function fingerprint({ id }: OwnRule, { evidence, expected }: OwnDraft, occurrence: number): string {
  return fingerprintOf(id, { messageId: MESSAGE_ID, data: {}, evidence, expected, confidence: 1 }, occurrence)
}
