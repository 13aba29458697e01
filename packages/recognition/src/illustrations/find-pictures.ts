import { itemAt } from '@tickmark/document'
import { areaOf, boundsOf, gapBetween, holds, median, scaleRectangle, sharedArea } from '@tickmark/document/page'
import type { Rectangle } from '@tickmark/document/page'
import type { Bitmap } from '../bitmap/bitmap.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import type { PageLine } from '../strip/page-line.ts'
import { findBars } from './find-bars.ts'
import { findShapes } from './find-shapes.ts'
import type { Shape } from './find-shapes.ts'
import { holdsTable } from './holds-table.ts'
import type { Figure } from './holds-table.ts'
import { mapTones } from './tone-map.ts'

/** What is read with less confidence may be part of a picture. */
const SURE_OF_TEXT = 0.5
/** A drawing of this size is more than a mark in the text; cells. */
const DRAWING = { longer: 18, shorter: 12 }
/** The least size of a picture, in cells. */
const PICTURE = { longer: 22, shorter: 14 }
/** Parts of one picture stand no farther apart, in cells. */
const APART = 14
/** Where text covers more of an area than this, it is text on a ground. */
const MOST_TEXT = 0.3
/** So much of a chart's ground is drawn on. */
const LEAST_DRAWN = 0.15
/** Axes and frames reach no farther beyond the drawing inside, as a multiple of its area. */
const MOST_FRAME = 6
/** Labels are no longer and stand no farther from what they name, in heights of their line; */
const LONGEST_LABEL = 9
const LABEL_GAP = 1.2
/** those of an axis, which stand in line, no farther than this; */
const TICK_GAP = 3.5
/** fewer are as likely headings or ends of paragraphs; */
const FEWEST_LABELS = 3
/** and are no higher than this many lines of the page. */
const HIGHEST_LABEL = 1.4
/** Of labels a picture may have twice as much. */
const LABEL_WEIGHT = 0.5
/** Dark borders of a scan are thinner than this share of the page. */
const BORDER = 0.08

interface Text extends Figure {
  isLabel: boolean
}

/**
 * Where pictures stand on a page: photographs, charts, logos, signatures. In pixels of the bitmap. Coloured grounds of text, the
 * shades and rules of tables are none, and neither is what grain and shadows of a photograph leave on a table.
 */
export async function findPictures(
  bitmap: Bitmap,
  lines: readonly { box: LineBox; read: Pick<PageLine['read'], 'text' | 'confidence'> }[],
): Promise<Rectangle[]> {
  const sure = lines.filter(({ read }) => read.confidence > SURE_OF_TEXT)
  const map = await mapTones(
    bitmap,
    sure.map(({ box }) => boundsOfBox(box)),
  )
  const usual = median(sure.map(({ box }) => thicknessOf(box)))
  const texts = sure.map(({ box, read }) => ({
    ...scaleRectangle(boundsOfBox(box), 1 / map.scale),
    text: read.text,
    isLabel: isLabel(box, usual),
  }))
  const { shapes, frames } = findShapes(map, texts)
  const parts = shapes.filter((shape) => !isBorder(shape, map))
  const drawn = parts.filter((shape) => isPictorial(shape, texts))
  const seeds = [...drawn, ...parts.filter((shape) => isGround(shape, drawn, texts))]
  const bars = findBars(parts.filter((shape) => shape.kind === 'block' && textShare(shape, texts) < 0.5))
  const groups = grow(unite([...seeds, ...bars], texts), parts, texts)
  const framed = groups.map((group) => withFrame(group, frames, texts))
  const whole = framed.map((group) => withTicks(withLabels(group, texts), texts))
  return unite(whole, texts)
    .filter((group) => isLarge(group, PICTURE) && textShare(group, texts) < MOST_TEXT && !holdsTable(group, texts))
    .map((group) => scaleRectangle(group, map.scale))
}

function isPictorial(shape: Shape, texts: readonly Text[]): boolean {
  if (shape.kind === 'block') return false
  return isLarge(shape, DRAWING) && textShare(shape, texts) < MOST_TEXT
}

/** Whether a block is the ground of a chart: a good part of it is drawn on. */
function isGround(block: Shape, drawn: readonly Shape[], texts: readonly Text[]): boolean {
  if (block.kind !== 'block' || textShare(block, texts) > MOST_TEXT) return false
  const own = drawn.filter((shape) => holds(block, shape))
  return own.length > 0 && areaOf(boundsOf(own)) > LEAST_DRAWN * areaOf(block)
}

function isLarge({ left, top, right, bottom }: Rectangle, least: { longer: number; shorter: number }): boolean {
  const [width, height] = [right - left, bottom - top]
  return Math.max(width, height) >= least.longer && Math.min(width, height) >= least.shorter
}

/** The dark edge that scanners leave around a sheet. */
function isBorder({ left, top, right, bottom }: Shape, { width, height }: { width: number; height: number }): boolean {
  const touches = left === 0 || top === 0 || right === width || bottom === height
  if (!touches) return false
  return (
    right - left < BORDER * width ||
    bottom - top < BORDER * height ||
    areaOf({ left, top, right, bottom }) > 0.9 * width * height
  )
}

/** Joins what stands close together, as long as it is not text that stands between. */
function unite(parts: readonly Rectangle[], texts: readonly Text[]): Rectangle[] {
  const groups = [...parts]
  for (let index = 0; index < groups.length; index += 1) {
    const other = groups.findIndex(
      (group, at) =>
        at > index && gapBetween(group, itemAt(groups, index)) <= APART && isOne(group, itemAt(groups, index), texts),
    )
    if (other < 0) continue
    groups[index] = boundsOf([itemAt(groups, index), itemAt(groups, other)])
    groups.splice(other, 1)
    index = -1
  }
  return groups
}

/** Whether two parts belong to one picture: they overlap, or no line of text stands between them. */
function isOne(a: Rectangle, b: Rectangle, texts: readonly Text[]): boolean {
  if (gapBetween(a, b) === 0) return true
  const both = boundsOf([a, b])
  return textShare(both, texts) < MOST_TEXT
}

/** With the small parts around. */
function grow(groups: readonly Rectangle[], parts: readonly Shape[], texts: readonly Text[]): Rectangle[] {
  const grown = groups.map((group) =>
    boundsOf([
      group,
      ...parts.filter(
        (part) => gapBetween(part, group) <= APART / 2 && isOne(part, group, texts) && areaOf(part) < areaOf(group),
      ),
    ]),
  )
  return unite(grown, texts)
}

/** With the axes, the grid and the frame around it. */
function withFrame(group: Rectangle, frames: readonly Rectangle[], texts: readonly Text[]): Rectangle {
  const own = frames.filter((frame) => {
    const both = boundsOf([frame, group])
    return (
      gapBetween(frame, group) <= 2 &&
      areaOf(both) < MOST_FRAME * areaOf(group) &&
      textShare(both, texts) < MOST_TEXT / 2
    )
  })
  return boundsOf([group, ...own])
}

/** With the numbers of its axes, which may stand farther off: in a row below it, or one below the other beside it. */
function withTicks(group: Rectangle, texts: readonly Text[]): Rectangle {
  const near = texts.filter(
    (text) => text.isLabel && !holds(group, text) && gapBetween(text, group) < TICK_GAP * (text.bottom - text.top),
  )
  const inRow = near.filter(
    ({ left, right, top }) => top >= group.bottom - 2 && left < group.right && right > group.left,
  )
  const inColumn = near.filter(
    ({ left, right, top, bottom }) =>
      (right <= group.left + 2 || left >= group.right - 2) && top < group.bottom && bottom > group.top,
  )
  const ticks = [
    ...aligned(inRow, ({ top, bottom }) => (top + bottom) / 2),
    ...aligned(inColumn, ({ left, right }) => (left > group.right - 2 ? left : right)),
  ]
  return extended(group, ticks, texts)
}

/** The largest set of labels that stand on one line, if it is large enough for the numbers of an axis. */
function aligned(labels: readonly Text[], at: (label: Text) => number): Text[] {
  const rows = labels.map((label) =>
    labels.filter((other) => Math.abs(at(other) - at(label)) < (label.bottom - label.top) / 2),
  )
  const longest = rows.toSorted((a, b) => b.length - a.length)[0] ?? []
  return longest.length < FEWEST_LABELS ? [] : longest
}

/** With the short texts that stand at its edges: the numbers of an axis, a legend. Not where a paragraph is among them. */
function withLabels(group: Rectangle, texts: readonly Text[]): Rectangle {
  const labels = texts.filter(
    (text) => text.isLabel && !holds(group, text) && gapBetween(text, group) < LABEL_GAP * (text.bottom - text.top),
  )
  return labels.length < FEWEST_LABELS ? group : extended(group, labels, texts)
}

/** A group with some labels; as it is where a line of running text would come in. */
function extended(group: Rectangle, labels: readonly Text[], texts: readonly Text[]): Rectangle {
  const whole = boundsOf([group, ...labels])
  const takesText = texts.some((text) => !text.isLabel && gapBetween(text, whole) === 0 && gapBetween(text, group) > 0)
  return takesText ? group : whole
}

function textShare(place: Rectangle, texts: readonly Text[]): number {
  const covered = texts.reduce((sum, text) => sum + (text.isLabel ? LABEL_WEIGHT : 1) * sharedArea(place, text), 0)
  return covered / areaOf(place)
}

function isLabel(box: LineBox, usual: number): boolean {
  const thickness = thicknessOf(box)
  return box.length * box.thickness < LONGEST_LABEL * thickness ** 2 && thickness < HIGHEST_LABEL * usual
}

function thicknessOf({ length, thickness, upended }: LineBox): number {
  return upended ? length : thickness
}

function boundsOfBox({ centerX, centerY, length, thickness, angle }: LineBox): Rectangle {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [x, y] = [(length * cos + thickness * sin) / 2, (length * sin + thickness * cos) / 2]
  return { left: centerX - x, top: centerY - y, right: centerX + x, bottom: centerY + y }
}
