import { itemAt, numberAt } from '@tickmark/document'
import { isAmount, textOf } from '../../lines/text-line.ts'
import type { Segment } from '../../lines/text-line.ts'
import { isYear } from '../parts/is-year.ts'
import { pitchesBetween, usualPitch } from '../parts/text-pitch.ts'
import type { PlacedEntry, PlacedLine } from './place-segments.ts'

/** Lines of one text are equally far apart, to this share; rows stand further. */
const SAME_PITCH = 1.06
/** Lines of one text stand so far below one another, in font sizes; entries of one line nearer than this. */
const LEAST_PITCH = 0.9
const MOST_PITCH = 1.75
const ONE_LINE = 0.6
/** Texts of a column begin at one edge, to so many points. */
const SAME_EDGE = 1
/** So many lines in which nothing but texts goes on show that rows have several lines. */
const FEWEST = 2

/**
 * Whether a row ends above each line of a table whose texts go on over several lines beside one row of figures; undefined of all
 * other tables, and where rows stand no further apart than the lines in them. What is as near to the words above it as the lines
 * of a text are is one cell with them; a row ends where no cell goes on, above the figures or below them.
 */
export function findWrappedRows(
  lines: readonly PlacedLine[],
  isParted: (index: number) => boolean,
): boolean[] | undefined {
  const columns = textColumns(lines)
  const pitch = textPitch(lines, columns)
  if (pitch === undefined) return undefined
  const limit = SAME_PITCH * pitch
  const inside = lines.map(() => false)
  for (const column of new Set(lines.flatMap(({ entries }) => entries.map(({ first }) => first)))) {
    const own = entriesIn(lines, column)
    own.slice(1).forEach(({ segment, index }, at) => {
      const above = itemAt(own, at)
      if (Math.min(...pitchesBetween(above.segment, segment)) > limit || isPartedBetween(above.index, index, isParted))
        return
      for (let line = above.index + 1; line <= index; line += 1) inside[line] = true
    })
  }
  lines.forEach((line, index) => {
    const above = lines[index - 1]
    if (above && pitchOf(above, line) < ONE_LINE * line.line.fontSize && !isParted(index)) inside[index] = true
  })
  const cut = cutGlued(
    lines,
    inside.map((one) => !one),
  )
  return cut && joinParagraphs(lines, cut, { columns, isParted })
}

interface Texts {
  columns: ReadonlySet<number>
  isParted: (index: number) => boolean
}

/** Paragraphs of one text stand a little apart: what has neither label nor figures goes on with the row above it. */
function joinParagraphs(lines: readonly PlacedLine[], ends: readonly boolean[], texts: Texts): boolean[] {
  const joined = [...ends]
  let row: readonly PlacedLine[] = []
  for (let from = 0; from < lines.length;) {
    const next = ends.indexOf(true, from + 1)
    const to = next < 0 ? lines.length : next
    const block = lines.slice(from, to)
    const above = row.at(-1)
    const isWords = row.some(isLabelled) && !row.some(hasFigures)
    const goesOn =
      above &&
      row.some(isRow) &&
      block.every((line) => isOfTexts(line, texts.columns) || (isWords && !isRow(line))) &&
      !texts.isParted(from) &&
      pitchOf(above, itemAt(block, 0)) <= MOST_PITCH * above.line.fontSize
    joined[from] = !goesOn
    row = goesOn ? [...row, ...block] : block
    from = to
  }
  return joined
}

function isRow(line: PlacedLine): boolean {
  return isLabelled(line) || hasFigures(line)
}

function isLabelled({ entries }: PlacedLine): boolean {
  return entries.some(({ first }) => first === 0)
}

function isOfTexts({ entries }: PlacedLine, columns: ReadonlySet<number>): boolean {
  return entries.every((entry) => columns.has(entry.first) && !isFigure(entry))
}

/**
 * Where rows stand as near as the lines in them, several rows of figures are in one. A row that begins with its figures ends
 * above the next ones; of others nothing is known.
 */
function cutGlued(lines: readonly PlacedLine[], ends: readonly boolean[]): boolean[] | undefined {
  const cut = [...ends]
  for (let from = 0; from < lines.length;) {
    const next = ends.indexOf(true, from + 1)
    const to = next < 0 ? lines.length : next
    const figures = lines.flatMap((line, index) => (index >= from && index < to && hasFigures(line) ? [index] : []))
    if (figures.length > 1 && figures[0] !== from) return undefined
    for (const index of figures) cut[index] = true
    if (figures.length === 1 && figures[0] !== from) cut[numberAt(figures, 0)] = false
    from = to
  }
  return cut
}

function isPartedBetween(above: number, below: number, isParted: (index: number) => boolean): boolean {
  for (let line = above + 1; line <= below; line += 1) if (isParted(line)) return true
  return false
}

/** Columns right of the labels in which words stand, at one left edge, beside figures and in lines without any. */
function textColumns(lines: readonly PlacedLine[]): Set<number> {
  const columns = new Set<number>()
  const rows = lines.filter(hasFigures)
  for (const line of lines) {
    if (hasFigures(line) || line.entries.some(({ first }) => first === 0)) continue
    for (const entry of line.entries) {
      const { left } = entry.segment
      const words = rows.flatMap((row) => row.entries.filter((one) => one.first === entry.first && !isFigure(one)))
      if (words.filter(({ segment }) => Math.abs(segment.left - left) < SAME_EDGE).length >= FEWEST)
        columns.add(entry.first)
    }
  }
  return columns
}

/** How far below one another the lines of the texts stand. */
function textPitch(lines: readonly PlacedLine[], columns: ReadonlySet<number>): number | undefined {
  const pitches: number[] = []
  for (const column of columns) {
    const own = entriesIn(lines, column)
    own.slice(1).forEach(({ segment, index }, at) => {
      if (hasFigures(itemAt(lines, index))) return
      const { fontSize } = segment
      for (const pitch of pitchesBetween(itemAt(own, at).segment, segment))
        if (pitch > LEAST_PITCH * fontSize && pitch < MOST_PITCH * fontSize) pitches.push(pitch)
    })
  }
  return pitches.length < FEWEST ? undefined : usualPitch(pitches)
}

function entriesIn(lines: readonly PlacedLine[], column: number): { segment: Segment; index: number }[] {
  return lines.flatMap(({ entries }, index) => {
    const entry = entries.find(({ first, last }) => first <= column && column <= last)
    return entry ? [{ segment: entry.segment, index }] : []
  })
}

function hasFigures({ entries }: PlacedLine): boolean {
  return entries.some(isFigure)
}

function isFigure({ first, segment }: PlacedEntry): boolean {
  const text = textOf(segment.tokens)
  return first > 0 && isAmount(text) && !isYear(text)
}

function pitchOf(above: PlacedLine, below: PlacedLine): number {
  return (below.line.top + below.line.bottom - above.line.top - above.line.bottom) / 2
}
