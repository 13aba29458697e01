import { ERRORS, fieldName, fillText, type Envelope, type ErrorKey } from '@tickmark/contract'
import type { Language } from '@tickmark/document'
import type { AppError } from '../faults/app-error.ts'
import type { HttpContext } from './handler.ts'

/** A successful answer. */
export function answerData(http: HttpContext, data: unknown): Response {
  return http.json({ code: 200, data, success: true, message: 'success' } satisfies Envelope)
}

/** A refusal, in the language of the request. */
export function answerError(http: HttpContext, { key, field, details }: AppError, language: Language): Response {
  const { status } = ERRORS[key]
  const body: Envelope = {
    code: status,
    data: null,
    success: false,
    message: field ? fieldText(key, field, language, details) : errorMessage(key, language, details),
    error: { key, ...(field && { field }), ...(details && { details }) },
  }
  if (status === 429 && typeof details?.seconds === 'number') http.header('Retry-After', String(details.seconds))
  return http.json(body, status)
}

export function errorMessage(key: ErrorKey, language: Language, details?: Record<string, unknown>): string {
  return fillText(ERRORS[key].text[language], details)
}

/**
 * What is wrong with one field. The field is named where the text of the key does not name it and people have a name for it; programs
 * find its own in `error.field`.
 */
function fieldText(key: ErrorKey, field: string, language: Language, details?: Record<string, unknown>): string {
  const error = ERRORS[key]
  const name = fieldName(field, language)
  if (!name || !('ofField' in error)) return errorMessage(key, language, details)
  return fillText(error.ofField[language], { ...details, field: name })
}

/** Whether a text is a key of the catalogue: the contract's schemas put them in place of messages. */
export function isErrorKey(text: string): text is ErrorKey {
  return Object.hasOwn(ERRORS, text)
}
