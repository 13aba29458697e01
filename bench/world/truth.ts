/**
 * The truth of a drawn document: what it prints, what that means, and which relations the document claims between its figures.
 * This file is the contract between the world (which draws), the scoreboard (which scores) and the corpora; it holds types only.
 *
 * Numbers are decimal strings in the base unit ("1234000000" for 1,234 in millions; "12.2" for 12.2 %), never binary floats.
 * Everything that may be planted is a figure or a word; both are tokens with an id, and a relation speaks of token ids.
 * What a plant changed has `right`; `printed` is always what stands on the page.
 */
export const TRUTH_VERSION = 1

export type Language = 'en' | 'zh-Hans' | 'zh-Hant' | 'ja' | 'ko' | 'de' | 'fr' | 'it' | 'es'

export type DocumentKind =
  | 'annual-report'
  | 'interim-report'
  | 'quarterly-report'
  | 'audit-report'
  | 'prospectus'
  | 'fund-report'
  | 'bank-report'
  | 'insurer-report'
  | 'trial-balance'
  | 'account-statement'
  | 'due-diligence'
  | 'valuation-report'
  | 'research-note'
  | 'contract'
  | 'invoice'
  | 'receipt'
  | 'earnings-release'
  /** Workbooks of a model: drawn by bench/world/models. */
  | 'model'

export interface WorldDocument {
  version: typeof TRUTH_VERSION
  /** "us-10k-annual-report-7-12": manner, kind, seed, number in the batch. */
  id: string
  seed: number
  kind: DocumentKind
  /** The file of bench/world/manners, without its ending. */
  manner: string
  country: string
  language: Language
  framework: string
  /** The company's name as printed. */
  entity: string
  layoutTraits: string[]
  /** What it holds besides what each document of its kind holds. */
  passages: string[]
  figures: WorldFigure[]
  words: WorldWord[]
  relations: WorldRelation[]
  tables: WorldTable[]
  headings: WorldHeading[]
  /** Ids of all blocks of the body (headings, paragraphs, tables) in the order in which they are read. */
  readingOrder: string[]
  /** The text of each paragraph of the body by its id. */
  paragraphs: { id: string; text: string }[]
  references: WorldReference[]
  plants: Plant[]
  lookAlikes: LookAlike[]
  /** What was written of it, relative to the folder of the batch. */
  files: WorldFile[]
}

export interface WorldFile {
  path: string
  format: 'pdf' | 'docx' | 'xlsx' | 'csv' | 'html' | 'png' | 'jpg'
  /** PDF only. */
  tagged?: boolean
  /** Pictures and PDF of pictures: how the page was taken. */
  condition?: string
}

export type FigureKind =
  | 'amount'
  | 'percentage'
  | 'percentage-points'
  | 'ratio'
  | 'per-share'
  | 'count'
  | 'date'
  | 'year'
  | 'identifier'
  | 'page-number'
  | 'note-number'
  | 'account-code'
  | 'line-number'

/** Kinds that say something which can be wrong as a figure; the others are to be left alone. */
export const MEASURES: readonly FigureKind[] = [
  'amount',
  'percentage',
  'percentage-points',
  'ratio',
  'per-share',
  'count',
]

export interface WorldFigure {
  id: string
  /** As it stands on the page: "(1,234)", "△1,234", "12.2%", "1兆4,312億円" without the unit words around it where they are apart. */
  printed: string
  /** What the printed text says, a decimal in the base unit. Empty for kinds that hold no number (date, identifier). */
  value: string
  /** The value before it was rounded for printing. */
  exact: string
  kind: FigureKind
  /** Of the world's own list (company/concepts.ts): "revenue", "total_assets". None where only this document knows it. */
  concept?: string
  /** Whose figure: the group, the parent alone, a segment or class (its label), a person or thing. */
  scope: string
  period?: WorldPeriod
  /** ISO currency, "%", "shares", "persons", "USD/share", "days", "x", "". */
  unit: string
  /** Power of ten of the printed number: 0, 3 (thousands), 4 (万), 6, 8 (亿). */
  scale: number
  /** The step that it was rounded to, in the base unit: "1000000", "0.1". */
  step: string
  place: Place
  context: Context
  /** The passage that it stands in (bench/world/passages); none for the statements and notes that each document has. */
  passage?: string
  /** Before a plant changed it. */
  right?: { printed: string; value: string }
}

/** Something that can be wrong without being a figure: a direction word, a reference, a unit caption, a head, a label, a name, a date. */
export interface WorldWord {
  id: string
  kind: WordKind
  printed: string
  /** "up", "down"; the id of what is referred to; the power of ten of a unit; an ISO date or period. */
  means: string
  place: Place
  context: Context
  passage?: string
  right?: { printed: string; means: string }
}

export type WordKind =
  | 'direction'
  | 'reference'
  | 'unit'
  | 'currency'
  | 'period'
  | 'label'
  | 'number-of-heading'
  | 'name'
  | 'date'
  | 'text'

export interface WorldPeriod {
  kind: 'instant' | 'duration'
  /** ISO dates; an instant has only `end`. */
  start?: string
  end: string
  /** As printed in the head or the sentence that gives it. */
  printed: string
}

export type Place =
  | { in: 'cell'; tableId: string; row: number; column: number }
  | { in: 'sentence'; blockId: string }
  | { in: 'heading'; blockId: string }
  | { in: 'caption'; tableId: string }
  | { in: 'furniture' }
  | { in: 'sheet'; sheet: string; address: string }

/** What stands around a token, so that it is found again on the printed page. All as printed (with plants). */
export interface Context {
  /** The row's label, with the labels it hangs under: ["Current assets", "Cash"]. */
  rowLabels?: string[]
  /** The heads over the column, top down. */
  columnHeads?: string[]
  /** Caption or heading that the table or paragraph stands under. */
  under?: string
  /** The whole sentence (paragraph where it has one). */
  sentence?: string
  /** PDF page, 1 the first; known after printing, where it was looked up. */
  page?: number
}

/**
 * A relation that the document means. With v(t) the value of a token:
 * sum, difference, roll-forward, change: v(result) = Σ coefficient × v(term), within `tolerance`.
 * percent-change: v(result) = coefficient of a × 100 × (v(a) − v(b)) / |v(b)| (−1 where a fall is printed without its sign). ratio: v(result) = factor × v(a) / v(b). product: v(result) = factor × v(a) × v(b).
 * equal: v(result) = v(a). at-most: v(result) ≤ v(a). direction: the word says the sign of v(a) − v(b).
 * reference: the word names the number of the heading `means`, whose title has to do with the place. sequence: the words number on without gap.
 * same-text: all words mean the same. order: the words' dates run in the order given. present: the block is there. complete: no placeholder.
 */
export type RelationOp =
  | 'sum'
  | 'difference'
  | 'roll-forward'
  | 'change'
  | 'percent-change'
  | 'ratio'
  | 'product'
  | 'equal'
  | 'at-most'
  | 'direction'
  | 'reference'
  | 'sequence'
  | 'same-text'
  | 'order'
  | 'present'
  | 'complete'

export interface WorldRelation {
  id: string
  op: RelationOp
  /** What it ties, to count by: "foots", "cross-foots", "balances", "note-ties", "eps", "cash-rolls", "prose-ties", "quarters", … */
  name: string
  /** Id of a figure, a word or a block. */
  result: string
  terms: { id: string; coefficient: number }[]
  /** ratio and product: 100 for a percentage, 10^n between scales. */
  factor?: string
  /** In the unit of the result, as rounding of the printed figures implies; "0" where the figures were made to foot. */
  tolerance: string
}

export interface WorldTable {
  id: string
  caption?: string
  /** What it is: "income-statement", "balance-sheet", "cash-flow", "equity", "segments", … */
  role: string
  rowCount: number
  columnCount: number
  /** How many rows from the top, columns from the left are heads. */
  headRows: number
  headColumns: number
  cells: WorldCell[]
}

export interface WorldCell {
  row: number
  column: number
  rowSpan: number
  columnSpan: number
  text: string
  isHead: boolean
}

export interface WorldHeading {
  id: string
  level: number
  /** "12", "Item 7", "第三节", "(1)"; empty where it has none. */
  number: string
  title: string
  /** As printed, number and title. */
  printed: string
}

export interface WorldReference {
  id: string
  /** The word that refers, e.g. "(Note 12)" or "12" in the column of notes. */
  word: string
  /** The heading meant. */
  target: string
}

/** How large an error is; a larger one must never be quieter. */
export type PlantSize =
  | 'last-digit'
  | 'digit'
  | 'digits-swapped'
  | '×1.3'
  | '×3'
  | '×10'
  | '×1,000'
  | 'sign'
  | 'word'
  | 'place'

export interface Plant {
  id: string
  /** What was done: "total-digit", "column-swap", "prose-amount", "dead-reference", … (plant/kinds.ts). */
  kind: string
  /** Rules of the catalogue that speak of it: "CALC-001". Names for counting, not demanded of a finding. */
  rules: string[]
  size: PlantSize
  /** Ids of the figures and words that were changed; a block's id where it was dropped. */
  tokens: string[]
  /** What stands on the page now, and what should; of the first token. */
  wrong: string
  right: string
  /** Relations that held and hold no longer. Any figure of them may carry the finding. */
  breaks: string[]
}

/** Something that looks wrong and is not: it must not be flagged. */
export interface LookAlike {
  id: string
  /** "rounding-difference", "restated-comparative", "netting", "other-scope", "convenience-currency", "rate-in-brackets", … */
  kind: string
  tokens: string[]
  says: string
}
