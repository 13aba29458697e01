/** The number of a printed amount, for drawing only: "(1,234.5)" → -1234.5; undefined when there is none. */
export function numberOf(printed = ''): number | undefined {
  const match = /\d[\d,.' ]*/.exec(printed)
  if (!match) return undefined
  const value = Number(match[0].replace(/[,' ]/g, ''))
  if (!Number.isFinite(value)) return undefined
  return /^\s*[^\d]*[-−–△▲(（]/.test(printed) ? -value : value
}
