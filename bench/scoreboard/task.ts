import type { Found } from './score-document.ts'
import type { ScoreRow } from './score-row.ts'

/** One document, workbook or file to be measured: small enough to be done again when a run was broken off. */
/** `only` of a drawn document: what it is to be or to hold, "passage growth-chain", "trait lattice", "kind invoice", "manner uk". */
export type Task =
  | { part: 'world'; column: string; seed: number; index: number; only?: string }
  | { part: 'models'; column: string; seed: number }
  | { part: 'pictures'; column: string; seed: number; index: number; manner: string; condition: string }
  | { part: 'large-model'; column: string }
  | { part: 'corpora'; column: string; file: string; country: string; language: string; kind: string }
  | { part: 'planted'; column: string; file: string; country: string; language: string; seed: number }
  | { part: 'first-sight'; column: string; file: string; plants: string }

/** What came of it. */
export interface TaskResult {
  rows: ScoreRow[]
  /** Drawn documents only: what was said, to tell what is gained and lost. */
  documents?: { id: string; findings: Found[]; plants: { kind: string; found: boolean }[] }[]
}

/** How the results of a task are kept. */
export const nameOf = (task: Task): string => Object.values(task).join(' ')
