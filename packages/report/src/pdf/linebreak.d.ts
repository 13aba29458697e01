/** The part of linebreak that this room uses; the package brings no types. */
declare module 'linebreak' {
  /** Finds where a text may be broken by the Unicode Line Breaking Algorithm (UAX 14). */
  export default class LineBreaker {
    constructor(text: string)
    /** The next place, as an offset in code units; null after the end. */
    nextBreak(): { position: number; required: boolean } | null
  }
}
