import { Category, Language, Severity } from '@tickmark/document'
import * as z from 'zod'

const Said = z.partialRecord(Language, z.string().max(600))

/** What an analysis model claims: a problem at a place, in its own words. Nothing of it counts before it is grounded. */
export const Claim = z.object({
  /** Id of the block that it is about, as it stood in the excerpt. */
  block: z.string().max(100),
  /** Words of the document that show the problem, letter for letter. */
  quote: z.string().min(1).max(600),
  category: Category,
  severity: Severity,
  title: Said,
  message: Said,
  /** "1,200 + 300 = 1,500": what the figures ought to give. */
  arithmetic: z.string().max(300).optional(),
})
export type Claim = z.infer<typeof Claim>
