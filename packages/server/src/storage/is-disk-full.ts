/** The disk or the database's disk has no space left (ENOSPC, SQLSTATE 53100): nobody's bug, and it passes when the operator makes room. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === '53100' || isDiskFull(error.cause)
}
