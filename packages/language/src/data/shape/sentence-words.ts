import type { WordRow } from './word-row.ts'

/** Which way a word says that an amount went. */
export type WordDirection = 'up' | 'down' | 'either'

/** Words of sentences around amounts. */
export interface SentenceWords {
  /** What names nothing of its own beside a line of the statements: who reports it, that it was so, that it moved, and against when. */
  neutral: readonly string[]
  /** What makes an amount one of a part of the group, of one company, or of another measure than the statements'. Beginnings of words. */
  scoped: readonly string[]
  /** What a clause begins with that only says why: "because of". Japanese and Korean say why before what. */
  reasonBegins: WordRow<boolean>
  /** What says that an amount went up, also as a noun: "rose", "increase". */
  rising: WordRow<WordDirection>
  falling: WordRow<WordDirection>
  /** Better, worse or other, which is up for one line and down for another. */
  changing: WordRow<WordDirection>
  /** What asks for a bill to be paid: "please transfer". */
  demand: WordRow<boolean>
  /** What makes it a part of the bill that is asked for. */
  partPayment: WordRow<boolean>
  /** A stretch of nothing but neutral words, and a text that is scoped. */
  examples?: { plain: string; scoped: string }
}
