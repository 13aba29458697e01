import type { Block, Layer } from '@tickmark/document'
import { buildTable } from '@tickmark/layout'
import type { OfficePackage } from '../ooxml/open-package.ts'
import { chartGrid, readChart } from '../ooxml/read-chart.ts'
import { readDiagram } from '../ooxml/read-diagram.ts'
import { readRelationships, type Relationship } from '../ooxml/read-relationships.ts'
import { childOf, childrenOf, descendantsOf, readXml, textOf, type XmlElement } from '../ooxml/read-xml.ts'
import { readSlideTable } from './read-slide-table.ts'
import { readTextBody, type SlideParagraph } from './read-text-body.ts'
import {
  frameOf,
  inGroup,
  inReadingOrder,
  isOffSlide,
  placeholderFrames,
  placeholderOf,
  toBox,
  type Frame,
  type SlideSize,
} from './shape-frame.ts'

export interface SlideContext {
  office: OfficePackage
  size: SlideSize
  nextId(): string
}

/** What stands on one slide. */
export interface Slide {
  blocks: Block[]
  /** Something on it, or the slide itself, is not shown. */
  hidden: boolean
  comments: { text: string; date?: string }[]
}

interface ShapeContext extends SlideContext {
  relationships: readonly Relationship[]
  /** What every block of the slide has. */
  place: { page: number; layer: Layer }
}

type Placed = { shape: XmlElement; frame?: Frame; placeholder?: string }

const TITLES = new Set(['title', 'ctrTitle'])
const FURNITURE = new Set(['dt', 'ftr', 'sldNum', 'hdr'])

/** Reads a slide with its notes: title first, then everything else in reading order. */
export async function readSlide(part: string, page: number, context: SlideContext): Promise<Slide> {
  const bytes = await context.office.read(part)
  if (!bytes) return { blocks: [], hidden: false, comments: [] }
  const root = await readXml(bytes)
  const relationships = await readRelationships(context.office, part)
  const target = (type: string) => relationships.find((relationship) => relationship.type === type)?.target
  const layout = await context.office.read(target('slideLayout') ?? '')
  const frames = placeholderFrames(layout && (await readXml(layout)))
  const hidden = root.attributes['show'] === '0' || root.attributes['show'] === 'false'
  const shapeContext: ShapeContext = {
    ...context,
    relationships,
    place: { page, layer: hidden ? 'invisible' : 'body' },
  }
  const blocks: Block[] = []
  for (const placed of orderShapes(
    childrenOf(childOf(childOf(root, 'p:cSld'), 'p:spTree')),
    onSlide(frames),
    context.size,
  )) {
    blocks.push(...(await readShape(placed, shapeContext)))
  }
  blocks.push(...(await readNotes(target('notesSlide'), page, context)))
  return {
    blocks,
    hidden: blocks.some(({ layer }) => layer === 'invisible'),
    comments: await readSlideComments(context.office, target('comments')),
  }
}

type FrameOf = (shape: XmlElement) => Frame | undefined

function orderShapes(shapes: readonly XmlElement[], placeOf: FrameOf, size: SlideSize): Placed[] {
  const placed = shapes
    .filter(({ name }) => /^(p:(sp|grpSp|graphicFrame|pic)|mc:AlternateContent)$/.test(name))
    .map((element) =>
      element.name === 'mc:AlternateContent'
        ? (childrenOf(childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback'))[0] ?? element)
        : element,
    )
    // Lines and grounds hold nothing to read, and would tie together what they lie under.
    .filter((shape) => shape.name !== 'p:sp' || textOf(childOf(shape, 'p:txBody')).trim())
    .map((shape): Placed => ({ shape, frame: placeOf(shape), placeholder: placeholderOf(shape)?.type }))
  const titles = placed.filter(({ placeholder }) => TITLES.has(placeholder ?? ''))
  const others = placed.filter((one) => !titles.includes(one))
  return [...titles, ...inReadingOrder(others, size)]
}

/** A shape's place on the slide: its own or, for a placeholder, that of its layout. */
function onSlide(frames: ReadonlyMap<string, Frame>): FrameOf {
  return (shape) => {
    const placeholder = placeholderOf(shape)
    return frameOf(shape) ?? frames.get(`idx ${placeholder?.index}`) ?? frames.get(placeholder?.type ?? '')
  }
}

async function readShape({ shape, frame, placeholder }: Placed, context: ShapeContext): Promise<Block[]> {
  const { place, nextId, size } = context
  const box = frame && toBox(frame, size)
  const layer = frame && isOffSlide(frame, size) ? 'invisible' : place.layer
  const common = { ...place, layer, ...(box ? { box } : {}) }
  switch (shape.name) {
    case 'p:grpSp': {
      const placeOf = (child: XmlElement) => {
        const inside = frameOf(child)
        return inside ? inGroup(shape, frame, inside) : frame
      }
      const blocks: Block[] = []
      for (const child of orderShapes(childrenOf(shape), placeOf, size))
        blocks.push(...(await readShape(child, context)))
      return blocks
    }
    case 'p:graphicFrame':
      return (await readGraphic(shape, context)).map((block) => ({ ...block, ...common }))
    case 'p:pic': {
      const text = childOf(childOf(shape, 'p:nvPicPr'), 'p:cNvPr')?.attributes['descr'] ?? ''
      return [{ ...common, id: nextId(), type: 'picture', text: text.normalize('NFC') }]
    }
    default: {
      const furniture = FURNITURE.has(placeholder ?? '') ? { layer: 'furniture' as const } : {}
      return readTextBody(childOf(shape, 'p:txBody')).map((paragraph) => ({
        ...toBlock(paragraph, placeholder, nextId()),
        ...common,
        ...furniture,
      }))
    }
  }
}

function toBlock(paragraph: SlideParagraph, placeholder: string | undefined, id: string): Block {
  const { text, level, plain, fontSize, bold } = paragraph
  const common = { id, layer: 'body' as const, text, bold: bold || undefined, fontSize }
  if (TITLES.has(placeholder ?? '')) return { ...common, type: 'heading', level: placeholder === 'ctrTitle' ? 1 : 2 }
  // A body placeholder prints bullets unless a paragraph refuses.
  const marker = paragraph.marker ?? (placeholder === 'body' && !plain ? '•' : undefined)
  return marker ? { ...common, type: 'list-item', level: level + 1, marker } : { ...common, type: 'paragraph' }
}

async function readGraphic(
  frame: XmlElement,
  { office, relationships, nextId, place }: ShapeContext,
): Promise<Block[]> {
  const target = (id: string | undefined) =>
    relationships.find((relationship) => relationship.id === id && !relationship.external)?.target ?? ''
  const blocks: Block[] = []
  for (const table of descendantsOf(frame, 'a:tbl'))
    blocks.push(buildTable(readSlideTable(table), { id: nextId(), layer: place.layer }))
  for (const reference of ['c:chart', 'cx:chart'].flatMap((name) => [...descendantsOf(frame, name)])) {
    const chart = await readChart(office, target(reference.attributes['r:id']))
    if (chart)
      blocks.push({ ...buildTable(chartGrid(chart), { id: nextId(), layer: place.layer }), caption: chart.title })
  }
  for (const reference of descendantsOf(frame, 'dgm:relIds'))
    for (const text of await readDiagram(office, target(reference.attributes['r:dm'])))
      blocks.push({ id: nextId(), layer: place.layer, type: 'list-item', level: 1, text })
  return blocks.filter((block) => block.type !== 'table' || block.cells.length > 0)
}

async function readNotes(part: string | undefined, page: number, { office, nextId }: SlideContext): Promise<Block[]> {
  const bytes = part ? await office.read(part) : undefined
  if (!bytes) return []
  const shapes = [...descendantsOf(await readXml(bytes), 'p:sp')].filter(
    (shape) => placeholderOf(shape)?.type === 'body',
  )
  return shapes.flatMap((shape) =>
    readTextBody(childOf(shape, 'p:txBody')).map(({ text }): Block => ({
      id: nextId(),
      layer: 'notes',
      page,
      type: 'paragraph',
      text,
    })),
  )
}

async function readSlideComments(office: OfficePackage, part: string | undefined): Promise<Slide['comments']> {
  const bytes = part ? await office.read(part) : undefined
  if (!bytes) return []
  return [...childrenOf(await readXml(bytes))]
    .map((comment) => ({
      text: textOf(childOf(comment, 'p:text') ?? comment)
        .normalize('NFC')
        .trim(),
      date: comment.attributes['dt'] ?? comment.attributes['created'],
    }))
    .filter(({ text }) => text)
}
