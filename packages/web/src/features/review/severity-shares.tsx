import type { Problem } from '@tickmark/contract'
import type { Severity } from '@tickmark/document'
import { countBy, SEVERITIES } from './filter-problems.ts'

const FILL: Record<Severity, string> = { serious: 'bg-seal', warning: 'bg-warn', suggestion: 'bg-note' }

/** The grades of some problems as stretches of a bar, the gravest first. */
export function SeverityShares({ problems }: { problems: readonly Problem[] }) {
  const counts = countBy(problems, ({ severity }) => severity)
  return SEVERITIES.filter((severity) => counts.has(severity)).map((severity) => (
    <span key={severity} className={FILL[severity]} style={{ flexGrow: counts.get(severity) }} />
  ))
}
