import * as z from 'zod'
import { Location } from './location.ts'
import { SEVERITIES } from './severities.ts'

export const Severity = z.enum(SEVERITIES)
export type Severity = z.infer<typeof Severity>

export const Category = z.enum([
  'calculation',
  'consistency',
  'completeness',
  'compliance',
  'traceability',
  'assumption',
  'risk',
])
export type Category = z.infer<typeof Category>

/** What kind of document a review is for. */
export const DocumentType = z.enum(['financial_report', 'valuation_model', 'due_diligence'])
export type DocumentType = z.infer<typeof DocumentType>

/** A place and what is printed there. */
export const Evidence = z.object({
  location: Location,
  /** The text at the place, as printed. */
  text: z.string(),
  /** The number, as printed, where the place holds one. */
  value: z.string().optional(),
  /** What names it: row label, column head. */
  label: z.string().optional(),
})
export type Evidence = z.infer<typeof Evidence>

/** One problem. It holds no sentence: `describe` makes the text in any language from `ruleId`, `messageId` and `data`. */
export const Finding = z.object({
  ruleId: z.string(),
  messageId: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  category: Category,
  severity: Severity,
  /** The first piece is the place of the error itself, the others are its operands. No evidence, no finding. */
  evidence: z.tuple([Evidence], Evidence),
  expected: z.string().optional(),
  actual: z.string().optional(),
  /** Language-neutral: "1,200 + 300 = 1,500 ≠ 1,600". */
  arithmetic: z.string().optional(),
  confidence: z.number().min(0).max(1),
  /** Stays the same over re-runs and small edits elsewhere in the document. */
  fingerprint: z.string(),
  source: z.enum(['rule', 'model']),
})
export type Finding = z.infer<typeof Finding>

/** A finding's text in one language. */
export const FindingText = z.object({
  title: z.string(),
  message: z.string(),
  explanation: z.string(),
})
export type FindingText = z.infer<typeof FindingText>
