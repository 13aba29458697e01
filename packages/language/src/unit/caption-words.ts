import type { LanguageData } from '../data/shape/language-data.ts'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { anyOf } from '../words/any-of.ts'
import { CURRENCY_SIGN, currencyCode } from '../number/patterns.ts'

/** Whether a word is written in letters with blanks between words; "000" is one as well. */
function isLatin(word: string): boolean {
  return /^[a-zà-ÿ0]/i.test(word)
}

const POWERS = new Map(
  LANGUAGE_DATA.flatMap(({ captions, scales }) =>
    [...scales, ...captions.scales].map(({ word, power }) => [word.toLowerCase(), power] as const),
  ),
)
const PREFIXES = new Map(
  LANGUAGE_DATA.flatMap(({ captions }) => captions.prefixes.map(({ word, power }) => [word, power] as const)),
)

const SUFFIXES = new Map(
  LANGUAGE_DATA.flatMap(({ captions }) => captions.suffixes.map(({ word, power }) => [word, power] as const)),
)

/** Power of ten of letters behind a currency, as printed; 0 for anything else. */
export function suffixPower(letters: string | undefined): number {
  return SUFFIXES.get(letters ?? '') ?? 0
}

/** Power of ten of a scale's word, or of letters before a currency; 0 for anything else. */
export function captionPower(word: string | undefined): number {
  if (word === undefined) return 0
  return PREFIXES.get(word) ?? POWERS.get(word.toLowerCase().replace(/\s+/g, ' ')) ?? 0
}

const CURRENCIES = new Map(
  LANGUAGE_DATA.flatMap(({ captions, currencies }) =>
    [captions.currencies, currencies].flatMap((table) =>
      Object.entries(table).flatMap(([code, words]) => words.map((word) => [word.toLowerCase(), code] as const)),
    ),
  ),
)

/** ISO code of a currency's sign or name; "$" and 元 stay open. */
export function captionCurrency(text: string | undefined): string | undefined {
  return text === undefined ? undefined : (currencyCode(text) ?? CURRENCIES.get(text.toLowerCase()))
}

const NAMES = [
  ...LANGUAGE_DATA.flatMap(({ captions, currencies }) =>
    [captions.currencies, currencies].flatMap((table) => Object.values(table).flat()),
  ),
  ...LANGUAGE_DATA.flatMap(({ money }) => money),
]

/** Source of a pattern for a currency by its sign, code or name in letters. */
export const CURRENCY = `(?:${CURRENCY_SIGN}|${anyOf(NAMES.filter(isLatin))})`
/** And for money as ideographs and syllables name it. */
export const EAST_ASIAN_MONEY = anyOf(NAMES.filter((word) => !isLatin(word)))
/** Shares, as ideographs and syllables name them. */
export const SHARES = anyOf(LANGUAGE_DATA.flatMap(({ units }) => units.shares).filter((word) => !isLatin(word)))

/** Scales of a language in letters; single letters mean one only beside a currency. */
export function latinScales({ scales, captions }: LanguageData): string[] {
  return [...scales, ...captions.scales].map(({ word }) => word).filter((word) => isLatin(word) && word.length > 1)
}

/** Scales in ideographs and syllables, of all languages. */
export const EAST_ASIAN_SCALES = anyOf(
  LANGUAGE_DATA.flatMap(({ scales, captions }) => [...scales, ...captions.scales].map(({ word }) => word)).filter(
    (word) => !isLatin(word),
  ),
)
/** Letters that make a scale right before a currency. */
export const PREFIX_LETTERS = [...PREFIXES.keys()].toSorted((a, b) => b.length - a.length).join('|')
/** Letters that make a scale right behind a currency. */
export const SUFFIX_LETTERS = anyOf([...SUFFIXES.keys()])
