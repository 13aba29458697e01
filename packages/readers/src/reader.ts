import type { Document, Format, Language } from '@tickmark/document'
import type { OwnOcrModel } from './ocr/engine.ts'
import type { PageContent } from './page-content.ts'
import type { PdfEngineName } from './pdf/pdf-engine.ts'

/** A file on disk and the name that its owner gave it. Readers see no other identity of it. */
export interface SourceFile {
  path: string
  name: string
}

/** What a first cheap look tells. */
export interface Inspection {
  format: Format
  /** MIME type by content. */
  mediaType: string
  pageCount: number
  /** True: read page by page (PDF, pictures); false: read whole. */
  paginated: boolean
  title?: string
}

export interface ReadOptions {
  /** OCR engine id; the built-in one when absent. */
  ocrModel?: string
  /** The operator's own recognisers, to choose from by `ocrModel`. */
  ownOcrModels?: readonly OwnOcrModel[]
  /** A hint for OCR; detected when absent. */
  language?: Language
  /** The PDF engine to begin with, other than the usual: for a file on which that one crashed. */
  pdfEngine?: PdfEngineName
  /** What another reader, who knows no places, made of scanned pages, by page number: corrects what is recognised there. */
  transcripts?: Readonly<Record<number, string>>
}

/**
 * One page of a paginated file as read: plain JSON, stored as a checkpoint and later assembled with its siblings.
 * `tables` and other page-level layout are found here, where pages run side by side.
 */
export interface PageReading {
  content: PageContent
  /** Page-level layout; owned by `layout/`, opaque to everybody else. */
  layout: unknown
  notices: Document['notices']
  error?: string
}

/** One format (or family of formats). Runs inside the isolated child only. */
export interface PaginatedReader {
  inspect(file: SourceFile): Promise<Inspection>
  /** `pages` from 1. A page that cannot be read comes back with `error`, the others are unaffected. */
  readPages(file: SourceFile, pages: readonly number[], options: ReadOptions): Promise<PageReading[]>
  /** PNG or JPEG of a page as displayed, `width` pixels wide (clamped to 40 million pixels). */
  renderPage(file: SourceFile, page: number, width: number): Promise<{ mediaType: string; bytes: Uint8Array }>
}

export interface WholeReadOptions extends ReadOptions {
  /** True: without conversion, in a thousandth of the time and less exactly. */
  direct?: boolean
  /** Reads a file that lies inside this one, its name saying what it claims to be; undefined when nothing can be made of it. */
  readEmbedded?: ReadEmbedded
}
/** `use`: an import is text like that around it; of an object the page shows a picture only. */
export type ReadEmbedded = (name: string, bytes: Uint8Array, use: 'import' | 'object') => Promise<Document | undefined>

export interface WholeReader {
  inspect(file: SourceFile): Promise<Inspection>
  read(file: SourceFile, options: WholeReadOptions): Promise<Document>
}
