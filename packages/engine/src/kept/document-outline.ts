import type { Document } from '@tickmark/document'

/** What is said of a document without opening it again. */
export interface DocumentOutline {
  title: string | null
  language: string
  pages: number
  tables: number
  characters: number
  /** 0–1, the mean over its recognised pages; null where nothing was recognised. */
  confidence: number | null
  /** What decides which results can be made of it; absent in outlines of earlier versions. */
  shape?: DocumentShape
}

export interface DocumentShape {
  hasTables: boolean
  hasPages: boolean
  isWorkbook: boolean
}

export function outlineOf(document: Document): DocumentOutline {
  const { metadata, blocks, language, pageCount, pages } = document
  const heading = blocks.find((block) => block.type === 'heading')
  const confidences = pages.flatMap(({ confidence }) => confidence ?? [])
  const sizes = blocks.map((block) =>
    block.type === 'table' ? block.cells.reduce((sum, { text }) => sum + text.length, 0) : block.text.length,
  )
  return {
    title: (heading && 'text' in heading ? heading.text : undefined) ?? metadata.title ?? null,
    language,
    pages: pageCount,
    tables: blocks.filter(({ type, layer }) => type === 'table' && layer === 'body').length,
    characters: sizes.reduce((sum, size) => sum + size, 0),
    confidence: confidences.length ? confidences.reduce((sum, one) => sum + one, 0) / confidences.length : null,
    shape: shapeOf(document),
  }
}

function shapeOf({ blocks, pages, workbook }: Document): DocumentShape {
  return {
    hasTables: blocks.some(({ type }) => type === 'table'),
    hasPages: pages.length > 0,
    isWorkbook: workbook !== undefined,
  }
}
