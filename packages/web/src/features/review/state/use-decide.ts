import type { Problem } from '@tickmark/contract'
import { useState } from 'react'
import type { Decided, Decision, ReviewSource } from '../source/review-source.ts'
import { saveAll } from './save-all.ts'
import { nextOpen } from './similar-problems.ts'

interface Deciding {
  source: ReviewSource
  shown: readonly Problem[]
  keepDecided: (decided: readonly Decided[]) => void
  select: (problemId: string) => void
  /** A refusal may say that somebody has signed meanwhile. */
  onRefused: () => void
}

/** Decisions with the way back from the last one; after each the list goes on to what is still open. */
export function useDecide({ source, shown, keepDecided, select, onRefused }: Deciding) {
  /** The problems of the last decision, as they were before it. */
  const [before, setBefore] = useState<readonly Problem[]>([])
  const save = source.decide
  if (!save) return {}

  async function decide(problems: readonly Problem[], decision: Decision, reason: string): Promise<void> {
    if (!save) return
    const { saved, failure } = await saveAll(problems, (problem) => save(problem, decision, reason))
    keepDecided(saved)
    // What was saved before the connection broke is shown, and can be taken back.
    const decided = new Set(saved.map(({ problem_id }) => problem_id))
    if (saved.length > 0) setBefore(problems.filter(({ problem_id }) => decided.has(problem_id)))
    if (failure) {
      onRefused()
      throw failure
    }
    const [first] = problems
    if (decision === 'open' || !first) return
    const next = nextOpen(shown, new Set(problems.map(({ problem_id }) => problem_id)), first.problem_id)
    if (next) select(next.problem_id)
  }

  async function undo(): Promise<void> {
    if (!save) return
    const { saved, failure } = await saveAll(before, (problem) =>
      save(problem, problem.decision, problem.decision_reason ?? ''),
    )
    keepDecided(saved)
    const undone = new Set(saved.map(({ problem_id }) => problem_id))
    setBefore(before.filter(({ problem_id }) => !undone.has(problem_id)))
    if (failure) {
      onRefused()
      throw failure
    }
    const [first] = before
    if (first) select(first.problem_id)
  }
  return { decide, undo: before.length > 0 ? undo : undefined }
}
