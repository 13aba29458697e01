/** Years of the Republic or of an era, which are told by the word behind them: 113年度, "112 年 度". */
const YEAR_OF_ERA = /^(?:民[國国]|令和|平成)?\s?\d{1,3}\s?年\s?度?$/

/** Years and ends of dates head columns: 2024, FY2024, 2024年, "31, 2024". */
export function isYear(text: string): boolean {
  if (YEAR_OF_ERA.test(text.trim())) return true
  return /^(?:(?:FY|CY)\s?)?(?:(?:[12]?\d|3[01]),\s?)?(?:19|20)\d\d[AEFP]?(?:年|年度|년|年末)?$/i.test(text.trim())
}
