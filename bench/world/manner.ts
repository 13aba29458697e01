import type { Piece, WordToken } from './draft/content.ts'
import type { Labels } from './labels.ts'
import type { NoteKey } from './note-key.ts'
import type { NumberStyle } from './numbers.ts'
import type { StatementForms } from './kinds/outlines.ts'
import type { DocumentKind, Language } from './truth.ts'

/** A day, month from 1. */
export interface Day {
  year: number
  month: number
  day: number
}

/** What a stretch of time is called depends on how long it is and whose it is. */
export interface Stretch {
  start: Day
  end: Day
  months: 3 | 6 | 9 | 12
  /** 0 the reported one, 1 the one before, … */
  ago: number
}

/** A unit that amounts of a table are printed in. */
export interface Scale {
  power: number
  decimals: number
  /** "in thousands", "单位：元 币种：人民币". */
  caption: string
}

/** How an amount stands in running text. */
export interface ProseMoney {
  before: string
  after: string
  power: number
  decimals: number
  /** Larger parts are told apart: 1兆4,312億円. */
  compound?: { power: number; word: string }
}

export interface Names {
  companies: readonly string[]
  segments: readonly (readonly string[])[]
  regions: readonly string[]
  people: readonly string[]
  auditors: readonly string[]
  cities: readonly string[]
}

export type Title =
  | 'report'
  | 'highlights'
  | 'letter'
  | 'review'
  | 'auditReport'
  | 'statements'
  | 'income'
  | 'balance'
  | 'cashFlow'
  | 'equity'
  | 'notes'
  | 'summary'
  | 'contents'
  | 'quarters'

type Pieces = readonly Piece[]

/** Sentences of running text, whole and in the language's own order. */
export interface Sentences {
  /** Ups and downs: the words of one pair stand in one place of the sentence. */
  directions: readonly { up: string; down: string }[]
  change(parts: {
    what: string
    now: Pieces
    before: Pieces
    percent: Pieces
    direction: WordToken
    period: string
    periodBefore: string
  }): Piece[]
  changeBy(parts: {
    what: string
    now: Pieces
    by: Pieces
    percent: Pieces
    direction: WordToken
    period: string
    periodBefore: string
  }): Piece[]
  share(parts: { what: string; of: string; amount: Pieces; percent: Pieces; period: string }): Piece[]
  ratio(parts: { what: string; percent: Pieces; before: Pieces; period: string; periodBefore: string }): Piece[]
  balance(parts: { what: string; amount: Pieces; before: Pieces; day: string; dayBefore: string }): Piece[]
  restates(parts: { what: string; amount: Pieces; period: string; note?: Pieces }): Piece[]
  employees(parts: { count: Pieces; day: string; before: Pieces }): Piece[]
  dividend(parts: { perShare: Pieces; total: Pieces; period: string }): Piece[]
  /** Text without a relation: policies, ages, addresses, law. Numbers in it mean nothing for the review. */
  policies: readonly string[]
  letterOpening: readonly string[]
  noise: readonly string[]
  audit(parts: { company: string; period: string; auditor: string; day: string; city: string }): string[]
  events: readonly string[]
  taxRate(parts: { rate: Pieces; effective: Pieces; effectiveBefore: Pieces }): Piece[]
  seeNote(note: Pieces): Piece[]
  endOfStatement: string
}

export interface Heads {
  /** A day over a column: "December 31, 2025". */
  end(day: Day, ago: number): string
  stretch(stretch: Stretch): string
  /** In running text. */
  proseDay(day: Day): string
  prosePeriod(stretch: Stretch): string
  /** Over a statement: "For the year ended December 31, 2025". */
  statementStretch(stretch: Stretch): string
  statementDay(day: Day): string
  /** Of equity statements and movements: "At 1 January 2025". */
  atDay(day: Day): string
}

export interface NoteNumbers {
  /** Number and what stands before the title: ["12", ". "]. */
  number(count: number): string
  gap: string
  /** In running text, e.g. "Note 12" → before and after the number. */
  refer: { before: string; after: string; number?: (count: number) => string }
  /** In a column of its own, or behind the label as "(附註六(十))". */
  inColumn: boolean
}

/** How one country's filings look and speak: everything that a developer writes to add a country. */
export interface Manner {
  id: string
  country: string
  language: Language
  framework: string
  kinds: readonly DocumentKind[]
  currency: { code: string; symbol: string }
  /** Where the sign stands in tables. */
  currencyInTable: 'never' | 'first-and-totals'
  number: NumberStyle
  scales: readonly Scale[]
  prose: readonly ProseMoney[]
  perShare: { before: string; after: string; decimals: number; power: number; unit: string }
  /** Months in which the financial year ends. */
  yearEnds: readonly number[]
  taxRate: { percent: number }
  /** Nominal value of a share, in thousandths of the currency. */
  parThousandths: number
  /** Yearly earnings a share that are usual there, in the currency. */
  usualEarnings: number
  /** Revenue of a quarter in the currency: the least and the most, as powers of ten. */
  size: { least: number; most: number }
  labels: Labels
  titles: Record<Title, string>
  noteTitles: Record<NoteKey, string>
  heads: Heads
  notes: NoteNumbers
  say: Sentences
  names: Names
  forms: StatementForms
  /** The earlier year stands first. */
  oldestFirst: boolean
  /** Number of a section before its title: 第三节, Item 7., (1). */
  section: (count: number, title: Title) => string
  sectionGap: string
  page: { size: 'letter' | 'A4'; fonts: readonly string[]; pointSize: readonly [number, number] }
  /** What is printed at the head and the foot of the pages. */
  furniture: { head: (company: string, title: string) => string; foot: (page: string) => string }
  /** Traits that this country's filings often have, with how often. */
  traits: Partial<Record<string, number>>
  /** Over an amount and its share: an amount's head in wide letters and ％. */
  shareHeads?: readonly [string, string]
  accountCodes?: Partial<Record<string, string>>
}
