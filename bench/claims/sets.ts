import type { ClaimSet } from './claim-set.ts'
import { CHINESE } from './first/chinese.ts'
import { ENGLISH } from './first/english.ts'
import { JAPANESE } from './first/japanese.ts'
import { KOREAN } from './first/korean.ts'
import { CHINESE as CHINESE_2 } from './second/chinese.ts'
import { ENGLISH as ENGLISH_2 } from './second/english.ts'

/** Sets by the order in which they were written; each was counted before anything was changed because of it. */
export const SETS = {
  first: [ENGLISH, CHINESE, JAPANESE, KOREAN],
  second: [ENGLISH_2, CHINESE_2],
} satisfies Record<string, readonly ClaimSet[]>
