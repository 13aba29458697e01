import type { ErrorKey } from '@tickmark/contract/error-keys'
import { LIMITS, UPLOAD_EXTENSIONS } from '@tickmark/contract/limits'

export interface Refusal {
  key: ErrorKey
  details: { name: string }
}

const ACCEPTED: readonly string[] = UPLOAD_EXTENSIONS

/** Checks which of `added` may join `present`; each refused file gets one reason. */
export function checkFiles(present: readonly File[], added: readonly File[]): { files: File[]; refusals: Refusal[] } {
  const files = [...present]
  const refusals: Refusal[] = []
  for (const file of added) {
    if (files.some((other) => isSame(other, file))) continue
    const key = refusalOf(files, file)
    if (key) refusals.push({ key, details: { name: file.name } })
    else files.push(file)
  }
  return { files, refusals }
}

function refusalOf(present: readonly File[], file: File): ErrorKey | undefined {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (!ACCEPTED.includes(extension)) return 'file_format_unsupported'
  if (file.size === 0) return 'file_empty'
  if (file.size > LIMITS.fileSize) return 'file_too_large'
  if (present.length >= LIMITS.filesPerTask) return 'file_count_exceeded'
  if (present.reduce((sum, { size }) => sum + size, file.size) > LIMITS.totalSize) return 'total_size_exceeded'
  return undefined
}

const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
