import { CallError } from '@tickmark/contract/client'
import { showFailure } from '../../api/request.ts'

export interface FieldFailure {
  field: string
  /** In the language of the request. */
  text: string
}

/** What was wrong with which field; what belongs to none is shown as a toast. */
export async function fieldFailure(error: unknown): Promise<FieldFailure | undefined> {
  const field = error instanceof CallError ? error.error?.field : undefined
  if (field && error instanceof CallError) return { field, text: error.message }
  await showFailure(error)
  return undefined
}
