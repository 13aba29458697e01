import type { NativePage } from './native-page.ts'

/** What a PDF library does for us. Two stand behind it: liteparse where its binary runs, PDFium in WebAssembly elsewhere. */
export interface PdfEngine {
  name: PdfEngineName
  /** Some pages (from 1, ascending). Throws `ReadError` when the file cannot be opened. */
  parsePages(path: string, pages: readonly number[]): Promise<ParsedPages>
  /** PNG of a page as displayed, `pixels` wide. */
  renderPage(path: string, page: Pick<NativePage, 'pageNum' | 'width' | 'height'>, pixels: number): Promise<Uint8Array>
}

export type PdfEngineName = 'native' | 'wasm'

export interface ParsedPages {
  totalPages: number
  pages: NativePage[]
  pageErrors: { pageNum: number; message: string }[]
}
