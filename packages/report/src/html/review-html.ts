import { BRAND, Severity } from '@tickmark/document'
import type { Evidence, Finding } from '@tickmark/document'
import { decisionText } from '../words/decision-text.ts'
import { escapeHtml } from '../words/escape-html.ts'
import { SHAPES, sortFindings } from '../words/grades.ts'
import { figureSentence, formatCount, labelsOf } from '../words/labels.ts'
import type { Labels } from '../words/labels/label-set.ts'
import { placeOf } from '../words/place.ts'
import { quoteOf } from '../words/quote.ts'
import type { ReportInput, ReviewReportInput } from '../input/report-input.ts'
import { noFindingsText, printScores } from '../words/scores.ts'
import { signOffRows } from '../words/sign-off-rows.ts'
import { coverageToHtml, deductionsToHtml, keyFiguresToHtml } from './figures-html.ts'
import { findingAnchor } from './marks.ts'
import type { Marks } from './marks.ts'

/** File, type, language, size and checksum. */
export function factsToHtml(input: ReportInput): string {
  const { document, review, language, sha256 } = input
  const labels = labelsOf(language)
  const rows: [string, string | undefined][] = [
    [labels.file, document.name],
    [labels.type, review && labels.documentType[review.documentType]],
    [labels.language, labels.documentLanguage[document.language]],
    [
      document.workbook ? labels.sheets : labels.pages,
      document.pages.length > 0 || document.workbook ? formatCount(document.pageCount, language) : undefined,
    ],
    [labels.checksum, sha256],
  ]
  return `<dl class="facts">${rows.map(([term, value]) => (value ? `<dt>${term}</dt><dd>${escapeHtml(value)}</dd>` : '')).join('')}</dl>`
}

/** Scores, coverage, summary, deductions and the findings. */
export function reviewToHtml(input: ReviewReportInput, marks: Marks): string {
  const labels = labelsOf(input.language)
  return [
    scoresToHtml(input),
    signOffsToHtml(input, labels),
    `<p>${escapeHtml(figureSentence(input.review.figureCounts, input.language))}</p>`,
    tallyToHtml(input, labels),
    summaryToHtml(input, labels),
    `<h2 id="findings">${labels.findings}</h2>`,
    findingsToHtml(input, marks),
    suppressedToHtml(input, labels),
    keyFiguresToHtml(input, labels),
    coverageToHtml(input, labels),
    deductionsToHtml(input, labels),
  ].join('\n')
}

function signOffsToHtml(input: ReviewReportInput, labels: Labels): string {
  const { heads, rows } = signOffRows(input)
  if (rows.length === 0) return ''
  const cells = (tag: 'th' | 'td', row: readonly string[]): string =>
    `<tr>${row.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')}</tr>`
  return `<h2>${labels.signOffs}</h2><table><thead>${cells('th', heads)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`
}

function scoresToHtml(input: ReviewReportInput): string {
  const scores = printScores(input).map(({ name, value, text, reason }) => {
    // Sizes and colours stand in the drawing itself: where a reader drops style sheets it is no black block.
    const bar = `<svg viewBox="0 0 100 4" width="180" height="6" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="4" fill="#F1EEE7"/><rect class="bar" width="${value}" height="4" fill="#14203A"/></svg>`
    return value === null
      ? `<div class="score">${name}<b class="none">${text}</b><span>${escapeHtml(reason ?? '')}</span></div>`
      : `<div class="score">${name}<b>${text}</b>${bar}</div>`
  })
  return `<div class="scores">${scores.join('')}</div>`
}

function tallyToHtml({ review, language }: ReviewReportInput, labels: Labels): string {
  const items = Severity.options.flatMap((severity) => {
    const count = review.findings.filter((finding) => finding.severity === severity).length
    if (count === 0) return []
    return [
      `<li class="${severity}"><span class="grade">${SHAPES[severity]} ${labels.findingCount(severity, formatCount(count, language))}</span></li>`,
    ]
  })
  return items.length > 0 ? `<ul class="tally">${items.join('')}</ul>` : ''
}

function summaryToHtml({ summaryText }: ReviewReportInput, labels: Labels): string {
  if (summaryText.length === 0) return ''
  return `<h2>${labels.summary}</h2>\n${summaryText.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}`
}

function findingsToHtml(input: ReviewReportInput, marks: Marks): string {
  if (input.review.findings.length === 0) return `<p>${noFindingsText(input)}</p>`
  return sortFindings(input.review.findings)
    .map((finding) => findingToHtml(finding, input, marks))
    .join('\n')
}

function findingToHtml(finding: Finding, input: ReviewReportInput, marks: Marks): string {
  const labels = labelsOf(input.language)
  const text = input.describe(finding)
  const [place, ...operands] = finding.evidence
  const confidence = new Intl.NumberFormat(input.language, { style: 'percent', maximumFractionDigits: 0 }).format(
    finding.confidence,
  )
  const rows: [string, string][] = [
    [labels.place, evidenceToHtml(quoteOf(place), place, marks.anchorOf(finding, 0), input)],
    [labels.actual, escapeHtml(finding.actual ?? '')],
    [labels.expected, escapeHtml(finding.expected ?? '')],
    [labels.arithmetic, finding.arithmetic ? `<span class="sum">${escapeHtml(finding.arithmetic)}</span>` : ''],
    [labels.decision, escapeHtml(decisionText(finding, input))],
    [
      labels.evidence,
      listToHtml(
        operands.map((operand, index) =>
          evidenceToHtml(quoteOf(operand, place), operand, marks.anchorOf(finding, index + 1), input),
        ),
      ),
    ],
  ]
  return [
    `<section class="finding ${finding.severity}" id="${escapeHtml(findingAnchor(finding))}">`,
    `<div class="meta"><span class="grade">${SHAPES[finding.severity]} ${labels.severity[finding.severity]}</span><span>${labels.category[finding.category]}</span><span>${escapeHtml(finding.ruleId)}</span><span>${labels.confidence} ${confidence}</span></div>`,
    `<h3>${escapeHtml(text.title)}</h3>`,
    `<p>${escapeHtml(text.message)}</p>`,
    `<dl>${rows.map(([term, value]) => (value ? `<dt>${term}</dt><dd>${value}</dd>` : '')).join('')}</dl>`,
    text.explanation ? `<details open><summary>${labels.why}</summary>${escapeHtml(text.explanation)}</details>` : '',
    '</section>',
  ].join('\n')
}

/** What the firm has put aside, each with its reason: it counts for nothing, and stays on file. */
function suppressedToHtml(input: ReviewReportInput, labels: Labels): string {
  const { suppressed = [] } = input.review
  if (suppressed.length === 0) return ''
  const items = suppressed.map(({ finding, reason }) => {
    const { title, message } = input.describe(finding)
    const place = placeOf(finding.evidence[0].location, input.document, input.language)
    return `<dt>${escapeHtml(title)}</dt><dd>${escapeHtml(message)} (${escapeHtml(place)})<br>${labels.reason}: ${escapeHtml(reason)}</dd>`
  })
  return `<h2 id="put-aside">${labels.suppressed}</h2>\n<dl class="aside">${items.join('')}</dl>`
}

function evidenceToHtml(
  quote: string,
  { location }: Evidence,
  anchor: string | undefined,
  { document, language }: ReportInput,
): string {
  const place = escapeHtml(placeOf(location, document, language))
  const link = anchor ? `<a href="#${escapeHtml(anchor)}">${place}</a>` : place
  return `${link} <q>${escapeHtml(quote)}</q>`
}

function listToHtml(items: readonly string[]): string {
  return items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : ''
}

/** By whom the report was made. */
export function footerToHtml({ review, language }: ReviewReportInput): string {
  const line = labelsOf(language).generatedBy(
    BRAND.name[language],
    review.engine.version,
    formatCount(review.engine.rules, language),
  )
  return `<footer>${escapeHtml(line)}</footer>`
}
