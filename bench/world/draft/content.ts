import type { Exact } from '../exact.ts'
import type { FigureKind, WordKind, WorldPeriod } from '../truth.ts'

/** A figure on its way to the page. Plants change `printed` and `value`. */
export interface FigureToken {
  type: 'figure'
  id: string
  kind: FigureKind
  printed: string
  value: Exact
  exact: Exact
  /** What it was rounded to. */
  step: Exact
  concept?: string
  scope: string
  period?: WorldPeriod
  unit: string
  scale: number
  /** How a value would be printed in its place. */
  print: (value: Exact) => string
  right?: { printed: string; value: Exact }
  /** Left out of the page by a plant. */
  dropped?: boolean
  /** The passage that it was written in. */
  passage?: string
}

/** How a word says something that it can say. */
export function wordFor({ choices, id }: WordToken, means: string): string {
  const text = choices[means]
  if (text === undefined) throw new Error(`${id} cannot say ${means}`)
  return text
}

/** A word that may be wrong. `choices` are what it can say, by what that means. */
export interface WordToken {
  type: 'word'
  id: string
  kind: WordKind
  printed: string
  means: string
  choices: Record<string, string>
  right?: { printed: string; means: string }
  dropped?: boolean
  passage?: string
}

export type Token = FigureToken | WordToken
export type Piece = string | Token

export interface HeadingBlock {
  type: 'heading'
  id: string
  level: number
  number: Piece[]
  title: string
  /** What stands between number and title. */
  gap: string
  layout?: Layout
}

export interface ParagraphBlock {
  type: 'paragraph'
  id: string
  pieces: Piece[]
  role: 'body' | 'list' | 'small' | 'centred' | 'right' | 'signature' | 'title'
  layout?: Layout
}

export interface TableBlock {
  type: 'table'
  id: string
  role: string
  caption: Piece[]
  /** "in thousands", over the table on the right. */
  unit: Piece[]
  columns: ColumnStyle[]
  headRows: Cell[][]
  rows: Row[]
  /** Continued on the next page after this row. */
  splitAfter?: number
  layout?: Layout
}

export interface BreakBlock {
  type: 'break'
  id: string
  layout?: Layout
}

export interface ContentsBlock {
  type: 'contents'
  id: string
  title: string
  /** Headings down to this level are listed. */
  depth: number
  layout?: Layout
}

export type Block = HeadingBlock | ParagraphBlock | TableBlock | BreakBlock | ContentsBlock
export type Layout = 'landscape' | 'two-columns' | 'side-by-side'

export interface ColumnStyle {
  kind: 'label' | 'code' | 'note' | 'amount' | 'spacer' | 'text'
}

export interface Cell {
  pieces: Piece[]
  rowSpan?: number
  columnSpan?: number
  align?: 'left' | 'right' | 'center'
}

export interface Row {
  /** One for each column; nothing where a span covers it. */
  cells: (Cell | undefined)[]
  style: 'head' | 'line' | 'subtotal' | 'total'
  indent: number
}

export function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.printed)).join('')
}

/** A sentence with tokens in it: say`Revenue was ${amount}.` Lists of pieces are laid flat. */
export function say(texts: TemplateStringsArray, ...parts: (Piece | readonly Piece[])[]): Piece[] {
  return texts.flatMap((text, at) => [text, ...[parts[at] ?? []].flat()]).filter((piece) => piece !== '')
}

/** Cells in the columns that they begin in; nothing where a span covers. */
export function spread<T extends { columnSpan?: number }>(cells: readonly T[]): (T | undefined)[] {
  return cells.flatMap((cell) => [cell, ...Array.from({ length: (cell.columnSpan ?? 1) - 1 }, () => undefined)])
}
