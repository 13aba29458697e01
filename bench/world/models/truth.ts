import type { Language } from '@tickmark/document'
import type { BlockRole, Measure, Unit } from './sheet-plan/plan.ts'

/** All that is known of a drawn workbook. Ranges and cells in A1, without sheet. */
export interface ModelTruth {
  id: string
  seed: number
  kind: string
  language: Language
  traits: string[]
  blocks: { id: string; role: BlockRole; sheet: string; range: string }[]
  lines: TruthLine[]
  /** Typed cells that the model calculates with. */
  inputs: { sheet: string; cell: string; label: string; unit: Unit }[]
  /** Cells that are zero while the model is sound. */
  checks: { sheet: string; cell: string }[]
  outputs: { sheet: string; cell: string; value: number | string }[]
  plants: Plant[]
  lookAlikes: LookAlike[]
}

export interface TruthLine {
  /** "block.line" of the plan. */
  id: string
  sheet: string
  /** From the first to the last slot. */
  range: string
  label: string
  measure: Measure
  unit: Unit
  outflow: boolean
  total: boolean
}

/** One error put into a sound model. */
export interface Plant {
  kind: string
  size?: string
  sheet: string
  /** A finding that is to count must touch one of these. */
  cells: string[]
  before: string
  after: string
  /** The identity or pattern that no longer holds, as a reviewer would say it. */
  breaks: string
  /** Checks and outputs that the error moves; a finding there names a consequence. */
  effects: { sheet: string; cell: string; before: number | string; after: number | string }[]
}

/** A deviation that is right: nothing above a suggestion may be said of it. */
export interface LookAlike {
  kind: string
  sheet: string
  cells: string[]
  why: string
}
