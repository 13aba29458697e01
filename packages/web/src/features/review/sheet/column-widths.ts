import type { GridCell } from './use-rows.ts'

const LEAST = 80
const MOST = 280
/** A column with no more texts than this (a title, a note) does not count as labels. */
const FEW_TEXTS = 2

/** Width that a text takes in the grid's letters, in pixels: a CJK letter is as wide as two. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2E80' ? 2 : 1), 0) * 7.5 + 20

/** The column that names the rows: the first that holds more texts than numbers. */
export function labelColumnOf(cells: readonly GridCell[]): number | undefined {
  const texts = new Map<number, number>()
  for (const { column_index, type } of cells)
    texts.set(column_index, (texts.get(column_index) ?? 0) + (type === 'text' ? 1 : type === 'number' ? -1 : 0))
  const columns = [...texts].filter(([, surplus]) => surplus > FEW_TEXTS).map(([column]) => column)
  return columns.length > 0 ? Math.min(...columns) : undefined
}

/**
 * The width of each column: that of its widest text in the first rows, between the bounds. Longer headings run over the empty cells beside
 * them.
 */
export function columnWidths(cells: readonly GridCell[], count: number): number[] {
  const widths = Array.from({ length: count }, () => LEAST)
  for (const { column_index, text } of cells) {
    const width = widths[column_index]
    if (width !== undefined) widths[column_index] = Math.min(MOST, Math.max(width, textWidth(text)))
  }
  return widths
}
