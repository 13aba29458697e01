import type { Problem } from '@tickmark/contract'
import type { Severity } from '@tickmark/document'
import { SEVERITIES } from '@tickmark/document'
import { countBy } from '../state/filter-problems.ts'

const FILL: Record<Severity, string> = { serious: 'bg-seal', warning: 'bg-warn', suggestion: 'bg-note' }

/** The share of each severity as segments of a bar, the most serious first. */
export function SeverityShares({ problems }: { problems: readonly Problem[] }) {
  const counts = countBy(problems, ({ severity }) => severity)
  return SEVERITIES.filter((severity) => counts.has(severity)).map((severity) => (
    <span key={severity} className={FILL[severity]} style={{ flexGrow: counts.get(severity) }} />
  ))
}
