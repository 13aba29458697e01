import { CheckKind } from '@tickmark/document'
import type { CheckCount, CoverageSection } from '@tickmark/document'
import { formatCount, labelsOf } from './labels.ts'
import { placeOf } from './place.ts'
import type { ReviewReportInput } from '../input/report-input.ts'

/** A list of what was checked in each section: its heads, then a row a section, the counts as text. */
export interface CoverageRows {
  heads: string[]
  /** Columns from this one on hold numbers. */
  firstNumber: number
  rows: { section: CoverageSection; cells: string[] }[]
}

/** What was checked by section; a column for each kind of check that there was. Empty where no section holds a figure. */
export function coverageRows({ review, document, language }: ReviewReportInput): CoverageRows {
  const labels = labelsOf(language)
  const { checks, sections } = review.coverage
  const kinds = CheckKind.options.filter((kind) => checks.some((check) => check.kind === kind))
  const count = (value: number): string => (value === 0 ? '' : formatCount(value, language))
  const checkText = (check: CheckCount | undefined): string =>
    check ? [count(check.held), check.broken > 0 ? `✗ ${count(check.broken)}` : ''].filter(Boolean).join(' ') : ''
  const { verified, contradicted, unverified } = labels.figureState
  return {
    heads: [
      labels.section,
      labels.place,
      verified,
      contradicted,
      unverified,
      ...kinds.map((kind) => labels.checkKind[kind]),
    ],
    firstNumber: 2,
    rows: sections.map((section) => ({
      section,
      cells: [
        section.title || labels.opening,
        section.kind === 'sheet' ? labels.sectionKind.sheet : placeOf(section.location, document, language),
        count(section.figures.verified),
        count(section.figures.contradicted),
        count(section.figures.unverified),
        ...kinds.map((kind) => checkText(section.checks.find((check) => check.kind === kind))),
      ],
    })),
  }
}
