import { parseCellNumber, type NumberStyle } from '@tickmark/language'

/** What figures leave behind where a cell holds a part of one or several: "1,910,669)", "45,408 5,567,924", "—". */
const FIGURES =
  /^(?=[^]{1,40}$)[(（]?\s*[-−–—+△▲]?\s*(?:[A-Z]{0,3}[$€£¥￥₩]|RMB|USD|HKD|EUR|JPY|KRW|CNY)?\s*[(（]?\s*[-−–—+]?\s*(?:\d[\d,，.\s']*|[-−–—]{1,3})\s*[)）]?\s*(?:%|％|pp|x|倍|bps?)?\s*[)）]?\s*(?:[*⁰¹²³⁴-⁹]|,(?=[⁰¹²³⁴-⁹]))*$/
const LONGEST = 40
const PERIOD = [
  /^(?:19|20)\d{2}\s?(?:年度?|년도?|[AEFP]|H[12]|Q[1-4])?(?:\s?[(（].{1,12}[)）])?$/i,
  /^(?:FY\s?'?\d{2,4}[AEFP]?|[12]H\s?'?\d{2,4}|[1-4]Q\s?'?\d{2,4}[AEFP]?|Q[1-4]\s?'?\d{2,4})$/i,
  /^(?:19|20)\d{2}\s?[-–/.年년]\s?\d{1,2}(?:\s?[-–/.月월至]\s?.{0,12})?$/,
  /^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$/,
  /^(?:(?:three|six|nine|twelve|\d+)\s+months|years?|quarters?|periods?|weeks)\s+ended\b.{0,30}$/i,
  /^(?:as (?:of|at) )?(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2},?(?:\s+\d{4})?$/i,
]

const STYLES: readonly NumberStyle[] = ['point', 'comma', 'space']

/** True for a cell of figures: "1,234", "(5.6)%", "—", "CHF 2.50", a number in any style, whole or in parts. */
export function isNumberText(text: string): boolean {
  const trimmed = text.trim()
  if (trimmed.length === 0 || trimmed.length >= LONGEST || !/[\d\-−–—]/.test(trimmed)) return false
  return FIGURES.test(trimmed) || STYLES.some((style) => parseCellNumber(trimmed, style)?.noted === false)
}

/** True for what heads a column of figures though it is made of digits: "2024", "2024年1-6月", "FY23". */
export function isPeriodText(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length < 60 && PERIOD.some((pattern) => pattern.test(trimmed))
}

/** True for a number that is not a year or date. */
export function isFigureText(text: string): boolean {
  return isNumberText(text) && !isPeriodText(text)
}
