import type { ResultKind } from '@tickmark/contract'
import type { Document, DocumentType, Language, Review } from '@tickmark/document'
import type { Decision } from '@tickmark/report'
import type { Inspection, PageReading, ReadOptions, SourceFile } from '@tickmark/readers'
import type { StoredDocument } from './stored-document.ts'

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

/** One document of a task, as given to the review. */
export interface TaskDocument {
  fileId: string
  document: Document | StoredDocument
}

/**
 * markdown, json, xlsx: the document itself (xlsx adds findings and figures when reviewed; of a reviewed workbook: a copy with
 * the findings as comments) · html: the document, and above it
 * the review whose findings lead to their places · pdf: searchable · annotated-pdf: the original with marks and comments ·
 * report-markdown, report-json, docx, sarif: the review · package: report, tables and data in one zip.
 */
export type ResultFormat =
  | 'markdown'
  | 'html'
  | 'json'
  | 'xlsx'
  | 'pdf'
  | 'annotated-pdf'
  | 'report-markdown'
  | 'report-json'
  | 'docx'
  | 'sarif'
  | 'package'

export interface ResultInput {
  source: SourceFile
  document: Document | StoredDocument
  /** Absent for reading and OCR alone. */
  review?: Review
  language: Language
  /** What people decided on the review's findings, in their order; null for one that is open. */
  decisions?: readonly (Decision | null)[]
}

/** A result as bytes, or why this format could not be made. */
export type WrittenResult = { format: ResultFormat; bytes: Uint8Array } | { format: ResultFormat; error: Error }

/**
 * Reading, reviewing and writing, each in a disposable child process with bounded memory and time. Everything that touches
 * a user's bytes goes through here. Failures about the file are `ReadError`s; a killed call throws `ReadError('CANCELLED')`.
 */
export interface Engine {
  inspect(file: SourceFile, call?: CallOptions): Promise<Inspection>
  readPages(
    file: SourceFile,
    pages: readonly number[],
    options: ReadOptions,
    call?: CallOptions,
  ): Promise<PageReading[]>
  /** Joins the pages of a paginated file: headings, furniture, tables over pages. */
  assemble(file: SourceFile, inspection: Inspection, readings: PageReading[], call?: CallOptions): Promise<Document>
  readWhole(file: SourceFile, options: ReadOptions, call?: CallOptions): Promise<Document>
  renderPage(
    file: SourceFile,
    page: number,
    width: number,
    call?: CallOptions,
  ): Promise<{ mediaType: string; bytes: Uint8Array }>
  /** One review a document, in order; documents of one task are tied to one another. */
  review(
    documents: TaskDocument[],
    options: { type: DocumentType | 'auto'; tuning?: unknown },
    call?: CallOptions,
  ): Promise<Review[]>
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
