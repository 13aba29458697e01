import type { Figure } from '@tickmark/document'
import type { Contradiction } from '../claims/changes/prose-changes.ts'
import type { Relation } from '../claims/relation/relation.ts'
import type { Facts } from '../facts/facts.ts'
import type { Cause } from './blame.ts'
import type { Confirmation } from './confirm-formulas.ts'

/** What is known of a document before any rule runs; computed once, asked by all rules. */
export interface CheckedFacts extends Facts {
  figures: Figure[]
  /** Arithmetic that the document states, whether it holds or not. */
  relations: Relation[]
  /** Of a workbook: what its formulas agree with though nothing in them makes them. */
  confirmations: Confirmation[]
  /** Broken relations explained by as few wrong figures as possible. */
  causes: Cause[]
  /** Sentences whose word of direction contradicts their amounts. */
  contradictions: Contradiction[]
}
