import { ChecklistItem } from '@tickmark/document'
import * as z from 'zod'

/** A checklist with its names in the language of the request. */
export const ServedChecklist = z.object({
  id: z.string(),
  name: z.string(),
  items: z.array(ChecklistItem.omit({ names: true, since: true }).extend({ name: z.string() })),
})
export type ServedChecklist = z.infer<typeof ServedChecklist>
