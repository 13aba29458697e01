import type { Document, Format } from '@tickmark/document'
import type { PageContent } from './page-content.ts'

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
