/** A number as people type it into a cell: "1,200", "12%", "(350)", "１２". Undefined for what is none. */
export function parseAmount(typed: string): number | undefined {
  const text = typed.normalize('NFKC').replaceAll(/[\s,]/g, '')
  const match = /^(\()?([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?)(%)?(\))?$/i.exec(text)
  if (!match || Boolean(match[1]) !== Boolean(match[4])) return undefined
  const value = Number(match[2]) / (match[3] ? 100 : 1)
  return match[1] ? -value : value
}
