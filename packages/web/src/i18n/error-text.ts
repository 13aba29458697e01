import { ERRORS, type ErrorKey, fillText } from '@tickmark/contract/error-keys'
import { getLanguage } from './language.ts'

/** The text of an error key in the chosen language; any other message is returned as it is. */
export function errorText(message: string, details?: Record<string, unknown>): string
export function errorText(message: string | undefined, details?: Record<string, unknown>): string | undefined
export function errorText(message: string | undefined, details?: Record<string, unknown>): string | undefined {
  if (!message || !Object.hasOwn(ERRORS, message)) return message
  return fillText(ERRORS[message as ErrorKey].text[getLanguage()], details)
}
