import type { Document, DocumentAnswer, DocumentType, Language, Review, ResultKind } from '@tickmark/document'
import type { Comment, Decision, Handling } from '@tickmark/report'
import type { Inspection, PageReading, SourceFile } from '@tickmark/document/page'
import type { ReadOptions } from '@tickmark/readers'
import type {
  CheckedStatement,
  Comparison,
  DocumentQuestion,
  ExcerptAnswer,
  ExplainedFigure,
  GroundedClaims,
  ModelQuestions,
  QuestionOptions,
} from '@tickmark/review'
import type { ModelAnswer, ModelQuestion } from './desk/model-questions.ts'
import type { EarlierCorrection, TextCorrection } from './kept/correct-text.ts'
import type { CorrectedDocument, KeptDocument } from './kept/kept-document.ts'
import type { KeptReview } from './kept/kept-review.ts'
import type { StoredDocument } from './kept/stored-document.ts'
import type { PackedPage } from './kept/stored-pages.ts'
import type { StoredReview } from './kept/stored-figures.ts'
import type { ResultFile, ResultFormat, WrittenResult } from './result-format.ts'

/** What a call is doing right now. `step` is a key, never a sentence. */
export interface EngineProgress {
  step?: string
  done: number
  total: number
}

export interface CallOptions {
  signal?: AbortSignal
  /** Milliseconds after which the child is killed and `TIMEOUT` thrown. */
  deadline?: number
  onProgress?: (progress: EngineProgress) => void
}

/** What a language model answered, and how long the excerpts were that it was asked about (tokens). */
export interface ModelAnswers {
  model: string
  tokens: number
  answers: ExcerptAnswer[]
}

export interface ReviewRequest {
  type: DocumentType | 'auto'
  /** The firm's settings, as `readTuning` read them. */
  tuning?: unknown
}

/** One document of a task, as given to the review. */
export interface TaskDocument {
  fileId: string
  document: Document | StoredDocument
}

/** A document with its review, each given or in a file. */
export interface StoredVersion {
  document: Document | StoredDocument
  review: Review | StoredReview
}

export interface ResultInput {
  source: SourceFile
  document: Document | StoredDocument
  /** Absent for reading and OCR alone. */
  review?: Review | StoredReview
  language: Language
  /** What people decided on the review's findings, in their order; null for one that is open. */
  decisions?: readonly (Decision | null)[]
  /** What people said about the findings, in their order. */
  comments?: readonly (readonly Comment[])[]
  handling?: Handling
}

/** What is done with files that a child left; they are there until it has been done. */
export type Use<Kept, Value> = (kept: Kept) => Promise<Value>

/**
 * Reading, reviewing and writing, each in a disposable child process with bounded memory and time. Everything that touches
 * a user's bytes goes through here. Failures about the file are `ReadError`s; a killed call throws `ReadError('CANCELLED')`.
 */
export interface Engine {
  /** The same engine for the calls of one task: its children read nothing of any other. `share`: the person with whom they count. */
  for(owner: string, share?: string): Engine
  /** Starts children that wait for work on pages or on whole documents, so that nobody waits for their start. */
  prepare(...works: readonly ('pages' | 'documents')[]): void
  inspect(file: SourceFile, call?: CallOptions): Promise<Inspection>
  readPages(
    file: SourceFile,
    pages: readonly number[],
    options: ReadOptions,
    call?: CallOptions,
  ): Promise<PageReading[]>
  /** The same, for who keeps the pages and never looks into them: the child packs them. */
  readPacked(
    file: SourceFile,
    pages: readonly number[],
    options: ReadOptions,
    call?: CallOptions,
  ): Promise<PackedPage[]>
  /** Joins the pages of a paginated file: headings, furniture, tables over pages. */
  assemble(file: SourceFile, inspection: Inspection, readings: PageReading[], call?: CallOptions): Promise<Document>
  readWhole(file: SourceFile, options: ReadOptions, call?: CallOptions): Promise<Document>
  /** The same, for who keeps the document in a file of its own and never holds it: the child leaves it in one. */
  keep: {
    /** Of pages as `packPage` packed them, in order. */
    assembled<Value>(
      file: SourceFile,
      inspection: Inspection,
      pages: AsyncIterable<Uint8Array>,
      use: Use<KeptDocument, Value>,
      call?: CallOptions,
    ): Promise<Value>
    whole<Value>(
      file: SourceFile,
      options: ReadOptions,
      use: Use<KeptDocument, Value>,
      call?: CallOptions,
    ): Promise<Value>
    /** The sheets of a stored document as a file for `openSheets`. */
    sheets<Value>(document: StoredDocument, use: Use<{ path: string }, Value>, call?: CallOptions): Promise<Value>
    /** The texts of a document's pages, word by word, as a file for `openTexts`. */
    texts<Value>(document: StoredDocument, use: Use<{ path: string }, Value>, call?: CallOptions): Promise<Value>
    /** The document with a text of it corrected; null where it reads otherwise than the correction takes it to. */
    corrected<Value>(
      document: StoredDocument,
      correction: TextCorrection,
      use: Use<CorrectedDocument | null, Value>,
      call?: CallOptions,
    ): Promise<Value>
    /** A document that was read anew, with what had been corrected in an earlier reading. */
    correctedAgain<Value>(
      document: StoredDocument,
      corrections: readonly EarlierCorrection[],
      use: Use<KeptDocument, Value>,
      call?: CallOptions,
    ): Promise<Value>
    /** Why each figure of a document is ticked, told to be wrong or left open, as a file for `openExplanations`. */
    explanations<Value>(
      document: Document | StoredDocument,
      options: Pick<ReviewRequest, 'tuning'>,
      use: Use<{ path: string }, Value>,
      call?: CallOptions,
    ): Promise<Value>
    reviews<Value>(
      documents: TaskDocument[],
      options: ReviewRequest,
      use: Use<KeptReview[], Value>,
      call?: CallOptions,
    ): Promise<Value>
    /** The formats in their order, from one child; each file is there until the next one is asked for. */
    results(
      formats: readonly ResultFormat[],
      input: ResultInput,
      call?: Omit<CallOptions, 'onProgress'>,
    ): AsyncIterable<ResultFile>
  }
  renderPage(
    file: SourceFile,
    page: number,
    width: number,
    call?: CallOptions,
  ): Promise<{ mediaType: string; bytes: Uint8Array }>
  /** One review a document, in order; documents of one task are tied to one another. */
  review(documents: TaskDocument[], options: ReviewRequest, call?: CallOptions): Promise<Review[]>
  /** What a language model is asked about a document and its review, excerpt by excerpt. */
  modelQuestions(
    review: Pick<Review, 'documentType' | 'summary' | 'findings'>,
    document: Document | StoredDocument,
    options: QuestionOptions,
    call?: CallOptions,
  ): Promise<ModelQuestions>
  /** Those claims of a language model that the document bears out, and why the others are refused. The review is only read. */
  groundClaims(
    review: Review | StoredReview,
    document: Document | StoredDocument,
    answers: ModelAnswers,
    call?: CallOptions,
  ): Promise<GroundedClaims>
  /** A question of somebody's about a document, as a language model is asked it. */
  documentQuestion(
    review: Pick<Review, 'documentType' | 'summary'>,
    document: Document | StoredDocument,
    asked: { question: string; options: QuestionOptions },
    call?: CallOptions,
  ): Promise<DocumentQuestion>
  /** What a model answered, sentence by sentence, as far as the document bears it out. */
  checkAnswer(
    review: Review | StoredReview,
    document: Document | StoredDocument,
    answered: { answer: string; sent: string[] },
    call?: CallOptions,
  ): Promise<DocumentAnswer>
  /** A sentence with figures, held against documents: proven, contradicted or open. */
  checkStatement(statement: string, documents: readonly Document[], call?: CallOptions): Promise<CheckedStatement>
  /** Why the figures that are printed so, or the one of that id, are ticked, told to be wrong, or left open. */
  explain(figure: string, document: Document | StoredDocument, call?: CallOptions): Promise<ExplainedFigure[]>
  /** Two versions of one document, each with its review: what was changed, what follows from it, which problems came and went. */
  compare(before: StoredVersion, after: StoredVersion, call?: CallOptions): Promise<Comparison>
  /** A question about a workbook as a model. The child that answered keeps it open for the next. */
  askModel<Ask extends ModelQuestion['ask']>(
    document: Document | StoredDocument,
    question: Extract<ModelQuestion, { ask: Ask }>,
    call?: CallOptions,
  ): Promise<ModelAnswer[Ask]>
  writeResult(format: ResultFormat, input: ResultInput, call?: CallOptions): Promise<Uint8Array>
  /** Several formats, in their order, from one child that opens the document once. A format that cannot be made fails alone. */
  writeResults(
    formats: readonly ResultFormat[],
    input: ResultInput,
    call?: Omit<CallOptions, 'onProgress'>,
  ): AsyncIterable<WrittenResult>
  /** A result file as an HTML page that shows it as what it is. */
  previewResult(file: SourceFile, kind: ResultKind, language: Language, call?: CallOptions): Promise<Uint8Array>
  close(): Promise<void>
}
