import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { PageWord, Rectangle } from '../page-content.ts'
import type { NativePage, NativeTextItem } from './native-page.ts'
import { boundedText, repairText } from './repair-text.ts'
import { withMemory } from './pdfium.ts'
import type { PdfiumDocument } from './pdfium.ts'

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
const OBJECT_FORM = 5
/** Objects looked at on one page, at most. */
const MAX_OBJECTS = 20_000
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
    const place = placer(module, page, native)
    const hasPictures = native.complexity?.fullPageImage || (native.complexity?.imageBlockCount ?? 0) > 0
    const hasDrawnGlyphs = native.textItems.some(({ fontName }) => !fontName)
    return {
      pictures: hasPictures ? findPictures(module, page, place) : [],
      invisibleShare: hasPictures ? sampleInvisible(module, text) : 0,
      thinMarks: hasDrawnGlyphs ? findThinMarks(module, text, place) : [],
      textItems: repairText(native.textItems, (item) =>
        boundedText(module, text, toPageSpace(module, page, native, item), item.text.length),
      ),
    }
  } finally {
    module.FPDFText_ClosePage(text)
    module.FPDF_ClosePage(page)
  }
}

/** The place of an item in the page's own space: left, bottom, right, top. */
function toPageSpace(
  module: WrappedPdfiumModule,
  page: number,
  size: { width: number; height: number },
  item: NativeTextItem,
): [number, number, number, number] {
  const point = (x: number, y: number): [number, number] =>
    withMemory(module, 16, (pointer) => {
      const scaled = (value: number): number => Math.round(value * PRECISION)
      module.FPDF_DeviceToPage(
        page,
        0,
        0,
        scaled(size.width),
        scaled(size.height),
        0,
        scaled(x),
        scaled(y),
        pointer,
        pointer + 8,
      )
      return [module.pdfium.getValue(pointer, 'double'), module.pdfium.getValue(pointer + 8, 'double')]
    })
  // Half a point around: places are those of the ink, and a quote at the edge must not get lost.
  const [x1, y1] = point(item.x - 0.5, item.y + item.height + 0.5)
  const [x2, y2] = point(item.x + item.width + 0.5, item.y - 0.5)
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
}

/** Device units to a point, where PDFium counts in whole ones. */
const PRECISION = 100

type Placer = (left: number, bottom: number, right: number, top: number) => Rectangle

/** From the page's own space to points of the page as displayed. */
function placer(module: WrappedPdfiumModule, page: number, size: { width: number; height: number }): Placer {
  const point = (x: number, y: number): [number, number] =>
    withMemory(module, 8, (pointer) => {
      module.FPDF_PageToDevice(
        page,
        0,
        0,
        Math.round(size.width * PRECISION),
        Math.round(size.height * PRECISION),
        0,
        x,
        y,
        pointer,
        pointer + 4,
      )
      return [
        module.pdfium.getValue(pointer, 'i32') / PRECISION,
        module.pdfium.getValue(pointer + 4, 'i32') / PRECISION,
      ]
    })
  return (left, bottom, right, top) => {
    const [x1, y1] = point(left, bottom)
    const [x2, y2] = point(right, top)
    return { left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) }
  }
}

type Matrix = readonly [number, number, number, number, number, number]

function findPictures(module: WrappedPdfiumModule, page: number, place: Placer): Rectangle[] {
  const pictures: Rectangle[] = []
  let visited = 0
  const visit = (object: number, matrix: Matrix, depth: number): void => {
    if (!object || ++visited > MAX_OBJECTS) return
    const type = module.FPDFPageObj_GetType(object)
    if (type === OBJECT_IMAGE) {
      const bounds = boundsOf(module, object)
      if (bounds) pictures.push(place(...transform(bounds, matrix)))
    } else if (type === OBJECT_FORM && depth < 4) {
      const inner = multiply(matrixOf(module, object), matrix)
      for (
        let index = 0, count = module.FPDFFormObj_CountObjects(object);
        index < count && visited < MAX_OBJECTS;
        index++
      ) {
        visit(module.FPDFFormObj_GetObject(object, index), inner, depth + 1)
      }
    }
  }
  for (let index = 0, count = module.FPDFPage_CountObjects(page); index < count && visited < MAX_OBJECTS; index++) {
    visit(module.FPDFPage_GetObject(page, index), [1, 0, 0, 1, 0, 0], 0)
  }
  return pictures
}

function boundsOf(module: WrappedPdfiumModule, object: number): [number, number, number, number] | undefined {
  return withMemory(module, 16, (pointer) => {
    if (!module.FPDFPageObj_GetBounds(object, pointer, pointer + 4, pointer + 8, pointer + 12)) return undefined
    const value = (index: number): number => module.pdfium.getValue(pointer + 4 * index, 'float')
    return [value(0), value(1), value(2), value(3)]
  })
}

function matrixOf(module: WrappedPdfiumModule, object: number): Matrix {
  return withMemory(module, 24, (pointer) => {
    if (!module.FPDFPageObj_GetMatrix(object, pointer)) return [1, 0, 0, 1, 0, 0]
    const value = (index: number): number => module.pdfium.getValue(pointer + 4 * index, 'float')
    return [value(0), value(1), value(2), value(3), value(4), value(5)]
  })
}

function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner
  const [g, h, i, j, k, l] = outer
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]
}

function transform(
  [left, bottom, right, top]: [number, number, number, number],
  [a, b, c, d, e, f]: Matrix,
): [number, number, number, number] {
  const xs = [left, right].flatMap((x) => [bottom, top].map((y) => a * x + c * y + e))
  const ys = [left, right].flatMap((x) => [bottom, top].map((y) => b * x + d * y + f))
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
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

function findThinMarks(module: WrappedPdfiumModule, text: number, place: Placer): PageObjects['thinMarks'] {
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
      ...place(box[0], middle - 0.35 * fontSize, box[2], middle + 0.45 * fontSize),
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
