import { type RefObject, useEffect, useState } from 'react'

/** Two movements within this time that are both longer than half the window are not reading (ms). */
const SOON = 150
/** How long it must be quiet before what one has come to is drawn (ms). */
const QUIET = 120

/** True while the content passes faster than anybody reads: nothing of it is worth drawing before it rests. */
export function useFlying(scroller: RefObject<HTMLElement | null>): boolean {
  const [flying, setFlying] = useState(false)
  useEffect(() => {
    const element = scroller.current!
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
