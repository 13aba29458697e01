import { lastOf } from '@tickmark/document'
import type { Box } from '@tickmark/document'
import { childOf, childrenOf, type XmlElement } from '../ooxml/read-xml.ts'

/** Where a shape stands, in EMU of the slide (or of the group that holds it). */
export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

/** Size of the slide in EMU; 12,700 make a point. */
export interface SlideSize {
  width: number
  height: number
}

export const EMU_PER_POINT = 12_700

/** A shape's own frame; undefined when it takes that of its layout. */
export function frameOf(shape: XmlElement): Frame | undefined {
  const transform =
    childOf(shape, 'p:xfrm') ?? childOf(childOf(shape, 'p:spPr') ?? childOf(shape, 'p:grpSpPr'), 'a:xfrm')
  const offset = childOf(transform, 'a:off')?.attributes
  const extent = childOf(transform, 'a:ext')?.attributes
  if (!offset || !extent) return undefined
  return {
    left: Number(offset['x']),
    top: Number(offset['y']),
    width: Number(extent['cx']),
    height: Number(extent['cy']),
  }
}

/** Frames of a layout's placeholders by what identifies them on a slide. */
export function placeholderFrames(layout: XmlElement | undefined): Map<string, Frame> {
  const frames = new Map<string, Frame>()
  for (const shape of childrenOf(childOf(childOf(layout, 'p:cSld'), 'p:spTree'))) {
    const frame = frameOf(shape)
    const placeholder = placeholderOf(shape)
    if (!frame || !placeholder) continue
    if (placeholder.index) frames.set(`idx ${placeholder.index}`, frame)
    frames.set(placeholder.type, frames.get(placeholder.type) ?? frame)
  }
  return frames
}

/** What a shape is a placeholder for: "title", "body", "ftr" …; undefined for other shapes. */
export function placeholderOf(shape: XmlElement): { type: string; index?: string } | undefined {
  const properties = childrenOf(shape).find(({ name }) => /^p:nv\w*Pr$/.test(name))
  const placeholder = childOf(childOf(properties, 'p:nvPr'), 'p:ph')
  return placeholder && { type: placeholder.attributes['type'] ?? 'body', index: placeholder.attributes['idx'] }
}

/** True for what lies beside the slide, where no show and no print reaches it. */
export function isOffSlide({ left, top, width, height }: Frame, slide: SlideSize): boolean {
  return left >= slide.width || top >= slide.height || left + width <= 0 || top + height <= 0
}

/** A frame as a share of the slide, cut to it. */
export function toBox({ left, top, width, height }: Frame, slide: SlideSize): Box {
  const share = (value: number, whole: number) => Math.round(Math.min(1, Math.max(0, value / whole)) * 10_000) / 10_000
  return [
    share(left, slide.width),
    share(top, slide.height),
    share(left + width, slide.width),
    share(top + height, slide.height),
  ]
}

/** What covers more of the slide than this is ground, not content: it keeps no order among what lies on it. */
const GROUND = 0.6

/**
 * Sorts what stands on a slide as it is read. Where a clear line runs across, what is above comes first; where only one runs
 * down, the left column comes first: tiles in rows are read by rows, columns of their own make by columns.
 */
export function inReadingOrder<Item extends { frame?: Frame }>(items: readonly Item[], slide: SlideSize): Item[] {
  if (!items.every((item) => item.frame)) return [...items]
  const placed = items as readonly (Item & { frame: Frame })[]
  const isGround = ({ frame }: { frame: Frame }) => frame.width * frame.height > GROUND * slide.width * slide.height
  return [...placed.filter(isGround), ...cutAndSort(placed.filter((item) => !isGround(item)))]
}

function cutAndSort<Item extends { frame: Frame }>(items: readonly Item[]): Item[] {
  if (items.length < 2) return [...items]
  const bands = cut(items, ({ frame }) => [frame.top, frame.top + frame.height])
  if (bands.length > 1) return bands.flatMap(cutAndSort)
  const columns = cut(items, ({ frame }) => [frame.left, frame.left + frame.width])
  if (columns.length > 1) return columns.flatMap(cutAndSort)
  return items.toSorted((a, b) => a.frame.top - b.frame.top || a.frame.left - b.frame.left)
}

/** Shapes whose edges overlap by less than this share of the smaller one stand beside each other: frames are drawn by hand. */
const SLACK = 0.2

/** Groups of items that share no part of the direction that `extentOf` measures. */
function cut<Item>(items: readonly Item[], extentOf: (item: Item) => [from: number, to: number]): Item[][] {
  const groups: Item[][] = []
  let [size, end] = [0, -Infinity]
  for (const item of items.toSorted((a, b) => extentOf(a)[0] - extentOf(b)[0])) {
    const [from, to] = extentOf(item)
    if (from >= end - SLACK * Math.min(to - from, size)) groups.push([])
    lastOf(groups).push(item)
    if (to >= end) [size, end] = [to - from, to]
  }
  return groups
}

/** Where a child of a group stands on the slide, `outer` being the group's own place there: inside, a group has coordinates of its own. */
export function inGroup(group: XmlElement, outer: Frame | undefined, child: Frame): Frame {
  const transform = childOf(childOf(group, 'p:grpSpPr'), 'a:xfrm')
  const [offset, extent] = ['a:chOff', 'a:chExt'].map((name) => childOf(transform, name)?.attributes)
  if (!outer || !offset || !extent) return child
  const scaleX = outer.width / (Number(extent['cx']) || outer.width)
  const scaleY = outer.height / (Number(extent['cy']) || outer.height)
  return {
    left: outer.left + (child.left - Number(offset['x'])) * scaleX,
    top: outer.top + (child.top - Number(offset['y'])) * scaleY,
    width: child.width * scaleX,
    height: child.height * scaleY,
  }
}
