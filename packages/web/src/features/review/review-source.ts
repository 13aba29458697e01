import type { DataOf, Problem, ServedFigure, TaskFile, TaskSummary } from '@tickmark/contract'

export type ReviewedFile = Pick<TaskFile, 'file_id' | 'name' | 'view'>
export type SheetRows = DataOf<'getSheet'>
export type PageInfo = DataOf<'getPages'>[number]
export type Decision = Problem['decision']

/** Where the reviewer gets what it shows: a task of the API, or the sample that is bundled with the home page. */
export interface ReviewSource {
  /** Names the source in caches. */
  key: string
  files: readonly ReviewedFile[]
  problems(): Promise<readonly Problem[]>
  summary(): Promise<Pick<TaskSummary, 'scores' | 'deductions' | 'figure_counts' | 'problem_counts'>>
  figures(fileId: string, page: number): Promise<readonly ServedFigure[]>
  pages(fileId: string): Promise<readonly PageInfo[]>
  pageImage(fileId: string, page: number, width: number): Promise<Blob>
  /** Address of the original, for pdf.js. */
  pdfAddress(fileId: string): string
  html(fileId: string): Promise<string>
  sheet(fileId: string, sheet: string | undefined, firstRow: number): Promise<SheetRows>
  /** Absent where nothing may be decided. */
  decide?(problem: Problem, decision: Decision, reason: string): Promise<Problem>
}

/** Rows that one call for a sheet brings. */
export const SHEET_ROWS = 200
