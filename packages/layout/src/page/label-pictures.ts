import { areaOf, isMiddleIn, median } from '@tickmark/document/page'
import type { PageContent } from '@tickmark/document/page'
import { findDrawnCharts } from '../charts/find-drawn-charts.ts'
import type { DrawnChart } from '../charts/find-drawn-charts.ts'
import type { PagePicture } from './page-layout.ts'
import { groupLines } from '../lines/text-line.ts'
import type { Segment, Token } from '../lines/text-line.ts'

/** A picture that fills more of the page than this is the ground that its text stands on. */
const GROUND = 0.6
/** Longer or larger texts are read on their own: titles, notes, sentences on a coloured ground. In font sizes, and against the page's. */
const LONGEST = 10
const LARGEST = 1.5

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
  const taken = new Set<Token>()
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

function isLabel({ left, right, fontSize }: Segment, usual: number): boolean {
  return right - left < LONGEST * fontSize && fontSize < LARGEST * usual
}
