import * as z from 'zod'
import { Amount } from './amount.ts'
import { Location } from './location.ts'

/** The time that a figure speaks of. `instant`: a balance at `end`; `duration`: from `start` to `end`. ISO dates where known. */
export const Period = z.object({
  kind: z.enum(['instant', 'duration', 'unknown']),
  start: z.string().optional(),
  end: z.string().optional(),
  /** As printed: "2023年度", "three months ended June 30, 2024", 当期. */
  text: z.string(),
})
export type Period = z.infer<typeof Period>

export const FigureState = z.enum(['verified', 'contradicted', 'unverified'])
export type FigureState = z.infer<typeof FigureState>

/** A number in the document, where it stands, what it means and whether it could be verified. */
export const Figure = z.object({
  id: z.string(),
  amount: Amount,
  /** As printed. */
  text: z.string(),
  location: Location,
  /** Row label or the words that name it, as printed. */
  label: z.string().optional(),
  /** Column head, as printed. */
  columnLabel: z.string().optional(),
  /** Normalised accounting concept ("revenue", "total_assets"), the same over all languages. */
  concept: z.string().optional(),
  period: Period.optional(),
  scope: z.enum(['group', 'parent', 'segment']).optional(),
  confidence: z.number().min(0).max(1).optional(),
  state: FigureState,
  /** Ids of the rules whose checks it took part in, those that held and those that failed. */
  checks: z.array(z.object({ ruleId: z.string(), held: z.boolean() })),
})
export type Figure = z.infer<typeof Figure>

export const FigureCounts = z.object({
  total: z.int(),
  verified: z.int(),
  contradicted: z.int(),
  unverified: z.int(),
  /** Of the unverified: values of formulas that computing them anew gives, too. It proves the file, not the formula. */
  recomputed: z.int().optional(),
})
export type FigureCounts = z.infer<typeof FigureCounts>
