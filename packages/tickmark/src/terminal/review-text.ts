import { Severity } from '@tickmark/document'
import type { Evidence, Finding } from '@tickmark/document'
import {
  checklistRows,
  coverageRows,
  figureSentence,
  formatCount,
  labelsOf,
  noFindingsText,
  placeOf,
  printScores,
  quoteOf,
  SHAPES,
  sortFindings,
} from '@tickmark/report'
import type { Labels, ReviewReportInput } from '@tickmark/report'
import { defuse } from './colours.ts'
import type { Colours } from './colours.ts'
import { cutTo, padTo, widthOf, wrapText } from './wrap-text.ts'

interface TerminalOptions {
  colours: Colours
  /** Columns. */
  width: number
  /** Of the file, as typed. */
  path: string
}

/** Operands shown of one finding: a long column of addends would hide the finding itself. */
const OPERANDS_SHOWN = 8

/** A review as text for a terminal: the scores, how many figures were verified, the findings by grade, and what was checked where. */
export function toTerminalText(input: ReviewReportInput, options: TerminalOptions): string {
  const sections = [
    head(input, options),
    ...Severity.options.flatMap((severity) => group(severity, input, options)),
    checked(input, options),
    checklists(input, options),
    foot(input, options),
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

function head(input: ReviewReportInput, { colours, path, width }: TerminalOptions): string {
  const { document, review, language } = input
  const labels = labelsOf(language)
  const facts = [
    labels.documentType[review.documentType],
    labels.documentLanguage[document.language],
    document.pages.length > 0 ? labels.pageCount(formatCount(document.pageCount, language)) : '',
    document.workbook ? labels.sheetCount(formatCount(document.workbook.sheets.length, language)) : '',
  ]
  const scores = printScores(input)
  return [
    colours.bold(defuse(path)),
    colours.dim(facts.filter(Boolean).join(' · ')),
    ...(review.looksLike ? wrapText(`! ${labels.looksLike(labels.documentType[review.looksLike])}`, width) : []),
    scores.map(({ name, text }) => `${name} ${colours.bold(text)}`).join('   '),
    ...scores.flatMap(({ reason }) => (reason ? wrapText(`○ ${reason}`, width) : [])),
    ...wrapText(figureSentence(review.figureCounts, language), width),
    ...notices(document, language, width),
  ].join('\n')
}

/** Pages that could not be read are said first: a review of half a document must not look like one of the whole. */
function notices(
  document: ReviewReportInput['document'],
  language: ReviewReportInput['language'],
  width: number,
): string[] {
  const labels = labelsOf(language)
  return document.notices.flatMap(({ key, location, detail }) => {
    const place = location ? `${placeOf(location, document, language)}: ` : ''
    return wrapText(`! ${place}${labels.notice[key]}${detail ? ` (${defuse(detail)})` : ''}`, width)
  })
}

function group(severity: Severity, input: ReviewReportInput, options: TerminalOptions): string[] {
  const findings = sortFindings(input.review.findings).filter((finding) => finding.severity === severity)
  if (findings.length === 0) return []
  const labels = labelsOf(input.language)
  const title = `${SHAPES[severity]} ${labels.findingCount(severity, formatCount(findings.length, input.language))}`
  return [
    options.colours[severity](options.colours.bold(title)),
    ...findings.map((finding, index) => findingText(finding, index + 1, input, options)),
  ]
}

function findingText(
  finding: Finding,
  number: number,
  input: ReviewReportInput,
  { colours, width }: TerminalOptions,
): string {
  const labels = labelsOf(input.language)
  const { title, message } = input.describe(finding)
  const [place, ...operands] = finding.evidence
  const indent = '     '
  const lead = padTo(`  ${number}.`, indent.length)
  const wrap = (text: string): string[] => wrapText(defuse(text), width - indent.length).map((line) => indent + line)
  const titleLine = `${lead}${colours.bold(defuse(title))}  ${colours.dim(`${placeOf(place.location, input.document, input.language)} · ${finding.ruleId}`)}`
  const lines = [
    titleLine,
    ...wrap(message),
    ...facts(finding, labels, width - indent.length).map((line) => indent + line),
  ]
  for (const operand of operands.slice(0, OPERANDS_SHOWN))
    lines.push(indent + colours.dim(cutTo(evidenceLine(operand, place, input), width - indent.length)))
  if (operands.length > OPERANDS_SHOWN) lines.push(`${indent}${colours.dim(`… +${operands.length - OPERANDS_SHOWN}`)}`)
  return lines.join('\n')
}

/** Quotation, printed value, expected value, arithmetic and what a correction does, their labels in one column. */
function facts(finding: Finding, labels: Labels, width: number): string[] {
  const [place] = finding.evidence
  const rows: [string, string | undefined][] = [
    [labels.quote, quoteOf(place, undefined, 300)],
    [labels.actual, finding.actual],
    [labels.expected, finding.expected],
    [labels.arithmetic, finding.arithmetic],
    [labels.effect, typeof finding.data.effect === 'string' ? finding.data.effect : undefined],
  ]
  const filled = rows.filter((row): row is [string, string] => Boolean(row[1]))
  const column = Math.max(...filled.map(([term]) => widthOf(term))) + 2
  return filled.flatMap(([term, value]) => {
    const [first = '', ...more] = wrapText(defuse(value), width - column)
    return [padTo(term, column) + first, ...more.map((line) => ' '.repeat(column) + line)]
  })
}

function evidenceLine(operand: Evidence, place: Evidence, { document, language }: ReviewReportInput): string {
  return defuse(`↳ ${placeOf(operand.location, document, language)}  ${quoteOf(operand, place)}`)
}

/** Sections shown of what was checked: the rest stands in the files. */
const SECTIONS_SHOWN = 8

/** What was checked, by section: those with most figures, in the document's order. */
function checked(input: ReviewReportInput, { colours, width }: TerminalOptions): string {
  const { heads, firstNumber, rows } = coverageRows(input)
  const most = rows
    .toSorted((a, b) => b.section.figures.total - a.section.figures.total)
    .slice(0, SECTIONS_SHOWN)
    .map(({ section }) => section)
  const lines = rows
    .filter(({ section }) => most.includes(section))
    .flatMap(({ cells }) => {
      const [title = '', kind = ''] = cells
      const counts = cells.flatMap((text, index) => (index >= firstNumber && text ? [`${heads[index]} ${text}`] : []))
      return [
        cutTo(`  ${defuse(title)}  ${colours.dim(defuse(kind))}`, width),
        ...wrapText(counts.join(' · '), width - 5).map((line) => `     ${line}`),
      ]
    })
  if (lines.length === 0) return ''
  const more = rows.length > most.length ? [`  … +${rows.length - most.length}`] : []
  return [colours.bold(labelsOf(input.language).checked), ...lines, ...more].join('\n')
}

/** One line for each checklist; its items stand in the files. */
function checklists(input: ReviewReportInput, { width }: TerminalOptions): string {
  return checklistRows(input)
    .flatMap(({ title, counts }) => wrapText(`${defuse(title)}: ${counts}`, width))
    .join('\n')
}

function foot(input: ReviewReportInput, { colours }: TerminalOptions): string {
  if (input.review.findings.length > 0) return ''
  return input.review.scores.trust === null
    ? `○ ${noFindingsText(input)}`
    : colours.verified(`✓ ${noFindingsText(input)}`)
}
