import type { Annotation, Block, Layer, Table } from '@tickmark/document'
import { buildTable } from '../grid/build-table.ts'
import { chartGrid, readChart } from '../ooxml/read-chart.ts'
import { childOf, childrenOf, type XmlElement } from '../ooxml/read-xml.ts'
import type { DocxParts } from './docx-parts.ts'
import { readRuns, type ParagraphContent } from './read-runs.ts'
import { readParagraphProperties, type Formatting } from './read-styles.ts'
import { readTable } from './read-table.ts'

/** Blocks of one story (the body, a header, a note) and what was found beside them. */
export interface Story {
  blocks: Block[]
  annotations: Annotation[]
  /** Notes in the order in which the text refers to them. */
  noteIds: string[]
  hasHiddenText: boolean
}

interface StoryContext {
  parts: DocxParts
  layer: Layer
  nextId(): string
}

/** What a paragraph is, before its text is known. */
interface ParagraphKind {
  headingLevel?: number
  contents: boolean
  caption: boolean
}

/** A reader that takes a story's top-level elements one by one, in order. */
export function storyReader(context: StoryContext): { story: Story; take(element: XmlElement): Promise<void> } {
  const story: Story = { blocks: [], annotations: [], noteIds: [], hasHiddenText: false }
  let inContents = false

  async function take(element: XmlElement): Promise<void> {
    switch (element.name) {
      case 'w:p':
        return takeParagraph(element)
      case 'w:tbl':
        return takeTable(element)
      case 'w:sdt': {
        const gallery = childOf(childOf(childOf(element, 'w:sdtPr'), 'w:docPartObj'), 'w:docPartGallery')?.attributes[
          'w:val'
        ]
        const outer = inContents
        inContents ||= gallery === 'Table of Contents'
        await takeAll(childOf(element, 'w:sdtContent'))
        inContents = outer
        return
      }
      case 'mc:AlternateContent':
        return takeAll(childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback'))
      case 'w:ins':
      case 'w:moveTo':
      case 'w:customXml':
        return takeAll(element)
    }
  }

  async function takeAll(parent: XmlElement | undefined): Promise<void> {
    for (const child of childrenOf(parent)) await take(child)
  }

  async function takeParagraph(element: XmlElement, shaded = false): Promise<void> {
    const { formatting, kind } = describeParagraph(element, context.parts)
    const content = readRuns(element, formatting, { styles: context.parts.styles, shaded })
    const id = context.nextId()
    const block = toBlock(id, content, formatting, kind)
    if (block) story.blocks.push(block)
    note(content, block?.id ?? id)
    await takeAnchored(content)
  }

  function toBlock(
    id: string,
    content: ParagraphContent,
    formatting: Formatting,
    kind: ParagraphKind,
  ): Block | undefined {
    const text = content.text.trim()
    const { numberingId, numberingLevel = 0 } = formatting
    const numbered =
      numberingId && numberingId !== '0' && text ? context.parts.numbering.next(numberingId, numberingLevel) : undefined
    if (!text) return undefined
    const common = { id, layer: context.layer, bold: content.bold || undefined, fontSize: content.fontSize }
    if (kind.headingLevel)
      return {
        ...common,
        type: 'heading',
        level: kind.headingLevel,
        text: numbered && !numbered.bullet ? `${numbered.marker} ${text}` : text,
      }
    if (numbered) return { ...common, type: 'list-item', level: numberingLevel + 1, marker: numbered.marker, text }
    const role = kind.contents || inContents || content.inContents ? 'contents' : kind.caption ? 'caption' : undefined
    return { ...common, type: 'paragraph', text, ...(role ? { role } : {}) }
  }

  /** Keeps what the runs told besides text; `block` is where it stands. */
  function note(content: ParagraphContent, block: string): void {
    story.noteIds.push(...content.noteIds)
    for (const change of content.changes) story.annotations.push({ ...change, location: { block } })
    for (const id of content.commentIds) {
      const comment = context.parts.comments.get(id)
      if (comment) story.annotations.push({ ...comment, location: { block } })
    }
    if (!content.hidden) return
    story.hasHiddenText = true
    story.blocks.push({ id: context.nextId(), layer: 'invisible', type: 'paragraph', text: content.hidden })
  }

  async function takeAnchored(content: ParagraphContent): Promise<void> {
    for (const box of content.textBoxes)
      for (const child of childrenOf(box)) await (child.name === 'w:p' ? takeParagraph(child, true) : take(child))
    for (const chartId of content.chartIds) {
      const chart = await readChart(context.parts.office, context.parts.target(chartId))
      if (chart)
        story.blocks.push({
          ...buildTable(chartGrid(chart), { id: context.nextId(), layer: context.layer }),
          caption: chart.title,
        })
    }
    for (const text of content.pictureTexts)
      story.blocks.push({ id: context.nextId(), layer: context.layer, type: 'picture', text })
  }

  async function takeTable(element: XmlElement): Promise<void> {
    const lone = loneCell(element)
    if (lone) return takeAll(lone)
    const id = context.nextId()
    const shadedTable = context.parts.styles.isShadedTable(
      childOf(childOf(element, 'w:tblPr'), 'w:tblStyle')?.attributes['w:val'],
    )
    const inner: ParagraphContent[] = []
    const { grid, deleted } = readTable(element, shadedTable, (cell, shaded) =>
      readCell(cell, shaded, context.parts, inner),
    )
    for (const change of deleted) story.annotations.push({ ...change, location: { block: id } })
    const table: Table = buildTable(grid, { id, layer: context.layer })
    if (table.cells.length > 0) story.blocks.push(table)
    for (const content of inner) {
      note(content, id)
      await takeAnchored(content)
    }
  }

  return { story, take }
}

/** The only cell of a table that serves as a frame around text or other tables. */
function loneCell(table: XmlElement): XmlElement | undefined {
  const rows = childrenOf(table, 'w:tr')
  const cells = childrenOf(rows[0], 'w:tc')
  return rows.length === 1 && cells.length === 1 ? cells[0] : undefined
}

function readCell(
  cell: XmlElement,
  shaded: boolean,
  parts: DocxParts,
  inner: ParagraphContent[],
): { text: string; bold: boolean; indent: number } {
  const lines: string[] = []
  let indent = 0
  let bold = true
  for (const paragraph of paragraphsIn(cell)) {
    const { formatting } = describeParagraph(paragraph, parts)
    const content = readRuns(paragraph, formatting, { styles: parts.styles, shaded })
    inner.push(content)
    const { numberingId, numberingLevel = 0 } = formatting
    const marker =
      numberingId && numberingId !== '0' && content.text.trim()
        ? parts.numbering.next(numberingId, numberingLevel)
        : undefined
    const text = content.text.trim()
    if (!text) continue
    if (lines.length === 0) indent = (formatting.indent ?? 0) + 100 * leadingSpaces(content.text)
    bold &&= content.bold
    lines.push(marker && !marker.bullet ? `${marker.marker} ${text}` : text)
  }
  return { text: lines.join('\n'), bold: bold && lines.length > 0, indent: Math.max(0, indent) }
}

/** Chinese and SEC tables indent with spaces; a full-width space is worth two. */
function leadingSpaces(text: string): number {
  return [.../^[\s\u00a0\u3000]*/.exec(text)![0]].reduce((sum, space) => sum + (space === '\u3000' ? 2 : 1), 0)
}

/** All paragraphs of a cell, those of tables within it included. */
function paragraphsIn(element: XmlElement): XmlElement[] {
  return childrenOf(element).flatMap((child) => {
    if (child.name === 'w:p') return [child]
    return child.name === 'w:tcPr' || child.name === 'w:tblPr' ? [] : paragraphsIn(child)
  })
}

function describeParagraph(
  element: XmlElement,
  { styles }: DocxParts,
): { formatting: Formatting; kind: ParagraphKind } {
  const properties = childOf(element, 'w:pPr')
  const styleId = childOf(properties, 'w:pStyle')?.attributes['w:val']
  const formatting = { ...styles.paragraph(styleId), ...readParagraphProperties(properties) }
  const name = styles.name(styleId) || (styleId ?? '').toLowerCase()
  return {
    formatting,
    kind: {
      headingLevel: headingLevel(formatting, name),
      contents: /^(toc|table of figures|目录)/.test(name),
      caption: name === 'caption',
    },
  }
}

function headingLevel({ outlineLevel }: Formatting, styleName: string): number | undefined {
  if (outlineLevel !== undefined && outlineLevel >= 0) return outlineLevel < 9 ? outlineLevel + 1 : undefined
  const named = /^(?:heading|标题|標題|제목|見出し)\s*([1-9])$/.exec(styleName)
  if (named) return Number(named[1])
  return styleName === 'title' ? 1 : styleName === 'subtitle' ? 2 : undefined
}
