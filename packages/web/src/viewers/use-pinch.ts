import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useStableCallback } from '../ui/use-stable-callback.ts'

const LIMITS = { least: 0.5, most: 6 }

interface Pinch {
  zoom: number
  /** Where the fingers began: their distance, their middle in the window, and what stood there (px). */
  apart: number
  at: [x: number, y: number]
  of: [x: number, y: number]
}

/** Two fingers zoom what scrolls, about the place between them. */
export function usePinch(
  scroller: RefObject<HTMLElement | null>,
  zoom: number,
  onZoom: ((zoom: number) => void) | undefined,
): void {
  const pinch = useRef<Pinch>(undefined)
  const gesture = useRef<AbortController>(undefined)
  const move = useStableCallback((event: TouchEvent): void => {
    const [apart] = fingersOf(event)
    if (!apart || !pinch.current) return
    event.preventDefault()
    const next = (pinch.current.zoom * apart) / pinch.current.apart
    onZoom?.(Math.min(LIMITS.most, Math.max(LIMITS.least, next)))
  })
  const start = useStableCallback((event: TouchEvent): void => {
    pinch.current = undefined
    gesture.current?.abort()
    const [apart, at] = fingersOf(event)
    const element = scroller.current
    if (!apart || !element || !onZoom) return
    const frame = element.getBoundingClientRect()
    const [x, y] = [at[0] - frame.left, at[1] - frame.top]
    pinch.current = { zoom, apart, at: [x, y], of: [element.scrollLeft + x, element.scrollTop + y] }
    gesture.current = new AbortController()
    // What a finger first touched is told of it to the end, and tells nobody else once another size of the page has replaced it.
    for (const touched of new Set([...event.touches].map(({ target }) => target)))
      // The browser would else zoom the whole screen, its bars and buttons included.
      touched.addEventListener('touchmove', (moved) => move(moved as TouchEvent), {
        passive: false,
        signal: gesture.current.signal,
      })
  })
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    element.addEventListener('touchstart', start, { passive: true })
    return () => {
      element.removeEventListener('touchstart', start)
      gesture.current?.abort()
    }
  }, [scroller, start])
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !pinch.current) return
    const { zoom: from, at, of } = pinch.current
    element.scrollTo({ left: (of[0] * zoom) / from - at[0], top: (of[1] * zoom) / from - at[1] })
  }, [scroller, zoom])
}

/** The distance of two fingers and their middle; nothing for another number of them. */
function fingersOf({ touches: [one, other, third] }: TouchEvent): [apart: number, middle: [number, number]] {
  if (!one || !other || third) return [0, [0, 0]]
  const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
  return [apart, [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2]]
}
