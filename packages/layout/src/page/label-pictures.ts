import { areaOf, isMiddleIn, median } from '@tickmark/document/page'
import type { PageContent } from '@tickmark/document/page'
import { findDrawnCharts } from '../charts/find-drawn-charts.ts'
import type { DrawnChart } from '../charts/find-drawn-charts.ts'
import type { PagePicture } from './page-layout.ts'
import { groupLines } from '../lines/text-line.ts'
import type { Segment, TextLine, Token } from '../lines/text-line.ts'

/** A picture that fills more of the page than this is the ground that its text stands on. */
const GROUND = 0.6
/** Longer or larger texts are read on their own: titles, notes, sentences on a coloured ground. In font sizes, and against the page's. */
const LONGEST = 10
const LARGEST = 1.5

/** Rows of text begin and end at one place, give or take so many font sizes; by fewer they may be a chart's by chance. */
const ALIGNED = 1
const FEWEST_ROWS = 4
/** What begins a row of text is a name, which the numbers of an axis are not. */
const NAME = /\p{L}{2}|\p{L}.*\p{L}/u
const AMOUNT = /\d/u

/** The pictures of a page, and the charts that are drawn on it, each with its labels. */
export function labelPictures(content: PageContent, tokens: readonly Token[]): PagePicture[] {
  const pictures = labelFound(content, tokens)
  const taken = new Set(pictures.flatMap(({ labels }) => labels.flat()))
  const charts = findDrawnCharts(
    content,
    tokens.filter(({ index }) => !taken.has(index)),
  )
  return [...pictures, ...charts.map(toPicture)]
}

function toPicture({ labels, left, top, right, bottom }: DrawnChart): PagePicture {
  const names = groupLines(labels).flatMap(({ segments }) => segments)
  return {
    type: 'picture',
    left,
    top,
    right,
    bottom,
    labels: names.map(({ tokens }) => tokens.map(({ index }) => index)),
  }
}

/**
 * The pictures that a page tells of. On one that was recognised with the short texts inside them: what names the parts of a chart is none
 * of the page's text, and none of its tables. On others the file tells words from pictures.
 */
function labelFound(content: PageContent, tokens: readonly Token[]): PagePicture[] {
  const usual = median(tokens.map(({ fontSize }) => fontSize))
  const taken = new Set<Token>(content.origin === 'ocr' ? tokensOfRows(tokens) : [])
  return content.pictures.map(({ isStamp, ...picture }) => {
    if (content.origin !== 'ocr' || isStamp) return { type: 'picture', ...picture, labels: [] }
    const inside = tokens.filter((token) => !taken.has(token) && isMiddleIn(token, picture))
    const isGround = areaOf(picture) > GROUND * content.width * content.height
    const labels = isGround
      ? []
      : groupLines(inside).flatMap(({ segments }) => segments.filter((one) => isLabel(one, usual)))
    for (const { tokens: own } of labels) for (const token of own) taken.add(token)
    return { type: 'picture', ...picture, labels: labels.map(({ tokens: own }) => own.map(({ index }) => index)) }
  })
}

/**
 * Words of rows that begin with a name at one place and end with a figure at another, wherever on the page they stand: what a
 * watermark, a frame or the table under a receipt makes of a part of them, of their head among others, is no chart. Two axes have numbers at both ends.
 */
function tokensOfRows(tokens: readonly Token[]): Token[] {
  const lines = groupLines(tokens).filter(({ segments }) => segments.length > 1)
  const rows = lines.filter(isRow)
  const isLike = (one: TextLine, other: TextLine) =>
    Math.max(Math.abs(one.left - other.left), Math.abs(one.right - other.right)) < ALIGNED * one.fontSize
  return lines
    .filter((line) => rows.filter((row) => isLike(line, row)).length >= FEWEST_ROWS)
    .flatMap(({ segments }) => segments.flatMap(({ tokens: own }) => own))
}

function isRow({ segments }: TextLine): boolean {
  const [first, last] = [segments[0], segments.at(-1)]
  if (!first || !last || first === last) return false
  return NAME.test(textOf(first)) && AMOUNT.test(textOf(last))
}

const textOf = ({ tokens }: Segment): string => tokens.map(({ text }) => text).join(' ')

function isLabel({ left, right, fontSize }: Segment, usual: number): boolean {
  return right - left < LONGEST * fontSize && fontSize < LARGEST * usual
}
