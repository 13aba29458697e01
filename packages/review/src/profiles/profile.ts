import { DocumentLanguage, DocumentType, Language, Severity } from '@tickmark/document'
import * as z from 'zod'
import { ANNUAL_FORMS } from '../facts/outline/annual-report.ts'

/** A pattern as data: a regular expression, read without regard to case. */
export const Pattern = z.string().min(1).refine(isPattern, 'not a regular expression')

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'i') instanceof RegExp
  } catch {
    return false
  }
}

/** One thing that a report has to hold. */
export const Requirement = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** section: a heading of its own · disclosure: a matter to be dealt with in the notes · signature: who answers for it · wording: a sentence that the regulator prescribes. */
  kind: z.enum(['section', 'disclosure', 'signature', 'wording']),
  /** What it is called; a missing language falls back to English, then to any. */
  names: z.partialRecord(Language, z.string().min(1)),
  /** Met when one of these is found. */
  find: z.array(Pattern).min(1),
  /** Where it is looked for: in headings, in all text outside tables of figures, in the words of table rows, or in all of them. */
  within: z.enum(['heading', 'text', 'rows', 'anywhere']).default('text'),
  /** What the paragraph asks for beyond the name; where none of these is found, the item is weak. */
  asks: z.array(Pattern).optional(),
  /** Due only where a line of a primary statement is called one of these. */
  when: z.array(Pattern).optional(),
  /** Due only where the text says one of these. */
  mentioned: z.array(Pattern).optional(),
  /** First year, by its beginning, in which it is due; a pair where some companies were given until the later one. */
  since: z.union([z.int(), z.tuple([z.int(), z.int()])]).optional(),
  /** Due only in whole annual reports of these forms; others state it elsewhere. */
  forms: z.array(z.enum(ANNUAL_FORMS)).optional(),
  /** Paragraph of the standard or form that asks for it. */
  reference: z.string().optional(),
  severity: Severity.optional(),
})
export type Requirement = z.infer<typeof Requirement>

/** What a framework, a filing form or a firm asks of a kind of document. A data file; a firm adds its own. */
export const Profile = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** What it is called where its items are listed; its id where there is none. */
  names: z.partialRecord(Language, z.string().min(1)).optional(),
  documents: z.array(DocumentType).min(1),
  /** Languages of the documents it is meant for; any when absent. */
  languages: z.array(DocumentLanguage).optional(),
  /** Applies only where the document says one of these. */
  applies: z.array(Pattern).optional(),
  /** Does not apply where the document says one of these. */
  unless: z.array(Pattern).optional(),
  requirements: z.array(Requirement).min(1),
})
export type Profile = z.infer<typeof Profile>

/** The name of a requirement or profile in a language. */
export function nameOfRequirement(
  { names, id }: Pick<Requirement | Profile, 'names' | 'id'>,
  language: Language,
): string {
  return names?.[language] ?? names?.en ?? Object.values(names ?? {})[0] ?? id
}
