import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { PageWord, Rectangle } from '@tickmark/document/page'
import type { NativePage, NativeTextItem } from './engine/native-page.ts'
import { displayMatrix, inverse, multiply, objectBounds, transformBox, visitObjects } from './engine/page-space.ts'
import type { Matrix } from './engine/page-space.ts'
import { boundedText, repairText } from './repair-text.ts'
import { withMemory } from './engine/pdfium.ts'
import type { PdfiumDocument } from './engine/pdfium.ts'

/** What PDFium's object model tells of a page beyond its text and lines. */
export interface PageObjects {
  /** Where pictures stand. */
  pictures: Rectangle[]
  /** Share of characters that are set to be invisible: what scanners lay over their pictures (0–1). */
  invisibleShare: number
  /** Dashes and the like whose glyph boxes are too flat for the extraction. */
  thinMarks: Pick<PageWord, 'text' | 'left' | 'top' | 'right' | 'bottom' | 'fontSize' | 'tag'>[]
  /** The extracted text with its own punctuation. */
  textItems: NativeTextItem[]
}

const TEXT_INVISIBLE = 3
const OBJECT_IMAGE = 3
/** Glyph boxes flatter than this get lost, in points. */
const FLAT = 0.7
const SAMPLES = 200

/** Looks through one page as extracted. */
export function inspectObjects(document: PdfiumDocument, native: NativePage): PageObjects {
  const { module, handle } = document
  const page = module.FPDF_LoadPage(handle, native.pageNum - 1)
  if (!page) return { pictures: [], invisibleShare: 0, thinMarks: [], textItems: native.textItems }
  const text = module.FPDFText_LoadPage(page)
  try {
    const display = displayMatrix(module, page, native)
    const fromDisplay = inverse(display)
    const hasPictures = native.complexity?.fullPageImage || (native.complexity?.imageBlockCount ?? 0) > 0
    const hasDrawnGlyphs = native.textItems.some(({ fontName }) => !fontName)
    return {
      pictures: hasPictures ? findPictures(module, page, display) : [],
      invisibleShare: hasPictures ? sampleInvisible(module, text) : 0,
      thinMarks: hasDrawnGlyphs ? findThinMarks(module, text, display) : [],
      textItems: repairText(native.textItems, (item) =>
        boundedText(module, text, toPageSpace(item, fromDisplay), item.text.length),
      ),
    }
  } finally {
    module.FPDFText_ClosePage(text)
    module.FPDF_ClosePage(page)
  }
}

/** The place of an item in the page's own space: left, bottom, right, top. */
function toPageSpace(item: NativeTextItem, fromDisplay: Matrix): [number, number, number, number] {
  // Half a point around: places are those of the ink, and a quote at the edge must not get lost.
  const { x, y, width, height } = item
  const place = transformBox(x - 0.5, y - 0.5, x + width + 0.5, y + height + 0.5, fromDisplay)
  return [place.left, place.top, place.right, place.bottom]
}

function findPictures(module: WrappedPdfiumModule, page: number, display: Matrix): Rectangle[] {
  const pictures: Rectangle[] = []
  visitObjects(module, page, (object, type, matrix) => {
    const bounds = type === OBJECT_IMAGE ? objectBounds(module, object) : undefined
    if (bounds) pictures.push(transformBox(...bounds, multiply(matrix, display)))
  })
  return pictures
}

function sampleInvisible(module: WrappedPdfiumModule, text: number): number {
  const count = module.FPDFText_CountChars(text)
  if (count <= 0) return 0
  const step = Math.max(1, Math.floor(count / SAMPLES))
  let invisible = 0
  let looked = 0
  for (let index = 0; index < count; index += step) {
    const object = module.FPDFText_GetTextObject(text, index)
    if (!object) continue
    looked++
    if (module.FPDFTextObj_GetTextRenderMode(object) === TEXT_INVISIBLE) invisible++
  }
  return looked > 0 ? invisible / looked : 0
}

const THIN = new Set(['-', '‐', '‑', '‒', '–', '—', '―', '−', '_', '·', '.', '…'])

function findThinMarks(module: WrappedPdfiumModule, text: number, display: Matrix): PageObjects['thinMarks'] {
  const marks: PageObjects['thinMarks'] = []
  const count = module.FPDFText_CountChars(text)
  for (let index = 0; index < count; index++) {
    const character = String.fromCodePoint(Math.max(0, module.FPDFText_GetUnicode(text, index)))
    if (!THIN.has(character)) continue
    const box = charBox(module, text, index)
    if (!box || box[3] - box[1] > FLAT) continue
    const fontSize = fontSizeOf(module, text, index)
    // The box of a line of text around the glyph: dashes stand at about a third of the font size above the baseline.
    const middle = (box[1] + box[3]) / 2
    const object = module.FPDFText_GetTextObject(text, index)
    const tag = object ? module.FPDFPageObj_GetMarkedContentID(object) : -1
    marks.push({
      text: character,
      fontSize,
      ...(tag >= 0 && { tag }),
      ...transformBox(box[0], middle - 0.35 * fontSize, box[2], middle + 0.45 * fontSize, display),
    })
  }
  return marks
}

function charBox(
  module: WrappedPdfiumModule,
  text: number,
  index: number,
): [number, number, number, number] | undefined {
  return withMemory(module, 32, (pointer) => {
    if (!module.FPDFText_GetCharBox(text, index, pointer, pointer + 8, pointer + 16, pointer + 24)) return undefined
    const value = (offset: number): number => module.pdfium.getValue(pointer + offset, 'double')
    return [value(0), value(16), value(8), value(24)]
  })
}

/** Printed size: the font's size times the text's scale. */
function fontSizeOf(module: WrappedPdfiumModule, text: number, index: number): number {
  const size = module.FPDFText_GetFontSize(text, index)
  return withMemory(module, 24, (pointer) => {
    if (!module.FPDFText_GetMatrix(text, index, pointer)) return size
    const b = module.pdfium.getValue(pointer + 8, 'float')
    const d = module.pdfium.getValue(pointer + 12, 'float')
    return size * (Math.hypot(b, d) || 1)
  })
}
