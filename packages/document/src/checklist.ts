import * as z from 'zod'
import { Evidence } from './finding.ts'
import { Language } from './language.ts'

/**
 * What became of an item. present: dealt with; weak: named, but without what its paragraph asks for; missing: due and not found;
 * not_applicable: nothing in the document makes it due; unknown: the document does not say enough to tell whether it is due.
 */
export const ChecklistState = z.enum(['present', 'weak', 'missing', 'not_applicable', 'unknown'])
export type ChecklistState = z.infer<typeof ChecklistState>

/** Why an item is not due: no line of the statements, no word of the text, its standard begins later. Or why that is not known. */
export const ChecklistReason = z.enum(['no_line', 'not_mentioned', 'before', 'year_unknown', 'lines_unread'])
export type ChecklistReason = z.infer<typeof ChecklistReason>

export const ChecklistItem = z.object({
  id: z.string(),
  /** Its name in every language. */
  names: z.record(Language, z.string()),
  /** Paragraph of the standard or form. */
  reference: z.string().optional(),
  state: ChecklistState,
  /** The place that shows it; of a missing item the line that makes it due. */
  evidence: Evidence.optional(),
  reason: ChecklistReason.optional(),
  /** First year, by its beginning, in which the item is due. */
  since: z.int().optional(),
})
export type ChecklistItem = z.infer<typeof ChecklistItem>

/** What a framework, a form or the firm asks of the document, item by item. */
export const Checklist = z.object({
  id: z.string(),
  names: z.record(Language, z.string()),
  /** The year, by its beginning, that the primary statements are on. */
  year: z.int().optional(),
  items: z.array(ChecklistItem).min(1),
})
export type Checklist = z.infer<typeof Checklist>

/** How many items of a checklist are in each state. */
export function countStates({ items }: Checklist): Record<ChecklistState, number> {
  const count = (state: ChecklistState): number => items.filter((item) => item.state === state).length
  return {
    present: count('present'),
    weak: count('weak'),
    missing: count('missing'),
    not_applicable: count('not_applicable'),
    unknown: count('unknown'),
  }
}
