import type { PDFDocument, PDFPage, PDFRef } from '@cantoo/pdf-lib'
import type { Language } from '@tickmark/document'
import type { Weight } from '@tickmark/fonts'
import { breakLines, type LinePart } from './break-lines.ts'
import { n } from './displayed-page.ts'
import { createFontChooser, type OpenFont } from './fonts.ts'

/** A4, in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89]
export const MARGIN = 54
/** The Noto faces' ascent and height of a line, in units of the size. */
const [ASCENT, LINE] = [1.16, 1.448]
/** Between lines of a text, in units of the size. */
const LINE_GAP = 0.15
const INK = '#14203A'
/** The foot of a page. */
const FOOT: SetText = { size: 8.5, y: HEIGHT - MARGIN / 2 - 8.5, align: 'right', colour: '#5E687E' }

export interface TextStyle {
  weight?: Weight
  /** `#rrggbb` */
  colour?: string
  /** Indent in points. */
  left?: number
  /** Points that a line may take; all that is right of the indent where it is not told. */
  width?: number
  align?: 'left' | 'right'
}

/** A text at its size and place: `y` from the top of the page. */
interface SetText extends TextStyle {
  size: number
  y: number
}

/** A picture that the PDF holds already, in points. */
export interface PlacedPicture {
  ref: PDFRef
  width: number
  height: number
}

/** Sets text downwards on pages that it adds in front of a PDF's own. Lengths in points, from the top of the page. */
export interface PageSetter {
  readonly pages: readonly PDFPage[]
  /** Where the next line begins. */
  y: number
  readonly right: number
  readonly margin: number
  /** `y` as PDF counts it, from the bottom. */
  fromBottom: (y: number) => number
  write: (text: string, size: number, style?: TextStyle) => Promise<void>
  /** Points that a text would take downwards. */
  measure: (text: string, size: number, style?: TextStyle) => Promise<number>
  /** Leaves out as many lines of the text last written. */
  skip: (lines: number) => void
  /** Goes on to a new page unless `height` is left on this one. */
  keepRoom: (height: number) => void
  drawRule: (style?: { colour?: string; thickness?: number }) => void
  /** Sets a picture at the left margin and goes on below it. */
  draw: (picture: PlacedPicture) => void
  breakPage: () => void
  /** Puts what was written on the pages; below each what `foot` says of it, where it says something. */
  finish: (foot?: (page: number, pages: number) => string) => Promise<void>
}

/** Starts the first page. */
export async function startPages(pdf: PDFDocument, language: Language): Promise<PageSetter> {
  const { PDFName } = await import('@cantoo/pdf-lib')
  const chooseFonts = await createFontChooser(pdf, language)
  const pages: PDFPage[] = []
  const contents: string[][] = []
  let lineHeight = 0

  const addPage = (): void => {
    pages.push(pdf.insertPage(pages.length, [WIDTH, HEIGHT]))
    contents.push([])
    setter.y = MARGIN
  }
  const put = (content: string): unknown => contents.at(-1)?.push(content)
  const useFontOf = (page: PDFPage | undefined) => (font: OpenFont) => {
    page?.node.setFontDictionary(PDFName.of(font.name), font.embedded.ref)
    return font.name
  }
  const linesOf = async (text: string, size: number, style: TextStyle = {}): Promise<LinePart[][]> =>
    breakLines(await chooseFonts(text.replace(/\s+/g, ' ').trim(), style.weight ?? 'regular'), roomOf(style) / size)

  const setter: PageSetter = {
    pages,
    y: MARGIN,
    right: WIDTH - MARGIN,
    margin: MARGIN,
    fromBottom: (y) => HEIGHT - y,
    async write(text, size, style = {}) {
      lineHeight = size * LINE
      for (const line of await linesOf(text, size, style)) {
        if (setter.y + lineHeight > HEIGHT - MARGIN) addPage()
        put(showAt(line, { ...style, size, y: setter.y }, useFontOf(pages.at(-1))))
        setter.y += lineHeight + size * LINE_GAP
      }
    },
    measure: async (text, size, style = {}) => (await linesOf(text, size, style)).length * size * (LINE + LINE_GAP),
    skip(lines) {
      setter.y += lineHeight * lines
    },
    keepRoom(height) {
      if (setter.y > HEIGHT - MARGIN - height) addPage()
    },
    drawRule({ colour = INK, thickness = 1 } = {}) {
      const y = n(HEIGHT - setter.y)
      put(`${n(thickness)} w ${rgb(colour)} RG ${MARGIN} ${y} m ${n(setter.right)} ${y} l S`)
    },
    draw({ ref, width, height }) {
      const name = `Picture${pages.length}`
      pages.at(-1)?.node.setXObject(PDFName.of(name), ref)
      put(`q ${n(width)} 0 0 ${n(height)} ${MARGIN} ${n(HEIGHT - setter.y - height)} cm /${name} Do Q`)
      setter.y += height
    },
    breakPage: addPage,
    async finish(foot) {
      for (const [index, page] of pages.entries()) {
        const [line] = await linesOf(foot?.(index + 1, pages.length) ?? '', FOOT.size)
        const content = contents[index] ?? []
        if (line) content.push(showAt(line, FOOT, useFontOf(page)))
        page.node.addContentStream(pdf.context.register(pdf.context.flateStream(content.join('\n'))))
      }
    },
  }
  addPage()
  return setter
}

/** Points that a line may take. */
const roomOf = ({ left = 0, width }: TextStyle): number => width ?? WIDTH - 2 * MARGIN - left

/** A line of text at its place. */
function showAt(line: readonly LinePart[], style: SetText, useFont: (font: OpenFont) => string): string {
  const { size, y, colour = INK, left = 0, align } = style
  const taken = line.reduce((sum, part) => sum + part.width, 0) * size
  const x = MARGIN + left + (align === 'right' ? Math.max(0, roomOf(style) - taken) : 0)
  return `BT ${rgb(colour)} rg 1 0 0 1 ${n(x)} ${n(HEIGHT - y - ASCENT * size)} Tm ${showLine(line, size, useFont)} ET`
}

/** Stretches of a line in one font are one operator each. */
function showLine(line: readonly LinePart[], size: number, useFont: (font: OpenFont) => string): string {
  const stretches: { font: OpenFont; shown: string }[] = []
  for (const { font, shown } of line) {
    const current = stretches.at(-1)
    if (current?.font === font) current.shown += shown
    else stretches.push({ font, shown })
  }
  return stretches.map(({ font, shown }) => `/${useFont(font)} ${n(size)} Tf [${shown}] TJ`).join(' ')
}

/** `#rrggbb` as three numbers of 0 to 1. */
function rgb(colour: string): string {
  return [1, 3, 5].map((at) => n(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ')
}
