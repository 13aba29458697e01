import type { Decimal, Figure, Period, Table } from '@tickmark/document'
import type { FigureKind } from '../figures/figure-kind.ts'
import type { StatedUnit } from '@tickmark/language'

/** A row of a grid's body. */
export interface GridRow {
  /** Row of the table, from 0. */
  rowIndex: number
  label: string
  /** The label without numbering, sign words and remarks: what two rows of the same item share. */
  key: string
  indent: number
  /** heading: no number in it · total: its label says that it sums · item: the rest. */
  kind: 'heading' | 'total' | 'item'
  /** "of which": a part of the row above, left out of sums. */
  ofWhich: boolean
  /** The label says "less". */
  deducted: boolean
  /** Numbering depth: 一、 is 1, （一） 2, 1. 3; 0 without. */
  numbering: number
  concept?: string
  /** The table that it stands in, where the grid's own went on over a page. */
  table?: Table
  /** Positions among `columns` of cells that hold digits but could not be read as one number: no sum over them can be tested. */
  unread?: number[]
}

/** A column of numbers. */
export interface GridColumn {
  columnIndex: number
  head: string
  key: string
  period?: Period
  /** The unit that its heads state. */
  unit?: StatedUnit
  /** amount may be summed; percent holds rates and shares; change and percent-change by their heads; other: notes, ordinals, text. */
  kind: 'amount' | 'percent' | 'change' | 'percent-change' | 'other'
  /** Its head repeats the time of the column beside, and should be another; it has no period then. */
  repeats?: { actual: string; expected: string }
}

/** One rectangle of numbers with its labels; a table holds several where two stand side by side or the heads change half-way. */
export interface Grid {
  id: string
  table: Table
  /** Position of the table among the document's blocks. */
  blockIndex: number
  rows: GridRow[]
  columns: GridColumn[]
  /** `cells[row][column]` along `rows` and `columns`. */
  cells: (GridCell | undefined)[][]
  unit: StatedUnit
  /** Heading and caption that stand over it. */
  title: string
  scope?: 'group' | 'parent'
  /** Amounts are printed without what is less than their unit, not rounded. */
  truncated?: true
  /** Of a sheet: rows of heads and columns of codes, whose numbers name and measure nothing. */
  naming?: { rows: readonly number[]; columns: readonly number[] }
}

export interface GridCell {
  figure: Figure
  /** As printed, before scaling. */
  value: Decimal
  dash: boolean
  /** Of a workbook: a formula gives it. */
  computed?: true
  /** Where it is no amount. */
  kind?: FigureKind
}

/** Columns beyond which those of a sheet are a run of periods, and none is the ratio or the product of two others. */
const WIDE = 24

export function isWideSheet({ table, columns }: Grid): boolean {
  return table.sheet !== undefined && columns.length > WIDE
}
