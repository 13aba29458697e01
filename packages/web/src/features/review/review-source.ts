import type { DataOf, Problem, ServedFigure, TaskFile, TaskSummary } from '@tickmark/contract'
import type { DocumentType, SheetMap } from '@tickmark/document'

/** `pages` is absent where nobody counted them. */
export type ReviewedFile = Pick<TaskFile, 'file_id' | 'name' | 'view'> & Partial<Pick<TaskFile, 'pages'>>
export type SheetRows = DataOf<'getSheet'>
export type PageInfo = DataOf<'getPages'>[number]
export type Decision = Problem['decision']
export type Decided = Pick<Problem, 'problem_id' | 'decision' | 'decision_reason'>

/** What a review came to as a whole; `files` say of each document what it says of itself. */
export type ReviewSummary = Pick<
  TaskSummary,
  'scores' | 'unscored' | 'deductions' | 'figure_counts' | 'problem_counts'
> & {
  files: Pick<
    TaskSummary['files'][number],
    'file_id' | 'document' | 'coverage' | 'engine' | 'looks_like' | 'put_aside'
  >[]
}

/** Where the reviewer gets what it shows: a task of the API, or the sample that is bundled with the home page. */
export interface ReviewSource {
  /** Names the source in caches. */
  key: string
  files: readonly ReviewedFile[]
  problems(): Promise<readonly Problem[]>
  summary(): Promise<ReviewSummary>
  /** Figures of one page; of the whole file where it has no pages. */
  figures(fileId: string, page: number | undefined): Promise<readonly ServedFigure[]>
  pages(fileId: string): Promise<readonly PageInfo[]>
  pageImage(fileId: string, page: number, width: number): Promise<Blob>
  /** Address of the original, for pdf.js. */
  pdfAddress(fileId: string): string
  html(fileId: string): Promise<string>
  sheet(fileId: string, sheet: string | undefined, firstRow: number): Promise<SheetRows>
  /** Which cells of a workbook belong together. */
  sheetMaps(fileId: string): Promise<readonly SheetMap[]>
  /** Absent where nothing may be decided. */
  decide?(problem: Problem, decision: Decision, reason: string): Promise<Problem>
  /** What it was reviewed as, and a way to have the same files reviewed as another type; absent where nothing may be started. */
  type?: DocumentType
  reviewAs?(type: DocumentType): Promise<unknown>
  /** Tells all decisions that were made, then each as it is made by anybody; until the signal. */
  followDecisions?(onDecided: (decided: readonly Decided[]) => void, signal: AbortSignal): void
}

/** Rows that one call for a sheet brings. */
export const SHEET_ROWS = 200
