import { addTo, itemAt, ReadError } from '@tickmark/document'
import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib'
import type { Box, Document, Finding } from '@tickmark/document'
import { decisionText } from '../words/decision-text.ts'
import { sortFindings } from '../words/grades.ts'
import { labelsOf } from '../words/labels.ts'
import type { OriginalFile, ReviewReportInput } from '../input/report-input.ts'
import { createBoxFinder } from './tight-box.ts'
import { addComment, addLink, drawTicks, MARK_COLOURS, type VerifiedFigure } from './annotations.ts'
import { setFindingsPages } from './findings-pages.ts'
import { openOriginal } from './open-original.ts'
import { savePdf } from './save-pdf.ts'

/** A page of the annotated PDF by the number that it has in the document. */
type PageOf = (number: number | undefined) => PDFPage | undefined

/**
 * The original with the review on it: a list of the findings in front, a commented mark at each finding's place, dashed marks
 * at its operands, and a tick beside every verified figure, or a line under it where words follow at once. Throws `UNSUPPORTED_FORMAT` for formats without pages.
 */
export async function toAnnotatedPdf(input: ReviewReportInput, file: OriginalFile): Promise<Uint8Array> {
  const { document } = input
  if (document.pages.length === 0) throw new ReadError('UNSUPPORTED_FORMAT', `${document.format} has no pages`)
  const { pdf, isOriginal } = await openOriginal(document, file)
  const pages = pdf.getPages()
  const indexes = new Map(document.pages.map(({ number }, index) => [number, isOriginal ? number - 1 : index]))
  const pageOf: PageOf = (number) => (number === undefined ? undefined : pages[indexes.get(number) ?? -1])
  const findings = sortFindings(input.review.findings)

  const print = wordsByPage(document)
  for (const [number, figures] of verifiedFigures(input)) {
    const page = pageOf(number)
    if (page) drawTicks(page, figures, print.get(number) ?? [])
  }
  for (const [index, finding] of findings.entries()) await markFinding(finding, index + 1, input, pageOf)
  await putFindingsInFront(pdf, input, findings, pageOf)
  return savePdf(pdf)
}

function verifiedFigures({ review, document }: ReviewReportInput): Map<number, VerifiedFigure[]> {
  const findBox = createBoxFinder(document)
  const figures = new Map<number, VerifiedFigure[]>()
  for (const { state, location } of review.figures) {
    const box = state === 'verified' ? findBox(location) : undefined
    if (!box || !location.page) continue
    const isCell = location.rowIndex !== undefined
    addTo(figures, location.page, { box, ...(isCell && location.box && { cell: location.box }) })
  }
  return figures
}

/** Where words stand on each page, those of heads and feet too. */
function wordsByPage({ blocks }: Document): Map<number, Box[]> {
  const boxes = new Map<number, Box[]>()
  for (const block of blocks) {
    if (block.type === 'picture') continue
    const words = block.type === 'table' ? block.cells.flatMap((cell) => cell.words ?? []) : (block.words ?? [])
    for (const { box, page = block.page } of words) if (page !== undefined) addTo(boxes, page, box)
  }
  return boxes
}

async function markFinding(finding: Finding, number: number, input: ReviewReportInput, pageOf: PageOf): Promise<void> {
  const labels = labelsOf(input.language)
  const { title, message, explanation } = input.describe(finding)
  const heading = `${number}. ${labels.severity[finding.severity]}: ${title}`
  const text = [message, finding.arithmetic, explanation, decisionText(finding, input)].filter(Boolean).join('\n')
  for (const [index, { location }] of finding.evidence.entries()) {
    if (location.file && location.file !== input.document.name) continue
    const page = pageOf(location.page)
    if (!page || !location.box) continue
    const isPlace = index === 0
    await addComment(page, location.box, {
      title: isPlace ? heading : `${number}. ${labels.evidence}: ${title}`,
      text: isPlace ? text : (finding.arithmetic ?? message),
      colour: MARK_COLOURS[finding.severity],
      filled: isPlace,
    })
  }
}

/** Each entry of the list leads to the page of its mark. */
async function putFindingsInFront(
  pdf: PDFDocument,
  input: ReviewReportInput,
  findings: readonly Finding[],
  pageOf: PageOf,
): Promise<void> {
  const { pages, places } = await setFindingsPages(pdf, input, findings)
  places.forEach(({ page, rectangle }, index) => {
    const from = pages[page]
    const to = pageOf(itemAt(findings, index).evidence[0].location.page)
    if (from && to) addLink(from, rectangle, to)
  })
}
