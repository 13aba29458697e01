import { numberAt } from '@tickmark/document'
import type { Random } from '../../chance/random.ts'
import { pickFrom } from '../../chance/random.ts'
import { writeProse, writeStatement } from './texts.ts'
import type { PictureLanguage } from './texts.ts'

/** A page as SVG, and its text: rows on lines, the cells of a table between tabs. */
export interface DrawnPage {
  svg: string
  truth: string
}

export const FONTS: Record<PictureLanguage, string[]> = {
  zh: ['Noto Serif CJK SC', 'Noto Sans CJK SC'],
  en: ['DejaVu Serif', 'Liberation Sans'],
  ja: ['Noto Serif CJK JP', 'Noto Sans CJK JP'],
  ko: ['Noto Serif CJK KR', 'Noto Sans CJK KR'],
}
/** A4 at 200 dpi. */
const PAGE = { width: 1654, height: 2339 }
/** Where the columns of a statement are set: the first from its left, the others to their right ends. */
const COLUMNS = [130, 900, 1230, 1540]
/** Where upright lines between them stand. */
const BORDERS = [115, 790, 920, 1250, 1560]

/** Rules below each row; on all sides of each cell; below the heads alone. */
export type Ruling = 'rows' | 'grid' | 'open'

export function drawProse(language: PictureLanguage, font: string, random: Random): DrawnPage {
  const lines = writeProse(language, 40, random)
  const size = 26 + Math.floor(random() * 6)
  const step = Math.min(53, size * (1.55 + random() * 0.3))
  const drawn = lines.map((line, index) => text(line, { x: 130, y: 170 + index * step, size, font }))
  return { svg: page(drawn.join('')), truth: lines.join('\n') }
}

/** Lines of a page as SVG. */
export function drawLines(lines: readonly string[], { font, size }: { font: string; size: number }): string {
  return page(lines.map((line, index) => text(line, { x: 130, y: 170 + index * size * 1.7, size, font })).join(''))
}

export function drawStatement(
  language: PictureLanguage,
  font: string,
  random: Random,
  ruling: Ruling = 'rows',
): DrawnPage {
  const { title, rows } = writeStatement(language, random)
  const size = 25 + Math.floor(random() * 5)
  const step = size * (1.9 + random() * 0.6)
  const drawn = rows.flatMap((row, index) =>
    row.map((cell, column) =>
      text(cell, {
        x: numberAt(COLUMNS, column),
        y: 280 + index * step,
        size,
        font,
        anchor: column === 0 ? 'start' : 'end',
        bold: index === 0,
      }),
    ),
  )
  const head = text(title, { x: 130, y: 190, size: size * 1.3, font, bold: true })
  const rules = drawRules(ruling, { top: 280 + size * 0.5, step, rowCount: rows.length })
  return { svg: page(head + drawn.join('') + rules), truth: [title, ...rows.map((row) => row.join('\t'))].join('\n') }
}

/** A statement in a font and with rules drawn by lot. */
export function drawSomeStatement(language: PictureLanguage, random: Random): DrawnPage {
  const ruling = pickFrom(['rows', 'grid', 'open'] as const, random)
  return drawStatement(language, pickFrom(FONTS[language], random), random, ruling)
}

function drawRules(ruling: Ruling, { top, step, rowCount }: { top: number; step: number; rowCount: number }): string {
  const level = (index: number, width: number) =>
    `<path d="M${BORDERS[0]} ${top + index * step}H${BORDERS.at(-1)}" stroke="#555" stroke-width="${width}"/>`
  const last = ruling === 'open' ? 1 : rowCount
  const rules = Array.from({ length: last }, (_, index) => level(index, index === 0 ? 3 : 1))
  if (ruling !== 'grid') return rules.join('')
  const [from, to] = [top - step, top + (rowCount - 1) * step]
  const upright = BORDERS.map((x) => `<path d="M${x} ${from}V${to}" stroke="#555" stroke-width="1"/>`)
  return [level(-1, 1), ...rules, ...upright].join('')
}

function text(
  value: string,
  {
    x,
    y,
    size,
    font,
    anchor = 'start',
    bold,
  }: { x: number; y: number; size: number; font: string; anchor?: string; bold?: boolean },
): string {
  return `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" text-anchor="${anchor}" font-weight="${bold ? 700 : 400}">${value}</text>`
}

function page(contents: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}" height="${PAGE.height}"><rect width="100%" height="100%" fill="#fff"/>${contents}</svg>`
}
