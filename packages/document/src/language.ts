import * as z from 'zod'

/** The languages in which the product speaks to a person. */
export const Language = z.enum(['zh-CN', 'en', 'ko', 'ja'])
export type Language = z.infer<typeof Language>
export const LANGUAGES: readonly Language[] = Language.options

/** The main language of a document's own text; `und`: too little text to tell. */
export const DocumentLanguage = z.enum(['zh', 'en', 'ja', 'ko', 'und'])
export type DocumentLanguage = z.infer<typeof DocumentLanguage>

/** One sentence in all four languages; a missing one is a type error. */
export type Translations = Record<Language, string>
