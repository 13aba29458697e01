import { useQuery } from '@tanstack/react-query'
import type { ReviewSource } from '../source/review-source.ts'

/** Whether a signature stands under the review, so that nothing is decided; under the key of the panel on which one signs. */
export function useLocked({ team, signOffs, decide }: ReviewSource): { locked: boolean; askAgain: () => void } {
  const query = useQuery({
    queryKey: ['sign-offs', team?.taskId],
    queryFn: () => signOffs?.() ?? null,
    enabled: signOffs !== undefined && decide !== undefined,
    staleTime: 0,
  })
  return { locked: query.data?.locked ?? false, askAgain: () => void query.refetch() }
}
