import type { Problem } from '@tickmark/contract'
import { useState } from 'react'
import type { Decided, Decision, ReviewSource } from '../source/review-source.ts'
import { nextOpen } from './similar-problems.ts'

interface Deciding {
  source: ReviewSource
  shown: readonly Problem[]
  keepDecided: (decided: readonly Decided[]) => void
  select: (problemId: string) => void
}

/** Decisions with the way back from the last one; after each the list goes on to what is still open. */
export function useDecide({ source, shown, keepDecided, select }: Deciding) {
  /** The problems of the last decision, as they were before it. */
  const [before, setBefore] = useState<readonly Problem[]>([])
  const save = source.decide
  if (!save) return {}

  async function decide(problems: readonly Problem[], decision: Decision, reason: string): Promise<void> {
    if (!save) return
    keepDecided(await Promise.all(problems.map((problem) => save(problem, decision, reason))))
    setBefore(problems)
    const [first] = problems
    if (decision === 'open' || !first) return
    const next = nextOpen(shown, new Set(problems.map(({ problem_id }) => problem_id)), first.problem_id)
    if (next) select(next.problem_id)
  }

  async function undo(): Promise<void> {
    if (!save) return
    keepDecided(
      await Promise.all(before.map((problem) => save(problem, problem.decision, problem.decision_reason ?? ''))),
    )
    const [first] = before
    if (first) select(first.problem_id)
    setBefore([])
  }
  return { decide, undo: before.length > 0 ? undo : undefined }
}
