import type { Workbook } from '@tickmark/document'
import type { Place } from '../formula/reference.ts'

export type CellValue = number | string | boolean | null

/** The outcome of computing a workbook's formulas anew. */
export interface Recalculation {
  /** The computed value; undefined where it could not be computed (see `unsupported`). */
  valueAt(place: Place): CellValue | undefined
  /** Functions that the engine lacks, upper case. Cells that use them, and what they feed, have no computed value. */
  unsupported: readonly string[]
  /** Formulas computed and formulas left out. */
  computed: number
  skipped: number
  /** Those among the left out that would have taken too long, by place; their stored values stand unchecked. */
  beyondBudget: readonly Place[]
  /** What computing took, in cells of ranges that the engine walked; see `computing-cost.ts`. */
  cost: number
}

export interface CellChange extends Place {
  /** A formula with its leading "=", or a value. */
  content: string | number
}

/** The formula that a change puts in, without its "="; undefined where it is a value. */
export const formulaOf = ({ content }: CellChange): string | undefined =>
  typeof content === 'string' && content.startsWith('=') ? content.slice(1) : undefined

/** Computes workbooks. The engine behind it is loaded by the caller: this room reads no files. */
export interface Recalculator {
  recalculate(workbook: Workbook, changes?: readonly CellChange[]): Recalculation
  /** Loads a workbook once, to compute it for many states of its inputs. */
  open(workbook: Workbook): Scenarios
}

/** An input and the number that it is given. */
export interface PutIn extends Place {
  value: number
}

/** A workbook in the engine, whose inputs are set again and again. */
export interface Scenarios {
  /** What a cell gives with these inputs, all others as they were; undefined where that cannot be computed. */
  compute(inputs: readonly PutIn[], output: Place): CellValue | undefined
  close(): void
}
