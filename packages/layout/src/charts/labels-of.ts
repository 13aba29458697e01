import { numberAt } from '@tickmark/document'
import { boundsOf, isMiddleIn, median } from '@tickmark/document/page'
import type { PageContent, Rectangle } from '@tickmark/document/page'
import { groupLines, isAmount, textOf } from '../lines/text-line.ts'
import type { Segment, TextLine, Token } from '../lines/text-line.ts'
import type { Plot } from './find-plots.ts'

/** In font sizes: how far the names of categories stand from the plot, how long they are, how far a legend may stand off. */
const BELOW = 2
const LONGEST = 16
const BESIDE = 2.5
const LEGEND = 6
/** A mark of a legend is no larger, and its name begins so near. */
const MARK = { width: 4, height: 1.3 }
const NAME = 1.6
/** Lines of names below a plot. */
const LINES = 3
/** Names that run into one another take up this share of the chart. */
const ALONG = 0.7
/** Names stand at even distances to this share of one. */
const EVEN = 0.3

/** The words of a chart: those at its axes, in its plot, its categories and its legend. */
export function labelsOf(plots: readonly Plot[], content: PageContent, tokens: readonly Token[]): Token[] {
  const size = median(plots.map(({ fontSize }) => fontSize))
  const ticks = plots.flatMap(({ axis }) => axis?.ticks ?? [])
  const whole = boundsOf([...plots, ...ticks])
  const labels = new Set<Token>(ticks.filter((tick) => tokens.includes(tick)))
  const add = (own: readonly Token[]): void => own.forEach((token) => labels.add(token))
  add(tokens.filter((token) => isMiddleIn(token, whole) || isOver(token, whole, size)))
  add(tokens.filter((token) => token.vertical && standsBeside(token, whole, size)))
  const lines = groupLines(tokens.filter((token) => !labels.has(token) && !token.vertical))
  for (const plot of plots.filter(({ direction }) => direction === 'level')) add(namesBeside(lines, plot))
  const bounds = boundsOf([whole, ...labels])
  add(
    namesBelow(
      tokens.filter((token) => !labels.has(token) && !token.vertical),
      bounds,
      { size, content },
    ),
  )
  add(legendOf(lines, boundsOf([whole, ...labels]), { size, content }))
  return [...labels]
}

/** A figure over the tallest bar. */
function isOver({ text, left, right, bottom }: Token, whole: Rectangle, size: number): boolean {
  const middle = (left + right) / 2
  return (
    isAmount(text) &&
    middle > whole.left &&
    middle < whole.right &&
    bottom > whole.top - size &&
    bottom < whole.top + size
  )
}

/** Names that run upwards, at the side of a chart or below it. */
function standsBeside(token: Rectangle, whole: Rectangle, size: number): boolean {
  const { left, top, right, bottom } = whole
  return isMiddleIn(token, { left: left - 3 * size, right: right + 3 * size, top, bottom }) || hangs(token, whole, size)
}

function hangs({ left, right, top }: Rectangle, whole: Rectangle, size: number): boolean {
  const middle = (left + right) / 2
  return middle > whole.left && middle < whole.right && top > whole.bottom - size && top < whole.bottom + BELOW * size
}

/** The names of level bars: they end right before the plot. */
function namesBeside(lines: readonly TextLine[], { left, top, bottom, fontSize }: Plot): Token[] {
  return lines
    .flatMap(({ segments }) => segments)
    .filter((segment) => {
      const middle = (segment.top + segment.bottom) / 2
      const gap = left - segment.right
      return middle > top && middle < bottom && gap > -fontSize && gap < BESIDE * fontSize && isShort(segment)
    })
    .flatMap(({ tokens }) => tokens)
}

const isShort = ({ left, right, fontSize }: Segment): boolean => right - left < LONGEST * fontSize

interface Surroundings {
  size: number
  content: PageContent
}

/** Lines of short names right below; what heads rows of figures there belongs to their table. */
function namesBelow(tokens: readonly Token[], bounds: Rectangle, { size }: Surroundings): Token[] {
  const near = tokens.filter(({ left, right, top }) => {
    const middle = (left + right) / 2
    return middle > bounds.left - size && middle < bounds.right + size && top > bounds.bottom - size
  })
  const names: Token[] = []
  let { bottom } = bounds
  const lines = groupLines(near).slice(0, LINES + 1)
  for (const [at, line] of lines.slice(0, LINES).entries()) {
    if (line.top - bottom > (at === 0 ? BELOW : 0.8) * size || !areNames(line, bounds)) break
    const next = lines[at + 1]
    if (next && next.top - line.bottom < BELOW * size && isRowOfFigures(next)) break
    names.push(...line.segments.flatMap((segment) => segment.tokens))
    bottom = line.bottom
  }
  return names
}

function isRowOfFigures({ segments }: TextLine): boolean {
  return segments.filter(({ tokens }) => isAmount(textOf(tokens))).length > 1
}

/** Several short names, or one after the other along the plot with hardly a blank between. */
function areNames({ segments, left, right }: TextLine, bounds: Rectangle): boolean {
  if (segments.length > 1) return segments.every(isShort)
  const tokens = segments.flatMap((segment) => segment.tokens)
  if (tokens.length < 3) return left > bounds.left && right - left > ALONG * (bounds.right - bounds.left)
  const middles = tokens.map(({ left, right }) => (left + right) / 2)
  const pitch = (numberAt(middles, middles.length - 1) - numberAt(middles, 0)) / (middles.length - 1)
  return middles.every((middle, at) => Math.abs(middle - numberAt(middles, 0) - at * pitch) < EVEN * pitch)
}

/** Names behind small marks, above, below or beside the chart. */
function legendOf(lines: readonly TextLine[], bounds: Rectangle, { size, content }: Surroundings): Token[] {
  const around = {
    left: bounds.left - LEGEND * size,
    right: bounds.right + 2 * LEGEND * size,
    top: bounds.top - LEGEND * size,
    bottom: bounds.bottom + LEGEND * size,
  }
  const strokes = content.rules
    .filter(({ direction }) => direction === 'horizontal')
    .map(({ start, end, at }) => ({ left: start, right: end, top: at, bottom: at }))
  const marks = [...content.fills, ...(content.drawings ?? []), ...strokes].filter(
    (mark) =>
      isMiddleIn(mark, around) &&
      mark.right - mark.left < MARK.width * size &&
      mark.bottom - mark.top < MARK.height * size,
  )
  return lines.flatMap((line) => {
    const level = marks.filter(({ top, bottom }) => {
      const middle = (top + bottom) / 2
      return middle > line.top && middle < line.bottom
    })
    const named = line.segments.filter((segment) => level.some((mark) => isNamedBy(mark, segment, size)))
    return named.flatMap(({ tokens }) => tokens)
  })
}

function isNamedBy(mark: Rectangle, { left, tokens }: Segment, size: number): boolean {
  const gap = left - mark.right
  const isWithin = tokens.some((token) => token.left - mark.right > -1 && token.left - mark.right < NAME * size)
  return (gap > -1 && gap < NAME * size) || isWithin
}
