import { type RefObject, useEffect, useState } from 'react'

/** Two scrolls of more than half the window within this time count as flying over the pages (ms). */
const SOON = 150
/** Pages are drawn after scrolling has paused for this long (ms). */
const QUIET = 120

/** True while the content scrolls faster than anybody reads, so that pages need not be drawn. */
export function useFlying(scroller: RefObject<HTMLElement | null>): boolean {
  const [flying, setFlying] = useState(false)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let [top, leapt, timer] = [element.scrollTop, -Infinity, 0]
    const look = (): void => {
      const far = Math.abs(element.scrollTop - top) > element.clientHeight / 2
      top = element.scrollTop
      if (!far) return
      const again = performance.now() - leapt < SOON
      leapt = performance.now()
      if (!again) return
      setFlying(true)
      clearTimeout(timer)
      timer = window.setTimeout(() => setFlying(false), QUIET)
    }
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      element.removeEventListener('scroll', look)
      clearTimeout(timer)
    }
  }, [scroller])
  return flying
}
