import type { PDFPage, PDFRef } from '@cantoo/pdf-lib'
import { addTo } from '@tickmark/document'
import type { Box, Document, Origin, Word } from '@tickmark/document'
import { boxOnPage, displayedPage, n } from './displayed-page.ts'
import { encodeGlyphless, GLYPHLESS_ADVANCE } from './glyphless-font.ts'

/** A word of the text layer. A blank follows it where the document's text has one. */
export interface LayerWord {
  text: string
  box: Box
  followedByBlank: boolean
  origin?: Origin
}

/** The words of every page with their boxes, from text blocks, pictures and table cells alike. */
export function wordsByPage(document: Document): Map<number, LayerWord[]> {
  const pages = new Map<number, LayerWord[]>()
  const add = (text: string, words: readonly Word[] | undefined, page: number | undefined): void => {
    for (const word of words ?? []) {
      const number = word.page ?? page
      // A word without characters was deleted by a person.
      if (number === undefined || word.start === word.end) continue
      const entry: LayerWord = {
        text: text.slice(word.start, word.end),
        box: word.box,
        followedByBlank: /^\s/.test(text.slice(word.end)),
        origin: word.origin,
      }
      addTo(pages, number, entry)
    }
  }
  for (const block of document.blocks) {
    if (block.type === 'table') for (const cell of block.cells) add(cell.text, cell.words, cell.page ?? block.page)
    else add(block.text, block.words, block.page)
  }
  return pages
}

const FONT = 'TickmarkText'

/** Lays words invisibly over a page, each stretched to its box. `font` is the glyphless one. */
export async function addTextLayer(page: PDFPage, words: readonly LayerWord[], font: PDFRef): Promise<void> {
  const { PDFName } = await import('@cantoo/pdf-lib')
  const displayed = displayedPage(page)
  page.node.setFontDictionary(PDFName.of(FONT), font)
  const lines = words.map(({ text, box, followedByBlank }) => {
    const [left, bottom, right, top] = boxOnPage(box, displayed)
    const size = Math.max(top - bottom, 1)
    const natural = (text.length * GLYPHLESS_ADVANCE * size) / 1000
    const stretch = natural > 0 ? ((right - left) / natural) * 100 : 100
    const baseline = bottom + size * 0.2
    return `/${FONT} ${n(size)} Tf ${n(stretch)} Tz 1 0 0 1 ${n(left)} ${n(baseline)} Tm <${encodeGlyphless(followedByBlank ? `${text} ` : text)}> Tj`
  })
  const content = `q ${displayed.matrix.map(n).join(' ')} cm BT 3 Tr\n${lines.join('\n')}\nET Q`
  page.node.addContentStream(page.doc.context.register(page.doc.context.flateStream(content)))
}
