import { DocumentType, Language } from '@tickmark/document'
import type { DocumentLanguage } from '@tickmark/document'
import * as z from 'zod'
import { Pattern, Requirement } from './profile.ts'

/** Patterns by the language of the document in which they are looked for. */
const Words = z.partialRecord(z.enum(['zh', 'en', 'ko', 'ja']), Pattern)
type Words = z.infer<typeof Words>

/** A matter of accounts by the words of those who write reports, whatever the framework: frameworks differ in paragraphs and dates. */
export const Matter = z.object({
  names: z.record(Language, z.string().min(1)),
  /** Found where one of these stands; in other languages it is not asked for. */
  find: Words,
  within: Requirement.shape.within.default('anywhere'),
  asks: Words.optional(),
  when: Words.optional(),
  mentioned: Words.optional(),
})
export type Matter = z.infer<typeof Matter>

/** A framework, form or practice as a list of matters. A data file. */
export const ChecklistFile = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  names: z.record(Language, z.string().min(1)),
  documents: z.array(DocumentType).min(1),
  /** Asked of reports under this framework; of all where absent. */
  framework: z.string().optional(),
  applies: z.array(Pattern).optional(),
  unless: z.array(Pattern).optional(),
  /** annual: whole annual reports; statements: those, and statements with their notes; interim: shorter periods; quarter: quarterly reports without notes. */
  reports: z.enum(['annual', 'statements', 'interim', 'quarter', 'any']),
  /** Asked only of annual reports of these forms. */
  forms: Requirement.shape.forms,
  items: z
    .array(
      z.object({
        matter: z.string(),
        reference: z.string(),
        since: Requirement.shape.since,
      }),
    )
    .min(1),
})
export type ChecklistFile = z.infer<typeof ChecklistFile>

/** The requirement that a matter is to documents of a language; undefined where its words in that language are not known. */
export function requirementOf(
  [id, matter]: readonly [string, Matter],
  { reference, since }: Pick<ChecklistFile['items'][number], 'reference' | 'since'>,
  language: DocumentLanguage,
): Requirement | undefined {
  const own = language === 'und' ? 'en' : language
  const { names, find, within, asks, when, mentioned } = matter
  const found = find[own]
  if (!found) return undefined
  return {
    id,
    kind: 'disclosure',
    names,
    find: [found],
    within,
    reference,
    ...(asks?.[own] && { asks: [asks[own]] }),
    ...(when?.[own] && { when: [when[own]] }),
    ...(mentioned?.[own] && { mentioned: [mentioned[own]] }),
    ...(since && { since }),
  }
}
