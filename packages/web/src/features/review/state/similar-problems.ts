import type { Problem } from '@tickmark/contract'

/** Open problems that the same rule found at the same grade: who has judged one has often judged them all. */
export function similarTo(problem: Problem, all: readonly Problem[]): Problem[] {
  return all.filter(
    (other) =>
      other.problem_id !== problem.problem_id &&
      other.decision === 'open' &&
      other.ruleId === problem.ruleId &&
      other.source === problem.source &&
      other.severity === problem.severity,
  )
}

/** The open problem to go on with after `from`: the next of the list, else the first one that is left. */
export function nextOpen(shown: readonly Problem[], handled: ReadonlySet<string>, from: string): Problem | undefined {
  const at = shown.findIndex(({ problem_id }) => problem_id === from)
  const isOpen = ({ problem_id, decision }: Problem): boolean => decision === 'open' && !handled.has(problem_id)
  return shown.slice(at + 1).find(isOpen) ?? shown.find(isOpen)
}
