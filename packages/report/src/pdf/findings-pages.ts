import { BRAND } from '@tickmark/document'
import type { Finding, Severity } from '@tickmark/document'
import type PDFKit from 'pdfkit'
import { coverageRows } from '../coverage-rows.ts'
import { decisionText } from '../decision-text.ts'
import { SHAPES } from '../grades.ts'
import { figureSentence, formatCount, labelsOf } from '../labels.ts'
import { placeOf } from '../place.ts'
import type { ReviewReportInput } from '../report-input.ts'
import { noFindingsText, printScores } from '../scores.ts'
import { createFontChooser } from './fonts.ts'
import type { Weight } from './fonts.ts'

/** The pages that list the findings, and where on them each finding stands. */
export interface FindingsPages {
  bytes: Uint8Array
  /** By finding, in the order given: 0-based page and the rectangle `[left, bottom, right, top]` of its title, in points. */
  places: { page: number; rectangle: [number, number, number, number] }[]
}

const COLOURS: Record<Severity, string> = { serious: '#B3331D', warning: '#8A5A00', suggestion: '#2A5A9C' }
const INK = '#14203A'
const INK_SOFT = '#3C4760'
const MARGIN = 54
const NUMBER_COLUMN = 26

/** Sets the list of findings that goes before the annotated document: scores, coverage, and each finding by its number. */
export async function setFindingsPages(input: ReviewReportInput, findings: readonly Finding[]): Promise<FindingsPages> {
  const { default: PDFDocument } = await import('pdfkit')
  const chooseFonts = await createFontChooser(input.language)
  const pdf = new PDFDocument({ size: 'A4', margin: MARGIN, bufferPages: true, info: { Title: input.document.name } })
  const collected = collect(pdf)
  const width = pdf.page.width - 2 * MARGIN

  const write = (
    text: string,
    size: number,
    { weight = 'regular', colour = INK, left = 0 }: { weight?: Weight; colour?: string; left?: number } = {},
  ): void => {
    const runs = chooseFonts(text.replace(/\s+/g, ' ').trim(), weight)
    pdf.fillColor(colour).fontSize(size)
    pdf.x = MARGIN + left
    runs.forEach((run, index) => {
      pdf.registerFont(run.name, run.path)
      pdf
        .font(run.name)
        .text(run.text, { width: width - left, continued: index < runs.length - 1, lineGap: size * 0.15 })
    })
  }

  setHead(input, pdf, write)
  const places = findings.map((finding, index) => {
    if (pdf.y > pdf.page.height - MARGIN - 90) pdf.addPage()
    pdf.moveDown(0.8)
    const top = pdf.y
    const page = pdf.bufferedPageRange().count - 1
    write(`${index + 1}`, 11, { weight: 'bold', colour: COLOURS[finding.severity] })
    pdf.y = top
    setFinding(finding, input, write)
    return {
      page,
      rectangle: [
        MARGIN,
        pdf.page.height - Math.max(pdf.y, top + 14),
        pdf.page.width - MARGIN,
        pdf.page.height - top,
      ] as FindingsPages['places'][0]['rectangle'],
    }
  })
  setCoverage(input, pdf, write)
  pdf.end()
  return { bytes: await collected, places: places.map((place) => keepOnPage(place)) }
}

type Write = (text: string, size: number, options?: { weight?: Weight; colour?: string; left?: number }) => void

function setHead(input: ReviewReportInput, pdf: PDFKit.PDFDocument, write: Write): void {
  const { document, review, language } = input
  const labels = labelsOf(language)
  const scores = printScores(input)
  write(labels.reviewReport, 10, { colour: INK_SOFT })
  write(document.name, 18, { weight: 'bold' })
  pdf.moveDown(0.3)
  write(
    [labels.documentType[review.documentType], ...scores.map(({ name, text }) => `${name} ${text}`)].join(' · '),
    11,
  )
  for (const { reason } of scores) if (reason) write(reason, 10, { colour: INK_SOFT })
  write(figureSentence(review.figureCounts, language), 10, { colour: INK_SOFT })
  write(
    labels.generatedBy(BRAND.name[language], review.engine.version, formatCount(review.engine.rules, language)),
    9,
    { colour: INK_SOFT },
  )
  pdf.moveDown(0.6)
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(pdf.page.width - MARGIN, pdf.y)
    .lineWidth(1)
    .strokeColor(INK)
    .stroke()
  if (review.findings.length === 0) {
    pdf.moveDown(0.6)
    write(noFindingsText(input), 11)
  }
}

/** Section by section: figures verified of all, and the checks that were made. */
function setCoverage(input: ReviewReportInput, pdf: PDFKit.PDFDocument, write: Write): void {
  const { heads, firstNumber, rows } = coverageRows(input)
  if (rows.length === 0) return
  if (pdf.y > pdf.page.height - MARGIN - 120) pdf.addPage()
  pdf.moveDown(1)
  write(labelsOf(input.language).checked, 12, { weight: 'bold' })
  for (const { cells } of rows) {
    const counts = cells.flatMap((text, index) => (index >= firstNumber && text ? [`${heads[index]} ${text}`] : []))
    pdf.moveDown(0.3)
    write([cells[0], cells[1]].join(' · '), 9.5)
    write(counts.join(' · '), 9, { colour: INK_SOFT, left: NUMBER_COLUMN })
  }
}

function setFinding(finding: Finding, input: ReviewReportInput, write: Write): void {
  const labels = labelsOf(input.language)
  const { title, message } = input.describe(finding)
  const place = placeOf(finding.evidence[0].location, input.document, input.language)
  write(title, 11, { weight: 'bold', left: NUMBER_COLUMN })
  write(
    `${SHAPES[finding.severity]} ${labels.severity[finding.severity]} · ${labels.category[finding.category]} · ${place}`,
    9,
    { colour: COLOURS[finding.severity], left: NUMBER_COLUMN },
  )
  write(message, 10, { left: NUMBER_COLUMN })
  const sums = [
    finding.actual && `${labels.actual}: ${finding.actual}`,
    finding.expected && `${labels.expected}: ${finding.expected}`,
    finding.arithmetic && `${labels.arithmetic}: ${finding.arithmetic}`,
  ].filter(Boolean)
  if (sums.length > 0) write(sums.join(' · '), 9.5, { colour: INK_SOFT, left: NUMBER_COLUMN })
  const decided = decisionText(finding, input)
  if (decided) write(`${labels.decision}: ${decided}`, 9.5, { left: NUMBER_COLUMN })
}

/** A finding that runs over onto the next page is linked by its part on the first. */
function keepOnPage(place: FindingsPages['places'][0]): FindingsPages['places'][0] {
  const [left, bottom, right, top] = place.rectangle
  return { ...place, rectangle: bottom < top ? [left, bottom, right, top] : [left, MARGIN, right, top] }
}

async function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}
