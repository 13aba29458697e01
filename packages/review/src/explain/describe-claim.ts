import type { Language } from '@tickmark/document'
import type { ClaimReason, ExplainedClaim } from './explain-figures.ts'
import { en } from './texts/en.ts'
import type { ExplainTexts } from './texts/en.ts'
import { ja } from './texts/ja.ts'
import { ko } from './texts/ko.ts'
import { zhCN } from './texts/zh-CN.ts'

const TEXTS: Record<Language, ExplainTexts> = { 'zh-CN': zhCN, en, ko, ja }

/** A claim in words. */
export interface ClaimText {
  /** What kind of relation it is. */
  kind: string
  /** Whether it agrees, and what was made of it. */
  outcome: string
  /** How likely it is an error, and from when on it is told; of one that fails in a report. */
  likelihood?: string
  /** What spoke for and against an error, most first. */
  reasons: { speaks: string; fact: string }[]
}

/** What became of a claim and why, in one language. */
export function describeClaim(
  { kind, outcome, probability, limits, reasons }: ExplainedClaim,
  language: Language,
): ClaimText {
  const { kinds, outcomes, sentences } = TEXTS[language]
  const likelihood =
    probability !== undefined &&
    limits &&
    sentences.likelihood.replace('{probability}', percent(probability)).replace('{limit}', percent(limits.warning))
  return {
    kind: kinds[kind],
    outcome: outcomes[outcome],
    ...(likelihood && { likelihood }),
    reasons: reasons.map((reason) => ({ speaks: sentences[reason.speaks], fact: factOf(reason, language) })),
  }
}

/** What is said where there is nothing to describe. */
export function describeNothing(about: 'open' | 'unknown', language: Language): string {
  return TEXTS[language].sentences[about]
}

function percent(share: number): string {
  return String(Math.round(share * 100))
}

function factOf({ cue, value }: ClaimReason, language: Language): string {
  const facts: Readonly<Record<string, string>> = TEXTS[language].facts
  return (value < 0 ? facts[`${cue}-`] : undefined) ?? facts[cue] ?? cue
}
