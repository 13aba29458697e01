import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib'
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

export interface TextStyle {
  weight?: Weight
  /** `#rrggbb` */
  colour?: string
  /** Indent in points. */
  left?: number
}

/** Sets text downwards on pages that it adds in front of a PDF's own. Lengths in points, from the top of the page. */
export interface PageSetter {
  readonly pages: readonly PDFPage[]
  /** Where the next line begins. */
  y: number
  readonly right: number
  /** `y` as PDF counts it, from the bottom. */
  fromBottom: (y: number) => number
  write: (text: string, size: number, style?: TextStyle) => Promise<void>
  /** Leaves out as many lines of the text last written. */
  skip: (lines: number) => void
  /** Goes on to a new page unless `height` is left on this one. */
  keepRoom: (height: number) => void
  drawRule: () => void
  /** Puts what was written on the pages. */
  finish: () => void
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
  const put = (content: string): unknown => contents.at(-1)!.push(content)
  const useFont = ({ name, embedded }: OpenFont): string => {
    pages.at(-1)!.node.setFontDictionary(PDFName.of(name), embedded.ref)
    return name
  }

  const setter: PageSetter = {
    pages,
    y: MARGIN,
    right: WIDTH - MARGIN,
    fromBottom: (y) => HEIGHT - y,
    async write(text, size, { weight = 'regular', colour = INK, left = 0 } = {}) {
      const runs = await chooseFonts(text.replace(/\s+/g, ' ').trim(), weight)
      lineHeight = size * LINE
      for (const line of await breakLines(runs, (setter.right - MARGIN - left) / size)) {
        if (setter.y + lineHeight > HEIGHT - MARGIN) addPage()
        const baseline = HEIGHT - setter.y - ASCENT * size
        put(`BT ${rgb(colour)} rg 1 0 0 1 ${n(MARGIN + left)} ${n(baseline)} Tm ${showLine(line, size, useFont)} ET`)
        setter.y += lineHeight + size * LINE_GAP
      }
    },
    skip(lines) {
      setter.y += lineHeight * lines
    },
    keepRoom(height) {
      if (setter.y > HEIGHT - MARGIN - height) addPage()
    },
    drawRule() {
      const y = n(HEIGHT - setter.y)
      put(`1 w ${rgb(INK)} RG ${MARGIN} ${y} m ${n(setter.right)} ${y} l S`)
    },
    finish() {
      for (const [index, content] of contents.entries())
        pages[index]!.node.addContentStream(pdf.context.register(pdf.context.flateStream(content.join('\n'))))
    },
  }
  addPage()
  return setter
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
