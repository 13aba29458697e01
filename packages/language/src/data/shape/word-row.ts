/**
 * Words of one meaning, and a text with one of them together with what has to be read from it. No words is a statement too:
 * the language has none for it.
 */
export type WordRow<Read = string> =
  | { words: readonly [string, ...string[]]; example: readonly [text: string, read: Read] }
  | { words: readonly []; example?: undefined }
