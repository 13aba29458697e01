import { BRAND, FigureState } from '@tickmark/document'
import type { Severity } from '@tickmark/document'
import type * as Docx from 'docx'
import { coverPage } from './cover.ts'
import { gridTable } from './grid-table.ts'
import { changeText } from '../words/change-text.ts'
import { checklistRows } from '../words/checklist-rows.ts'
import { coverageRows } from '../words/coverage-rows.ts'
import {
  decisionRows,
  findingFacts,
  findingsByArea,
  type NumberedFinding,
  overviewRows,
} from '../words/findings-by-area.ts'
import { SHAPES } from '../words/grades.ts'
import { groupKeyFigures } from '../words/key-figure-groups.ts'
import { figureSentence, formatCount, labelsOf } from '../words/labels.ts'
import { placeOf } from '../words/place.ts'
import type { ReviewReportInput } from '../input/report-input.ts'
import { scopeRows } from '../words/scope-rows.ts'
import { noFindingsText, printScores } from '../words/scores.ts'
import { signOffRows } from '../words/sign-off-rows.ts'

const COLOURS: Record<Severity, string> = { serious: 'B3331D', warning: '8A5A00', suggestion: '2A5A9C' }
const KEPT = { paragraph: { keepNext: true } }
const FONTS = { 'zh-CN': 'Microsoft YaHei', en: 'Calibri', ko: 'Malgun Gothic', ja: 'Yu Gothic' }

/** The review as a Word document, to be edited, sent round and filed. */
export async function toDocx(input: ReviewReportInput): Promise<Uint8Array> {
  const docx = await import('docx')
  const { document, review, language, summaryText } = input
  const labels = labelsOf(language)
  const { Document, HeadingLevel, Packer } = docx
  const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]): Docx.Paragraph =>
    new docx.Paragraph({ text, heading: level })
  const paragraph = (text: string): Docx.Paragraph => new docx.Paragraph({ text, spacing: { after: 120 } })
  const section = (title: string, ...content: (Docx.Paragraph | Docx.Table)[]) =>
    content.length > 0 ? [heading(title, HeadingLevel.HEADING_1), ...content] : []
  const children = [
    ...coverPage(docx, input),
    ...section(
      labels.overview,
      review.findings.length === 0 ? paragraph(noFindingsText(input)) : overviewTable(docx, input),
    ),
    ...section(labels.scope, gridTable(docx, scopeRows(input), 'plain')),
    ...section(labels.method, ...labels.methodText.map(paragraph)),
    ...section(
      labels.scores,
      scoresTable(docx, input),
      ...printScores(input).flatMap(({ reason }) => (reason ? [paragraph(reason)] : [])),
      paragraph(''),
      figuresTable(docx, input),
      paragraph(figureSentence(review.figureCounts, language)),
    ),
    ...section(labels.summary, ...summaryText.map(paragraph)),
    ...section(
      labels.findings,
      ...(review.findings.length === 0 ? [paragraph(noFindingsText(input))] : findings(docx, input)),
    ),
    ...section(labels.decisions, ...decisions(docx, input)),
    ...signOffs(docx, input),
    ...keyFigures(docx, input),
    ...coverage(docx, input),
    ...checklists(docx, input),
    paragraph(
      labels.generatedBy(BRAND.name[language], review.engine.version, formatCount(review.engine.rules, language)),
    ),
  ]
  const file = new Document({
    title: `${labels.reviewReport}: ${document.name}`,
    creator: input.letterhead?.firm ?? BRAND.name[language],
    styles: {
      default: {
        document: { run: { font: { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: FONTS[language] }, size: 21 } },
        // A heading never stands alone at the foot of a page.
        heading1: KEPT,
        heading2: KEPT,
      },
    },
    sections: [{ children }],
  })
  return new Uint8Array(await Packer.toArrayBuffer(file))
}

/** Who signed the review, when, and what. */
function signOffs(docx: typeof Docx, input: ReviewReportInput): (Docx.Paragraph | Docx.Table)[] {
  const { heads, rows } = signOffRows(input)
  if (rows.length === 0) return []
  const text = labelsOf(input.language).signOffs
  return [new docx.Paragraph({ text, heading: docx.HeadingLevel.HEADING_1 }), gridTable(docx, [heads, ...rows])]
}

/** How many figures are in each state. */
function figuresTable(docx: typeof Docx, { review, language }: ReviewReportInput): Docx.Table {
  const { figureState } = labelsOf(language)
  const states = FigureState.options
  return gridTable(docx, [
    states.map((state) => figureState[state]),
    states.map((state) => formatCount(review.figureCounts[state], language)),
  ])
}

/** All findings in one table. */
function overviewTable(docx: typeof Docx, input: ReviewReportInput): Docx.Table {
  const { heads, rows } = overviewRows(input)
  return gridTable(docx, [heads, ...rows])
}

/** Findings under the areas that they concern. */
function findings(docx: typeof Docx, input: ReviewReportInput): Docx.Paragraph[] {
  return findingsByArea(input).flatMap(({ title, findings: own }) => [
    new docx.Paragraph({ text: title, heading: docx.HeadingLevel.HEADING_2 }),
    ...own.flatMap((numbered) => findingParagraphs(docx, numbered, input)),
  ])
}

/** What was decided on which finding; empty where nothing was. */
function decisions(docx: typeof Docx, input: ReviewReportInput): Docx.Table[] {
  const { heads, rows } = decisionRows(input)
  return rows.length > 0 ? [gridTable(docx, [heads, ...rows])] : []
}

function scoresTable(docx: typeof Docx, input: ReviewReportInput): Docx.Table {
  const scores = printScores(input)
  return gridTable(docx, [scores.map(({ name }) => name), scores.map(({ text }) => text)])
}

function findingParagraphs(
  docx: typeof Docx,
  { finding, number }: NumberedFinding,
  input: ReviewReportInput,
): Docx.Paragraph[] {
  const labels = labelsOf(input.language)
  const { title, message } = input.describe(finding)
  return [
    new docx.Paragraph({
      heading: docx.HeadingLevel.HEADING_3,
      keepNext: true,
      children: [
        new docx.TextRun({
          text: `${number}. ${SHAPES[finding.severity]} ${labels.severity[finding.severity]}  `,
          color: COLOURS[finding.severity],
          bold: true,
        }),
        new docx.TextRun({ text: title, bold: true }),
      ],
    }),
    new docx.Paragraph({ text: message, spacing: { after: 80 } }),
    ...findingFacts(finding, input).map(
      ([term, value]) =>
        new docx.Paragraph({
          indent: { left: 360 },
          children: [new docx.TextRun({ text: `${term}: `, color: '5E687E' }), new docx.TextRun({ text: value })],
        }),
    ),
  ]
}

function keyFigures(
  docx: typeof Docx,
  { review, document, language }: ReviewReportInput,
): (Docx.Paragraph | Docx.Table)[] {
  const labels = labelsOf(language)
  const groups = groupKeyFigures(review.summary.keyFigures)
  if (groups.length === 0) return []
  return [
    new docx.Paragraph({ text: labels.keyFigures, heading: docx.HeadingLevel.HEADING_1 }),
    ...groups.flatMap(({ currentPeriod, priorPeriod, figures }) => [
      gridTable(docx, [
        [labels.item, currentPeriod, priorPeriod, labels.change, labels.place],
        ...figures.map((figure) => [
          figure.label,
          figure.current,
          figure.prior ?? '',
          changeText(figure, labels),
          placeOf(figure.location, document, language),
        ]),
      ]),
      new docx.Paragraph({ text: '' }),
    ]),
  ]
}

/** What was checked in each section, and what is left open there. */
function coverage(docx: typeof Docx, input: ReviewReportInput): (Docx.Paragraph | Docx.Table)[] {
  const { heads, rows } = coverageRows(input)
  if (rows.length === 0) return []
  return [
    new docx.Paragraph({ text: labelsOf(input.language).checked, heading: docx.HeadingLevel.HEADING_1 }),
    gridTable(docx, [heads, ...rows.map(({ cells }) => cells)]),
  ]
}

/** Each checklist: what is open first in a line, then its items. */
function checklists(docx: typeof Docx, input: ReviewReportInput): (Docx.Paragraph | Docx.Table)[] {
  const lists = checklistRows(input)
  if (lists.length === 0) return []
  return [
    new docx.Paragraph({ text: labelsOf(input.language).checklists, heading: docx.HeadingLevel.HEADING_1 }),
    new docx.Paragraph({ text: labelsOf(input.language).checklistNote, spacing: { after: 120 } }),
    ...lists.flatMap(({ title, counts, heads, rows }) => [
      new docx.Paragraph({ text: title, heading: docx.HeadingLevel.HEADING_2 }),
      new docx.Paragraph({ text: counts, spacing: { after: 120 } }),
      // Every row of a list is of the list that the heading names.
      gridTable(docx, [heads.slice(1), ...rows.map((cells) => cells.slice(1))]),
    ]),
  ]
}
