import type { Annotation, Block } from '@tickmark/document'
import { buildTable } from '@tickmark/layout'
import { childOf, childrenOf, type XmlElement } from '../ooxml/read-xml.ts'
import { describeParagraph, type ParagraphKind } from './describe-paragraph.ts'
import type { StoryContext } from './docx-parts.ts'
import { readAnchored } from './read-anchored.ts'
import { readCell } from './read-cell.ts'
import { readChunk } from './read-chunk.ts'
import { readRuns, type ParagraphContent } from './read-runs.ts'
import type { Formatting } from './read-styles.ts'
import { readTable } from './read-table.ts'

/** Blocks of one story (the body, a header, a note) and what was found beside them. */
export interface Story {
  blocks: Block[]
  annotations: Annotation[]
  /** Notes in the order in which the text refers to them. */
  noteIds: string[]
  hasHiddenText: boolean
}

interface StoryReading extends StoryContext {
  story: Story
  /** Inside the control that holds the table of contents. */
  inContents: boolean
}

/** A reader that takes a story's top-level elements one by one, in order. */
export function storyReader(context: StoryContext): { story: Story; take(element: XmlElement): Promise<void> } {
  const story: Story = { blocks: [], annotations: [], noteIds: [], hasHiddenText: false }
  const reading: StoryReading = { ...context, story, inContents: false }
  return { story, take: (element) => take(element, reading) }
}

async function take(element: XmlElement, reading: StoryReading): Promise<void> {
  switch (element.name) {
    case 'w:p':
      return takeParagraph(element, reading, false)
    case 'w:tbl':
      return takeTable(element, reading)
    case 'w:sdt':
      return takeAll(childOf(element, 'w:sdtContent'), {
        ...reading,
        inContents: reading.inContents || isContentsControl(element),
      })
    case 'w:altChunk':
      return void reading.story.blocks.push(...(await readChunk(element.attributes['r:id'] ?? '', reading)))
    case 'mc:AlternateContent':
      return takeAll(childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback'), reading)
    case 'w:ins':
    case 'w:moveTo':
    case 'w:customXml':
      return takeAll(element, reading)
  }
}

async function takeAll(parent: XmlElement | undefined, reading: StoryReading): Promise<void> {
  for (const child of childrenOf(parent)) await take(child, reading)
}

async function takeParagraph(element: XmlElement, reading: StoryReading, shaded: boolean): Promise<void> {
  const { styles, markOf } = reading.parts
  const { formatting, kind } = describeParagraph(element, styles)
  const content = readRuns(element, formatting, { styles, shaded, markOf })
  const id = reading.nextId()
  const block = toBlock(id, content, formatting, kind, reading)
  if (block) reading.story.blocks.push(block)
  takeAside(content, id, reading)
  await takeAnchored(content, reading)
}

function toBlock(
  id: string,
  content: ParagraphContent,
  formatting: Formatting,
  kind: ParagraphKind,
  reading: StoryReading,
): Block | undefined {
  const text = content.text.trim()
  if (!text) return undefined
  const numbered = reading.parts.numbering.next(formatting)
  const common = { id, layer: reading.layer, bold: content.bold || undefined, fontSize: content.fontSize }
  if (kind.headingLevel) {
    return {
      ...common,
      type: 'heading',
      level: kind.headingLevel,
      text: numbered && !numbered.bullet ? `${numbered.marker} ${text}` : text,
    }
  }
  if (numbered) return { ...common, type: 'list-item', level: numbered.level + 1, marker: numbered.marker, text }
  const role =
    kind.contents || reading.inContents || content.inContents ? 'contents' : kind.caption ? 'caption' : undefined
  return { ...common, type: 'paragraph', text, ...(role ? { role } : {}) }
}

/** Keeps what the runs told besides visible text; `block` is where it stands. */
function takeAside(content: ParagraphContent, block: string, { story, parts, nextId }: StoryReading): void {
  story.noteIds.push(...content.noteIds)
  for (const change of content.changes) story.annotations.push({ ...change, location: { block } })
  for (const id of content.commentIds) {
    const comment = parts.comments.get(id)
    if (comment) story.annotations.push({ ...comment, location: { block } })
  }
  if (!content.hidden) return
  story.hasHiddenText = true
  story.blocks.push({ id: nextId(), layer: 'invisible', type: 'paragraph', text: content.hidden })
}

/** Text boxes, charts and pictures follow the paragraph that they are anchored to. */
async function takeAnchored(content: ParagraphContent, reading: StoryReading): Promise<void> {
  for (const box of content.textBoxes) {
    for (const child of childrenOf(box))
      await (child.name === 'w:p' ? takeParagraph(child, reading, true) : take(child, reading))
  }
  reading.story.blocks.push(...(await readAnchored(content, reading)))
}

async function takeTable(element: XmlElement, reading: StoryReading): Promise<void> {
  const { story, parts, layer } = reading
  const frame = onlyCell(element)
  if (frame) return takeAll(frame, reading)
  const id = reading.nextId()
  const shaded = parts.styles.isShadedTable(childOf(childOf(element, 'w:tblPr'), 'w:tblStyle')?.attributes['w:val'])
  const inner: ParagraphContent[] = []
  const nested: XmlElement[] = []
  const { grid, changes } = readTable(element, shaded, (cell, onGround) =>
    readCell(cell, onGround, parts, { contents: inner, tables: nested }),
  )
  for (const change of changes) story.annotations.push({ ...change, location: { block: id } })
  const table = buildTable(grid, { id, layer })
  if (table.cells.length > 0) story.blocks.push(table)
  for (const content of inner) {
    takeAside(content, id, reading)
    await takeAnchored(content, reading)
  }
  for (const one of nested) await takeTable(one, reading)
}

/** The only cell of a table that serves as a frame around text or other tables. */
function onlyCell(table: XmlElement): XmlElement | undefined {
  const rows = childrenOf(table, 'w:tr')
  const cells = childrenOf(rows[0], 'w:tc')
  return rows.length === 1 && cells.length === 1 ? cells[0] : undefined
}

function isContentsControl(control: XmlElement): boolean {
  const gallery = childOf(childOf(childOf(control, 'w:sdtPr'), 'w:docPartObj'), 'w:docPartGallery')
  return gallery?.attributes['w:val'] === 'Table of Contents'
}
