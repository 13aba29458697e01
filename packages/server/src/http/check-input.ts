import type { Language } from '@tickmark/document'
import type * as z from 'zod'
import { AppError } from '../faults/app-error.ts'
import { errorMessage, isErrorKey } from './envelope.ts'

/** Checks input against a schema of the contract. All that is wrong stands in `details.issues`, the first in the answer itself. */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  language: Language,
): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) {
    refuseUnstorable(parsed.data)
    return parsed.data
  }
  const issues = parsed.error.issues.map(({ path, message }) => {
    const key = isErrorKey(message) ? message : 'request_error'
    return { field: path.join('.'), key, message: errorMessage(key, language) }
  })
  const [first] = issues
  throw new AppError(first?.key ?? 'request_error', { field: first?.field || undefined, details: { issues } })
}

/** Refuses text that the database cannot store: NUL, and half of a character (a lone surrogate). */
function refuseUnstorable(data: unknown): void {
  if (!isUnstorable(data)) return
  const field = Object.entries(data as object).find(([, value]) => isUnstorable(value))?.[0]
  throw new AppError('request_error', { field })
}

export function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  return typeof value === 'object' && value !== null && Object.values(value).some(isUnstorable)
}
