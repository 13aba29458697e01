import { CheckKind, weighSections } from '@tickmark/document'
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

/**
 * What was checked by section; a column for each kind of check that there was. Empty where no section holds a figure. Sections that say little
 * are one row, unless all are asked for.
 */
export function coverageRows(
  { review, document, language }: ReviewReportInput,
  { isWhole = false }: { isWhole?: boolean } = {},
): CoverageRows {
  const labels = labelsOf(language)
  const { checks, sections } = review.coverage
  const kinds = CheckKind.options.filter((kind) => checks.some((check) => check.kind === kind))
  const count = (value: number): string => (value === 0 ? '' : formatCount(value, language))
  const checkText = (check: CheckCount | undefined): string =>
    check ? [count(check.held), check.broken > 0 ? `✗ ${count(check.broken)}` : ''].filter(Boolean).join(' ') : ''
  const { verified, contradicted, unverified } = labels.figureState
  const { main, rest } = isWhole ? { main: sections, rest: [] } : weighSections(sections)
  const numbersOf = ({ figures, checks: own }: CoverageSection): string[] => [
    count(figures.verified),
    count(figures.contradicted),
    count(figures.unverified),
    ...kinds.map((kind) => checkText(own.find((check) => check.kind === kind))),
  ]
  const others = joinSections(rest)
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
    rows: [
      ...main.map((section) => ({
        section,
        cells: [
          section.title || labels.opening,
          section.kind === 'sheet' ? labels.sectionKind.sheet : placeOf(section.location, document, language),
          ...numbersOf(section),
        ],
      })),
      ...others.map((section) => ({
        section,
        cells: [labels.otherSections(formatCount(rest.length, language)), '', ...numbersOf(section)],
      })),
    ],
  }
}

/** Sections counted as one; none where there are none. */
function joinSections(sections: readonly CoverageSection[]): CoverageSection[] {
  const [first] = sections
  if (!first) return []
  const sum = (of: (section: CoverageSection) => number): number =>
    sections.reduce((total, section) => total + of(section), 0)
  const sumOf = (kind: CheckKind, side: 'held' | 'broken'): number =>
    sum(({ checks }) => checks.find((check) => check.kind === kind)?.[side] ?? 0)
  return [
    {
      ...first,
      figures: {
        total: sum(({ figures }) => figures.total),
        verified: sum(({ figures }) => figures.verified),
        contradicted: sum(({ figures }) => figures.contradicted),
        unverified: sum(({ figures }) => figures.unverified),
      },
      checks: CheckKind.options.map((kind) => ({ kind, held: sumOf(kind, 'held'), broken: sumOf(kind, 'broken') })),
    },
  ]
}
