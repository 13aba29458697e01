import { DocumentType, Severity } from '@tickmark/document'
import * as z from 'zod'
import { Profile } from './profile.ts'

/** What share of the serious findings, and of the warnings, should be right where a firm wishes nothing else. */
export const DEFAULT_PRECISION = { serious: 0.9, warning: 0.7 }

/** What a firm may set for itself. Defaults are the product's. */
export const Tuning = z.object({
  /** Absolute difference, in units of the last printed place, that is never reported. */
  toleranceUlps: z.number().min(0).default(0),
  /** Findings on amounts below this share of total assets or revenue are at most warnings. */
  materiality: z.number().min(0).max(1).default(0),
  /** What share of its serious findings, and of its warnings, on figures of reports the firm wants to be right. */
  precision: z
    .object({
      serious: z.number().min(0.5).max(0.99).default(DEFAULT_PRECISION.serious),
      warning: z.number().min(0.3).max(0.99).default(DEFAULT_PRECISION.warning),
    })
    .prefault({}),
  rules: z.record(z.string(), z.union([z.literal('off'), Severity])).default({}),
  suppressions: z.array(z.object({ fingerprint: z.string(), reason: z.string().min(1) })).default([]),
  /** Which framework a report follows; auto: what the report itself says. */
  profile: z.enum(['auto', 'ifrs', 'us_gaap', 'cas', 'k_ifrs', 'j_gaap']).default('auto'),
  /** The firm's own checklists, beside the frameworks that the product knows. */
  profiles: z.array(Profile).default([]),
  documentType: DocumentType.optional(),
})
export type Tuning = z.infer<typeof Tuning>
