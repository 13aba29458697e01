import { DocumentType } from '@tickmark/document'
import type { Category, Document, Finding, Severity, Translations } from '@tickmark/document'
import type { CheckedFacts } from '../judge/checked-facts.ts'
import type { Tuning } from '../profiles/tuning.ts'
import type { WorkbookModel } from '@tickmark/workbook'

/** Arithmetic and formulas are checked whatever a document is reviewed as. */
export const ANY_TYPE: readonly DocumentType[] = DocumentType.options

export interface RuleMeta {
  /** `category/what-is-wrong`, kebab-case; stable for ever. */
  id: string
  /** Ids of the catalogue that the rule covers: CALC-001 … */
  catalogue: readonly string[]
  category: Category
  severity: Severity
  /** computed: arithmetic proves it · stated: the document says it itself · heuristic: a well-founded suspicion. */
  basis: 'computed' | 'stated' | 'heuristic'
  documents: readonly DocumentType[]
  status: 'stable' | 'preview'
}

/** `{name}` stands for `data.name`. */
export interface Message {
  title: Translations
  message: Translations
  explanation: Translations
}

export interface RuleInput {
  document: Document
  facts: CheckedFacts
  /** Workbooks only. */
  model?: WorkbookModel
  tuning: Tuning
  /** What the document is reviewed as. */
  type: DocumentType
  /** The other documents of the same task with their facts. */
  siblings: readonly { document: Document; facts: CheckedFacts; model?: WorkbookModel }[]
}

/** What a rule yields; `ruleId`, `category`, `fingerprint` and `source` are added by the engine. */
export type FindingDraft<MessageId extends string = string> = Pick<
  Finding,
  'data' | 'evidence' | 'expected' | 'actual' | 'arithmetic' | 'confidence'
> & {
  messageId: MessageId
  /** Defaults to the rule's. */
  severity?: Severity
}

export interface Rule<MessageId extends string = string> {
  meta: RuleMeta
  messages: Record<MessageId, Message>
  check(input: RuleInput): Iterable<FindingDraft<MessageId>>
}

/** Types a rule; a message in fewer than four languages does not compile. */
export function defineRule<const MessageId extends string>(rule: Rule<MessageId>): Rule<MessageId> {
  return rule
}
