import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { Rectangle } from '@tickmark/document/page'
import { transformBox } from '../engine/page-space.ts'
import type { Matrix } from '../engine/page-space.ts'
import { plainCharacters, withMemory } from '../engine/pdfium.ts'

/** How a run of text is set. All characters of one run share one of these, so that styles compare by identity. */
export interface CharacterStyle {
  fontName: string
  fontSize: number
  /** Size as printed. */
  fontHeight: number
  fontWeight: number
  /** AARRGGBB. */
  fillColor: string
  /** Clockwise as displayed, in degrees: 0, 90, 180, 270 and what lies between. */
  rotation: number
  tag?: number
  /** Drawn with neither fill nor stroke. */
  invisible?: boolean
}

/** A character with the room that its font gives it, in points of the page as displayed. */
export interface Character extends Rectangle {
  text: string
  style: CharacterStyle
}

const TEXT_INVISIBLE = 3
/** More characters than this on one page are damage or malice. */
const MAX_CHARACTERS = 200_000

/** The characters of a page in the order of its content; blanks part words and are told with their text alone. */
export function readCharacters(module: WrappedPdfiumModule, textPage: number, display: Matrix): Character[] {
  const count = Math.min(module.FPDFText_CountChars(textPage), MAX_CHARACTERS)
  const characters: Character[] = []
  const styles = styleReader(module, textPage, display)
  withMemory(module, 16, (pointer) => {
    const value = (offset: number): number => module.pdfium.getValue(pointer + offset, 'float')
    for (let index = 0; index < count; index++) {
      const code = codePointAt(module, textPage, index)
      if (code <= 0 || code > 0x10_ff_ff) continue
      const text = plainCharacters(String.fromCodePoint(code))
      const style = styles(index)
      const hasBox = module.FPDFText_GetLooseCharBox(textPage, index, pointer)
      if (code > 0xff_ff) index += 1
      if (!style || !hasBox) continue
      characters.push({ text, style, ...transformBox(value(0), value(12), value(8), value(4), display) })
    }
  })
  return characters
}

/** Of characters beyond the first plane, as rare ideographs in names are, PDFium counts both halves. */
function codePointAt(module: WrappedPdfiumModule, textPage: number, index: number): number {
  const code = module.FPDFText_GetUnicode(textPage, index)
  if (code < 0xd8_00 || code > 0xdb_ff) return code
  const second = module.FPDFText_GetUnicode(textPage, index + 1)
  return second < 0xdc_00 || second > 0xdf_ff ? 0 : 0x1_00_00 + ((code - 0xd8_00) << 10) + (second - 0xdc_00)
}

/** Reads the style of a character; those of one text object are read once. */
function styleReader(module: WrappedPdfiumModule, textPage: number, display: Matrix) {
  let lastObject = 0
  let lastStyle: CharacterStyle | undefined
  return (index: number): CharacterStyle | undefined => {
    const object = module.FPDFText_GetTextObject(textPage, index)
    // Blanks that PDFium adds between words belong to no object.
    if (!object) return lastStyle
    if (object !== lastObject || !lastStyle) {
      const style = readStyle(module, textPage, index, display)
      const tag = module.FPDFPageObj_GetMarkedContentID(object)
      const invisible = module.FPDFTextObj_GetTextRenderMode(object) === TEXT_INVISIBLE
      const next = { ...style, ...(tag >= 0 && { tag }), ...(invisible && { invisible }) }
      if (!lastStyle || !isSameStyle(lastStyle, next)) lastStyle = next
      lastObject = object
    }
    return lastStyle
  }
}

function isSameStyle(a: CharacterStyle, b: CharacterStyle): boolean {
  return (
    a.fontName === b.fontName &&
    a.fontHeight === b.fontHeight &&
    a.fontWeight === b.fontWeight &&
    a.fillColor === b.fillColor &&
    a.rotation === b.rotation &&
    a.tag === b.tag &&
    a.invisible === b.invisible
  )
}

function readStyle(module: WrappedPdfiumModule, textPage: number, index: number, display: Matrix): CharacterStyle {
  const fontSize = module.FPDFText_GetFontSize(textPage, index)
  return {
    fontName: fontNameOf(module, textPage, index),
    fontSize,
    fontWeight: module.FPDFText_GetFontWeight(textPage, index),
    fillColor: fillColorOf(module, textPage, index),
    ...scaleAndTurn(module, textPage, index, { fontSize, display }),
  }
}

const LONGEST_NAME = 256

function fontNameOf(module: WrappedPdfiumModule, textPage: number, index: number): string {
  return withMemory(module, LONGEST_NAME + 4, (buffer) => {
    const length = module.FPDFText_GetFontInfo(textPage, index, buffer, LONGEST_NAME, buffer + LONGEST_NAME)
    return length > 1 && length <= LONGEST_NAME ? module.pdfium.UTF8ToString(buffer) : ''
  })
}

function fillColorOf(module: WrappedPdfiumModule, textPage: number, index: number): string {
  return withMemory(module, 16, (pointer) => {
    const found = module.FPDFText_GetFillColor(textPage, index, pointer, pointer + 4, pointer + 8, pointer + 12)
    if (!found) return 'ff000000'
    const part = (offset: number): string =>
      (module.pdfium.getValue(pointer + offset, 'i32') & 255).toString(16).padStart(2, '0')
    return part(12) + part(0) + part(4) + part(8)
  })
}

function scaleAndTurn(
  module: WrappedPdfiumModule,
  textPage: number,
  index: number,
  { fontSize, display }: { fontSize: number; display: Matrix },
): Pick<CharacterStyle, 'fontHeight' | 'rotation'> {
  return withMemory(module, 24, (pointer) => {
    if (!module.FPDFText_GetMatrix(textPage, index, pointer)) return { fontHeight: fontSize, rotation: 0 }
    const value = (offset: number): number => module.pdfium.getValue(pointer + offset, 'float')
    const [a, b, c, d] = [value(0), value(4), value(8), value(12)]
    const [alongX, alongY] = [a * display[0] + b * display[2], a * display[1] + b * display[3]]
    const degrees = Math.round((Math.atan2(alongY, alongX) * 180) / Math.PI)
    return { fontHeight: fontSize * (Math.hypot(c, d) || 1), rotation: (degrees + 360) % 360 }
  })
}
