import { Category } from '@tickmark/document'
import type { Finding } from '@tickmark/document'
import type { ReviewReportInput } from '../input/report-input.ts'
import { decisionText } from './decision-text.ts'
import { SHAPES, sortFindings } from './grades.ts'
import { formatCount, labelsOf } from './labels.ts'
import { placeOf } from './place.ts'
import { quoteOf } from './quote.ts'

/** A finding by the number that it has in a report. */
export interface NumberedFinding {
  finding: Finding
  number: number
}

/** Findings under the areas that they concern, the gravest of each first, numbered through; areas without any are left out. */
export function findingsByArea(input: ReviewReportInput): { title: string; findings: NumberedFinding[] }[] {
  const { category: names } = labelsOf(input.language)
  const numbered = numberFindings(input)
  return Category.options.flatMap((category) => {
    const findings = numbered.filter(({ finding }) => finding.category === category)
    if (findings.length === 0) return []
    return [{ title: `${names[category]} (${formatCount(findings.length, input.language)})`, findings }]
  })
}

/** Numbers follow the areas in which the findings stand. */
function numberFindings({ review }: ReviewReportInput): NumberedFinding[] {
  const sorted = sortFindings(review.findings)
  return Category.options
    .flatMap((category) => sorted.filter((finding) => finding.category === category))
    .map((finding, index) => ({ finding, number: index + 1 }))
}

/** All findings on one page, for who reads no further: grade, what, where, what is printed and what it should be, what was decided. */
export function overviewRows(input: ReviewReportInput): { heads: string[]; rows: string[][] } {
  const labels = labelsOf(input.language)
  const rows = numberFindings(input).map(({ finding, number }) => {
    const made = input.decisionOf?.(finding)
    const { actual, expected } = finding
    return [
      `${number}. ${SHAPES[finding.severity]} ${labels.severity[finding.severity]}`,
      input.describe(finding).title,
      placeOf(finding.evidence[0].location, input.document, input.language),
      actual && expected ? `${actual} → ${expected}` : '',
      made ? labels.decisionName[made.decision] : '–',
    ]
  })
  const change = `${labels.actual} → ${labels.expected}`
  return { heads: [labels.grade, labels.finding, labels.place, change, labels.decision], rows }
}

/** What was decided on which finding, under its heads; no rows where nothing was. */
export function decisionRows(input: ReviewReportInput): { heads: string[]; rows: string[][] } {
  const labels = labelsOf(input.language)
  const rows = numberFindings(input).flatMap(({ finding, number }) =>
    input.decisionOf?.(finding) ? [[`${number}. ${input.describe(finding).title}`, decisionText(finding, input)]] : [],
  )
  return { heads: [labels.finding, labels.decision], rows }
}

/** Characters of an operand's quote in a list of operands. */
const QUOTE = 80

/** The operands of a relation, each place named once before what stands there. */
function operandsText<E>(operands: readonly E[], where: (operand: E) => string, quote: (operand: E) => string): string {
  return [...Map.groupBy(operands, where)].map(([place, own]) => `${place} ${own.map(quote).join(', ')}`).join('; ')
}

/** What a report says of a finding below its message: a term and its value each, without those that have none. */
export function findingFacts(finding: Finding, input: ReviewReportInput): [term: string, value: string][] {
  const labels = labelsOf(input.language)
  const [place, ...operands] = finding.evidence
  const where = (evidence: typeof place): string => placeOf(evidence.location, input.document, input.language)
  const facts: [string, string | undefined][] = [
    [labels.place, `${where(place)} “${quoteOf(place)}”`],
    [labels.actual, finding.actual],
    [labels.expected, finding.expected],
    [labels.arithmetic, finding.arithmetic],
    [labels.decision, decisionText(finding, input)],
    [labels.evidence, operandsText(operands, where, (operand) => `“${quoteOf(operand, place, QUOTE)}”`)],
    [labels.why, input.describe(finding).explanation],
    [labels.rule, finding.ruleId],
  ]
  return facts.flatMap(([term, value]) => (value ? [[term, value] satisfies [string, string]] : []))
}
