import { itemAt } from '@tickmark/document'
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import type { Language } from '@tickmark/document'
import { readFont } from '@tickmark/fonts'
import type { Face, Weight } from '@tickmark/fonts'
import type { Font } from 'fontkit'

/** The face that writes a language as its readers expect comes first; the others stand in for what it lacks. */
const ORDER: Record<Language, readonly [Face, ...Face[]]> = {
  'zh-CN': ['SC', 'KR', 'JP'],
  // The Korean face has Western quotation marks of their natural width.
  en: ['KR', 'SC', 'JP'],
  ko: ['KR', 'SC', 'JP'],
  ja: ['JP', 'SC', 'KR'],
}

/** PDF has six capitals before the name of a font that is not embedded whole (ISO 32000, 9.9.2). */
const SUBSET = 'TMFIND'

/** A word as a content stream shows it, and its width at size 1. */
export interface SetWord {
  /** Elements of the array that `TJ` takes. */
  shown: string
  width: number
}

export interface OpenFont {
  /** Its name in the resources of a page. */
  name: string
  embedded: PDFFont
  has: (codePoint: number) => boolean
  setWord: (text: string) => SetWord
}

/** A stretch of text and the font that has all of its characters. */
export interface FontRun {
  text: string
  font: OpenFont
}

export type FontChooser = (text: string, weight: Weight) => Promise<FontRun[]>

/** Divides text into runs by the Noto faces that hold its characters; a face is opened, and embedded in `pdf`, when first needed. */
export async function createFontChooser(pdf: PDFDocument, language: Language): Promise<FontChooser> {
  const fontkit = await import('fontkit')
  pdf.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0])
  const opened = new Map<string, OpenFont>()
  const open = async (face: Face, weight: Weight): Promise<OpenFont> => {
    const name = `NotoSans${face}-${weight}`
    let font = opened.get(name)
    if (!font) {
      const bytes = await readFont(face, weight)
      const embedded = await pdf.embedFont(bytes, { subset: true, customName: `${SUBSET}+${name}` })
      font = toOpenFont(name, fontkit.create(bytes), embedded)
      opened.set(name, font)
    }
    return font
  }
  const choose = async (codePoint: number, weight: Weight): Promise<OpenFont> => {
    for (const face of ORDER[language]) {
      const font = await open(face, weight)
      if (font.has(codePoint)) return font
    }
    return open(ORDER[language][0], weight)
  }
  return async (text, weight) => {
    const runs: FontRun[] = []
    for (const character of text) {
      const codePoint = character.codePointAt(0)!
      const current = runs.at(-1)
      if (current && (/\s/.test(character) || current.font.has(codePoint))) current.text += character
      else runs.push({ text: character, font: await choose(codePoint, weight) })
    }
    return runs
  }
}

function toOpenFont(name: string, file: Font, embedded: PDFFont): OpenFont {
  const words = new Map<string, SetWord>()
  return {
    name,
    embedded,
    has: (codePoint) => file.hasGlyphForCodePoint(codePoint),
    setWord(text) {
      let word = words.get(text)
      if (!word) words.set(text, (word = setWord(text, file, embedded)))
      return word
    },
  }
}

/** Units of a font's size, of these fonts and of `TJ` alike. */
const UNITS = 1000
/** A glyph is four hexadecimal digits of the encoded text. */
const DIGITS = 4

function setWord(text: string, file: Font, embedded: PDFFont): SetWord {
  const codes = embedded.encodeText(text).asString()
  const { glyphs, positions } = file.layout(text)
  let shown = '<'
  let width = 0
  for (const [index, { xAdvance }] of positions.entries()) {
    shown += codes.slice(index * DIGITS, (index + 1) * DIGITS)
    // Kerning: what the pen moves less than the glyph is wide.
    const kerning = itemAt(glyphs, index).advanceWidth - xAdvance
    if (kerning !== 0) shown += `>${kerning}<`
    width += xAdvance
  }
  return { shown: `${shown}>`, width: width / UNITS }
}
