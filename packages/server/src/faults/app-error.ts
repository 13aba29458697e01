import type { ErrorKey } from '@tickmark/contract'

/** A request that is refused: one of the contract's reasons, turned into an answer in one place. */
export class AppError extends Error {
  readonly key: ErrorKey
  readonly field: string | undefined
  readonly details: Record<string, unknown> | undefined
  constructor(key: ErrorKey, about: { field?: string; details?: Record<string, unknown> } = {}) {
    super(key)
    this.name = 'AppError'
    this.key = key
    this.field = about.field
    this.details = about.details
  }
}
