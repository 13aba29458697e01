import { areaOf, boundsOf } from '@tickmark/document/page'
import type { PageContent, Rectangle } from '@tickmark/document/page'
import type { PageObjects } from './inspect-objects.ts'
import type { NativePage } from './engine/native-page.ts'
import { isShuffled } from './fonts/letter-pairs.ts'

/** `sound`: take it · `empty`: nothing on the page · `missing`, `garbled`, `scanned`: recognise the page's picture instead. */
export type TextLayer = 'sound' | 'empty' | 'missing' | 'garbled' | 'scanned'

/** Pictures over more of the page than this may be the page itself. */
const PICTURE_SHARE = 0.5

/** More curves than this are letters. */
const MANY_SHAPES = 20

/** Text within less of a page than this may be a signature or a stamp on a scan. */
const STAMP_SHARE = 0.15
/** A picture over more of the page than this is what the page shows. */
const WHOLE_PAGE = 0.8

/** Letters and lines of them that are drawn as shapes are so high, in points, and so many at least make a page. */
const DRAWN_LETTERS = { lowest: 4, highest: 20, fewest: 40 }

/** Where all text of a page stands that may be no more than a stamp on a scan or on drawn letters, in shares of its sides. */
export function stampOn(content: PageContent, objects: PageObjects | undefined): Rectangle | undefined {
  const isScan = objects !== undefined && pictureShare(content, objects.pictures) >= WHOLE_PAGE
  if (!isScan && !hasDrawnLetters(content)) return undefined
  const { left, top, right, bottom } = boundsOf(content.words.filter(({ hidden }) => !hidden))
  const { width, height } = content
  const place = { left: left / width, top: top / height, right: right / width, bottom: bottom / height }
  return areaOf(place) < STAMP_SHARE ? place : undefined
}

/** Whether a page has many curved shapes as high as letters: they may be letters, or the points of a chart. */
export function hasDrawnLetters({ drawings = [] }: PageContent): boolean {
  const { lowest, highest, fewest } = DRAWN_LETTERS
  return drawings.filter(({ top, bottom }) => bottom - top >= lowest && bottom - top <= highest).length >= fewest
}

/** Whether a page's own text can be trusted to be what a reader of the page sees. */
export function judgeTextLayer(page: NativePage, content: PageContent, objects: PageObjects | undefined): TextLayer {
  const visible = content.words.filter(({ hidden }) => !hidden)
  const pictured = pictureShare(content, objects?.pictures ?? [])
  const isDrawn = page.complexity?.reasons.includes('vector-text') ?? false
  if (objects && objects.invisibleShare > 0.6 && pictured > PICTURE_SHARE) return 'scanned'
  // Letters drawn as shapes, with their text laid over them for search alone.
  if (visible.length === 0 && content.words.length > 0 && (content.drawings?.length ?? 0) > MANY_SHAPES)
    return 'missing'
  if (visible.length === 0) return pictured > 0.05 || isDrawn || page.complexity?.fullPageImage ? 'missing' : 'empty'
  if (isGarbled(visible.map(({ text }) => text).join('')) || isShuffled(visible.map(({ text }) => text).join(' ')))
    return 'garbled'
  // A scan with a stamp or a page number of real text on it.
  return visible.length < 12 && pictured > WHOLE_PAGE ? 'missing' : 'sound'
}

/** Fonts without a character map give private-use, replacement or control characters. */
export function isGarbled(text: string): boolean {
  if (text.length < 10) return false
  const bad = text.match(/[\ue000-\uf8ff\ufffd\u0080-\u009f\ufff0-\uffff]|[\u{f0000}-\u{10ffff}]/gu)?.length ?? 0
  return bad > 0.25 * text.length
}

function pictureShare(page: { width: number; height: number }, pictures: readonly Rectangle[]): number {
  const area = pictures.reduce((sum, { left, top, right, bottom }) => {
    const width = Math.min(right, page.width) - Math.max(left, 0)
    const height = Math.min(bottom, page.height) - Math.max(top, 0)
    return sum + Math.max(0, width) * Math.max(0, height)
  }, 0)
  return Math.min(1, area / (page.width * page.height || 1))
}
