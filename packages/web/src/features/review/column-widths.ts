import type { SheetCell } from './use-rows.ts'

const LEAST = 80
const MOST = 280
/** A title and a note make no column of labels. */
const FEW_TEXTS = 2

/** Width that a text takes in the grid's letters, in pixels: a CJK letter is as wide as two. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2E80' ? 2 : 1), 0) * 7.5 + 20

/** The column that names the rows: the first that holds more texts than numbers. */
export function labelColumnOf(cells: readonly SheetCell[]): number | undefined {
  const texts = new Map<number, number>()
  for (const { column_index, type } of cells)
    texts.set(column_index, (texts.get(column_index) ?? 0) + (type === 'text' ? 1 : type === 'number' ? -1 : 0))
  const columns = [...texts].filter(([, surplus]) => surplus > FEW_TEXTS).map(([column]) => column)
  return columns.length > 0 ? Math.min(...columns) : undefined
}

/** As wide as the longest number or short text of the first rows, within bounds: headings run over the empty cells beside them. */
export function columnWidths(cells: readonly SheetCell[], count: number): number[] {
  const widths = Array.from({ length: count }, () => LEAST)
  for (const { column_index, text } of cells)
    if (column_index < count) widths[column_index] = Math.min(MOST, Math.max(widths[column_index]!, textWidth(text)))
  return widths
}
