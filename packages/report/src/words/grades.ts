import { Severity } from '@tickmark/document'
import type { Finding } from '@tickmark/document'

/** A grade is always shape, word and colour. */
export const SHAPES: Record<Severity, string> = { serious: '▲', warning: '◆', suggestion: '●' }

/** Findings by grade; within a grade in the order of the review, which is that of the document. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => Severity.options.indexOf(a.severity) - Severity.options.indexOf(b.severity))
}
