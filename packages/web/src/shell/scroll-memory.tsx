import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()

/** Back brings the page to where it was, once it is tall enough again; forward starts at the top, or at the address's anchor. */
export function ScrollMemory() {
  const location = useLocation()
  const type = useNavigationType()

  // In the layout phase: a shorter next page makes the browser scroll, which must not count as this page's position.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = (): void => void positions.set(location.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    // The browser tells of scrolling a frame late: a link may be followed before.
    window.addEventListener('click', remember, { capture: true })
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('click', remember, { capture: true })
    }
  }, [location.key])

  useLayoutEffect(() => {
    if (type === 'POP') return settle(() => scrollTo(positions.get(location.key) ?? 0))
    if (location.hash) return settle(() => scrollToAnchor(location.hash.slice(1)))
    // A change of the query alone (a filter, a chosen problem) is not a new page.
    if (type === 'PUSH') window.scrollTo(0, 0)
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

/** How long a page's parts may be on their way, ms: a slow line, a busy machine. */
const PATIENCE = 8000
/** What a reader moves a page with. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Tries while the page's parts are still coming; stops when the reader moves the page. */
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
