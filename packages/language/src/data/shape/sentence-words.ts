/** Words of sentences around amounts. */
export interface SentenceWords {
  /** What names nothing of its own beside a line of the statements: who reports it, that it was so, that it moved, and against when. */
  neutral: readonly string[]
  /** What makes an amount one of a part of the group, of one company, or of another measure than the statements'. Beginnings of words. */
  scoped: readonly string[]
  /** A stretch of nothing but neutral words, and a text that is scoped. */
  examples?: { plain: string; scoped: string }
}
