import type { ClaimSet } from './claim-set.ts'
import { CHINESE } from './first/chinese.ts'
import { ENGLISH } from './first/english.ts'
import { JAPANESE } from './first/japanese.ts'
import { KOREAN } from './first/korean.ts'

/** Sets by the order in which they were written; each was counted before anything was changed because of it. */
export const SETS = {
  first: [ENGLISH, CHINESE, JAPANESE, KOREAN],
} satisfies Record<string, readonly ClaimSet[]>
