import type { CoverageSection } from './coverage.ts'

/** A section of prose with fewer figures than these says little about what was proven. */
const FEW = 8
const RANK: Readonly<Record<CoverageSection['kind'], number>> = { statement: 0, sheet: 1, note: 2, section: 3 }

/**
 * Sections as who reads them looks for them: statements, sheets, notes, then what of the prose has figures; each in the document's order. The
 * rest has hardly any and nothing that does not agree; where there is nothing else, it is what there is.
 */
export function weighSections(sections: readonly CoverageSection[]): {
  main: CoverageSection[]
  rest: CoverageSection[]
} {
  const isSmall = ({ kind, figures, checks }: CoverageSection): boolean =>
    kind === 'section' && figures.total < FEW && checks.every(({ broken }) => broken === 0)
  const main = sections.filter((section) => !isSmall(section))
  if (main.length === 0) return { main: [...sections], rest: [] }
  return { main: main.toSorted((a, b) => RANK[a.kind] - RANK[b.kind]), rest: sections.filter(isSmall) }
}
