import { numberAt } from '@tickmark/document'
import type { Language } from '@tickmark/document'
import { readFont, type Face } from '@tickmark/fonts'
import PDFDocument from 'pdfkit'
import type { Part, Row } from './phrase.ts'

const FACES: Record<Language, Face> = { 'zh-CN': 'SC', en: 'SC', ko: 'KR', ja: 'JP' }
const MARGIN = 62
const WIDTH = 595.28 - 2 * MARGIN
const FOOT = 841.89 - 70
const INK = '#14203A'
const LINE = '#B9B3A5'

interface Cover {
  company: string
  title: string
  subtitle: string
}

/** Draws a report on A4 and gives its bytes. Chinese tables are ruled in full, the others by horizontal rules only, as is usual. */
export async function writePages(cover: Cover, parts: readonly Part[], language: Language): Promise<Uint8Array> {
  const writer = await startDocument(cover, language)
  for (const part of parts) drawPart(writer, part)
  drawFurniture(writer, cover)
  return finish(writer.pdf)
}

interface Writer {
  pdf: PDFKit.PDFDocument
  language: Language
}

async function startDocument(cover: Cover, language: Language): Promise<Writer> {
  // A fixed date, so that the same sources give the same bytes.
  const info = {
    Title: `${cover.company} ${cover.title}`,
    Author: cover.company,
    CreationDate: new Date('2026-03-18T00:00:00Z'),
  }
  const pdf = new PDFDocument({ size: 'A4', margin: MARGIN, bufferPages: true, info, lang: language })
  const face = FACES[language]
  pdf.registerFont('body', await readFont(face, 'regular')).registerFont('bold', await readFont(face, 'bold'))
  pdf.fillColor(INK).font('bold').fontSize(26).text(cover.company, MARGIN, 250, { width: WIDTH })
  pdf.moveDown(0.6).fontSize(20).text(cover.title)
  pdf.moveDown(1).font('body').fontSize(12).text(cover.subtitle)
  pdf.addPage()
  return { pdf, language }
}

function drawPart(writer: Writer, part: Part): void {
  const { pdf, language } = writer
  if (part.kind === 'new-page') pdf.addPage()
  else if (part.kind === 'heading') {
    const size = numberAt([17, 13.5, 11.5], part.level - 1)
    if (pdf.y > FOOT - (part.level === 1 ? 110 : 190)) pdf.addPage()
    pdf
      .moveDown(part.level === 1 ? 0.9 : 0.7)
      .font('bold')
      .fontSize(size)
      .text(part.text[language], MARGIN, pdf.y, { width: WIDTH })
    pdf.moveDown(0.35)
  } else if (part.kind === 'paragraph') {
    const text = part.text[language]
    pdf.font('body').fontSize(10)
    if (pdf.y + pdf.heightOfString(text, { width: WIDTH, lineGap: 3 }) > FOOT) pdf.addPage()
    pdf.text(text, MARGIN, pdf.y, { width: WIDTH, lineGap: 3 }).moveDown(0.55)
  } else drawTable(writer, part)
}

type TablePart = Extract<Part, { kind: 'table' }>

function drawTable(writer: Writer, table: TablePart): void {
  const { pdf, language } = writer
  const hasNotes = table.rows.some((row) => row.note !== undefined)
  const figures = table.head.length - 1 - (hasNotes ? 1 : 0)
  const label = WIDTH * (figures > 4 ? 0.22 : figures > 2 ? 0.3 : 0.5)
  const noteWidth = hasNotes ? 40 : 0
  const column = (WIDTH - label - noteWidth) / figures
  const widths = [label, ...(hasNotes ? [noteWidth] : []), ...Array.from({ length: figures }, () => column)]
  if (pdf.y > FOOT - 120) pdf.addPage()
  const top = pdf.y
  pdf
    .font('bold')
    .fontSize(8.5)
    .text(table.caption[language], MARGIN, top, { width: WIDTH * 0.7 })
  pdf.font('body').text(table.unit[language], MARGIN, top, { width: WIDTH, align: 'right' })
  pdf.moveDown(0.2)
  drawRow(
    writer,
    table.head.map((head) => head[language]),
    widths,
    { bold: true, rule: 'both' },
  )
  for (const row of table.rows) drawRow(writer, cellsOf(row, hasNotes, language), widths, styleOf(row))
  pdf.x = MARGIN
  pdf.moveDown(0.9)
}

function cellsOf(row: Row, hasNotes: boolean, language: Language): string[] {
  const label = row.style === 'of-which' ? `    ${row.label[language]}` : row.label[language]
  return [label, ...(hasNotes ? [row.note === undefined ? '' : String(row.note)] : []), ...row.values]
}

interface RowStyle {
  bold: boolean
  rule: 'none' | 'above' | 'both'
}

function styleOf(row: Row): RowStyle {
  if (row.style === 'total') return { bold: true, rule: 'both' }
  if (row.style === 'subtotal') return { bold: true, rule: 'above' }
  return { bold: row.style === 'head', rule: 'none' }
}

function drawRow(
  { pdf, language }: Writer,
  cells: readonly string[],
  widths: readonly number[],
  style: RowStyle,
): void {
  const ruled = language === 'zh-CN'
  pdf.font(style.bold ? 'bold' : 'body').fontSize(8.5)
  const heights = cells.map((cell, index) => pdf.heightOfString(cell || ' ', { width: numberAt(widths, index) - 8 }))
  const height = Math.max(...heights) + 3.6
  if (pdf.y + height > FOOT) pdf.addPage()
  const top = pdf.y
  let left = MARGIN
  cells.forEach((cell, index) => {
    const width = numberAt(widths, index)
    if (ruled) pdf.lineWidth(0.5).rect(left, top, width, height).stroke(LINE)
    pdf.fillColor(INK).text(cell, left + 4, top + 1.8, { width: width - 8, align: index === 0 ? 'left' : 'right' })
    left += width
  })
  if (!ruled && style.rule !== 'none') drawRule(pdf, top)
  if (!ruled && style.rule === 'both') drawRule(pdf, top + height)
  pdf.y = top + height
}

function drawRule(pdf: PDFKit.PDFDocument, y: number): void {
  pdf
    .lineWidth(0.7)
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .stroke(INK)
}

/** Running head and page number on every page but the cover. */
function drawFurniture({ pdf }: Writer, cover: Cover): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = start + 1; index < start + count; index++) {
    pdf.switchToPage(index)
    pdf.page.margins.bottom = 0
    pdf.font('body').fontSize(8).fillColor('#5E687E')
    pdf.text(`${cover.company}  ${cover.title}`, MARGIN, 34, { width: WIDTH, lineBreak: false })
    pdf.text(String(index + 1), MARGIN, 800, { width: WIDTH, align: 'center', lineBreak: false })
    pdf.page.margins.bottom = MARGIN
  }
}

function finish(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.end()
  })
}
