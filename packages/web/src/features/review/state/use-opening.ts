import { useEffect, useRef } from 'react'
import type { ReviewState } from './use-review.ts'

/** Opens a review at the gravest problem that nobody has handled, once, unless the address names one. */
export function useOpening(review: ReviewState, wanted: boolean): void {
  const opened = useRef(false)
  const { loaded, selected, shown, select } = review
  useEffect(() => {
    if (!wanted || !loaded || opened.current) return
    opened.current = true
    const first = shown.find(({ decision }) => decision === 'open')
    if (!selected && first) select(first.problem_id)
  }, [wanted, loaded, selected, shown, select])
}
