import { LANGUAGE_DATA } from '../data/languages.ts'
import type { PartFrame } from '../data/shape/period-words.ts'
import { CODE } from './parts.ts'

/** A code for a part of a year together with its year, "1Q25", "Q1'25", "H1 2024", "9M24", where it stands in a text. */
export interface CodedYear {
  start: number
  end: number
  year: number
  /** How many months the code of a number of months says: "9M24". */
  months?: number
}

const codesOf = (frames: readonly PartFrame[], numbers: string): string[] =>
  frames.flatMap(({ frame }) => (CODE.test(frame) ? [frame.replace('{n}', numbers)] : []))
const CODES = new Set(
  LANGUAGE_DATA.flatMap(({ periods }) => [...codesOf(periods.quarters, '[1-4]'), ...codesOf(periods.halves, '[12]')]),
)
const PART = [...CODES].join('|')
/** "1Q", "2H": codes whose letter parts them from a year that follows at once. */
const DIGIT_FIRST = [...CODES].filter((code) => code.startsWith('[')).join('|')
/** What the letter of months counts in reports: quarters, put together. */
const MONTHS = String.raw`(?<months>3|6|9|12)M`
const APART = String.raw`(?<![\p{L}\d.,$€£¥])`
const GOES_ON = String.raw`[AEFPB]?(?![\p{L}\d]|[.,]\d|\s?%)`
const FISCAL = '(?:FY|CY)?'
const PATTERNS = [
  // "Q1 2025", "Q12025", "9M 2024".
  String.raw`${APART}(?:${PART}|${MONTHS})\s{0,2}[-/ ]?\s?${FISCAL}(?<year>(?:19|20)\d\d)${GOES_ON}`,
  // "1Q25", "9M24": "S125" is the name of a product.
  String.raw`${APART}(?:${DIGIT_FIRST}|${MONTHS})${FISCAL}(?<short>\d\d)${GOES_ON}`,
  // "Q1-25", "Q1/25", "Q1'25".
  String.raw`${APART}(?:${PART}|${MONTHS})(?:[-/]|\s?${FISCAL}['’])(?<short>\d\d)${GOES_ON}`,
  // "Q1 25", where nothing follows.
  String.raw`${APART}(?:${PART}|${MONTHS})\s(?<short>\d\d)(?=\s*$)`,
  // "25Q1", "'25Q1".
  String.raw`(?<![\p{L}\d.,$€£¥/-])['’]?(?<short>\d\d)(?:${PART})${GOES_ON}`,
].map((source) => new RegExp(source, 'gu'))

/** The years that stand with a code for a part of them; of two digits they are of this century. Actual or expected may be marked behind: "1Q25E". */
export function findCodedYears(text: string): CodedYear[] {
  // Most texts hold no such letter beside a digit.
  if (!/\d[QHTSM]|[QHTS]\d/.test(text)) return []
  return PATTERNS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ index, 0: code, groups = {} }) => ({
      start: index,
      end: index + code.length,
      year: Number(groups['year'] ?? `20${groups['short'] ?? ''}`),
      ...(groups['months'] ? { months: Number(groups['months']) } : {}),
    })),
  )
}
