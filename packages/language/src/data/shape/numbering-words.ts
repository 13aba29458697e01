import type { WordRow } from './word-row.ts'

/** How one language numbers the places of a document and refers to them. */
export interface NumberingWords {
  /** Before the number of a note, as its heading begins; the example gives the number. */
  notes: WordRow
  /** Before the number of a table's caption. */
  tables: WordRow
  figures: WordRow
  appendices: WordRow
  /** Before the numbered items of a filing: Item 9A. */
  items: WordRow
  /** Before the Roman numbers of its parts. */
  parts: WordRow
  /** Before the number of a remark below a table: (註2), 注3：. The example gives all of the mark. Where notes and remarks have one word, none. */
  remarks: WordRow
  /** Numbered chapters and sections, `{n}` for a number in digits or ideographs; 1 is the outermost level. */
  chapters: readonly { frame: string; level: 1 | 2; example: readonly [text: string, printed: string] }[]
  /** Characters that number sections in the order of the alphabet, before a point: 가. 나. */
  syllables: string
  references: {
    /** Before the numbers of notes within a sentence; the example gives the numbers. */
    notes: WordRow<readonly string[]>
    tables: WordRow<readonly string[]>
    figures: WordRow<readonly string[]>
    appendices: WordRow<readonly string[]>
    /** Characters behind the number that make it another one: 附注七、12 is the twelfth of the seventh part. */
    otherwise: string
    /** Between two numbers of one reference. */
    joiners: readonly string[]
    /** One of these has to stand before a reference to a table, where the word for it is part of others: 见表3. */
    leads: readonly string[]
    /** Or one of these behind it: 表3を参照. */
    tails: readonly string[]
  }
}
