import { itemAt, lastOf } from '@tickmark/document'
import { boundsOf } from '@tickmark/document/page'
import type { Rectangle } from '@tickmark/document/page'
import type { TextLine } from '../lines/text-line.ts'
import { isAmount, textOf } from '../lines/text-line.ts'
import { pitchesBetween, usualPitch } from '../tables/parts/text-pitch.ts'

type Side = readonly Pick<TextLine, 'segments'>[]

/** Lines of one text are equally far apart, to this share. */
const SAME_PITCH = 1.06
/** So many texts stand each beside one row of figures, and this share of all of them. */
const FEWEST = 3
const SHARE = 0.8

/**
 * Whether the texts on one side of a gutter are a column of the table on the other: they are parted as its rows are, each beside
 * one row of figures. What is written beside a table goes on past its rows.
 */
export function shareRows(table: Side, words: Side): boolean {
  const figures = table.flatMap(({ segments }) => {
    const figure = segments.slice(1).find(({ tokens }) => isAmount(textOf(tokens)))
    return figure ? [(figure.top + figure.bottom) / 2] : []
  })
  const texts = textsOf(words)
  const beside = texts.map(({ top, bottom }) => figures.filter((at) => at > top && at < bottom).length)
  return (
    texts.length >= FEWEST &&
    beside.filter((count) => count === 1).length >= SHARE * texts.length &&
    beside.every((count) => count < 2)
  )
}

/** What stands below one another as near as the lines of one text. */
function textsOf(side: Side): Rectangle[] {
  const lines = side.flatMap(({ segments }) => segments.slice(0, 1))
  const pitches = lines.map((line, index) => (index === 0 ? [] : pitchesBetween(itemAt(lines, index - 1), line)))
  const usual = usualPitch(pitches.flat().filter((pitch) => pitch > 0))
  if (usual === undefined) return []
  const texts: (typeof lines)[] = []
  lines.forEach((line, index) => {
    if (index > 0 && Math.min(...itemAt(pitches, index)) < SAME_PITCH * usual) lastOf(texts).push(line)
    else texts.push([line])
  })
  return texts.map((text) => boundsOf(text))
}
