import type { Block, Document, Page, Paragraph, Picture, Word } from '@tickmark/document'
import type { Inspection, PageContent, PageReading, SourceFile } from '@tickmark/document/page'
import { detectLanguage } from '@tickmark/language'
import { findFurniture } from './find-furniture.ts'
import { LIST_MARKER } from '../page/group-paragraphs.ts'
import { isPair } from './is-pair.ts'
import { joinParagraphs } from './join-paragraphs.ts'
import { joinTables } from './join-tables.ts'
import { boxOf, joinWords } from '../lines/join-words.ts'
import type { PageLayout, PagePicture, PageText } from '../page/page-layout.ts'
import { rankHeadings } from './rank-headings.ts'
import { captionTables } from '../captions/caption-tables.ts'
import { settleBySums } from './settle-by-sums.ts'
import { toTableBlock } from './to-table-block.ts'

/** Joins the pages of a paginated file to one document. Pages may be missing; those given are taken in order. */
export function assembleDocument(file: SourceFile, inspection: Inspection, readings: readonly PageReading[]): Document {
  const pages = readings.toSorted((a, b) => a.content.number - b.content.number)
  const furniture = findFurniture(pages)
  const texts = pages.flatMap((reading) =>
    textsOf(reading)
      .filter((block) => !block.hidden && !block.note && !furniture.has(block))
      .map((block) => ({
        block,
        text: joinWords(reading.content, block.lines).text,
        isPair: isPair(block, reading.content),
      })),
  )
  const levels = rankHeadings(texts)
  const blocks: Block[] = []
  for (const { content, layout } of pages) {
    for (const block of (layout as PageLayout | undefined)?.blocks ?? []) {
      const id = `b${blocks.length + 1}`
      if (block.type === 'table') blocks.push(toTableBlock(block.table, content, id))
      else if (block.type === 'picture') blocks.push(toPictureBlock(block, content, id))
      else blocks.push(toTextBlock(block, content, { id, level: levels.get(block), furniture: furniture.has(block) }))
    }
  }
  const front = pages[0]?.layout as PageLayout | undefined
  const { blocks: joined, notices } = settleBySums(captionTables(joinParagraphs(joinTables(blocks))))
  return {
    version: 1,
    name: file.name,
    format: inspection.format,
    language: detectLanguage(sampleText(joined)),
    metadata: { ...(inspection.title && { title: inspection.title }), ...front?.metadata },
    pages: pages.map(toPage),
    pageCount: inspection.pageCount,
    blocks: joined,
    bookmarks: front?.bookmarks ?? [],
    annotations: pages.flatMap(({ layout }) => (layout as PageLayout | undefined)?.annotations ?? []),
    notices: [...pages.flatMap((page) => page.notices), ...notices],
  }
}

function textsOf({ layout }: PageReading): PageText[] {
  return ((layout as PageLayout | undefined)?.blocks ?? []).filter((block) => block.type === 'text')
}

function toTextBlock(
  block: PageText,
  content: PageContent,
  { id, level, furniture }: { id: string; level?: number; furniture: boolean },
): Block {
  const layer = block.hidden ? 'invisible' : furniture ? 'furniture' : block.note ? 'notes' : 'body'
  const joined = joinWords(content, block.lines)
  const common = {
    id,
    layer,
    page: content.number,
    box: boxOf(block, content),
    ...joined,
    fontSize: block.fontSize,
    ...(block.bold && { bold: true }),
  } as const
  if (layer === 'notes') return { ...common, type: 'paragraph', role: 'footnote' }
  if (layer !== 'body') return { ...common, type: 'paragraph' }
  if (level !== undefined) return { ...common, type: 'heading', level }
  const marker = LIST_MARKER.exec(joined.text)
  if (marker && joined.text.length > marker[0].length && !CHECKBOXES.test(joined.text))
    return { ...common, type: 'list-item', level: 1, marker: marker[0].trim() }
  const paragraph: Paragraph = { ...common, type: 'paragraph' }
  if (/(?<!\.)\.{5,}\s*\d+$|(?<!…)…{2,}\s*\d+$|(?<!\. )(?:\. ){5,}\d+$/.test(joined.text)) paragraph.role = 'contents'
  return paragraph
}

function toPictureBlock(picture: PagePicture, content: PageContent, id: string): Picture {
  const block: Picture = {
    id,
    type: 'picture',
    layer: 'body',
    page: content.number,
    box: boxOf(picture, content),
    text: '',
  }
  if (picture.labels.length === 0) return block
  const words: Word[] = []
  for (const label of picture.labels) {
    const joined = joinWords(content, [label])
    const shift = block.text === '' ? 0 : block.text.length + 1
    block.text += `${shift === 0 ? '' : '\n'}${joined.text}`
    words.push(...joined.words.map((word) => ({ ...word, start: word.start + shift, end: word.end + shift })))
  }
  return { ...block, words }
}

/** A line of boxes to tick is a statement, not a list. */
const CHECKBOXES = /^[□√☑■☐]\s*(?:不?适用|不?適用|是|否)/

function toPage({ content, error }: PageReading): Page {
  const onSide = content.turn === 90 || content.turn === 270
  const { width, height } = content.projection ?? content
  const confidences = content.words.flatMap(({ confidence }) => (confidence === undefined ? [] : [confidence]))
  return {
    number: content.number,
    width: onSide ? height : width,
    height: onSide ? width : height,
    origin: content.origin,
    ...(confidences.length > 0 && { confidence: confidences.reduce((a, b) => a + b, 0) / confidences.length }),
    ...(error && { error }),
  }
}

/** Characters that settle the language; more of the text changes nothing. */
const SAMPLE = 60_000

function sampleText(blocks: readonly Block[]): string {
  let text = ''
  for (const block of blocks) {
    if (text.length > SAMPLE) break
    text += block.type === 'table' ? block.cells.map((cell) => cell.text).join(' ') : block.text
  }
  return text
}
