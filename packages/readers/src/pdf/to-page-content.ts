import { itemAt } from '@tickmark/document'
import type { NativeBox, NativeLine, NativePage, NativeShape, NativeTextItem } from './engine/native-page.ts'
import { isWhite, raiseMarks, splitLeader } from '@tickmark/layout'
import type { Fill, PageContent, PageWord, Rectangle, Rule } from '@tickmark/document/page'
import { joinDots } from './join-dots.ts'
import { joinLetters } from './join-letters.ts'
import { isTooTall, statesNoSize } from './lost-text.ts'
import { readTags } from './read-tags.ts'
import { splitSign } from './split-sign.ts'

/** A filled rectangle no thicker than this is drawn as a line, in points. */
const LINE_THICKNESS = 3.2

/** One parsed page in our own terms. Pictures are added later, where a page has any. */
export function toPageContent(page: NativePage): PageContent {
  const { rules, fills, drawings } = toRulesAndFills(page)
  const tags = readTags(page.structureTree?.roots)
  const words = raiseMarks(page.textItems.flatMap((item) => toWords(item, page)))
  return {
    number: page.pageNum,
    width: page.width,
    height: page.height,
    origin: words.length > 0 ? 'text' : 'none',
    words,
    rules,
    fills,
    pictures: [],
    ...(drawings.length > 0 && { drawings }),
    ...(tags && { tags }),
  }
}

function toWords(item: NativeTextItem, page: NativePage): PageWord[] {
  const rotation = (((item.rotation ?? 0) % 360) + 360) % 360
  const parts = item.words?.length && rotation < 2 ? joinLetters(item.words, sizeOf(item)) : [item]
  const style: Omit<PageWord, 'text' | 'origin' | keyof Rectangle> = {
    fontSize: sizeOf(item),
    fontName: item.fontName || undefined,
    bold: isBold(item) || undefined,
    italic: /italic|oblique|[-,]it$/i.test(item.fontName ?? '') || undefined,
    color: item.fillColor?.slice(2),
    vertical: (rotation >= 45 && rotation <= 315 && Math.abs(rotation - 180) > 15) || item.stacked || undefined,
    turned: isQuarter(rotation, 90) ? 90 : isQuarter(rotation, 270) ? 270 : undefined,
    tag: item.mcid,
  }
  const words: PageWord[] = []
  for (const [index, part] of parts.entries()) {
    const text = part.text
      .normalize('NFC')
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b\ufeff]/g, '')
      .trim()
    if (!text) continue
    const place = placeOf(part, style.fontSize, item)
    const word: PageWord = {
      text,
      ...place,
      ...style,
      origin: 'text',
      hidden: isHidden(item, place, page) || undefined,
      spaced: (index > 0 && isLevel(itemAt(parts, index - 1), part)) || undefined,
    }
    words.push(...splitLeader(word, item.text).flatMap(splitSign))
  }
  return words
}

/** Letters fill so much of the height of their line. */
const SIZE_OF_HEIGHT = 0.83

/** The size as printed. Fonts whose glyphs are drawings state one in a measure of their own: there the height of the line tells it. */
function sizeOf(item: NativeTextItem): number {
  const stated = item.fontHeight || item.fontSize || item.height
  return statesNoSize(stated, item.height) ? SIZE_OF_HEIGHT * item.height : stated
}

/** Letters lie on their side when they are turned about a quarter, in degrees. */
const QUARTER_SLACK = 15

function isQuarter(rotation: number, quarter: 90 | 270): boolean {
  return Math.abs(rotation - quarter) < QUARTER_SLACK
}

/** Words of one item stand apart by a blank; raised marks behind them may not. */
function isLevel(a: NativeBox, b: NativeBox): boolean {
  const slack = 0.05 * Math.max(a.height, b.height)
  return Math.abs(a.y - b.y) < slack && Math.abs(a.height - b.height) < slack
}

/** The ink of a dash is flat; its word stands as high as its line. */
function placeOf(
  { x, y, width, height }: NativeBox,
  fontSize: number,
  { fontAscent = 0, fontDescent = 0 }: NativeTextItem,
): Rectangle {
  if (isTooTall(height, fontSize) && fontAscent > fontDescent) {
    const baseline = y + (height * fontAscent) / (fontAscent - fontDescent)
    return { left: x, top: baseline - 0.85 * fontSize, right: x + width, bottom: baseline + 0.25 * fontSize }
  }
  if (height > 0.35 * fontSize) return { left: x, top: y, right: x + width, bottom: y + height }
  const middle = y + height / 2
  return { left: x, top: middle - 0.45 * fontSize, right: x + width, bottom: middle + 0.35 * fontSize }
}

function isBold(item: NativeTextItem): boolean {
  return (item.fontWeight ?? 400) >= 600 || /bold|black|heavy|semibold|-bd\b|,b\b/i.test(item.fontName ?? '')
}

/** Transparent, smaller than a person can read, or off the page. White text is judged later, against what lies behind it. */
function isHidden(
  item: NativeTextItem,
  place: { left: number; top: number; right: number; bottom: number },
  page: NativePage,
): boolean {
  const transparent = item.fillColor?.startsWith('00') && (!item.strokeColor || item.strokeColor.startsWith('00'))
  const offPage = place.right < 0 || place.bottom < 0 || place.left > page.width || place.top > page.height
  return Boolean(transparent) || Boolean(item.invisible) || offPage || sizeOf(item) < 1
}

function toRulesAndFills(page: NativePage): { rules: Rule[]; fills: Fill[]; drawings: Rectangle[] } {
  const rules: Rule[] = []
  const fills: Fill[] = []
  const drawings: Rectangle[] = []
  const thin: (Fill & { isFilled: boolean })[] = []
  const dots: Fill[] = []
  const linesAt = indexEdges(page.vectorGraphics?.lines ?? [], edgesOfStroke)
  for (const shape of page.vectorGraphics?.shapes ?? []) {
    if (isSpiked(shape, page)) continue
    const { x, y, width, height } = shape.bbox
    const rectangle = { left: x, top: y, right: x + width, bottom: y + height }
    const color = (shape.fill ? shape.fillColor : shape.strokeColor)?.slice(2)
    if (shape.hasCurve) {
      drawings.push(rectangle)
      continue
    }
    if (Math.max(width, height) <= LINE_THICKNESS) dots.push({ ...rectangle, color })
    if (Math.min(width, height) <= LINE_THICKNESS) thin.push({ ...rectangle, color, isFilled: shape.fill })
    else if (shape.fill) fills.push({ ...rectangle, color })
    else if (isDoubleRule(rectangle)) rules.push(ruleThrough(rectangle))
    else if (!hasStraightEdge(rectangle, linesAt)) drawings.push(rectangle)
  }
  const fillsAt = indexEdges(fills, ({ left, top, right, bottom, color }) => [
    [`x ${color}`, left],
    [`x ${color}`, right],
    [`y ${color}`, top],
    [`y ${color}`, bottom],
  ])
  for (const { isFilled, ...shape } of thin) {
    if (!isFilled || !isShading(shape, fillsAt)) pushThinShape(rules, shape, shape.color)
  }
  for (const line of page.vectorGraphics?.lines ?? []) {
    // Edges of filled shapes are told as lines, too; the shapes themselves have been taken above.
    if (!line.stroke) continue
    const rectangle = {
      left: Math.min(line.x1, line.x2),
      top: Math.min(line.y1, line.y2),
      right: Math.max(line.x1, line.x2),
      bottom: Math.max(line.y1, line.y2),
    }
    pushThinShape(rules, rectangle, line.strokeColor?.slice(2))
  }
  rules.push(...joinDots(dots))
  return { rules, fills, drawings }
}

/** Points between the two lines of a rule under a total, and how much longer it is at least. */
const DOUBLE_RULE = 6
const RULE_LENGTH = 5

/** Two lines under a total, drawn in one stroke. */
function isDoubleRule({ left, top, right, bottom }: Rectangle): boolean {
  return bottom - top <= DOUBLE_RULE && right - left >= RULE_LENGTH * (bottom - top)
}

function ruleThrough({ left, top, right, bottom }: Rectangle): Rule {
  return { direction: 'horizontal', start: left, end: right, at: (top + bottom) / 2, thickness: bottom - top }
}

/** Lines that run off the page reach at most this far over its edge, in points. */
const BLEED = 24

/**
 * The box of a stroked outline grows with the spikes that pointed joints would have, were they not cut off, far beyond the
 * page. Its level and upright strokes are told apart as lines.
 */
function isSpiked({ bbox, stroke, fill, hasCurve }: NativeShape, page: NativePage): boolean {
  const isBeyond = bbox.y < -BLEED || bbox.y + bbox.height > page.height + BLEED
  const isBeside = bbox.x < -BLEED || bbox.x + bbox.width > page.width + BLEED
  return stroke && !fill && !hasCurve && (isBeyond || isBeside)
}

/** How far a stroke may lie from the box that PDFium gives of it, in points. */
const STROKE_SLACK = 1

/** Level and upright strokes are told apart as lines, those of neighbouring boxes joined; a stroked shape on none of them is slanted. */
function hasStraightEdge({ left, top, right, bottom }: Rectangle, linesAt: EdgeIndex<NativeLine>): boolean {
  const isOn = (position: number, edge: number) => Math.abs(position - edge) <= STROKE_SLACK
  const covers = (a: number, b: number, start: number, end: number) =>
    Math.min(a, b) <= start + STROKE_SLACK && Math.max(a, b) >= end - STROKE_SLACK
  return (
    [top, bottom].some((edge) =>
      linesAt('y', edge).some(({ y1, x1, x2 }) => isOn(y1, edge) && covers(x1, x2, left, right)),
    ) ||
    [left, right].some((edge) =>
      linesAt('x', edge).some(({ x1, y1, y2 }) => isOn(x1, edge) && covers(y1, y2, top, bottom)),
    )
  )
}

/** Where a stroke lies that is level or upright. */
function edgesOfStroke({ stroke, x1, y1, x2, y2 }: NativeLine): (readonly [kind: string, at: number])[] {
  if (!stroke) return []
  if (Math.abs(y1 - y2) < 0.1) return [['y', y1]]
  return Math.abs(x1 - x2) < 0.1 ? [['x', x1]] : []
}

/** What has an edge near a place: drawings may have tens of thousands of fills and lines. */
type EdgeIndex<Item> = (kind: string, at: number) => readonly Item[]

/** `edgesOf` tells each edge of an item: its kind (level or upright, and the colour where that counts) and its place. */
function indexEdges<Item>(
  items: readonly Item[],
  edgesOf: (item: Item) => readonly (readonly [kind: string, at: number])[],
): EdgeIndex<Item> {
  const byEdge = new Map<string, Item[]>()
  for (const item of items) {
    for (const [kind, at] of edgesOf(item)) {
      const key = `${kind} ${Math.round(at / STROKE_SLACK)}`
      const kept = byEdge.get(key)
      if (kept) kept.push(item)
      else byEdge.set(key, [item])
    }
  }
  return (kind, at) => [-1, 0, 1].flatMap((step) => byEdge.get(`${kind} ${Math.round(at / STROKE_SLACK) + step}`) ?? [])
}

/** Shading is laid cell by cell: cells as narrow as a line are part of it where one of its colour goes on beside them. */
function isShading({ left, top, right, bottom, color }: Fill, fillsAt: EdgeIndex<Fill>): boolean {
  const touches = (near: number, far: number): boolean => Math.abs(near - far) < STROKE_SLACK
  if (bottom - top <= right - left)
    return [...fillsAt(`y ${color}`, top), ...fillsAt(`y ${color}`, bottom)].some(
      (fill) =>
        (touches(fill.bottom, top) || touches(fill.top, bottom)) &&
        fill.left < left + STROKE_SLACK &&
        fill.right > right - STROKE_SLACK,
    )
  return [...fillsAt(`x ${color}`, left), ...fillsAt(`x ${color}`, right)].some(
    (fill) =>
      (touches(fill.right, left) || touches(fill.left, right)) &&
      fill.top < top + STROKE_SLACK &&
      fill.bottom > bottom - STROKE_SLACK,
  )
}

function pushThinShape(
  rules: Rule[],
  { left, top, right, bottom }: Omit<Fill, 'color'>,
  color: string | undefined,
): void {
  const width = right - left
  const height = bottom - top
  if (isWhite(color)) return
  if (height <= LINE_THICKNESS && width > Math.max(2, height * 2)) {
    rules.push({ direction: 'horizontal', start: left, end: right, at: (top + bottom) / 2, thickness: height })
  } else if (width <= LINE_THICKNESS && height > Math.max(2, width * 2)) {
    rules.push({ direction: 'vertical', start: top, end: bottom, at: (left + right) / 2, thickness: width })
  }
}
