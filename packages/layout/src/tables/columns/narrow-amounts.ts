import { firstOf } from '@tickmark/document'
import { isAmount, textOf, toLine } from '../../lines/text-line.ts'
import type { Segment, TextLine } from '../../lines/text-line.ts'
import { attachMarks } from '../parts/attach-marks.ts'
import { touches } from './find-columns.ts'
import type { Column } from './find-columns.ts'
import type { Grid } from '../parts/page-table.ts'

/** A currency sign this far before its amount, in font sizes, stands at the edge of the column and not beside the amount. */
const DETACHED = 1

/** Cells that hold two amounts or more: a sign that the columns were taken too wide. */
export function countDoubles(grid: Grid): number {
  return grid.cells.filter(({ tokens, rowSpan }) => {
    if (tokens.length < 2 || rowSpan > 1) return false
    const { segments } = attachMarks(toLine(tokens))
    return segments.length > 1 && segments.every((segment) => isAmount(textOf(segment.tokens)))
  }).length
}

/**
 * Lines whose amounts reach no further than their digits. Sections of a table set to different widths have the sign of one
 * where the digits of another stand, while the digits themselves keep apart.
 */
export function narrowAmounts(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line) => ({ ...line, segments: line.segments.map(narrow) }))
}

function narrow(segment: Segment): Segment {
  const [sign, first] = segment.tokens
  const isDetached =
    sign && first && /^\D{1,3}$/.test(sign.text) && first.left - sign.right > DETACHED * segment.fontSize
  return isDetached && isAmount(textOf(segment.tokens)) ? { ...segment, left: first.left } : segment
}

/** Figures of two sections that are one column stand no further apart than this, in font sizes. */
const SAME_COLUMN = 3

/** Columns of narrowed lines: those of two sections made one, each with the room before its amounts, where heads may stand. */
export function widenColumns(columns: readonly Column[], lines: readonly TextLine[]): Column[] {
  const joined: Column[] = []
  // Heads alone make no column here: they stand over the room before the figures.
  const filled = columns.filter((column, index) => index === 0 || amountsIn(column, lines).length > 0)
  for (const column of filled) {
    const last = joined.at(-1)
    if (last && joined.length > 1 && areSections(last, column, lines)) last.right = column.right
    else joined.push({ ...column })
  }
  return joined.map((column, index) => {
    const signs = amountsIn(column, lines).map(({ tokens }) => firstOf(tokens).left)
    const limit = (joined[index - 1]?.right ?? -Infinity) + 1
    return index === 0 ? column : { ...column, left: Math.max(limit, Math.min(column.left, ...signs)) }
  })
}

/** Whether two neighbours hold figures of different lines only, near to each other. */
function areSections(a: Column, b: Column, lines: readonly TextLine[]): boolean {
  const [size, inA, inB] = [firstOf(lines).fontSize, amountsIn(a, lines), amountsIn(b, lines)]
  if (inA.length === 0 || inB.length === 0 || b.left - a.right > SAME_COLUMN * size) return false
  return !lines.some(
    ({ segments }) => inA.some((one) => segments.includes(one)) && inB.some((one) => segments.includes(one)),
  )
}

function amountsIn(column: Column, lines: readonly TextLine[]): Segment[] {
  return lines.flatMap(({ segments }) =>
    segments.filter((segment) => touches(column, segment) && isAmount(textOf(segment.tokens))),
  )
}
