import * as z from 'zod'
import { FigureCounts } from './figure.ts'
import { Location } from './location.ts'

/**
 * Kinds of checks. footing: totals, differences and movements within a table; tie: one place against another (statement against
 * note, quarter against year); recomputed: rates, changes, shares, averages; prose: sentences against tables; reference:
 * cross-references that lead somewhere; formula: cells of a workbook calculated anew.
 */
export const CheckKind = z.enum(['footing', 'tie', 'recomputed', 'prose', 'reference', 'formula'])
export type CheckKind = z.infer<typeof CheckKind>

/** Checks of one kind: how many agreed, how many did not. */
export const CheckCount = z.object({ kind: CheckKind, held: z.int().min(0), broken: z.int().min(0) })
export type CheckCount = z.infer<typeof CheckCount>

/** A part of a document as its reader knows it, with what was checked in it. */
export const CoverageSection = z.object({
  kind: z.enum(['statement', 'note', 'section', 'sheet']),
  /** Heading or name of the sheet as printed; empty for what stands before the first heading. */
  title: z.string(),
  /** Where it begins. */
  location: Location,
  figures: FigureCounts,
  checks: z.array(CheckCount),
  /** Its first figure that nothing was held against. */
  firstOpen: Location.optional(),
})
export type CoverageSection = z.infer<typeof CoverageSection>

/** What was checked, in all and by section in the document's order, and what is left open. */
export const Coverage = z.object({
  checks: z.array(CheckCount),
  /** Sections with figures or checks. Those of a long document that say least are counted with the section before them. */
  sections: z.array(CoverageSection),
})
export type Coverage = z.infer<typeof Coverage>
