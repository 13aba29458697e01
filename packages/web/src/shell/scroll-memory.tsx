import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { readAddress } from '../i18n/page-address.ts'

const positions = new Map<string, number>()

/** What the router calls entries of the history that it did not make. */
const NO_KEY = 'default'

/** Restores the scroll position on back, once the page is tall enough; a new page starts at the top or at its anchor. */
export function ScrollMemory() {
  const location = useLocation()
  const type = useNavigationType()
  const { path } = readAddress(location.pathname)
  const last = useRef<string>(undefined)

  // In the layout phase: a shorter next page makes the browser scroll, and that position must not be stored for this page.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = (): void => {
      if (!isSettling) positions.set(location.key, window.scrollY)
    }
    window.addEventListener('scroll', remember, { passive: true })
    // The scroll event comes a frame late: a link may be followed before it.
    window.addEventListener('click', remember, { capture: true })
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('click', remember, { capture: true })
    }
  }, [location.key])

  useLayoutEffect(() => {
    const isFirst = last.current === undefined
    const isOther = !isFirst && last.current !== path
    last.current = path
    // A link to an anchor that the browser follows by itself has no key of its own.
    const top = location.hash && location.key === NO_KEY ? undefined : positions.get(location.key)
    if (type === 'POP' && (top !== undefined || !(isFirst || location.hash))) return settle(() => scrollTo(top ?? 0))
    if (location.hash) return settle(() => scrollToAnchor(location.hash.slice(1)))
    // The page is read before it comes alive: whoever has scrolled meanwhile stays there.
    if (isFirst) return undefined
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
const PATIENCE = 30_000
/** For so long a place has to hold (ms). */
const STEADY = 1000
/** The events by which a reader scrolls. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** On a page that is still short each attempt scrolls less far: that is no place to come back to. */
let isSettling = false

/** Repeats an attempt while parts of the page arrive, and go once more before others take their place; stops when the reader scrolls. */
function settle(attempt: () => boolean): () => void {
  const end = performance.now() + PATIENCE
  let [frame, reached] = [0, Infinity]
  const stop = (): void => {
    isSettling = false
    cancelAnimationFrame(frame)
  }
  const step = (): void => {
    const now = performance.now()
    reached = attempt() ? Math.min(reached, now) : Infinity
    isSettling = now < end && now - reached < STEADY
    if (isSettling) frame = requestAnimationFrame(step)
  }
  step()
  for (const move of MOVES) window.addEventListener(move, stop, { once: true, passive: true })
  return () => {
    stop()
    for (const move of MOVES) window.removeEventListener(move, stop)
  }
}
