import { lastOf } from '@tickmark/document'
import type { Block, Document } from '@tickmark/document'
import { buildTable } from '@tickmark/layout'
import { chartGrid, readChart } from '../ooxml/read-chart.ts'
import { readDiagram } from '../ooxml/read-diagram.ts'
import type { DocxParts, StoryContext } from './docx-parts.ts'
import type { ParagraphContent } from './read-runs.ts'

/** Charts, diagrams, embedded files and pictures of a paragraph, in this order. Text boxes are stories of their own. */
export async function readAnchored(content: ParagraphContent, context: StoryContext): Promise<Block[]> {
  const { parts, layer, nextId } = context
  const blocks: Block[] = []
  for (const id of content.chartIds) {
    const chart = await readChart(parts.office, parts.target(id))
    if (chart) blocks.push({ ...buildTable(chartGrid(chart), { id: nextId(), layer }), caption: chart.title })
  }
  for (const id of content.diagramIds)
    for (const text of await readDiagram(parts.office, parts.target(id)))
      blocks.push({ id: nextId(), layer, type: 'list-item', level: 1, text })
  for (const id of content.embeddedIds) blocks.push(...(await readObject(parts, id, context)))
  for (const text of content.pictureTexts) blocks.push({ id: nextId(), layer, type: 'picture', text })
  return blocks
}

/** What a page shows of an embedded file: of a workbook its first sheet that can be seen. */
async function readObject(parts: DocxParts, id: string, { layer, nextId }: StoryContext): Promise<Block[]> {
  const name = parts.target(id)
  const bytes = name ? await parts.office.read(name) : undefined
  const document = bytes && (await parts.readEmbedded(lastOf(name.split('/')), bytes, 'object'))
  return document ? shownBlocks(document).map((block) => ({ ...block, id: nextId(), layer })) : []
}

function shownBlocks({ blocks, workbook }: Document): Block[] {
  const body = blocks.filter((block) => block.layer === 'body')
  if (!workbook) return body
  const first = workbook.sheets.find((sheet) => sheet.visibility === 'visible')?.name
  // A sheet of its own has no place in this file: its table is a table like any other.
  return body.flatMap((block) => {
    if (block.type !== 'table' || block.sheet !== first) return []
    const { sheet: _, range: __, ...table } = block
    return [table]
  })
}
