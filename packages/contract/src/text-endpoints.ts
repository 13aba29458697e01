import { Box } from '@tickmark/document'
import * as z from 'zod'
import { INT4, ordinal } from './paging.ts'

const id = z.string().min(1).max(64)
const at = z.int().min(0).max(INT4)
/** The longest text that one correction may replace or write. */
const LONGEST = 500

/** Where a text stands in its document: a block, or a cell of one. */
const place = {
  block: z.string().min(1).max(200),
  row: at.optional(),
  column: at.optional(),
}

/** A word of a piece: characters `[start, end)` of the whole block's text, and where it is printed. */
export const PieceWord = z.object({
  start: at,
  end: at,
  box: Box,
  /** 0–1; absent where nothing was recognised. */
  confidence: z.number().optional(),
  /** Whether it is less likely to be right than what is trusted. */
  isDoubtful: z.boolean(),
  /** What had been recognised, where a person corrected it or found it right; a word without characters was deleted, and comes back by a correction. */
  corrected: z.string().optional(),
})
export type PieceWord = z.infer<typeof PieceWord>

/** A block or a cell as far as it stands on a page. */
export const TextPiece = z.object({
  ...place,
  type: z.enum(['heading', 'paragraph', 'list-item', 'picture', 'cell']),
  span: z.object({ columns: z.int(), rows: z.int() }).optional(),
  /** Where `text` begins in the text of the whole block. */
  from: at,
  text: z.string(),
  words: z.array(PieceWord),
  /** Other readings of a doubtful cell. */
  alternatives: z.array(z.string()).optional(),
})
export type TextPiece = z.infer<typeof TextPiece>

export const PageText = z.object({
  page: z.int(),
  pieces: z.array(TextPiece),
  /** Of every page of the file: words that may be wrong, and words that read otherwise than was recognised. */
  pages: z.array(z.object({ page: z.int(), doubtful: z.int(), corrected: z.int() })),
  /** Whether the asker may correct it: not who only looks at the task, and not once it has been reviewed. */
  correctable: z.boolean(),
})
export type PageText = z.infer<typeof PageText>

/** The text of pages beside their picture, and its corrections. */
export const TEXT_ENDPOINTS = {
  getPageText: {
    method: 'GET',
    path: '/task/text',
    access: 'task',
    summary: 'The text of a page as it was read, word by word with its places and doubts',
    query: z.object({ task_id: id, file_id: id, page: ordinal }),
    data: PageText,
  },
  correctText: {
    method: 'POST',
    path: '/task/text',
    access: 'login',
    summary:
      'Correct a word of what was recognised; `was` is what stood there when it was looked at. The same text says that it is right, an empty one deletes it. All result files follow',
    body: z.object({
      task_id: id,
      file_id: id,
      page: z.int().min(1).max(INT4),
      ...place,
      start: at,
      end: at,
      was: z.string().max(LONGEST),
      text: z
        .string()
        .trim()
        .max(LONGEST)
        .regex(/^[^\p{Cc}]*$/u),
    }),
    data: PageText,
  },
} as const
