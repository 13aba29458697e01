import type { WordRow } from './word-row.ts'

/**
 * Cash flows of each activity have more names than can be listed: what begins them, and what ends them, both as sources of patterns for a
 * label in small letters. The examples are such labels.
 */
export interface CashFlowWords {
  /** What begins such a line; a language without it has a name for each activity among its concepts. */
  begins: string | undefined
  operating: WordRow<true>
  investing: WordRow<true>
  financing: WordRow<true>
}
