import * as z from 'zod'
import { Box } from './geometry.ts'

/**
 * Where something stands. Paginated formats: `page` (from 1) and `box`; workbooks: `sheet` and `cell` (A1 address or range);
 * flowing formats (docx): only `block`. `file` names another file of the same task.
 */
export const Location = z.object({
  file: z.string().optional(),
  page: z.int().min(1).optional(),
  box: Box.optional(),
  block: z.string().optional(),
  rowIndex: z.int().min(0).optional(),
  columnIndex: z.int().min(0).optional(),
  start: z.int().min(0).optional(),
  end: z.int().min(0).optional(),
  sheet: z.string().optional(),
  cell: z.string().optional(),
})
export type Location = z.infer<typeof Location>
