import { itemAt } from '@tickmark/document'
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { NativeTextItem } from './engine/native-page.ts'
import { plainCharacters, withMemory } from './engine/pdfium.ts'

/** The extraction writes typographic quotes and dashes in ASCII and may misplace them; these texts are worth a second look. */
export function isFlattened({ text }: NativeTextItem): boolean {
  return /["'`]|(?:^|[^\d])-(?![\d])|--/.test(text)
}

/** Letters and digits decide whether two readings are the same text. */
function essence(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
}

/** The items with their text as the file has it, wherever both readings agree on letters and digits. */
export function repairText(
  items: readonly NativeTextItem[],
  readPlace: (item: NativeTextItem) => string,
): NativeTextItem[] {
  return items.map((item) => {
    if (!isFlattened(item)) return item
    const text = readPlace(item).replace(/\s+/g, ' ').trim()
    if (!text || essence(text) !== essence(item.text)) return item
    const parts = text.split(' ')
    if (!item.words || item.words.length !== parts.length)
      return item.words && item.words.length > 1 ? item : { ...item, text }
    return { ...item, text, words: item.words.map((word, index) => ({ ...word, text: itemAt(parts, index) })) }
  })
}

/** Reads the characters that PDFium finds in a rectangle of the page's own space: left, bottom, right, top. */
export function boundedText(
  module: WrappedPdfiumModule,
  textPage: number,
  [left, bottom, right, top]: readonly [number, number, number, number],
  expectedLength: number,
): string {
  const room = 2 * expectedLength + 64
  return withMemory(module, 2 * room + 2, (buffer) => {
    const length = module.FPDFText_GetBoundedText(textPage, left, top, right, bottom, buffer, room)
    module.pdfium.setValue(buffer + 2 * Math.max(0, length), 0, 'i16')
    return plainCharacters(module.pdfium.UTF16ToString(buffer))
  })
}
