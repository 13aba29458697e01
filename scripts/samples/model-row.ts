import type { Translations } from '@tickmark/document'

export type RowFormat = 'amount' | 'percent' | 'factor' | 'plain' | 'heading'

export interface ModelRow {
  key: string
  label: Translations
  format: RowFormat
  /** Actual years 2024 and 2025: numbers or formulas. */
  actual?: readonly (number | string)[]
  /** Forecast years 2026 to 2030: one formula for all, or an input a year. */
  forecast?: string | readonly (number | string)[]
  /** A single value in the first forecast column's place instead of years. */
  single?: number | string
  /** The row of a table without years: numbers and formulas from the first column on. */
  cells?: readonly (number | string)[]
  /** Of the first of `cells`, where it heads the others. */
  headFormat?: RowFormat
  total?: boolean
}

export interface ModelSheet {
  key: string
  name: Translations
  rows: readonly ModelRow[]
  /** Without a row of years. */
  singleValues?: boolean
}
