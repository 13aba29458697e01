import * as z from 'zod'
import { Checklist } from './checklist.ts'
import { Coverage } from './coverage.ts'
import { DocumentLanguage } from './language.ts'
import { DocumentType, Evidence, Finding } from './finding.ts'
import { Figure, FigureCounts } from './figure.ts'
import { Location } from './location.ts'
import { SheetMap } from './sheet-region.ts'

export const ScoreName = z.enum(['trust', 'integrity', 'compliance'])
export type ScoreName = z.infer<typeof ScoreName>

const Score = z.int().min(0).max(100).nullable()

/** 0–100 each; null where too little could be checked for a score to mean anything. */
export const Scores = z.object({ trust: Score, integrity: Score, compliance: Score })
export type Scores = z.infer<typeof Scores>

/**
 * Why a score is null. trust: `no_figures`, or `few_checked` (data `checked`, `total`, `needed`); integrity: `unknown_kind`, no kind of
 * report that has prescribed parts; compliance: `no_requirements`, no framework, form or checklist that applies.
 */
export const Unscored = z.object({
  score: ScoreName,
  reason: z.enum(['no_figures', 'few_checked', 'unknown_kind', 'no_requirements']),
  data: z.record(z.string(), z.int()),
})
export type Unscored = z.infer<typeof Unscored>

/** Why a score is not 100: points taken, by rule (or by coverage, `ruleId` absent). */
export const Deduction = z.object({
  score: ScoreName,
  ruleId: z.string().optional(),
  count: z.int(),
  points: z.number(),
})
export type Deduction = z.infer<typeof Deduction>

/** What a document says of itself: only what several places or a primary statement prove; what is not proven is absent. */
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
      /** One decimal, sign included: per cent, or percentage points where `changeUnit` says so. */
      change: z.string().optional(),
      changeUnit: z.literal('points').optional(),
      /** Of the current figure. */
      location: Location,
      priorLocation: Location.optional(),
    }),
  ),
  outline: z.array(z.object({ level: z.int().min(1), text: z.string(), page: z.int().min(1).optional() })),
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

/** Why an excerpt was not read by a language model. */
export const UnreadReason = z.enum([
  'unreachable',
  'refused',
  'timeout',
  'bad_answer',
  'not_set_up',
  'deadline',
  'budget',
  'too_many',
])
export type UnreadReason = z.infer<typeof UnreadReason>

/** What a language model read of the document after the review, and what became of its claims. Nothing here is part of a score. */
export const ModelReading = z.object({
  model: z.string(),
  /** Version of the questions that it was asked. */
  prompts: z.string(),
  /** `asking` while answers are awaited. */
  state: z.enum(['asking', 'done']),
  excerpts: z.int(),
  read: z.int(),
  /** Stretches that were not read; `pages` where the format has pages. */
  unread: z.array(z.object({ pages: z.tuple([z.int(), z.int()]).optional(), reason: UnreadReason })),
  /** How many claims came, and how many of them are shown. */
  claims: z.int(),
  shown: z.int(),
  /** How many claims were refused, by reason. */
  drops: z.record(z.string(), z.int()),
  /** Refused claims to read, the first few hundred. */
  refused: z.array(z.object({ reason: z.string(), title: z.string(), quote: z.string() })),
  /**
   * Figures of the text that no rule proves, each with the cell that the model says it restates: amount, unit, period and name are checked by our own code.
   * The figures keep their state.
   */
  restated: z.array(z.object({ figure: Evidence, source: Evidence })),
  /** As the endpoint counted them, else estimated. */
  tokens: z.object({ sent: z.int(), answered: z.int() }),
})
export type ModelReading = z.infer<typeof ModelReading>

/** Why a sentence of a model's answer is not borne out by the document. */
export const UnprovenReason = z.enum([
  'no_place',
  'quote_not_found',
  'number_not_printed',
  'other_period',
  'other_line',
  'other_words',
  'turned_round',
])
export type UnprovenReason = z.infer<typeof UnprovenReason>

/** What a language model answers to a question about a document: sentence by sentence, as far as the document bears them out. */
export const DocumentAnswer = z.object({
  sentences: z.array(
    z.object({
      text: z.string(),
      places: z.array(Evidence),
      /** Absent where the places bear the sentence out. */
      unproven: UnprovenReason.optional(),
    }),
  ),
})
export type DocumentAnswer = z.infer<typeof DocumentAnswer>

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
  /** For each score that is null, why. */
  unscored: z.array(Unscored).optional(),
  deductions: z.array(Deduction),
  /** What was checked and what is left open. */
  coverage: Coverage,
  /** What frameworks, forms and the firm ask of the document, item by item; absent where none is known to apply. */
  checklists: z.array(Checklist).optional(),
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
    modelFailure: UnreadReason.optional(),
    /** Absent where no language model was chosen. */
    reading: ModelReading.optional(),
  }),
})
export type Review = z.infer<typeof Review>
