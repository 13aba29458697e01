import * as z from 'zod'

/**
 * What a rectangle of cells is in a model. head: labels and period heads · input: typed numbers · calculation: copies of one formula ·
 * output: formulas that no other formula reads · check: formulas whose label calls them one.
 */
export const RegionKind = z.enum(['head', 'input', 'calculation', 'output', 'check'])
export type RegionKind = z.infer<typeof RegionKind>

/** Cells of one sheet that are alike: all of them copies of one formula, or all typed numbers, or all text. */
export const SheetRegion = z.object({
  /** "B5:G5", or "B5" for a single cell. */
  range: z.string(),
  kind: RegionKind,
  /** Formula of the first cell, with its "="; the others are copies of it. */
  formula: z.string().optional(),
  /** What copying the neighbours would have put into the first cell, where these cells depart from them. With its "=". */
  expected: z.string().optional(),
})
export type SheetRegion = z.infer<typeof SheetRegion>

/** The map of one sheet, in reading order. Regions never overlap. */
export const SheetMap = z.object({
  sheet: z.string(),
  regions: z.array(SheetRegion),
  /** Regions left out to keep the map small, the last ones in reading order. */
  omitted: z.int().min(0),
})
export type SheetMap = z.infer<typeof SheetMap>
