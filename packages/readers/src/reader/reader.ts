import type { Document, Language } from '@tickmark/document'
import type { OwnOcrModel } from '@tickmark/recognition'
import type { Inspection, PageReading, SourceFile } from '@tickmark/document/page'
import type { PdfEngineName } from '../pdf/engine/pdf-engine.ts'

export interface ReadOptions {
  /** OCR engine id; the built-in one when absent. */
  ocrModel?: string
  /** The operator's own recognisers, to choose from by `ocrModel`. */
  ownOcrModels?: readonly OwnOcrModel[]
  /** A hint for OCR; detected when absent. */
  language?: Language
  /** The hint is an order: pages are read in `language` whatever they look like. */
  bindingLanguage?: boolean
  /** The PDF engine to begin with, other than the usual: for a file on which that one crashed. */
  pdfEngine?: PdfEngineName
  /** What another reader, who knows no places, made of scanned pages, by page number: corrects what is recognised there. */
  transcripts?: Readonly<Record<number, string>>
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
