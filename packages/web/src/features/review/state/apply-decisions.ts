import type { Problem } from '@tickmark/contract'
import type { Decided } from '../source/review-source.ts'

/** The problems with the decisions on them; the same array when they say nothing new. */
export function applyDecisions(problems: readonly Problem[], decided: readonly Decided[]): readonly Problem[] {
  const byId = new Map(decided.map((one) => [one.problem_id, one]))
  const isNews = (problem: Problem): boolean => {
    const now = byId.get(problem.problem_id)
    return (
      now !== undefined &&
      (now.decision !== problem.decision ||
        now.decision_reason !== problem.decision_reason ||
        now.decided_at !== problem.decided_at ||
        now.comments !== problem.comments ||
        now.assigned_to?.user_id !== problem.assigned_to?.user_id)
    )
  }
  if (!problems.some(isNews)) return problems
  return problems.map((problem) => (isNews(problem) ? { ...problem, ...byId.get(problem.problem_id) } : problem))
}
