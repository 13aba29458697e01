import type { TaskType } from '@tickmark/contract'
import type { ErrorKey } from '@tickmark/contract/error-keys'
import { LIMITS, OCR_EXTENSIONS, REVIEW_EXTENSIONS } from '@tickmark/contract/limits'

export interface Refusal {
  key: ErrorKey
  details: { name: string }
}

export const extensionsFor = (type: TaskType | ''): readonly string[] =>
  type === 'ocr' ? OCR_EXTENSIONS : REVIEW_EXTENSIONS

/** Which of `added` may join `present`, and why the others may not: one refusal a file. */
export function checkFiles(
  present: readonly File[],
  added: readonly File[],
  type: TaskType | '',
): { files: File[]; refusals: Refusal[] } {
  const files = [...present]
  const refusals: Refusal[] = []
  for (const file of added) {
    if (files.some((other) => isSame(other, file))) continue
    const key = refusalOf(files, file, type)
    if (key) refusals.push({ key, details: { name: file.name } })
    else files.push(file)
  }
  return { files, refusals }
}

function refusalOf(present: readonly File[], file: File, type: TaskType | ''): ErrorKey | undefined {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!extensionsFor(type).includes(extension)) return 'file_format_unsupported'
  if (file.size === 0) return 'file_empty'
  if (file.size > LIMITS.fileSize) return 'file_too_large'
  if (present.length >= LIMITS.filesPerTask) return 'file_count_exceeded'
  if (present.reduce((sum, { size }) => sum + size, file.size) > LIMITS.totalSize) return 'total_size_exceeded'
  return undefined
}

const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
