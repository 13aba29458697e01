import type { Figure } from '@tickmark/document'
import type { Cause } from '../relations/blame.ts'
import type { Contradiction } from '../relations/prose-changes.ts'
import type { Relation } from '../relations/relation.ts'
import type { Grid } from './grid.ts'
import type { Sentence } from './make-sentences.ts'

/** Of a workbook: which numbers its formulas give, and from which others. */
export interface Derivation {
  isComputed(figure: Figure): boolean
  /** Whether a formula computes `result` from `source`, directly or over other formulas. */
  feeds(source: Figure, result: Figure): boolean
}

/** What is known of a document before any rule runs; computed once, asked by all rules. */
export interface Facts {
  figures: Figure[]
  grids: Grid[]
  sentences: Sentence[]
  /** Arithmetic that the document states, whether it holds or not. */
  relations: Relation[]
  /** Broken relations explained by as few wrong figures as possible. */
  causes: Cause[]
  /** Sentences whose word of direction contradicts their amounts. */
  contradictions: Contradiction[]
}
