import type { ModelCell } from '../sheet/grid.ts'

/** Which definition a line breaks. */
export type Definition =
  | 'lifetime'
  | 'days'
  | 'yield'
  | 'price'
  | 'loan'
  | 'dividends'
  | 'share'
  | 'compounded'
  | 'head'
  | 'beta'
  | 'weights'
  | 'inverted'
  | 'perpetuity'
  | 'leavers'
  | 'brackets'
  | 'change'

/** A line that is not computed from what its name says, in all cells that share the formula. */
export interface Misdefined {
  definition: Definition
  cells: readonly [ModelCell, ...ModelCell[]]
  /** What is read the wrong way, or what is left out. */
  other: ModelCell
}
