import { ReadError } from '@tickmark/document'
import type { Document } from '@tickmark/document'
import type { OriginalFile } from '../input/report-input.ts'
import { embedGlyphlessFont } from './glyphless-font.ts'
import { isPdf, openOriginal } from './open-original.ts'
import { savePdf } from './save-pdf.ts'
import { addTextLayer, wordsByPage } from './text-layer.ts'

/**
 * A PDF whose text can be searched, selected and copied. Pages that were read by OCR get an invisible text layer; a PDF that
 * has its text is returned as it is. Throws `UNSUPPORTED_FORMAT` for formats without pages.
 */
export async function toSearchablePdf(document: Document, file: OriginalFile): Promise<Uint8Array> {
  const isRecognised = document.pages.some(({ origin }) => origin === 'ocr' || origin === 'mixed')
  if (isPdf(file.original) && !isRecognised) return file.original
  if (document.pages.length === 0) throw new ReadError('UNSUPPORTED_FORMAT', `${document.format} has no pages`)
  const { pdf, isOriginal } = await openOriginal(document, file)
  const words = wordsByPage(document)
  const font = await embedGlyphlessFont(pdf.context)
  const pages = pdf.getPages()
  for (const [index, { number }] of document.pages.entries()) {
    // Of an original, a page's index is its number; page pictures stand in the order in which they were read.
    const page = pages[isOriginal ? number - 1 : index]
    const ofPage = (words.get(number) ?? []).filter(({ origin }) => !isOriginal || origin === 'ocr')
    if (page && ofPage.length > 0) await addTextLayer(page, ofPage, font)
  }
  pdf.setTitle(document.metadata.title || document.name, { showInWindowTitleBar: false })
  return savePdf(pdf)
}
