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

/** The whole outcome of reviewing one document. The same document gives the same review, byte for byte. */
export const Review = z.object({
  documentType: DocumentType,
  language: DocumentLanguage,
  scores: Scores,
  deductions: z.array(Deduction),
  figureCounts: FigureCounts,
  figures: z.array(Figure),
  findings: z.array(Finding),
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
