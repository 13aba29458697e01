import type { SheetCell } from './use-rows.ts'

const LEAST = 80
const MOST = 280

/** Width that a text takes in the grid's letters, in pixels: a CJK letter is as wide as two. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2E80' ? 2 : 1), 0) * 7.5 + 20

/** As wide as the longest number or short text of the first rows, within bounds: headings run over the empty cells beside them. */
export function columnWidths(cells: readonly SheetCell[], count: number): number[] {
  const widths = Array.from({ length: count }, () => LEAST)
  for (const { column_index, text } of cells)
    if (column_index < count) widths[column_index] = Math.min(MOST, Math.max(widths[column_index]!, textWidth(text)))
  return widths
}
