import type { WordRow } from './word-row.ts'

/** How one language prints the legal form of a company. */
export interface CompanyWords {
  /** Letters of a name; the form is found at its end or head. */
  script: 'Latin' | 'Han' | 'Kana' | 'Hangul'
  /** Legal forms before a name; the example gives the whole name. */
  before: WordRow
  /** Legal forms behind one. */
  behind: WordRow
  /** What firms of auditors are called, behind their name. */
  firms: WordRow
  /** A sentence with one of these speaks of an earlier or another name. */
  renamed: WordRow<true>
}
