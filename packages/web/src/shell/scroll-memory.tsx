import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { readAddress } from '../i18n/page-address.ts'

const positions = new Map<string, number>()

/** Restores the scroll position on back, once the page is tall enough; a new page starts at the top or at its anchor. */
export function ScrollMemory() {
  const location = useLocation()
  const type = useNavigationType()
  const { path } = readAddress(location.pathname)
  const last = useRef(path)

  // In the layout phase: a shorter next page makes the browser scroll, and that position must not be stored for this page.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = (): void => void positions.set(location.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    // The scroll event comes a frame late: a link may be followed before it.
    window.addEventListener('click', remember, { capture: true })
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('click', remember, { capture: true })
    }
  }, [location.key])

  useLayoutEffect(() => {
    const isOther = last.current !== path
    last.current = path
    if (type === 'POP') {
      // Read once: while the page is still short, each attempt scrolls less far, and that would be remembered in its place.
      const top = positions.get(location.key) ?? 0
      return settle(() => scrollTo(top))
    }
    if (location.hash) return settle(() => scrollToAnchor(location.hash.slice(1)))
    // A change of the query alone (a filter, a chosen problem) does not scroll, nor does the same page in another language.
    if (type === 'PUSH' || isOther) window.scrollTo(0, 0)
    return undefined
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `location.search` is left out on purpose, see above
  }, [location.pathname, location.hash, type])

  return null
}

function scrollTo(top: number): boolean {
  window.scrollTo(0, top)
  return Math.abs(window.scrollY - top) < 2
}

function scrollToAnchor(id: string): boolean {
  const target = document.getElementById(id)
  target?.scrollIntoView()
  return target !== null
}

/** How long to wait for the parts of a page, on a slow line or a busy machine (ms). */
const PATIENCE = 8000
/** The events by which a reader scrolls. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Repeats an attempt while parts of the page arrive; stops when the reader scrolls. */
function settle(attempt: () => boolean): () => void {
  const end = performance.now() + PATIENCE
  let frame = 0
  const stop = (): void => cancelAnimationFrame(frame)
  const step = (): void => {
    if (!attempt() && performance.now() < end) frame = requestAnimationFrame(step)
  }
  step()
  for (const move of MOVES) window.addEventListener(move, stop, { once: true, passive: true })
  return () => {
    stop()
    for (const move of MOVES) window.removeEventListener(move, stop)
  }
}
