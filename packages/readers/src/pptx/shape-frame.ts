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

/** Shapes whose tops differ by less than this share of the slide stand on one line. */
const LINE = 0.04

/** Sorts what stands on a slide as it is read: line by line, left to right. Things without a place keep theirs. */
export function inReadingOrder<Item extends { frame?: Frame }>(items: readonly Item[], slide: SlideSize): Item[] {
  const line = ({ frame }: Item) => Math.round((frame?.top ?? 0) / (slide.height * LINE))
  return items.every((item) => item.frame)
    ? items.toSorted((a, b) => line(a) - line(b) || a.frame!.left - b.frame!.left)
    : [...items]
}
