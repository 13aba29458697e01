import type { Problem } from '@tickmark/contract'
import { useState } from 'react'
import type { Decided, Decision, ReviewSource } from '../source/review-source.ts'
import { asDecided, saveDecisions, type Wish } from './save-decisions.ts'
import { nextOpen } from './similar-problems.ts'

interface Deciding {
  source: ReviewSource
  shown: readonly Problem[]
  keepDecided: (decided: readonly Decided[], howFar?: 'saved' | 'shown') => void
  select: (problemId: string) => void
  /** A refusal may say that somebody has signed meanwhile. */
  onRefused: () => void
  /** Tells of those that the server did not decide, though it answered. */
  onLeft: (left: readonly { message: string }[]) => void
}

/**
 * Decisions with the way back from the last one; after each the list goes on to what is still open. They are shown at once, and taken back
 * where they are refused.
 */
export function useDecide({ source, shown, keepDecided, select, onRefused, onLeft }: Deciding) {
  /** The last decision: its problems as they were before it, and what they became. */
  const [last, setLast] = useState<readonly Wish[]>([])
  /** Reasons of decisions that were refused, by problem: what was typed is not typed again. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const save = source.decide
  if (!save) return {}

  /** Shows wishes as granted, saves them, and shows what became of them; answers those that were granted. */
  const settle = async (wishes: readonly Wish[]): Promise<readonly Wish[]> => {
    keepDecided(wishes.map(asDecided), 'shown')
    const { problems, failed, failure } = await saveDecisions(wishes, save)
    const left = new Set(failed.map(({ problem_id }) => problem_id))
    // As it stood, and over it what the server says stands there now.
    keepDecided(
      wishes.flatMap(({ problem }) => (left.has(problem.problem_id) ? [problem] : [])),
      'shown',
    )
    keepDecided(problems)
    setRefused(
      Object.fromEntries(
        wishes.flatMap(({ problem, reason }) => (left.has(problem.problem_id) ? [[problem.problem_id, reason]] : [])),
      ),
    )
    const first = wishes.find(({ problem }) => left.has(problem.problem_id))
    if (first) select(first.problem.problem_id)
    const granted = wishes.filter(({ problem }) => !left.has(problem.problem_id))
    if (failure) {
      onRefused()
      throw new Left(granted, failure)
    }
    if (failed.length > 0) {
      onLeft(failed)
      throw new Left(granted, undefined)
    }
    return granted
  }

  async function decide(problems: readonly Problem[], decision: Decision, reason: string): Promise<void> {
    const wishes = problems.map((problem) => ({ problem, decision, reason }))
    const saving = settle(wishes)
    const [first] = problems
    const next =
      decision !== 'open' && first
        ? nextOpen(shown, new Set(problems.map(({ problem_id }) => problem_id)), first.problem_id)
        : undefined
    if (next) select(next.problem_id)
    // What was saved before the connection broke can be taken back.
    setLast(
      await saving.catch((error: unknown) => {
        if (error instanceof Left && error.granted.length > 0) setLast(error.granted)
        throw error
      }),
    )
  }

  async function undo(): Promise<void> {
    const back = last.map(({ problem, decision, reason }) => ({
      problem: { ...problem, ...asDecided({ problem, decision, reason }) },
      decision: problem.decision,
      reason: problem.decision_reason ?? '',
    }))
    const ids = (wishes: readonly Wish[]) => new Set(wishes.map(({ problem }) => problem.problem_id))
    const keepLeft = (undone: ReadonlySet<string>): void =>
      setLast(last.filter(({ problem }) => !undone.has(problem.problem_id)))
    try {
      keepLeft(ids(await settle(back)))
    } catch (error) {
      if (error instanceof Left) keepLeft(ids(error.granted))
      throw error
    }
    const [first] = last
    if (first) select(first.problem.problem_id)
  }
  return { decide, undo: last.length > 0 ? undo : undefined, refused }
}

/** Not all was decided: what was, and why the rest was not, where no answer came. */
class Left extends Error {
  readonly granted: readonly Wish[]
  constructor(granted: readonly Wish[], cause: unknown) {
    super('not all was decided', { cause })
    this.granted = granted
  }
}
