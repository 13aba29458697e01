import type { LineBox } from '../bitmap/line-box.ts'

/** What belongs to a column stands no farther above or below it, in its widths, and is no longer than this. */
const APART = 0.9
const LONGEST = 1.3
/** Height of the place of a character, in widths of the column. */
const PLACE = 0.85

/** Boxes on end as columns, with the last mark or character that was found apart; and what is left of the others. */
export function joinColumns(boxes: readonly LineBox[]): { columns: LineBox[]; others: LineBox[] } {
  let columns = boxes.filter(({ upended }) => upended)
  const others = boxes.filter((box) => {
    if (box.upended) return false
    const own = columns.find((column) => isOf(box, column))
    if (own) columns = columns.map((column) => (column === own ? extended(column, box) : column))
    return own === undefined
  })
  return { columns, others }
}

function isOf(box: LineBox, { centerX, centerY, length, thickness }: LineBox): boolean {
  const gap = Math.abs(box.centerY - centerY) - (box.thickness + thickness) / 2
  return Math.abs(box.centerX - centerX) < length / 2 && box.length < LONGEST * length && gap < APART * length
}

function extended(column: LineBox, box: LineBox): LineBox {
  const top = Math.min(column.centerY - column.thickness / 2, box.centerY - box.thickness / 2)
  // A full stop fills the upper half of its place.
  const place = box.centerY - box.thickness / 2 + Math.max(box.thickness, PLACE * column.length)
  const bottom = Math.max(column.centerY + column.thickness / 2, place)
  return { ...column, centerY: (top + bottom) / 2, thickness: bottom - top }
}
