import type { Problem } from '@tickmark/contract'
import type { Location, Severity } from '@tickmark/document'

/** One place of a problem in a file. `operand` marks evidence other than the place of the error itself. */
export interface Mark {
  problem: Problem
  index: number
  kind: Severity | 'operand'
  location: Location
}

/** The places of the error itself for all problems, and all places of the selected one, that lie in a file. */
export function marksOf(problems: readonly Problem[], selected: Problem | undefined, fileId: string): Mark[] {
  const marks: Mark[] = []
  for (const problem of problems)
    for (const [index, { file_id, location }] of problem.evidence.entries())
      if (file_id === fileId && (index === 0 || problem === selected))
        marks.push({ problem, index, kind: index === 0 ? problem.severity : 'operand', location })
  return marks
}
