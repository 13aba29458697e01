/** Whether the disk, or the disk of the database, has no space left (ENOSPC, SQLSTATE 53100). The operator can make room; it is no bug. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === '53100' || isDiskFull(error.cause)
}
