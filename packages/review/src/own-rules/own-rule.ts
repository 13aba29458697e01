import type { Category, Document, Evidence, Finding, Review, Severity, Translations } from '@tickmark/document'

/** What a rule of one's own is given: the document as read, and what the product's rules made of it (with every figure and its state). */
export interface OwnRuleInput {
  document: Document
  review: Review
}

/** One problem in words of one's own: in one language, or in as many as its readers need. */
export interface OwnDraft {
  title?: string | Partial<Translations>
  message: string | Partial<Translations>
  /** The place of the problem first, then what it was held against. No evidence, no finding. */
  evidence: [Evidence, ...Evidence[]]
  /** The rule's when absent. */
  severity?: Severity
  expected?: string
  actual?: string
  arithmetic?: string
  /** 0 to 1, and 1 when absent: how sure it is that this is wrong. */
  confidence?: number
}

/** A check that a firm adds to those of the product. */
export interface OwnRule {
  /** `house/what-is-wrong`: kebab-case, stable, in a category that none of the product's rules uses. */
  id: string
  category: Category
  severity: Severity
  check(input: OwnRuleInput): Iterable<OwnDraft>
}

/** The words of a draft as data of its finding, `title.en` for one that has a language. */
export function wordsAsData(name: 'title' | 'message', words: OwnDraft['message'] | undefined): Finding['data'] {
  if (words === undefined) return {}
  if (typeof words === 'string') return { [name]: words }
  return Object.fromEntries(Object.entries(words).map(([language, text]) => [`${name}.${language}`, text]))
}
