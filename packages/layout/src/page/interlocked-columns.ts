import { firstOf, itemAt, lastOf } from '@tickmark/document'
import type { Segment, TextLine } from '../lines/text-line.ts'
import { isAmount, textOf } from '../lines/text-line.ts'

/** Lines from one to another, both of them included. */
export interface Run {
  from: number
  to: number
}

/** What stands of one line on one side of a gutter. */
interface SideLine extends Pick<TextLine, 'top' | 'bottom'> {
  segments: readonly Segment[]
}

type Paragraph = SideLine[]

/** Paragraphs stand apart by this many font sizes. */
const PARAGRAPH_GAP = 0.75
/** Fewest lines on either side that make columns of short paragraphs, */
const FEWEST_LINES = 5
/** the share of them that must run on from edge to edge, or end a paragraph that does, */
const RUNNING_SHARE = 0.55
/** and the gaps between paragraphs that one of the other side reaches over, on either side and in all. */
const FEWEST_CROSSED = { oneSide: 1, inAll: 3 }
/** A line from edge to edge is this share of its side wide, and has so many characters. */
const FULL = { share: 0.8, characters: 18 }

/**
 * Text columns of short paragraphs: their gaps lie at other heights on either side, so that a paragraph of one side reaches over
 * a gap of the other. The rows of a table of texts begin together and share their gaps.
 */
export function interlockedRuns(lines: readonly TextLine[], { from, to }: Run, at: number): Run[] {
  const runs: Run[] = []
  for (let index = from; index <= to; index++) {
    if (!isTextual(itemAt(lines, index), lines.slice(from, index), at)) continue
    const last = runs.at(-1)
    if (last?.to === index - 1) last.to = index
    else runs.push({ from: index, to: index })
  }
  return runs.flatMap((run) => {
    const trimmed = toBothSides(lines, run, at)
    return trimmed && areInterlocked(lines.slice(trimmed.from, trimmed.to + 1), at) ? [trimmed] : []
  })
}

/** Whether a line has running text, at most, on either side of a gutter: no amounts apart from their labels. */
function isTextual({ segments, top, fontSize }: TextLine, above: readonly TextLine[], at: number): boolean {
  return sidesAt(segments, at).every((side, which) => {
    if (side.length === 0) return true
    // Words of two scripts stand apart, as cells do, but none of them is an amount.
    if (side.length > 1 && side.some(({ tokens }) => !/\p{L}/u.test(textOf(tokens)))) return false
    if (/\p{L}/u.test(textIn(side))) return true
    // The end of a sentence, such as "2019." below the line that it goes on from.
    const last = above.findLast((line) => itemAt(sidesAt(line.segments, at), which).length > 0)
    return (
      last !== undefined &&
      top - last.bottom < PARAGRAPH_GAP * fontSize &&
      isSentence(textIn(itemAt(sidesAt(last.segments, at), which)))
    )
  })
}

const isSentence = (text: string): boolean => /\p{L}/u.test(text) && text.length > FULL.characters

const sidesAt = (segments: readonly Segment[], at: number): Segment[][] => [
  segments.filter(({ right }) => right <= at + 1),
  segments.filter(({ left }) => left >= at - 1),
]

const textIn = (segments: readonly Segment[]): string => segments.map(({ tokens }) => textOf(tokens)).join(' ')

/** From the first line to the last one that have text on either side, or beside the next line of the other side. */
function toBothSides(lines: readonly TextLine[], run: Run, at: number): Run | undefined {
  const isOn = (index: number, side: 0 | 1): boolean =>
    (sidesAt(itemAt(lines, index).segments, at)[side] ?? []).length > 0
  const isBoth = (index: number, next: number): boolean => {
    const beside = Math.max(run.from, Math.min(run.to, next))
    return ([0, 1] as const).every((side) => isOn(index, side) || isOn(beside, side))
  }
  let { from, to } = run
  while (from < to && !isBoth(from, from + 1)) from++
  while (to > from && !isBoth(to, to - 1)) to--
  return to - from + 1 >= FEWEST_LINES ? { from, to } : undefined
}

function areInterlocked(lines: readonly TextLine[], at: number): boolean {
  const [left = [], right = []] = [0, 1].map((side) => paragraphsOf(lines, at, side))
  if (![left, right].every(isRunning)) return false
  const crossed = [crossedGaps(left, right), crossedGaps(right, left)]
  return (
    Math.min(...crossed) >= FEWEST_CROSSED.oneSide && crossed.reduce((sum, one) => sum + one, 0) >= FEWEST_CROSSED.inAll
  )
}

function paragraphsOf(lines: readonly TextLine[], at: number, side: number): Paragraph[] {
  const paragraphs: Paragraph[] = []
  for (const { segments } of lines) {
    const own = itemAt(sidesAt(segments, at), side)
    if (own.length === 0) continue
    const line = {
      segments: own,
      top: Math.min(...own.map(({ top }) => top)),
      bottom: Math.max(...own.map(({ bottom }) => bottom)),
    }
    const last = paragraphs.at(-1)
    if (last && line.top - lastOf(last).bottom < PARAGRAPH_GAP * firstOf(own).fontSize) last.push(line)
    else paragraphs.push([line])
  }
  return paragraphs
}

/** Whether most lines fill their column or end a paragraph whose lines do. */
function isRunning(paragraphs: readonly Paragraph[]): boolean {
  const lines = paragraphs.flat()
  if (lines.length < FEWEST_LINES) return false
  const left = Math.min(...lines.map(({ segments }) => firstOf(segments).left))
  const width = Math.max(...lines.map(({ segments }) => lastOf(segments).right)) - left
  const isFull = ({ segments }: SideLine): boolean =>
    lastOf(segments).right - firstOf(segments).left > FULL.share * width &&
    textIn(segments).length > FULL.characters &&
    !isAmount(textOf(lastOf(segments).tokens))
  const running = paragraphs.flatMap((paragraph) =>
    paragraph.filter((line, index) => isFull(line) || (index > 0 && isFull(itemAt(paragraph, index - 1)))),
  )
  return running.length > RUNNING_SHARE * lines.length
}

/** How many gaps between the paragraphs of one side a paragraph of the other reaches over. */
function crossedGaps(one: readonly Paragraph[], other: readonly Paragraph[]): number {
  return one.slice(1).filter((paragraph, index) => {
    const [above, below] = [lastOf(itemAt(one, index)).bottom, firstOf(paragraph).top]
    return other.some((beside) => firstOf(beside).top < above && lastOf(beside).bottom > below)
  }).length
}
