import type {
  DataOf,
  DecisionEvent,
  Explanation,
  Problem,
  ProblemNote,
  ServedFigure,
  SignOffState,
  TaskFile,
  TaskMember,
  TaskSummary,
} from '@tickmark/contract'
import type {
  CellTrace,
  DocumentType,
  FigureState,
  InputChange,
  ModelPlace,
  SheetMap,
  WhatIf,
} from '@tickmark/document'

/** `pages` is absent where they were not counted. */
export type ReviewedFile = Pick<TaskFile, 'file_id' | 'name' | 'view'> & Partial<Pick<TaskFile, 'pages'>>
/** `reason`: why none of it was read; else the pages that were not. */
export interface UnreadFile {
  name: string
  reason: string | undefined
  pages: readonly number[]
}
export type SheetRows = DataOf<'getSheet'>
export type PageInfo = DataOf<'getPages'>[number]
export type Decision = Problem['decision']
export type Decided = DecisionEvent['problems'][number]
/** What became of a decision on several problems: how they stand now, and why some were left. */
export interface SavedDecisions {
  problems: readonly Decided[]
  failed: readonly { problem_id: string; message: string }[]
}

/** The result of a review as a whole; `files` holds the summary of each document. */
export type ReviewSummary = Pick<
  TaskSummary,
  'scores' | 'reviewed_scores' | 'revision' | 'unscored' | 'deductions' | 'figure_counts' | 'problem_counts'
> & {
  files: Pick<
    TaskSummary['files'][number],
    'file_id' | 'document' | 'coverage' | 'checklists' | 'engine' | 'looks_like' | 'put_aside'
  >[]
}

/** What people say about problems, and, for who may take part, how. */
export interface Team {
  taskId: string
  notes(problem: Problem): Promise<readonly ProblemNote[]>
  act?: {
    members(): Promise<readonly TaskMember[]>
    comment(problem: Problem, text: string): Promise<Problem>
    assign(problem: Problem, userId: string | null): Promise<Problem>
  }
}

/** Questions about a workbook as a model. */
export interface ModelDesk {
  trace(fileId: string, place: ModelPlace): Promise<CellTrace>
  /** Absent for who only looks on. */
  whatIf?(fileId: string, changes: readonly InputChange[], signal: AbortSignal): Promise<WhatIf>
}

/** Where the reviewer gets what it shows: a task of the API, or the sample that is bundled with the home page. */
export interface ReviewSource {
  /** Names the source in caches. */
  key: string
  files: readonly ReviewedFile[]
  /** Files of the same task, or pages of them, that could not be read: nothing of them was reviewed. */
  unread?: readonly UnreadFile[]
  problems(): Promise<readonly Problem[]>
  summary(): Promise<ReviewSummary>
  /** Figures of one page; of the whole file where it has no pages. */
  figures(fileId: string, page: number | undefined): Promise<readonly ServedFigure[]>
  /** A portion of the figures in a state, in their order over all files, and how many there are. */
  figuresIn(state: FigureState, portion: number): Promise<{ items: readonly ServedFigure[]; total: number }>
  /** What a figure was held against. */
  explain(figure: ServedFigure): Promise<Explanation>
  pages(fileId: string): Promise<readonly PageInfo[]>
  pageImage(fileId: string, page: number, width: number): Promise<Blob>
  /** Address of the original, for pdf.js. */
  pdfAddress(fileId: string): string
  html(fileId: string): Promise<string>
  sheet(fileId: string, sheet: string | undefined, firstRow: number): Promise<SheetRows>
  /** Which cells of a workbook belong together. */
  sheetMaps(fileId: string): Promise<readonly SheetMap[]>
  /** Absent where nothing is computed. */
  model?: ModelDesk
  /** Asks the model of the task about a document; absent where there is none, and for who only looks on. */
  ask?(fileId: string, question: string): Promise<DataOf<'askDocument'>>
  /** Decides alike on problems that stand as `seen`, in one call; absent where no decision is possible. */
  decide?(
    problemIds: readonly string[],
    deciding: { decision: Decision; reason: string; seen: Decision },
  ): Promise<SavedDecisions>
  /** The signatures under the review; absent where there can be none. */
  signOffs?(): Promise<SignOffState>
  /** Absent where nobody can say anything. */
  team?: Team
  /** The reviewed type, and a function to review the same files as another type; both absent where no review can be started. */
  type?: DocumentType
  reviewAs?(type: DocumentType): Promise<unknown>
  /** Reports all decisions so far, then each new one by any person, until the signal aborts. */
  followDecisions?(onDecided: (decided: readonly Decided[]) => void, signal: AbortSignal): void
}

/** Figures that one call brings of those in a state. */
export const FIGURE_PORTION = 100
/** Rows that one call for a sheet brings. */
export const SHEET_ROWS = 200
