import type { Annotation, Document, OutlineEntry } from '@tickmark/document'
import type { Rectangle } from '@tickmark/document/page'
import type { PageTable } from '../tables/parts/page-table.ts'

/** Page-level layout, plain JSON: what stands on the page, in reading order. */
export interface PageLayout {
  blocks: PageBlock[]
  /** Comments left on the page. */
  annotations?: Annotation[]
  /** On the first page only: what the file says of itself as a whole. */
  bookmarks?: OutlineEntry[]
  metadata?: Document['metadata']
}

export type PageBlock = PageText | { type: 'table'; table: PageTable } | PagePicture

/** A picture, with the indexes of the words that label it, label by label: those of a chart, the letters of a logo. */
export interface PagePicture extends Rectangle {
  type: 'picture'
  labels: number[][]
}

/** Lines that belong together: a paragraph, a heading, a list item, a running head. */
export interface PageText extends Rectangle {
  type: 'text'
  /** Indexes of the words in `PageContent.words`, by line. */
  lines: number[][]
  fontSize: number
  bold: boolean
  /** Extent of the text column that it stands in. */
  area: { left: number; right: number }
  /** Right end of its last line and left start of its first. */
  lastRight: number
  firstLeft: number
  /** What the file's tags call it: H1 … H6, P, LI, Caption … */
  tag?: string
  /** A note at the foot of the page. */
  note?: boolean
  /** Not visible to a reader of the page. */
  hidden?: boolean
}
