import { BRAND, Severity } from '@tickmark/document'
import type { Evidence, Finding } from '@tickmark/document'
import { coverageRows } from '../words/coverage-rows.ts'
import { decisionText } from '../words/decision-text.ts'
import { SHAPES, sortFindings } from '../words/grades.ts'
import { figureSentence, formatCount, labelsOf } from '../words/labels.ts'
import { placeOf } from '../words/place.ts'
import { quoteOf } from '../words/quote.ts'
import { reviewed } from '../input/report-input.ts'
import type { ReportInput, ReviewReportInput } from '../input/report-input.ts'
import { noFindingsText, printScores } from '../words/scores.ts'
import { signOffRows } from '../words/sign-off-rows.ts'
import { escapeMarkdown, escapeMarkdownCell } from './escape-markdown.ts'
import { keyFiguresToMarkdown } from './key-figures-markdown.ts'
import { toMarkdownTable } from './markdown-table.ts'

/** The review as Markdown: scores, summary, findings with their evidence, key figures, deductions. */
export function toReportMarkdown(input: ReportInput): string {
  const subject = reviewed(input)
  const sections = [
    head(subject),
    signOffs(subject),
    summary(subject),
    findings(subject),
    suppressed(subject),
    keyFiguresToMarkdown(subject),
    coverage(subject),
    deductions(subject),
    notices(subject),
    foot(subject),
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

function head(input: ReviewReportInput): string {
  const { document, review, language, sha256, letterhead } = input
  const labels = labelsOf(language)
  const facts = [
    `${labels.type}: ${labels.documentType[review.documentType]}`,
    `${labels.language}: ${labels.documentLanguage[document.language]}`,
    ...(document.pages.length > 0 ? [`${labels.pages}: ${formatCount(document.pageCount, language)}`] : []),
    ...(sha256 ? [`${labels.checksum}: \`${sha256}\``] : []),
  ]
  const scores = printScores(input)
  const reasons = scores.flatMap(({ reason }) => (reason ? [`- ${escapeMarkdown(reason)}`] : []))
  return [
    `# ${labels.reviewReport}: ${escapeMarkdown(document.name)}`,
    ...(letterhead ? [`**${escapeMarkdown(letterhead.firm)}**`] : []),
    facts.map((fact) => `- ${fact}`).join('\n'),
    toMarkdownTable([scores.map(({ name }) => name), scores.map(() => '---:'), scores.map(({ text }) => text)]),
    ...(reasons.length > 0 ? [reasons.join('\n')] : []),
    figureSentence(review.figureCounts, language),
  ].join('\n\n')
}

function signOffs(input: ReviewReportInput): string {
  const { heads, rows } = signOffRows(input)
  if (rows.length === 0) return ''
  const body = rows.map((row) => row.map(escapeMarkdownCell))
  return `## ${labelsOf(input.language).signOffs}\n\n${toMarkdownTable([heads, heads.map(() => '---'), ...body])}`
}

function summary({ summaryText, language }: ReviewReportInput): string {
  if (summaryText.length === 0) return ''
  return [`## ${labelsOf(language).summary}`, ...summaryText.map(escapeMarkdown)].join('\n\n')
}

function findings(input: ReviewReportInput): string {
  const labels = labelsOf(input.language)
  const { findings: all } = input.review
  if (all.length === 0) return `## ${labels.findings}\n\n${noFindingsText(input)}`
  const counts = Severity.options.flatMap((severity) => {
    const count = all.filter((finding) => finding.severity === severity).length
    return count > 0 ? [`${SHAPES[severity]} ${labels.findingCount(severity, formatCount(count, input.language))}`] : []
  })
  return [
    `## ${labels.findings}`,
    counts.join(' · '),
    ...sortFindings(all).map((finding) => findingToMarkdown(finding, input)),
  ].join('\n\n')
}

/** What the firm has put aside, each with its reason: it counts for nothing, and stays on file. */
function suppressed(input: ReviewReportInput): string {
  const { suppressed: aside = [] } = input.review
  if (aside.length === 0) return ''
  const labels = labelsOf(input.language)
  const items = aside.map(({ finding, reason }) => {
    const { title, message } = input.describe(finding)
    return `- **${escapeMarkdown(title)}**: ${escapeMarkdown(message)} ${labels.reason}: ${escapeMarkdown(reason)}`
  })
  return [`## ${labels.suppressed}`, items.join('\n')].join('\n\n')
}

function findingToMarkdown(finding: Finding, input: ReviewReportInput): string {
  const labels = labelsOf(input.language)
  const { title, message, explanation } = input.describe(finding)
  const [place, ...operands] = finding.evidence
  const facts: [string, string | undefined][] = [
    [labels.place, evidenceToMarkdown(quoteOf(place), place, input)],
    [labels.actual, finding.actual && escapeMarkdown(finding.actual)],
    [labels.expected, finding.expected && escapeMarkdown(finding.expected)],
    [labels.arithmetic, finding.arithmetic && escapeMarkdown(finding.arithmetic)],
    [labels.decision, escapeMarkdown(decisionText(finding, input))],
    [
      labels.evidence,
      operands.map((operand) => `\n  - ${evidenceToMarkdown(quoteOf(operand, place), operand, input)}`).join(''),
    ],
    [labels.why, explanation && escapeMarkdown(explanation)],
    [labels.rule, `\`${finding.ruleId}\` (${labels.category[finding.category]})`],
  ]
  return [
    `### ${SHAPES[finding.severity]} ${labels.severity[finding.severity]}: ${escapeMarkdown(title)}`,
    escapeMarkdown(message),
    facts.flatMap(([term, value]) => (value ? [`- **${term}**: ${value}`] : [])).join('\n'),
  ].join('\n\n')
}

function evidenceToMarkdown(quote: string, { location }: Evidence, { document, language }: ReviewReportInput): string {
  return `${escapeMarkdown(placeOf(location, document, language))} “${escapeMarkdown(quote)}”`
}

/** What was checked in each section, and what is left open there. */
function coverage(input: ReviewReportInput): string {
  const { heads, firstNumber, rows } = coverageRows(input)
  if (rows.length === 0) return ''
  const rule = heads.map((_, index) => (index < firstNumber ? '---' : '---:'))
  const cells = rows.map((row) => row.cells.map(escapeMarkdownCell))
  return `## ${labelsOf(input.language).checked}\n\n${toMarkdownTable([heads, rule, ...cells])}`
}

function deductions({ review, language }: ReviewReportInput): string {
  const labels = labelsOf(language)
  if (review.deductions.length === 0) return ''
  const rows = review.deductions.map(({ score, ruleId, count, points }) => [
    labels.score[score],
    ruleId ? `\`${ruleId}\`` : labels.coverage,
    ruleId ? String(count) : '',
    `−${points.toFixed(1)}`,
  ])
  const heads = [labels.scores, labels.rule, labels.count, labels.points]
  return `## ${labels.deductions}\n\n${labels.deductionsNote}\n\n${toMarkdownTable([heads, ['---', '---', '---:', '---:'], ...rows])}`
}

function notices({ document, language }: ReviewReportInput): string {
  if (document.notices.length === 0) return ''
  const labels = labelsOf(language)
  const items = document.notices.map(({ key, location, detail }) => {
    const place = location ? `${escapeMarkdown(placeOf(location, document, language))}: ` : ''
    return `- ${place}${labels.notice[key]}${detail ? ` (${escapeMarkdown(detail)})` : ''}`
  })
  return `## ${labels.notices}\n\n${items.join('\n')}`
}

function foot({ review, language }: ReviewReportInput): string {
  const line = labelsOf(language).generatedBy(
    BRAND.name[language],
    review.engine.version,
    formatCount(review.engine.rules, language),
  )
  return `---\n\n${line}`
}
