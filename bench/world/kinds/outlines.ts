import type { Concept } from '../company/concepts.ts'
import type { Labels } from '../labels.ts'
import type { NoteKey } from '../note-key.ts'

/** A row of a statement: what it prints and what it is made of. */
export interface OutlineRow {
  style: 'head' | 'line' | 'subtotal' | 'total'
  label: keyof Labels
  concept?: Concept
  /** −1 where the amount is taken off and printed so. */
  sign: 1 | -1
  /** In terms of the books, over concepts of rows above or below: { revenue: 1, costOfSales: -1 }. */
  of?: Partial<Record<Concept, number>>
  note?: NoteKey
  indent: number
  /** 一、 (二) Ⅰ. 1. before the label. */
  prefix?: string
}

export type Outline = readonly OutlineRow[]

export interface StatementForms {
  income: Outline
  balance: Outline
  cashFlow: Outline
  /** Assets on the left, liabilities on the right, where the trait asks for it: the row at which the right side begins. */
  twoSided?: keyof Labels
}

type RowOptions = Partial<Omit<OutlineRow, 'style' | 'concept' | 'of'>>

export function head(label: keyof Labels, options: RowOptions = {}): OutlineRow {
  return { style: 'head', sign: 1, indent: 0, label, ...options }
}

export function line(concept: Concept & keyof Labels, options: RowOptions = {}): OutlineRow {
  return { style: 'line', concept, sign: 1, indent: 1, label: concept, ...options }
}

/** Taken off, and printed so. */
export function less(concept: Concept & keyof Labels, options: RowOptions = {}): OutlineRow {
  return line(concept, { sign: -1, ...options })
}

export function subtotal(concept: Concept & keyof Labels, of: OutlineRow['of'], options: RowOptions = {}): OutlineRow {
  return { style: 'subtotal', concept, sign: 1, indent: 0, label: concept, ...(of ? { of } : {}), ...options }
}

export function total(concept: Concept & keyof Labels, of: OutlineRow['of'], options: RowOptions = {}): OutlineRow {
  return { ...subtotal(concept, of, options), style: 'total' }
}
