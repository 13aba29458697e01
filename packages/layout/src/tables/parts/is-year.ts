/** Years and ends of dates head columns: 2024, FY2024, 2024年, "31, 2024". */
export function isYear(text: string): boolean {
  return /^(?:(?:FY|CY)\s?)?(?:(?:[12]?\d|3[01]),\s?)?(?:19|20)\d\d[AEFP]?(?:年|年度|년|年末)?$/i.test(text.trim())
}
