import type { Problem } from '@tickmark/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { Decided, ReviewSource } from '../source/review-source.ts'
import { applyDecisions } from './apply-decisions.ts'

/**
 * Applies decisions to the cached problems, whether made here, in another tab or by another person, as soon as the problems are `loaded`.
 * Returns a function that applies a decision made here; one that is only shown has yet to be saved.
 */
export function useSharedDecisions(
  source: ReviewSource,
  loaded: boolean,
): (decided: readonly Decided[], howFar?: 'saved' | 'shown') => void {
  const queries = useQueryClient()
  const keep = useCallback(
    (decided: readonly Decided[], howFar: 'saved' | 'shown' = 'saved'): void => {
      let isNews = false
      // The problems are cached once for each language.
      queries.setQueriesData<readonly Problem[]>({ queryKey: ['problems', source.key] }, (old) => {
        const next = old && applyDecisions(old, decided)
        isNews ||= next !== old
        return next
      })
      // The scores after review follow from the decisions that are saved.
      if (isNews && howFar === 'saved') void queries.invalidateQueries({ queryKey: ['review', source.key] })
    },
    [queries, source.key],
  )
  useEffect(() => {
    if (loaded && source.followDecisions)
      return whileVisible((signal) => source.followDecisions?.((decided) => keep(decided), signal))
  }, [source, loaded, keep])
  return keep
}

/** A browser opens few connections to a server, so a hidden tab holds none; it catches up when it becomes visible. */
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
