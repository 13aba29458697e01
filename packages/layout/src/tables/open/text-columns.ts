import { firstOf, itemAt, lastOf } from '@tickmark/document'
import { isAmount, textOf } from '../../lines/text-line.ts'
import type { Segment, TextLine } from '../../lines/text-line.ts'
import { isYear } from '../parts/is-year.ts'
import { pitchesBetween, usualPitch } from '../parts/text-pitch.ts'

/** A column of running text right of the labels, as the rows show it. */
interface TextColumn {
  left: number
  right: number
}

/** Lines of one column begin as near to each other as this, in points. */
const SAME_EDGE = 0.8
/** Rows of different words that show a column, at least. */
const FEWEST = 2
/** Lines of one text stand so far below one another, in font sizes, and all equally far, to this share. */
const LEAST_PITCH = 0.9
const MOST_PITCH = 1.75
const SAME_PITCH = 1.06
/** The last line of a text may reach this far over the first lines of all, in font sizes. */
const OVERHANG = 2

/**
 * Lines that the texts of a table go on in, above the figures of their row or below: nothing but words, each at the left edge of
 * a column of text, as far below one another as the lines of one paragraph, up to a row of figures.
 */
export function findTexts(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const columns = findTextColumns(lines)
  const texts = new Set(lines.filter((line) => isInTexts(line, columns)))
  if (texts.size === 0) return texts
  const reached = new Set<TextLine>()
  for (const column of columns)
    for (const chain of chainsOf(column, lines, texts))
      if (holdsFigures(chain, lines)) for (const line of chain) if (texts.has(line)) reached.add(line)
  return reached
}

/** Left edges, right of the labels, at which words begin in several rows; each reaches as far as its longest line. */
function findTextColumns(lines: readonly TextLine[]): TextColumn[] {
  const columns: TextColumn[] = []
  const words = lines.flatMap(({ segments }) => segments.slice(1).filter(isWords))
  for (const { left } of words) {
    if (columns.some((column) => isAt(column, left))) continue
    const rows = words.filter((other) => Math.abs(other.left - left) < SAME_EDGE)
    if (new Set(rows.map(({ tokens }) => textOf(tokens))).size < FEWEST) continue
    columns.push({ left, right: Math.max(...rows.map(({ right }) => right)) })
  }
  return columns
}

function isWords({ tokens }: Segment): boolean {
  const text = textOf(tokens)
  return /\p{L}/u.test(text) && !isAmount(text)
}

function isAt({ left }: TextColumn, x: number): boolean {
  return Math.abs(left - x) < SAME_EDGE
}

function isInTexts({ segments, fontSize }: TextLine, columns: readonly TextColumn[]): boolean {
  return segments.every(({ left, right }) =>
    columns.some((column) => isAt(column, left) && right < column.right + OVERHANG * fontSize),
  )
}

/** The lines with words in a column, parted where the next one stands further below than the lines of a text do. */
function chainsOf(column: TextColumn, lines: readonly TextLine[], texts: ReadonlySet<TextLine>): TextLine[][] {
  const own = lines.flatMap((line) => {
    const segment = line.segments.find(({ left }) => isAt(column, left))
    return segment ? [{ line, segment }] : []
  })
  const pitches = own.map(({ segment }, index) =>
    index === 0 ? [] : pitchesBetween(itemAt(own, index - 1).segment, segment),
  )
  const usual = usualPitch(
    own.flatMap(({ line }, index) =>
      texts.has(line)
        ? itemAt(pitches, index).filter(
            (pitch) => pitch > LEAST_PITCH * line.fontSize && pitch < MOST_PITCH * line.fontSize,
          )
        : [],
    ),
  )
  const chains: TextLine[][] = []
  own.forEach(({ line }, index) => {
    if (usual !== undefined && Math.min(...itemAt(pitches, index)) < SAME_PITCH * usual) chains.at(-1)?.push(line)
    else chains.push([line])
  })
  return chains
}

/** Whether figures stand in the lines of a text, or between them: beside the middle of it. */
function holdsFigures(chain: readonly TextLine[], lines: readonly TextLine[]): boolean {
  return lines.slice(lines.indexOf(firstOf(chain)), lines.indexOf(lastOf(chain)) + 1).some(hasFigures)
}

function hasFigures({ segments }: TextLine): boolean {
  return segments.slice(1).some(({ tokens }) => isAmount(textOf(tokens)) && !isYear(textOf(tokens)))
}
