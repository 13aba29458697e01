import { LANGUAGE_DATA } from '../data/languages.ts'
import { anyOf } from '../words/any-of.ts'
import { HAN_NUMBER } from '../numbering/han-number.ts'

const PERIODS = LANGUAGE_DATA.map(({ periods }) => periods)

/** Years that a report of today speaks of. */
export const YEAR = String.raw`(?:19|20)\d\d`

const NAMES = new Map(
  PERIODS.flatMap(({ months }) => months.flatMap((names, index) => names.map((name) => [name, index + 1] as const))),
)
/** The name of a month in any language, in full or short. */
const MONTH = String.raw`(?<![A-Za-zÀ-ÿ])(?<name>${anyOf([...NAMES.keys()])})(?![À-ÿ])\.?`

/** Number of a month's name, 1 to 12. */
export function monthOfName(name: string): number | undefined {
  return NAMES.get(name.toLowerCase().replace(/\.$/, ''))
}

const ERAS = new Map(PERIODS.flatMap(({ eras }) => eras.map(({ word, before }) => [word, before] as const)))

/** The year of our calendar that an era's year is. */
export function yearOfEra(era: string, year: string): number | undefined {
  const before = ERAS.get(era)
  return before === undefined ? undefined : before + (year === '元' ? 1 : Number(year))
}

const mark = (part: 'year' | 'month' | 'day') => anyOf(PERIODS.flatMap(({ marks }) => marks[part]))
const BETWEEN = String.raw`(?:(?:${anyOf(PERIODS.flatMap(({ between }) => between))})\s+)?`
const SUFFIX = `(?:${anyOf(PERIODS.flatMap(({ daySuffixes }) => daySuffixes))})?`
const RANGE = String.raw`\s*[-~〜至到]\s*`
const MARKED = String.raw`(?:(?<month>\d{1,2})\s*(?:${mark('month')})\s*(?:(?<day>\d{1,2})\s*(?:${mark('day')}))?)?`

const HAN_DIGIT = '[〇零○Oо一二三四五六七八九]'
/** From the ninetieth to the hundred and forty-ninth year of the republic: as digits, or told in full. */
const HAN_REPUBLIC = String.raw`一[〇零○Oо一二三四]${HAN_DIGIT}|九\s*十(?:\s*[一二三四五六七八九])?|一\s*百(?:\s*零\s*[一二三四五六七八九]|\s*[一二三四]?\s*十(?:\s*[一二三四五六七八九])?)?`

/** A hyphen that joins a day to no day before it: "1.1.-31.12.2024" and "1/10/2023-30/9/2024" are spans of days. */
const NO_SPAN = String.raw`(?<!\d[./]\s?|\d[./]\d{1,2}\s?|${YEAR}\s?)-`

/** How dates are printed, the most telling first: what one has taken, none behind it reads again. */
export const DATE_PATTERNS: readonly RegExp[] = [
  // 2024年1-9月
  String.raw`(?<year>${YEAR})\s*(?:${mark('year')})\s*(?<from>\d{1,2})(?:\s*(?:${mark('month')}))?${RANGE}(?<month>\d{1,2})\s*(?:${mark('month')})(?!\s*\d{1,2}\s*(?:${mark('day')}))`,
  String.raw`(?<year>${YEAR})\s*(?:${mark('year')})\s*${MARKED}`,
  String.raw`(?<era>${anyOf([...ERAS.keys()])})\s*(?<eraYear>元|\d{1,3})\s*(?:${mark('year')})\s*${MARKED}`,
  // 113年度, 113年12月31日, 113.12.31: years of the republic without its name.
  String.raw`(?<![\d.,])(?<republic>1[0-4]\d)(?:\s*年度|\s*年\s*(?<month>\d{1,2})\s*月\s*(?:(?<day>\d{1,2})\s*日)?)`,
  String.raw`(?<![\d.,])(?<republic>1[0-4]\d)\.(?<month>\d{1,2})\.(?<day>\d{1,2})(?![\d.])`,
  // 一一二年十二月三十一日, 九十八年度: the same in ideographs.
  String.raw`(?<![\d一二三四五六七八九十〇零○])(?<hanRepublic>${HAN_REPUBLIC})\s*年(?:\s*度|\s*(?<hanMonth>${HAN_NUMBER}{1,2})\s*月\s*(?<hanDay>[一二三四五六七八九十廿]{1,3})\s*日)`,
  String.raw`(?<hanYear>[一二][〇零○Oо一二三四五六七八九]{3})\s*年\s*(?<hanMonth>${HAN_NUMBER}{1,2})\s*月\s*(?<hanDay>[一二三四五六七八九十廿]{1,3})\s*日`,
  // 民國一一一年二月十一日, 令和五年三月三十一日
  String.raw`(?<era>${anyOf([...ERAS.keys()])})\s*(?<hanEraYear>${HAN_NUMBER}{1,5})\s*年\s*(?<hanMonth>${HAN_NUMBER}{1,2})\s*月\s*(?<hanDay>[一二三四五六七八九十廿]{1,3})\s*日`,
  // December 31, 2024
  String.raw`${MONTH}\s*(?<day>\d{1,2})(?:${SUFFIX})\s*,?\D{0,12}?(?<year>${YEAR})`,
  // 31 December 2024, 31. Dezember 2024, 1er janvier 2024, 31 de diciembre de 2024
  String.raw`(?<![\d.,])(?<day>\d{1,2})(?:${SUFFIX})\s+${BETWEEN}${MONTH},?\s+${BETWEEN}(?<year>${YEAR})`,
  String.raw`(?<year>${YEAR})\s+${MONTH}\s+(?<day>\d{1,2})(?!\d)`,
  String.raw`(?<![\d.,/-])(?<year>${YEAR})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?![\d/-])`,
  String.raw`(?<![\d.,/]|${NO_SPAN})(?<first>\d{1,2})(?<sign>[-/.])(?<second>\d{1,2})\k<sign>(?<year>${YEAR})(?![\d/]|-(?!\d{1,2}[./]\d))`,
  // 1-9/2024: months of a year, as Nordic reports head them.
  String.raw`(?<![\d.,/-])(?<from>\d{1,2})\s?-\s?(?<month>\d{1,2})\/(?<year>${YEAR})(?![\d/])`,
  // Dec-24 heads columns of months.
  String.raw`${MONTH}(?:\s+|\s*[-/]\s*)${BETWEEN}(?<year>${YEAR})`,
  // 25/3期, 2025/3期
  String.raw`(?<![\d.,/])(?<year>${YEAR}|\d\d)[/.](?<month>\d{1,2})\s*期`,
].map((source) => new RegExp(source, 'giu'))

/**
 * What a span begins with, right before what joins it to its last day: a day or a month whose year is not printed, or that
 * its digits alone do not tell from the month.
 */
export const FIRST_DAY_PATTERNS: readonly RegExp[] = [
  String.raw`(?<![\d.,/-])(?<first>\d{1,2})(?<sign>[./])(?<second>\d{1,2})(?:\k<sign>(?<year>${YEAR})|\.)?$`,
  String.raw`(?<![\d.,])(?<day>\d{1,2})(?:${SUFFIX})\s+${BETWEEN}${MONTH}$`,
  String.raw`${MONTH}(?:\s+(?<day>\d{1,2})(?:${SUFFIX}))?$`,
].map((source) => new RegExp(source, 'iu'))

/** Days whose year is not printed: December 31, 12月31日. "Mar 98" is a month of a year, "June 12,345" an amount. */
export const MONTH_DAY_PATTERNS: readonly RegExp[] = [
  String.raw`${MONTH}\s+(?<day>\d{1,2})(?:${SUFFIX})(?!\d|,\d{3}(?!\d))`,
  String.raw`(?<![\d年년])(?<month>\d{1,2})\s*(?:${mark('month')})\s*(?<day>\d{1,2})\s*(?:${mark('day')})`,
  String.raw`(?<![一二三四五六七八九十年])(?<hanMonth>十[一二]?|[一二三四五六七八九])\s*月\s*(?<hanDay>[一二三四五六七八九十廿]{1,3})\s*日`,
].map((source) => new RegExp(source, 'giu'))
