import type { WordRow } from './word-row.ts'

/** How one language calls the primary statements, and how the auditor's report on them speaks. */
export interface StatementWords {
  balanceSheet: WordRow<true>
  incomeStatement: WordRow<true>
  cashFlow: WordRow<true>
  /** The statement of changes in equity. */
  equity: WordRow<true>
  /** What the columns of a statement of changes in equity are headed. */
  equityParts: WordRow<true>
  /** Of the whole group; stands before, behind or within such a title. */
  consolidated: WordRow<true>
  /** In the line that says to whom a report is made. */
  addressed: WordRow<true>
  /** In the sentence in which an auditor says what was audited, in the first person. */
  audited: WordRow<true>
  /** How the auditor's report is titled. */
  auditorReport: WordRow<true>
  /** Where a report tells of the opinion that its auditor gave: an unqualified opinion, 无保留意见. */
  opinion: WordRow<true>
  /** What the cover calls the report of a year. */
  annualReport: WordRow<true>
  /** Over figures that nobody audited. */
  unaudited: WordRow<true>
  /** Beside a statement that a list of contents names and the report does not have to hold: 不適用. */
  notApplicable: WordRow<true>
  /** A part of the operations has a profit of its own: continuing operations, 终止经营 (IFRS 5). */
  operations: WordRow<true>
  /** The same in the lines of earnings per share, which leave the operations out: "Basic, continuing". */
  operationsAlone: WordRow<true>
}
