import type { Grid } from './grid.ts'

/** Rows that a name stands for, on average, before it heads parts of a table. */
const ROWS_EACH = 2

/**
 * Whom each row speaks of, where the first of several columns of words says it row by row or once for those below ("Buyer", "Seller",
 * amounts): the rows of another name have totals and wholes of their own. Nothing where names do not repeat.
 */
export function rowSubjects({ table, rows }: Grid): readonly string[] | undefined {
  const first = Math.min(...table.cells.map(({ columnIndex }) => columnIndex))
  const names = new Map<number, string>()
  for (const { rowIndex, columnIndex, rowSpan, text } of table.cells)
    if (columnIndex === first && text.trim() !== '')
      for (let row = rowIndex; row < rowIndex + rowSpan; row++) names.set(row, text.trim())
  let subject = ''
  const subjects = rows.map(({ rowIndex, kind }) => {
    if (kind !== 'heading') subject = names.get(rowIndex) ?? subject
    return subject
  })
  const spoken = subjects.filter((_, index) => rows[index]?.kind !== 'heading')
  return new Set(spoken).size * ROWS_EACH <= spoken.length ? subjects : undefined
}
