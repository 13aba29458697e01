import type { Amount } from '@tickmark/document'
import { anyOf } from '../words/any-of.ts'
import { CURRENCY_SIGNS, OPEN_SIGNS } from '../data/shape/currency-signs.ts'
import type { MarkedUnit } from '../data/shape/amount-words.ts'
import type { LanguageData } from '../data/shape/language-data.ts'
import { LANGUAGE_DATA } from '../data/languages.ts'
import type { NumberStyle } from './number-style.ts'

/** Digits with their separators, by style. Indian groups and Swiss apostrophes cannot be mistaken for a decimal sign. */
const DIGITS: Record<NumberStyle, string> = {
  point: String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?|\d{1,3}(?:'\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`,
  comma: String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?`,
  space: String.raw`\d{1,3}(?: \d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`,
}

/** Sources of patterns for what stands around digits in one style of numbers. */
export interface NumberWords {
  digits: string
  /** What stands before an amount of money. */
  currency: string
  /** What stands behind one. */
  money: string
  /** Scale words that stand for a scale whatever is printed around them. */
  scale: string
  /** Short forms such as "m": a scale only where money or decimals show that an amount is meant. */
  short: string
  /** Scales that may follow one another in one number: 1兆4,312億, 3억 5,000만. */
  chained: string
  /** Marks of percentages, points, multiples and shares behind a number. */
  mark: string
}

/** Scales of languages with a decimal comma that are whole words: Switzerland writes them behind a decimal point, "CHF 554.9 Mio.". */
const LONG_SCALES = LANGUAGE_DATA.filter(({ decimalComma }) => decimalComma)
  .flatMap(({ scales }) => scales)
  // "15 miles" are no thousands in English.
  .filter(({ word, power, short }) => !short && word.length > 2 && power >= 6)

/** The words for numbers of a style, from the languages that write so. */
export function numberWords(style: NumberStyle): NumberWords {
  const languages = LANGUAGE_DATA.filter(({ decimalComma }) => style !== 'point' || !decimalComma)
  const scales = [...languages.flatMap(({ scales }) => scales), ...(style === 'point' ? LONG_SCALES : [])]
  const names = LANGUAGE_DATA.flatMap(({ currencies }) => Object.values(currencies).flat())
  return {
    digits: DIGITS[style],
    currency: anyOf([
      ...SIGNS,
      ...OPEN_SIGNS,
      ...names.filter((name) => (style === 'point' ? /^人民[币幣]$/ : /^(?:人民[币幣]|Euro|euro)$/).test(name)),
    ]),
    money: [
      anyOf([...names, ...languages.flatMap(({ money }) => money)]),
      // A code between two numbers belongs to the second: "2027 CHF 80,000".
      `(?:${anyOf(SIGNS.filter((sign) => style !== 'point' || /^[A-Za-z]+$/.test(sign)))})(?!\\s*\\d)`,
    ].join('|'),
    scale: anyOf(scales.filter(({ short }) => !short).map(({ word }) => word)),
    short: anyOf(scales.filter(({ short }) => short).map(({ word }) => word)),
    chained: anyOf(scales.filter(({ word }) => /^[\u3040-\u9fff\uac00-\ud7af]/.test(word)).map(({ word }) => word)),
    mark: anyOf(LANGUAGE_DATA.flatMap(({ units }) => Object.values(units).flat())),
  }
}

const BESIDE_MONEY = new Set(
  LANGUAGE_DATA.flatMap(({ scales }) =>
    scales.filter(({ short }) => short === 'beside money').map(({ word }) => keyOf(word)),
  ),
)

/** Whether a short scale counts without a currency beside it, in a cell: "12.5m" does, "12.5t" are tonnes. */
export function scalesAlone(short: string): boolean {
  return !BESIDE_MONEY.has(keyOf(short))
}

/** Digits as JavaScript writes them: no groups, a point before the decimals. */
export function plainDigits(printed: string, style: NumberStyle): string {
  if (style === 'point') return printed.replace(/[,']/g, '')
  return style === 'comma'
    ? printed.replaceAll('.', '').replace(',', '.')
    : printed.replaceAll(' ', '').replace(',', '.')
}

/** How an amount is to be printed so that it looks like these digits. */
export function printedStyle(digits: string, style: NumberStyle): Pick<Amount, 'style'> {
  if (style !== 'point') return { style }
  if (digits.includes("'")) return { style: 'apostrophe' }
  return /(?<!\d)\d{1,2}(?:,\d{2})+,\d{3}(?!\d)/.test(digits) ? { style: 'lakh' } : {}
}

/** What identifies a word in the tables below, however it is printed. */
function keyOf(word: string): string {
  return word.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** Powers by word; where two languages share one ("T"), the later list decides. */
function powersOf(languages: readonly LanguageData[]): Map<string, number> {
  return new Map(languages.flatMap(({ scales }) => scales).map(({ word, power }) => [keyOf(word), power]))
}

const [WITH_POINT, WITH_COMMA] = [false, true].map((comma) =>
  LANGUAGE_DATA.filter(({ decimalComma }) => decimalComma === comma),
) as [LanguageData[], LanguageData[]]
const POINT_POWERS = new Map([
  ...LONG_SCALES.map(({ word, power }) => [keyOf(word), power] as const),
  ...powersOf(WITH_POINT),
])
const POWERS = powersOf([...WITH_POINT, ...WITH_COMMA])

/** Power of ten of a scale word among numbers of a style: ¥18.2T are trillions, 18,2 T€ thousands; 0 for anything else. */
export function scalePower(word: string | undefined, style: NumberStyle): number {
  return (style === 'point' ? POINT_POWERS : POWERS).get(keyOf(word ?? '')) ?? 0
}

const SIGNS = Object.values(CURRENCY_SIGNS).flat()
const CODES = new Map(
  [CURRENCY_SIGNS, ...LANGUAGE_DATA.map(({ currencies }) => currencies)].flatMap((table) =>
    Object.entries(table).flatMap(([code, words]) => words.map((word) => [keyOf(word), code] as const)),
  ),
)
// Too short to stand among the signs: `find-numbers.ts` knows where the letter is the rand's.
CODES.set('r', 'ZAR')

/** ISO code of a printed currency sign or name; `$`, `¥` and 元 stay open, since they name several currencies. */
export function currencyCode(sign: string | undefined): string | undefined {
  return CODES.get(keyOf(sign ?? ''))
}

const MARKS = new Map(LANGUAGE_DATA.flatMap(({ units }) => marksOf(units)))

function marksOf(units: LanguageData['units']): [string, MarkedUnit][] {
  return Object.entries(units).flatMap(([unit, words]) =>
    words.map((word): [string, MarkedUnit] => [keyOf(word), unit as MarkedUnit]),
  )
}

/** What a mark behind a number says that it measures. */
export function markedUnit(mark: string | undefined): MarkedUnit | undefined {
  return MARKS.get(keyOf(mark ?? ''))
}

/** Words of all languages before an amount that is not meant exactly, at the end of a text. */
export const APPROXIMATELY = new RegExp(
  `(?<![a-zß-ÿ])(?:${anyOf(LANGUAGE_DATA.flatMap(({ approximately }) => approximately))})\\s?$`,
)

/** Source of a pattern for signs and codes of currencies, as they stand before an amount or the statement of a unit. */
export const CURRENCY_SIGN = numberWords('point').currency
