import * as z from 'zod'

/** The languages in which the product speaks to a person. */
export const Language = z.enum(['zh-CN', 'en', 'ko', 'ja'])
export type Language = z.infer<typeof Language>
export const LANGUAGES: readonly Language[] = Language.options

/** The main language of a document's own text; `und`: too little text to tell. */
export const DocumentLanguage = z.enum(['zh', 'en', 'ja', 'ko', 'und'])
export type DocumentLanguage = z.infer<typeof DocumentLanguage>

/** The language in which a document of this language is spoken of in its own words; English where it is unknown. */
export function wordsOf(language: DocumentLanguage): Language {
  return language === 'zh' ? 'zh-CN' : language === 'und' ? 'en' : language
}

/** One sentence in all four languages; a missing one is a type error. */
export type Translations = Record<Language, string>
