import { DocumentLanguage, DocumentType, Language, Severity } from '@tickmark/document'
import * as z from 'zod'

/** A pattern as data: a regular expression, read without regard to case. */
const Pattern = z.string().min(1).refine(isPattern, 'not a regular expression')

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
  /** Where it is looked for: in headings, or in all text outside tables of figures. */
  within: z.enum(['heading', 'text']).default('text'),
  /** Due only where a line of a primary statement is called one of these. */
  when: z.array(Pattern).optional(),
  /** Paragraph of the standard or form that asks for it. */
  reference: z.string().optional(),
  severity: Severity.optional(),
})
export type Requirement = z.infer<typeof Requirement>

/** What a framework, a filing form or a firm asks of a kind of document. A data file; a firm adds its own. */
export const Profile = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
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

/** The requirement's name in a language. */
export function nameOfRequirement({ names, id }: Requirement, language: Language): string {
  return names[language] ?? names.en ?? Object.values(names)[0] ?? id
}
