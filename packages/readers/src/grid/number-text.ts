/** A printed number: sign, currency, brackets, separators, percent or a dash for nil. */
const NUMBER =
  /^[(（]?\s*[-−–—+△▲]?\s*(?:[A-Z]{0,3}[$€£¥￥₩]|RMB|USD|HKD|EUR|JPY|KRW|CNY)?\s*[(（]?\s*[-−–—+]?\s*(?:\d[\d,，.\s']*|[-−–—]{1,3})\s*[)）]?\s*(?:%|％|pp|x|倍|bps?)?\s*[)）]?\s*[*¹²³⁴-⁹]*$/
const PERIOD =
  /^(?:FY\s?'?\d{2,4}[AEFP]?|[12]H\s?\d{2,4}|[1-4]?Q[1-4]?\s?'?\d{2,4}[AEFP]?|(?:19|20)\d{2}\s?(?:年度?|년도?|年度|[AEFP]|H[12]|Q[1-4])?|(?:19|20)\d{2}\s?[-–/.年년]\s?\d{1,4}.{0,8}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4})$/i

/** True for a cell of figures: "1,234", "(5.6)%", "—". */
export function isNumberText(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length > 0 && trimmed.length < 40 && NUMBER.test(trimmed)
}

/** True for what heads a column of figures though it is made of digits: "2024", "2024年1-6月", "FY23". */
export function isPeriodText(text: string): boolean {
  return PERIOD.test(text.trim())
}

/** True for a number that is not a year or date. */
export function isFigureText(text: string): boolean {
  return isNumberText(text) && !isPeriodText(text)
}
