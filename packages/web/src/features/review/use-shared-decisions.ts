import type { Problem } from '@tickmark/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { applyDecisions } from './apply-decisions.ts'
import type { Decided, ReviewSource } from './review-source.ts'

/**
 * Keeps the problems as they are decided, here, in another tab or by another person, once they are `loaded` (again, in another language).
 * Answers what to call with a decision of one's own.
 */
export function useSharedDecisions(source: ReviewSource, loaded: boolean): (decided: readonly Decided[]) => void {
  const queries = useQueryClient()
  const keep = useCallback(
    (decided: readonly Decided[]): void => {
      // In each language that has been looked at.
      queries.setQueriesData<readonly Problem[]>(
        { queryKey: ['problems', source.key] },
        (old) => old && applyDecisions(old, decided),
      )
    },
    [queries, source.key],
  )
  useEffect(() => {
    if (loaded && source.followDecisions) return whileVisible((signal) => source.followDecisions!(keep, signal))
  }, [source, loaded, keep])
  return keep
}

/** A browser opens few connections to a server: a tab that nobody looks at holds none, and catches up when it is looked at again. */
function whileVisible(follow: (signal: AbortSignal) => void): () => void {
  let controller: AbortController | undefined
  const change = (): void => {
    controller?.abort()
    controller = document.visibilityState === 'visible' ? new AbortController() : undefined
    if (controller) follow(controller.signal)
  }
  change()
  document.addEventListener('visibilitychange', change)
  return () => {
    document.removeEventListener('visibilitychange', change)
    controller?.abort()
  }
}
