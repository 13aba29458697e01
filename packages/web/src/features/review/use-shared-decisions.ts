import type { Problem } from '@tickmark/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'

/** Tells all tabs of this browser of a decision, and keeps this one's problems as the others have decided. */
export function useSharedDecisions(sourceKey: string): (decided: Problem) => void {
  const queries = useQueryClient()
  const keep = useCallback(
    ({ problem_id, decision, decision_reason }: Problem): void => {
      // In each language that has been looked at.
      queries.setQueriesData<readonly Problem[]>({ queryKey: ['problems', sourceKey] }, (old) =>
        old?.map((problem) =>
          problem.problem_id === problem_id ? { ...problem, decision, decision_reason } : problem,
        ),
      )
    },
    [queries, sourceKey],
  )
  useEffect(() => {
    const channel = new BroadcastChannel(nameOf(sourceKey))
    channel.onmessage = ({ data }: MessageEvent<Problem>) => keep(data)
    return () => channel.close()
  }, [sourceKey, keep])
  return (decided) => {
    keep(decided)
    const channel = new BroadcastChannel(nameOf(sourceKey))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is the site's own: it takes no origin
    channel.postMessage(decided)
    channel.close()
  }
}

const nameOf = (sourceKey: string): string => `decisions ${sourceKey}`
