import type { Language } from '@tickmark/document'
import { TESSERACT_LANGUAGES } from '../tesseract-network/read-strips.ts'
import type { Odds, WrittenIn } from './weigh-languages.ts'

/** What is known of a page's language before it is looked at. */
export interface ExpectedLanguage {
  language?: Language
  /** The page is in `language`, whatever it looks like. */
  binding?: boolean
  /** In which language most of the document's other pages turned out to be. */
  others?: WrittenIn
}

/** How much a hint, and the other pages, make a language likelier: natural logarithms of odds. */
const HINT = 2.5
const OTHERS = 1

/** The language that the user has bound the page to; undefined where it is to be found. */
export function boundTo({ language, binding }: ExpectedLanguage): WrittenIn | undefined {
  return binding && language ? recogniserOf(language) : undefined
}

export function leanTo({ language, others }: ExpectedLanguage): Partial<Odds> {
  const lean: Partial<Odds> = {}
  if (language) lean[recogniserOf(language)] = HINT
  if (others) lean[others] = (lean[others] ?? 0) + OTHERS
  return lean
}

const recogniserOf = (language: Language): WrittenIn => TESSERACT_LANGUAGES[language] ?? 'own'
