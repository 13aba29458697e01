import type { Finding } from '@tickmark/document'
import { labelsOf } from './labels.ts'
import type { ReportInput } from '../input/report-input.ts'

/** What was decided on a finding and why; empty for one that is open. */
export function decisionText(finding: Finding, { decisionOf, language }: ReportInput): string {
  const made = decisionOf?.(finding)
  if (!made) return ''
  const name = labelsOf(language).decisionName[made.decision]
  return made.reason ? `${name} – ${made.reason}` : name
}
