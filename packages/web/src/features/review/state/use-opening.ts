import { useEffect, useRef } from 'react'
import type { ReviewState } from './use-review.ts'

/** What a person does in the document that he has begun to look at it by himself. */
const BEGINS = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Opens a review at the gravest problem that nobody has handled, once, unless the address names one. The document is often there before its
 * problems: who has begun to look around in it is not taken elsewhere when they come.
 */
export function useOpening(review: ReviewState, wanted: boolean): void {
  const opened = useRef(false)
  const { loaded, selected, shown, select } = review
  useEffect(() => {
    const begin = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[data-review-document]')) opened.current = true
    }
    const way = { capture: true, passive: true }
    for (const name of BEGINS) window.addEventListener(name, begin, way)
    return () => {
      for (const name of BEGINS) window.removeEventListener(name, begin, way)
    }
  }, [])
  useEffect(() => {
    if (!wanted || !loaded || opened.current) return
    opened.current = true
    const first = shown.find(({ decision }) => decision === 'open')
    if (!selected && first) select(first.problem_id)
  }, [wanted, loaded, selected, shown, select])
}
