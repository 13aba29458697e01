import type { WordRow } from './word-row.ts'

/** Where a period stands relative to the one that is reported on. */
export type PeriodRelation = 'opening' | 'closing' | 'prior' | 'current'

/** A word that tells how long a flow lasts; the example gives the months that must be read. */
export interface SpanWord {
  word: string
  months: number
  example: readonly [text: string, months: number]
}

/** How a numbered part of a year is printed: `{n}` stands for its number in digits, `{o}` for its number in words. */
export interface PartFrame {
  frame: string
  /** The part, where the frame names one by itself: 上半年. */
  part?: 1 | 2 | 3 | 4
  example: readonly [text: string, part: number]
}

/** An era whose years count from one. */
export interface Era {
  word: string
  /** The year before its first. */
  before: number
  example: readonly [text: string, date: string]
}

/** How one language writes dates and periods. */
export interface PeriodWords {
  /** Names of the twelve months, the full one first; none where months are numbered. */
  months: readonly (readonly [full: string, ...short: string[]])[]
  /** What stands behind the numbers of year, month and day: 年 月 日. */
  marks: { year: readonly string[]; month: readonly string[]; day: readonly string[] }
  /** A full date in words or digits, and the day that it names. */
  dates: readonly (readonly [text: string, date: string])[]
  /** Between day, month and year: "31 de diciembre de 2024". */
  between: readonly string[]
  /** Behind the number of a day: 1st, 1er, 31. */
  daySuffixes: readonly string[]
  eras: readonly Era[]
  /** Before or behind the year that names a fiscal year; the example gives the year. */
  fiscalYear: WordRow
  /** Short forms that stand before two digits as well: FY24; the example gives the year. */
  fiscalShort: WordRow
  /** How long a flow lasts, by words other than a count of months. */
  spans: readonly SpanWord[]
  /** Months that are counted, behind a number; the example gives their number. */
  countedMonths: WordRow<number>
  /** Numbers in words before months that are counted. */
  monthCounts: readonly (readonly [word: string, count: number])[]
  /** What makes a quarter the sum of all up to it: 累计; the example gives the months. */
  cumulative: WordRow<number>
  /** A quarter that bears no number; the example gives its months. */
  quarter: WordRow<number>
  quarters: readonly PartFrame[]
  halves: readonly PartFrame[]
  /** First, second, third, fourth. */
  ordinals: readonly (readonly [string, string, string, string])[]
  /** Periods that are numbered since the company began: 第{n}期, 제 {n} (전) 기; the example gives the number. */
  terms: readonly { frame: string; example: readonly [text: string, term: number] }[]
  /** What marks such a number as this period's or an earlier one's. */
  termMarks: Record<'current' | 'prior', readonly string[]>
  /** Heads that count the years, months or periods of a plan, `{n}` for the number: Year 3. */
  indexes: readonly { frame: string; example: readonly [text: string, index: number] }[]
  relations: Record<PeriodRelation, WordRow<PeriodRelation>>
  /** Between the two days of a period; the example gives its months. */
  until: WordRow<number>
  /** Before the day of a balance: as of, zum. */
  asOf: WordRow<true>
  /** Before or behind the last day of a flow: ended, 止. */
  ended: WordRow<true>
  /** Heads of a model's columns that hold what was: the example gives a head. */
  actual: WordRow<'actual'>
  /** And those that hold what is expected. */
  forecast: WordRow<'forecast'>
}
