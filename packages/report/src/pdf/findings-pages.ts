import { BRAND } from '@tickmark/document'
import type { Finding, Severity } from '@tickmark/document'
import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib'
import { coverageRows } from '../words/coverage-rows.ts'
import { decisionText } from '../words/decision-text.ts'
import { SHAPES } from '../words/grades.ts'
import { figureSentence, formatCount, labelsOf } from '../words/labels.ts'
import { placeOf } from '../words/place.ts'
import type { ReviewReportInput } from '../input/report-input.ts'
import { noFindingsText, printScores } from '../words/scores.ts'
import { signOffRows } from '../words/sign-off-rows.ts'
import { MARGIN, startPages, type PageSetter } from './page-setter.ts'

/** The pages that list the findings, and where on them each finding stands. */
export interface FindingsPages {
  pages: readonly PDFPage[]
  /** By finding, in the order given: 0-based page and the rectangle `[left, bottom, right, top]` of its title, in points. */
  places: { page: number; rectangle: [number, number, number, number] }[]
}

const COLOURS: Record<Severity, string> = { serious: '#B3331D', warning: '#8A5A00', suggestion: '#2A5A9C' }
const INK_SOFT = '#3C4760'
const NUMBER_COLUMN = 26
/** The faces have no ballot cross. */
const BROKEN = '≠'

/** Sets the list of findings in front of the annotated document: scores, coverage, and each finding by its number. */
export async function setFindingsPages(
  pdf: PDFDocument,
  input: ReviewReportInput,
  findings: readonly Finding[],
): Promise<FindingsPages> {
  const setter = await startPages(pdf, input.language)
  const places: FindingsPages['places'] = []
  await setHead(input, setter)
  for (const [index, finding] of findings.entries()) {
    setter.keepRoom(90)
    setter.skip(0.8)
    const top = setter.y
    const page = setter.pages.length - 1
    await setter.write(`${index + 1}`, 11, { weight: 'bold', colour: COLOURS[finding.severity] })
    setter.y = top
    await setFinding(finding, input, setter)
    const bottom = setter.fromBottom(Math.max(setter.y, top + 14))
    places.push(keepOnPage({ page, rectangle: [MARGIN, bottom, setter.right, setter.fromBottom(top)] }))
  }
  await setCoverage(input, setter)
  await setter.finish()
  return { pages: setter.pages, places }
}

async function setHead(input: ReviewReportInput, setter: PageSetter): Promise<void> {
  const { document, review, language, letterhead } = input
  const labels = labelsOf(language)
  const scores = printScores(input)
  const soft = { colour: INK_SOFT }
  await setter.write([letterhead?.firm, labels.reviewReport].filter(Boolean).join(' · '), 10, soft)
  await setter.write(document.name, 18, { weight: 'bold' })
  setter.skip(0.3)
  const facts = [labels.documentType[review.documentType], ...scores.map(({ name, text }) => `${name} ${text}`)]
  await setter.write(facts.join(' · '), 11)
  for (const { reason } of scores) if (reason) await setter.write(reason, 10, soft)
  await setter.write(figureSentence(review.figureCounts, language), 10, soft)
  for (const row of signOffRows(input).rows) await setter.write(`${labels.signOffs}: ${row.join(' · ')}`, 10, soft)
  const rules = formatCount(review.engine.rules, language)
  await setter.write(labels.generatedBy(BRAND.name[language], review.engine.version, rules), 9, soft)
  setter.skip(0.6)
  setter.drawRule()
  if (review.findings.length === 0) {
    setter.skip(0.6)
    await setter.write(noFindingsText(input), 11)
  }
}

/** Section by section: figures verified of all, and the checks that were made. */
export async function setCoverage(input: ReviewReportInput, setter: PageSetter): Promise<void> {
  const { heads, firstNumber, rows } = coverageRows(input)
  if (rows.length === 0) return
  setter.keepRoom(120)
  setter.skip(1)
  await setter.write(labelsOf(input.language).checked, 12, { weight: 'bold' })
  for (const { cells } of rows) {
    const counts = cells.flatMap((text, index) =>
      index >= firstNumber && text ? [`${heads[index]} ${text.replace('✗', BROKEN)}`] : [],
    )
    setter.skip(0.3)
    await setter.write([cells[0], cells[1]].filter(Boolean).join(' · '), 9.5)
    await setter.write(counts.join(' · '), 9, { colour: INK_SOFT, left: NUMBER_COLUMN })
  }
}

async function setFinding(finding: Finding, input: ReviewReportInput, { write }: PageSetter): Promise<void> {
  const labels = labelsOf(input.language)
  const { title, message } = input.describe(finding)
  const place = placeOf(finding.evidence[0].location, input.document, input.language)
  await write(title, 11, { weight: 'bold', left: NUMBER_COLUMN })
  await write(
    `${SHAPES[finding.severity]} ${labels.severity[finding.severity]} · ${labels.category[finding.category]} · ${place}`,
    9,
    { colour: COLOURS[finding.severity], left: NUMBER_COLUMN },
  )
  await write(message, 10, { left: NUMBER_COLUMN })
  const sums = [
    finding.actual && `${labels.actual}: ${finding.actual}`,
    finding.expected && `${labels.expected}: ${finding.expected}`,
    finding.arithmetic && `${labels.arithmetic}: ${finding.arithmetic}`,
  ].filter(Boolean)
  if (sums.length > 0) await write(sums.join(' · '), 9.5, { colour: INK_SOFT, left: NUMBER_COLUMN })
  const decided = decisionText(finding, input)
  if (decided) await write(`${labels.decision}: ${decided}`, 9.5, { left: NUMBER_COLUMN })
}

/** A finding that runs over onto the next page is linked by its part on the first. */
function keepOnPage(place: FindingsPages['places'][0]): FindingsPages['places'][0] {
  const [left, bottom, right, top] = place.rectangle
  return { ...place, rectangle: bottom < top ? [left, bottom, right, top] : [left, MARGIN, right, top] }
}
