import type { Problem } from '@tickmark/contract'
import type { Decided, Decision, ReviewSource, SavedDecisions } from '../source/review-source.ts'

/** A problem and what is to be decided on it. */
export interface Wish {
  /** As it was seen by who decides. */
  problem: Problem
  decision: Decision
  reason: string
}

/**
 * Saves what was decided on many problems: one call for those of the same decision that stood alike before. What a call that fails would
 * have saved is told as failed, beside what the others saved; `failure` is the first.
 */
export async function saveDecisions(
  wishes: readonly Wish[],
  save: NonNullable<ReviewSource['decide']>,
): Promise<SavedDecisions & { failure?: unknown }> {
  const alike = Map.groupBy(wishes, ({ problem, decision, reason }) =>
    JSON.stringify([problem.decision, decision, reason]),
  )
  const saved: { problems: Decided[]; failed: { problem_id: string; message: string }[]; failure?: unknown } = {
    problems: [],
    failed: [],
  }
  for (const [first, ...others] of alike.values()) {
    if (!first) continue
    const problemIds = [first, ...others].map(({ problem }) => problem.problem_id)
    try {
      const { decision, reason } = first
      const answer = await save(problemIds, { decision, reason, seen: first.problem.decision })
      saved.problems.push(...answer.problems)
      saved.failed.push(...answer.failed)
    } catch (error) {
      saved.failure ??= error
      saved.failed.push(...problemIds.map((problem_id) => ({ problem_id, message: '' })))
    }
  }
  return saved
}

/** A problem as it will stand once the decision is saved; who and when is known then. */
export function asDecided({ problem, decision, reason }: Wish): Decided {
  const { problem_id, assigned_to, comments } = problem
  const decision_reason = decision === 'open' ? null : reason
  return { problem_id, decision, decision_reason, decided_by: null, decided_at: null, assigned_to, comments }
}
