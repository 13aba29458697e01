import * as z from 'zod'
import { DocumentLanguage } from './language.ts'
import { DocumentType, Finding } from './finding.ts'
import { Figure, FigureCounts } from './figure.ts'
import { Location } from './location.ts'
import { SheetMap } from './sheet-region.ts'

/** 0–100 each. */
export const Scores = z.object({
  trust: z.int().min(0).max(100),
  integrity: z.int().min(0).max(100),
  compliance: z.int().min(0).max(100),
})
export type Scores = z.infer<typeof Scores>

/** Why a score is not 100: points taken, by rule (or by coverage, `ruleId` absent). */
export const Deduction = z.object({
  score: z.enum(['trust', 'integrity', 'compliance']),
  ruleId: z.string().optional(),
  count: z.int(),
  points: z.number(),
})
export type Deduction = z.infer<typeof Deduction>

/** What a document says of itself, taken from it without a language model. */
export const DocumentSummary = z.object({
  title: z.string().optional(),
  entity: z.string().optional(),
  period: z.string().optional(),
  unitText: z.string().optional(),
  keyFigures: z.array(
    z.object({
      concept: z.string(),
      label: z.string(),
      current: z.string(),
      currentPeriod: z.string().optional(),
      prior: z.string().optional(),
      priorPeriod: z.string().optional(),
      /** Percent, one decimal, sign included. */
      change: z.string().optional(),
      location: Location,
    }),
  ),
  outline: z.array(z.object({ level: z.int().min(1), text: z.string(), page: z.int().min(1).optional() })),
  /** First sentences that carry most of the document's vocabulary, as printed. */
  sentences: z.array(z.object({ text: z.string(), location: Location })),
})
export type DocumentSummary = z.infer<typeof DocumentSummary>

/** A sum that the document states and that was recognised: which figure is the signed sum of which. */
export const StatedSum = z.object({
  /** Ids of figures. */
  result: z.string(),
  addends: z.array(z.object({ figure: z.string(), sign: z.union([z.literal(1), z.literal(-1)]) })).min(1),
  holds: z.boolean(),
  /** Printed result less the sum, full value; absent when they are equal. Of a sum that holds it is rounding. */
  difference: z.string().optional(),
})
export type StatedSum = z.infer<typeof StatedSum>

/** A finding that the firm has put aside, and why. It counts for nothing and is kept for the file. */
export const SuppressedFinding = z.object({ finding: Finding, reason: z.string() })
export type SuppressedFinding = z.infer<typeof SuppressedFinding>

/** The whole outcome of reviewing one document. The same document gives the same review, byte for byte. */
export const Review = z.object({
  documentType: DocumentType,
  /** What the document itself seems to be, where that is another type than it was reviewed as. */
  looksLike: DocumentType.optional(),
  language: DocumentLanguage,
  scores: Scores,
  deductions: z.array(Deduction),
  figureCounts: FigureCounts,
  figures: z.array(Figure),
  findings: z.array(Finding),
  /** Findings that the firm's tuning put aside, with its reasons. */
  suppressed: z.array(SuppressedFinding).optional(),
  /** Sums within tables, by which an export can be made to calculate. */
  sums: z.array(StatedSum).optional(),
  summary: DocumentSummary,
  /** Workbooks only: which cells of each sheet belong together. */
  sheetMaps: z.array(SheetMap).optional(),
  engine: z.object({
    version: z.string(),
    rules: z.int(),
    models: z.array(z.string()),
    /** Claims of models that the document did not bear out, and that were left out. */
    dropped: z.int().optional(),
    /** Set when a model was chosen but gave no answer: the review is that of the rules alone. */
    modelFailure: z.enum(['unreachable', 'refused', 'timeout', 'bad_answer']).optional(),
  }),
})
export type Review = z.infer<typeof Review>
