import { firstOf, itemAt } from '@tickmark/document'
import type { Document, DocumentType, Review } from '@tickmark/document'
import type { OwnRule, Tuning } from '@tickmark/review'
import { sharedEngine } from './shared-engine.ts'

/** What `review` may be told. */
export interface ReviewOptions {
  /** What the document is; `auto`, which finds out, when absent. */
  type?: DocumentType | 'auto'
  /** A firm's settings: tolerance, materiality, rules, checklists, what is put aside (docs/guide/tuning.md). */
  tuning?: Partial<Tuning>
  /** Rules of one's own (`defineRule`). They run in this process, when those of the product are done. */
  rules?: readonly OwnRule[]
  signal?: AbortSignal
}

/**
 * Reviews a document in a child process: every figure is verified, contradicted or left open, problems come with their places and their
 * arithmetic. The same document gives the same review. Several documents are one task: each is held against the others, and their
 * reviews come in their order.
 *
 * @example
 * ```ts
 * import { describe, read, review } from 'tickmark'
 *
 * const { findings, figureCounts, scores } = await review(await read('report.pdf'))
 * console.log(scores.trust, figureCounts.verified, 'of', figureCounts.total)
 * for (const finding of findings) console.log(finding.severity, (await describe(finding, 'en')).message)
 * ```
 */
export async function review(document: Document, options?: ReviewOptions): Promise<Review>
export async function review(documents: readonly Document[], options?: ReviewOptions): Promise<Review[]>
export async function review(
  given: Document | readonly Document[],
  { type = 'auto', tuning, rules = [], signal }: ReviewOptions = {},
): Promise<Review | Review[]> {
  const isOne = !Array.isArray(given)
  const documents = (isOne ? [given] : given) as readonly Document[]
  const task = documents.map((document, index) => ({ fileId: `${index + 1}`, document }))
  const reviews = task.length > 0 ? await sharedEngine().review(task, { type, tuning }, { signal }) : []
  const all = await withOwnRules(reviews, documents, rules)
  return isOne ? firstOf(all) : all
}

/** The product's rules are heavy to load; who has none of his own never loads them here. */
async function withOwnRules(
  reviews: Review[],
  documents: readonly Document[],
  rules: readonly OwnRule[],
): Promise<Review[]> {
  if (rules.length === 0) return reviews
  const { applyOwnRules } = await import('@tickmark/review')
  return reviews.map((own, index) => applyOwnRules(own, itemAt(documents, index), rules))
}

/**
 * Types a rule of one's own. It sees the document and the finished review, yields problems with their places, and its findings are counted,
 * described and written like any other.
 *
 * @example
 * ```ts
 * import { defineRule, read, review } from 'tickmark'
 *
 * const negativeCash = defineRule({
 *   id: 'house/negative-cash',
 *   category: 'risk',
 *   severity: 'warning',
 *   *check({ review }) {
 *     for (const { concept, amount, location, text } of review.figures)
 *       if (concept === 'cash' && Number(amount.value) < 0)
 *         yield { message: `Cash is negative: ${text}`, evidence: [{ location, text }] }
 *   },
 * })
 * const { findings } = await review(await read('report.pdf'), { rules: [negativeCash] })
 * ```
 */
export function defineRule(rule: OwnRule): OwnRule {
  return rule
}
