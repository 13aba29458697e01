import { median } from '@tickmark/document/page'
import type { PageContent, PageWord, Rectangle } from '@tickmark/document/page'
import type { PageBlock } from './page-layout.ts'

/** Layout is measured for text of about this size, in points. */
const USUAL_SIZE = 10

/** By what to divide a page's lengths to bring its text to the usual size: 1 for pages in points, more for pictures. */
export function contentScale({ words, origin }: PageContent): number {
  if (origin !== 'ocr' || words.length === 0) return 1
  const scale = median(words.map(({ fontSize }) => fontSize)) / USUAL_SIZE
  return scale > 1.5 || scale < 0.6 ? scale : 1
}

/** The page with all lengths multiplied by `factor`. */
export function scaleContent(content: PageContent, factor: number): PageContent {
  const place = <T extends Rectangle>(one: T): T => scalePlace(one, factor)
  return {
    ...content,
    width: content.width * factor,
    height: content.height * factor,
    words: content.words.map((word): PageWord => ({ ...place(word), fontSize: word.fontSize * factor })),
    rules: content.rules.map((rule) => ({
      ...rule,
      start: rule.start * factor,
      end: rule.end * factor,
      at: rule.at * factor,
      thickness: rule.thickness * factor,
    })),
    fills: content.fills.map(place),
    pictures: content.pictures.map(place),
    ...(content.drawings && { drawings: content.drawings.map(place) }),
  }
}

/** A block with all lengths multiplied by `factor`. */
export function scaleBlock(block: PageBlock, factor: number): PageBlock {
  if (block.type === 'picture') return scalePlace(block, factor)
  if (block.type === 'table') {
    const table = scalePlace(block.table, factor)
    return {
      type: 'table',
      table: {
        ...table,
        cells: table.cells.map((cell) => scalePlace(cell, factor)),
        columnEdges: table.columnEdges.map((edge) => edge * factor),
      },
    }
  }
  return {
    ...scalePlace(block, factor),
    fontSize: block.fontSize * factor,
    area: { left: block.area.left * factor, right: block.area.right * factor },
    firstLeft: block.firstLeft * factor,
    lastRight: block.lastRight * factor,
  }
}

function scalePlace<T extends Rectangle>(one: T, factor: number): T {
  return {
    ...one,
    left: one.left * factor,
    top: one.top * factor,
    right: one.right * factor,
    bottom: one.bottom * factor,
  }
}
