import * as z from 'zod'
import { Box } from './geometry.ts'
import { DocumentLanguage } from './language.ts'
import { Location } from './location.ts'
import { Workbook } from './workbook.ts'

export const Format = z.enum(['pdf', 'image', 'docx', 'doc', 'xlsx', 'xls', 'pptx', 'ppt', 'csv', 'html'])
export type Format = z.infer<typeof Format>

/** body: the text itself · furniture: running heads, footers, page numbers · notes: footnotes, endnotes, speaker notes · invisible: hidden, white or off-page. */
export const Layer = z.enum(['body', 'furniture', 'notes', 'invisible'])
export type Layer = z.infer<typeof Layer>

/** Whether text was taken from the file's own text or recognised in a picture. */
export const Origin = z.enum(['text', 'ocr'])
export type Origin = z.infer<typeof Origin>

/** A word's place: characters `[start, end)` of its block's (or cell's) text. `page` only where it differs from the block's. */
export const Word = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  box: Box,
  page: z.int().min(1).optional(),
  origin: Origin.optional(),
  confidence: z.number().min(0).max(1).optional(),
  /** What had been recognised here, where a person corrected it or found it right; the text has what was written instead. */
  corrected: z.string().optional(),
})
export type Word = z.infer<typeof Word>

/** A recognised word that is less likely than this to be right is doubtful. */
export const DOUBTFUL_BELOW = 0.7

const block = {
  id: z.string(),
  layer: Layer,
  /** First page of the block, from 1; absent in flowing formats and workbooks. */
  page: z.int().min(1).optional(),
  box: Box.optional(),
}
const text = {
  text: z.string(),
  words: z.array(Word).optional(),
  bold: z.boolean().optional(),
  fontSize: z.number().optional(),
}

export const Heading = z.object({
  ...block,
  ...text,
  type: z.literal('heading'),
  level: z.int().min(1).max(9),
})
export type Heading = z.infer<typeof Heading>
export const Paragraph = z.object({
  ...block,
  ...text,
  type: z.literal('paragraph'),
  role: z.enum(['caption', 'contents', 'footnote']).optional(),
})
export type Paragraph = z.infer<typeof Paragraph>
/** An item of a list. `marker` is its bullet or number; pages print it in the text as well, flowing formats do not. */
export const ListItem = z.object({
  ...block,
  ...text,
  type: z.literal('list-item'),
  level: z.int().min(1),
  marker: z.string().optional(),
})
export type ListItem = z.infer<typeof ListItem>

/** Whether the text of an item begins with its marker, as on a page. */
export function printsMarker({ marker, text }: ListItem): boolean {
  return marker !== undefined && text.startsWith(marker)
}

/** A block's text as it is printed, with the marker of an item once: "12. Borrowings". */
export function textWithMarker(block: TextBlock): string {
  return block.type === 'list-item' && block.marker && !printsMarker(block)
    ? `${block.marker} ${block.text}`
    : block.text
}
/** `text` is what the file says of the picture; of a scan, and of a chart that is drawn, the labels read in it, one a line, with their `words`. */
export const Picture = z.object({
  ...block,
  type: z.literal('picture'),
  text: z.string(),
  words: z.array(Word).optional(),
})
export type Picture = z.infer<typeof Picture>

/** A table's cell. `rowIndex` and `columnIndex` from 0. A cell that spans stands once, at its first row and column. */
export const Cell = z.object({
  rowIndex: z.int().min(0),
  columnIndex: z.int().min(0),
  rowSpan: z.int().min(1),
  columnSpan: z.int().min(1),
  text: z.string(),
  page: z.int().min(1).optional(),
  box: Box.optional(),
  words: z.array(Word).optional(),
  origin: Origin.optional(),
  confidence: z.number().min(0).max(1).optional(),
  role: z.enum(['columnHeader', 'rowHeader', 'data']).optional(),
  /** Depth of a row label in the hierarchy that its printed indent shows; 0 is outermost. */
  indent: z.int().min(0).optional(),
  bold: z.boolean().optional(),
  /** Other readings of a doubtful cell; `text` is the one chosen. */
  alternatives: z.array(z.string()).optional(),
  /** True when arithmetic, not the recogniser alone, decided for `text`. */
  repaired: z.boolean().optional(),
})
export type Cell = z.infer<typeof Cell>

export const Table = z.object({
  ...block,
  type: z.literal('table'),
  rowCount: z.int().min(0),
  columnCount: z.int().min(0),
  /** Leading rows that are column heads. */
  headerRowCount: z.int().min(0),
  /** Leading columns that label rows. */
  headerColumnCount: z.int().min(0),
  cells: z.array(Cell),
  caption: z.string().optional(),
  /** The printed statement of unit and currency that governs the table ("单位：万元", "(in thousands)"), as found. */
  unitText: z.string().optional(),
  /** The parts of a table that goes on over pages. */
  parts: z.array(z.object({ page: z.int().min(1), box: Box.optional(), firstRowIndex: z.int().min(0) })).optional(),
  /** Of a workbook: sheet and range (A1:D20) that the table shows; row and column 0 are the range's first. */
  sheet: z.string().optional(),
  range: z.string().optional(),
})
export type Table = z.infer<typeof Table>

export const Block = z.discriminatedUnion('type', [Heading, Paragraph, ListItem, Picture, Table])
export type Block = z.infer<typeof Block>
/** A block that has running text of its own. */
export type TextBlock = Heading | Paragraph | ListItem

export const Page = z.object({
  number: z.int().min(1),
  /** Width and height as displayed, in points (1/72 inch); pixels for an image. */
  width: z.number(),
  height: z.number(),
  origin: z.enum(['text', 'ocr', 'mixed', 'none']),
  /** Mean confidence of the recognised words, 0–1. */
  confidence: z.number().min(0).max(1).optional(),
  /** Key of the reason why this page could not be read. */
  error: z.string().optional(),
})
export type Page = z.infer<typeof Page>

/** Something that a reader noticed and a user should know; never a reason to stop. */
export const ReadNotice = z.object({
  key: z.enum([
    'page_failed',
    'page_skipped',
    'text_layer_replaced',
    'text_layer_disagrees',
    'layer_taken',
    'layer_unchecked',
    'hidden_text',
    'blank_page',
    'page_unread',
    'page_doubtful',
    'script_unknown',
    'reader_replaced',
    'font_missing',
    'part_unreadable',
    'truncated',
    'fallback_reader',
    'converter_missing',
    'external_content_ignored',
    'settled_by_sum',
  ]),
  location: Location.optional(),
  detail: z.string().optional(),
})
export type ReadNotice = z.infer<typeof ReadNotice>

/** What people left beside the text: comments, tracked insertions and deletions. */
export const Annotation = z.object({
  kind: z.enum(['comment', 'insertion', 'deletion']),
  text: z.string(),
  author: z.string().optional(),
  date: z.string().optional(),
  location: Location,
})
export type Annotation = z.infer<typeof Annotation>

/** Bookmarks of the file itself; a document's outline otherwise follows from its headings. */
export const OutlineEntry = z.object({
  level: z.int().min(1),
  text: z.string(),
  page: z.int().min(1).optional(),
  block: z.string().optional(),
})
export type OutlineEntry = z.infer<typeof OutlineEntry>

/** One file as read: what every other room speaks about. All text is NFC. */
export const Document = z.object({
  version: z.literal(1),
  name: z.string(),
  format: Format,
  language: DocumentLanguage,
  metadata: z.object({
    title: z.string().optional(),
    author: z.string().optional(),
    createdAt: z.string().optional(),
    modifiedAt: z.string().optional(),
    producer: z.string().optional(),
  }),
  /** Pages in order; empty for flowing formats and workbooks. */
  pages: z.array(Page),
  /** Pages of the whole file, also when only a range was read. Sheets for a workbook, 1 for a flowing format. */
  pageCount: z.int().min(0),
  /** All blocks in reading order. Of a workbook: one table a sheet region. */
  blocks: z.array(Block),
  bookmarks: z.array(OutlineEntry),
  annotations: z.array(Annotation),
  notices: z.array(ReadNotice),
  workbook: Workbook.optional(),
})
export type Document = z.infer<typeof Document>
