import type { ClaimSet } from './claim-set.ts'
import { CHINESE } from './first/chinese.ts'
import { ENGLISH } from './first/english.ts'
import { JAPANESE } from './first/japanese.ts'
import { KOREAN } from './first/korean.ts'
import { CHINESE as CHINESE_2 } from './second/chinese.ts'
import { ENGLISH as ENGLISH_2 } from './second/english.ts'
import { CHINESE as CHINESE_3 } from './third/chinese.ts'
import { ENGLISH as ENGLISH_3 } from './third/english.ts'
import { JAPANESE as JAPANESE_3 } from './third/japanese.ts'
import { KOREAN as KOREAN_3 } from './third/korean.ts'
import { CHINESE as CHINESE_4 } from './fourth/chinese.ts'
import { ENGLISH as ENGLISH_4 } from './fourth/english.ts'
import { JAPANESE as JAPANESE_4 } from './fourth/japanese.ts'
import { KOREAN as KOREAN_4 } from './fourth/korean.ts'
import { CHINESE as CHINESE_5 } from './fifth/chinese.ts'
import { ENGLISH as ENGLISH_5 } from './fifth/english.ts'
import { JAPANESE as JAPANESE_5 } from './fifth/japanese.ts'
import { KOREAN as KOREAN_5 } from './fifth/korean.ts'
import { CHINESE as CHINESE_6 } from './sixth/chinese.ts'
import { ENGLISH as ENGLISH_6 } from './sixth/english.ts'
import { JAPANESE as JAPANESE_6 } from './sixth/japanese.ts'
import { KOREAN as KOREAN_6 } from './sixth/korean.ts'
import { CHINESE as CHINESE_7 } from './seventh/chinese.ts'
import { ENGLISH as ENGLISH_7 } from './seventh/english.ts'
import { JAPANESE as JAPANESE_7 } from './seventh/japanese.ts'
import { KOREAN as KOREAN_7 } from './seventh/korean.ts'

/** Sets by the order in which they were written; each was counted before anything was changed because of it. */
export const SETS = {
  first: [ENGLISH, CHINESE, JAPANESE, KOREAN],
  second: [ENGLISH_2, CHINESE_2],
  third: [ENGLISH_3, CHINESE_3, JAPANESE_3, KOREAN_3],
  fourth: [ENGLISH_4, CHINESE_4, JAPANESE_4, KOREAN_4],
  fifth: [ENGLISH_5, CHINESE_5, JAPANESE_5, KOREAN_5],
  sixth: [ENGLISH_6, CHINESE_6, JAPANESE_6, KOREAN_6],
  seventh: [ENGLISH_7, CHINESE_7, JAPANESE_7, KOREAN_7],
} satisfies Record<string, readonly ClaimSet[]>
