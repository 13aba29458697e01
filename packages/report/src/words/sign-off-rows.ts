import type { ReportInput } from '../input/report-input.ts'
import { printTime } from './decision-text.ts'
import { labelsOf } from './labels.ts'

/** Who signed the review, in what part, when, and the state that was signed; no rows where nobody did. */
export function signOffRows({ signOffs = [], language }: ReportInput): { heads: string[]; rows: string[][] } {
  const labels = labelsOf(language)
  return {
    heads: [labels.signRole, labels.signedBy, labels.signedAt, labels.signedState],
    rows: signOffs.map(({ role, by, at, hash }) => [labels.signRoleName[role], by, printTime(at), hash]),
  }
}
