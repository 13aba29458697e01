import type { Language } from '@tickmark/document'

/** A financial model before it has a place on sheets: lines with formulas over slots (periods, records, entities, one value). */
export interface Plan {
  kind: string
  language: Language
  title: string
  /** Chooses among the words that a label can have. */
  wording: number
  /** "CNY million" in the plan's language. */
  unitNote: string
  blocks: Block[]
  tables?: Sensitivity[]
  /** Errors that only this kind can have, beside those that every model can. */
  slips: PlannedSlip[]
  iterate?: boolean
  /** What the model is built for: lines whose change a reader would notice. */
  outputs: string[]
  /** Such files never have formulas. */
  valuesOnly?: boolean
}

/** What a kind draws; language and words are added to it. */
export type PlanBody = Omit<Plan, 'language' | 'wording' | 'title' | 'unitNote'>

export type BlockRole =
  | 'statement'
  | 'debt schedule'
  | 'PPE'
  | 'working capital'
  | 'tax'
  | 'returns'
  | 'sources and uses'
  | 'DCF'
  | 'WACC'
  | 'comparables'
  | 'sensitivity'
  | 'cap table'
  | 'amortisation'
  | 'unit economics'
  | 'budget'
  | 'trial balance'
  | 'data'
  | 'inputs'

export interface Block {
  id: string
  /** Stands before the ids of blocks that its formulas name, where a book holds several models. */
  scope?: string
  role: BlockRole
  /** Key of labels.txt. */
  title: string
  /** Blocks of one group stand on one sheet where the layout has several. */
  group: string
  /** Series: slots are periods. Records: slots are rows of a list. Values: one slot. */
  shape: 'series' | 'records' | 'values'
  slots: Slot[]
  lines: Line[]
  /** Head of the column of the slots' names. */
  corner?: string
}

export type Slot = PlainSlot | ComputedSlot | StatisticSlot

interface AnySlot {
  id: string
  /** As a head shows it; for periods the layout chooses the form. */
  text?: string
  label?: string
  /** "[-1]" stays on the track: years beside quarters, totals beside months. */
  track: string
  year?: number
  month?: number
}

/** A slot that stands for a period. */
export type DatedSlot = Slot & { year: number; month: number }

interface PlainSlot extends AnySlot {
  kind: 'historic' | 'forecast' | 'value' | 'record'
}

export interface ComputedSlot extends AnySlot {
  kind: 'sum' | 'difference' | 'percent'
  /** Slots that a sum takes in; minuend and subtrahend of a difference. */
  members: string[]
}

export interface StatisticSlot extends AnySlot {
  kind: 'statistic'
  members: string[]
  /** "MEDIAN", "QUARTILE:3". */
  statistic: string
}

export type Measure =
  | 'flow'
  | 'stock'
  | 'rate'
  | 'growth'
  | 'factor'
  | 'count'
  | 'price'
  | 'multiple'
  | 'date'
  | 'text'
  | 'flag'
  | 'index'
export type Unit = 'money' | 'percent' | 'times' | 'days' | 'number' | 'per share' | 'year' | 'none'
/** A number, a text, a formula ("=…" over lines) or nothing: undefined lets the next rule speak, "" leaves the cell empty. */
export type Content = number | string | undefined

export interface Line {
  id: string
  /** Key of labels.txt, or the text itself. */
  label: string
  text?: string
  measure: Measure
  unit: Unit
  /** Outflows are shown as negative numbers. */
  outflow?: boolean
  historic?: Content | readonly Content[]
  forecast?: Content | readonly Content[]
  /** For all slots of the track "base", where historic and forecast say nothing. */
  every?: Content | readonly Content[]
  first?: Content
  firstForecast?: Content
  last?: Content
  /** By slot; stands above all others. */
  at?: Record<string, Content>
  /** In slots that sum: add up (flows), take the last (stocks), the line's own formula (ratios), or nothing. */
  inSum?: 'add' | 'last' | 'own' | 'none'
  total?: boolean
  heading?: boolean
  /** Zero in every sound model, within a rounding. */
  check?: boolean
  input?: boolean
  note?: string
  /** Deviations of single slots that are right, with the reason. */
  why?: Record<string, string>
}

export interface Sensitivity {
  id: string
  title: string
  group: string
  output: string
  across: { input: string; steps: readonly number[] }
  down: { input: string; steps: readonly number[] }
  unit: Unit
}

export interface PlannedSlip {
  kind: string
  /** "block.line"; `slots` all, or one by name ("first", "last", "forecast", an id); the last is the default. */
  at: string
  slots?: 'forecast' | 'first' | 'last' | 'all' | 'some' | (string & {})
  instead: Content | ((value: number) => number)
  breaks: string
  size?: string
  /** Lines of which a finding is as good, in the same slots. */
  alsoAt?: readonly string[]
}

/** Keys of the labels' texts, told apart from lines whose text is given. */
export const lineKey = (block: string, line: string): string => `${block}.${line}`
