import { LANGUAGES, type Finding } from '@tickmark/document'
import { describe } from '@tickmark/review'
import type { Insertable } from 'kysely'
import { newId } from '../db/new-id.ts'
import type { FileRow } from '../db/rows.ts'
import type { ProblemsTable } from '../db/tables.ts'

/** A finding on `file` as a row, among the `files` of its task. */
export function toProblemRow(
  finding: Finding,
  { file, files }: { file: FileRow; files: readonly FileRow[] },
  ordinal: number,
): Insertable<ProblemsTable> {
  const { location } = finding.evidence[0]
  // Evidence that lies in another file of the task names that file.
  const fileOf = (name: string | undefined) =>
    files.find((other) => name && (other.file_id === name || other.name === name)) ?? file
  return {
    problem_id: newId(),
    task_id: file.task_id,
    file_id: file.file_id,
    ordinal,
    fingerprint: finding.fingerprint,
    severity: finding.severity,
    category: finding.category,
    page: location.page ?? null,
    finding: JSON.stringify(finding),
    evidence_files: JSON.stringify(finding.evidence.map((piece) => fileOf(piece.location.file).file_id)),
    search_text: searchTextOf(finding),
    decision_reason: null,
  }
}

function searchTextOf(finding: Finding): string {
  const texts = LANGUAGES.flatMap((language) => Object.values(describe(finding, language)))
  const quotes = finding.evidence.flatMap(({ text, label, location }) => [text, label, location.sheet, location.cell])
  return [...texts, ...quotes, finding.ruleId, finding.arithmetic].filter(Boolean).join('\n').toLowerCase()
}
