import { BRAND, FigureState } from '@tickmark/document'
import type { Severity } from '@tickmark/document'
import type { ReviewReportInput } from '../../input/report-input.ts'
import { changeText } from '../../words/change-text.ts'
import {
  decisionRows,
  findingFacts,
  findingsByArea,
  type NumberedFinding,
  overviewRows,
} from '../../words/findings-by-area.ts'
import { SHAPES } from '../../words/grades.ts'
import { groupKeyFigures } from '../../words/key-figure-groups.ts'
import { figureSentence, formatCount, labelsOf } from '../../words/labels.ts'
import { placeOf } from '../../words/place.ts'
import { scopeRows } from '../../words/scope-rows.ts'
import { noFindingsText, printScores } from '../../words/scores.ts'
import { signOffRows } from '../../words/sign-off-rows.ts'
import { setCoverage } from '../findings-pages.ts'
import { startPages, type PageSetter } from '../page-setter.ts'
import { savePdf } from '../save-pdf.ts'
import { setCover } from './cover.ts'
import { type Column, setTable } from './set-table.ts'

const COLOURS: Record<Severity, string> = { serious: '#B3331D', warning: '#8A5A00', suggestion: '#2A5A9C' }
const SOFT = '#3C4760'
const SIZES = { section: 15, area: 12, title: 11, body: 10 }
/** Points by which what is said of a finding stands in. */
const INDENT = 18
const TERMS: readonly Column[] = [{ share: 0.25 }, { share: 0.75 }]
const OVERVIEW: readonly Column[] = [
  { share: 0.18 },
  { share: 0.33 },
  { share: 0.12 },
  { share: 0.25 },
  { share: 0.12 },
]
const DECISIONS: readonly Column[] = [{ share: 0.45 }, { share: 0.55 }]
const SIGN_OFFS: readonly Column[] = [{ share: 0.14 }, { share: 0.22 }, { share: 0.24 }, { share: 0.4 }]
const KEY_FIGURES: readonly Column[] = [
  { share: 0.36 },
  { share: 0.18, align: 'right' },
  { share: 0.18, align: 'right' },
  { share: 0.12, align: 'right' },
  { share: 0.16 },
]

/** The review as a PDF to be signed and sent: what the Word report says, in the same order. */
export async function toReportPdf(input: ReviewReportInput): Promise<Uint8Array> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const { document, language, letterhead } = input
  const labels = labelsOf(language)
  // No clock: the same review gives the same file.
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.setTitle(`${labels.reviewReport}: ${document.name}`, { showInWindowTitleBar: true })
  pdf.setAuthor(letterhead?.firm ?? BRAND.name[language])
  pdf.setLanguage(language)
  const setter = await startPages(pdf, language)
  await setCover(pdf, input, setter)
  await setOverview(input, setter)
  await setScope(input, setter)
  await setScores(input, setter)
  await setFindings(input, setter)
  await setHandling(input, setter)
  await setKeyFigures(input, setter)
  await setCoverage(input, setter)
  const by = labels.generatedBy(
    BRAND.name[language],
    input.review.engine.version,
    formatCount(input.review.engine.rules, language),
  )
  setter.skip(1)
  await setter.write(by, 9, { colour: SOFT })
  // The cover has no foot.
  await setter.finish((page, pages) => (page === 1 ? '' : `${document.name} · ${page} / ${pages}`))
  return savePdf(pdf)
}

async function setHeading(setter: PageSetter, text: string): Promise<void> {
  setter.keepRoom(90)
  setter.skip(1.2)
  await setter.write(text, SIZES.section, { weight: 'bold' })
}

async function setParagraphs(setter: PageSetter, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await setter.write(text, SIZES.body)
    setter.skip(0.4)
  }
}

/** What most readers want, before how it came about. */
async function setOverview(input: ReviewReportInput, setter: PageSetter): Promise<void> {
  const { heads, rows } = overviewRows(input)
  await setHeading(setter, labelsOf(input.language).overview)
  if (rows.length === 0) return setParagraphs(setter, [noFindingsText(input)])
  await setTable(setter, OVERVIEW, { heads, rows })
}

async function setScope(input: ReviewReportInput, setter: PageSetter): Promise<void> {
  const labels = labelsOf(input.language)
  await setHeading(setter, labels.scope)
  await setTable(setter, TERMS, { rows: scopeRows(input) })
  await setHeading(setter, labels.method)
  await setParagraphs(setter, labels.methodText)
}

async function setScores(input: ReviewReportInput, setter: PageSetter): Promise<void> {
  const { review, language, summaryText } = input
  const labels = labelsOf(language)
  const scores = printScores(input)
  const thirds: Column[] = scores.map(() => ({ share: 1 / scores.length }))
  await setHeading(setter, labels.scores)
  await setTable(setter, thirds, { heads: scores.map(({ name }) => name), rows: [scores.map(({ text }) => text)] })
  setter.skip(0.4)
  await setParagraphs(
    setter,
    scores.flatMap(({ reason }) => reason ?? []),
  )
  await setTable(setter, thirds, {
    heads: FigureState.options.map((state) => labels.figureState[state]),
    rows: [FigureState.options.map((state) => formatCount(review.figureCounts[state], language))],
  })
  setter.skip(0.4)
  await setParagraphs(setter, [figureSentence(review.figureCounts, language)])
  if (summaryText.length === 0) return
  await setHeading(setter, labels.summary)
  await setParagraphs(setter, summaryText)
}

async function setFindings(input: ReviewReportInput, setter: PageSetter): Promise<void> {
  await setHeading(setter, labelsOf(input.language).findings)
  if (input.review.findings.length === 0) return setParagraphs(setter, [noFindingsText(input)])
  for (const { title, findings } of findingsByArea(input)) {
    setter.keepRoom(110)
    setter.skip(0.5)
    await setter.write(title, SIZES.area, { weight: 'bold' })
    setter.drawRule({ thickness: 0.6 })
    for (const numbered of findings) await setFinding(numbered, input, setter)
  }
}

async function setFinding(
  { finding, number }: NumberedFinding,
  input: ReviewReportInput,
  setter: PageSetter,
): Promise<void> {
  const labels = labelsOf(input.language)
  const { title, message } = input.describe(finding)
  setter.keepRoom(80)
  setter.skip(0.6)
  const grade = `${SHAPES[finding.severity]} ${labels.severity[finding.severity]}`
  await setter.write(`${number}. ${grade}`, SIZES.body, { weight: 'bold', colour: COLOURS[finding.severity] })
  await setter.write(title, SIZES.title, { weight: 'bold', left: INDENT })
  await setter.write(message, SIZES.body, { left: INDENT })
  for (const [term, value] of findingFacts(finding, input))
    await setter.write(`${term}: ${value}`, 9.5, { left: INDENT, colour: SOFT })
}

/** What people did about the review: decisions, then signatures. */
async function setHandling(input: ReviewReportInput, setter: PageSetter): Promise<void> {
  const labels = labelsOf(input.language)
  const decided = decisionRows(input)
  if (decided.rows.length > 0) {
    await setHeading(setter, labels.decisions)
    await setTable(setter, DECISIONS, decided)
  }
  const signed = signOffRows(input)
  if (signed.rows.length === 0) return
  await setHeading(setter, labels.signOffs)
  await setTable(setter, SIGN_OFFS, signed)
}

async function setKeyFigures({ review, document, language }: ReviewReportInput, setter: PageSetter): Promise<void> {
  const labels = labelsOf(language)
  const groups = groupKeyFigures(review.summary.keyFigures)
  if (groups.length === 0) return
  await setHeading(setter, labels.keyFigures)
  for (const { currentPeriod, priorPeriod, figures } of groups) {
    const heads = [labels.item, currentPeriod, priorPeriod, labels.change, labels.place]
    const rows = figures.map((figure) => [
      figure.label,
      figure.current,
      figure.prior ?? '',
      changeText(figure, labels),
      placeOf(figure.location, document, language),
    ])
    await setTable(setter, KEY_FIGURES, { heads, rows })
    setter.skip(0.6)
  }
}
