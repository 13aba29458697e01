import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PageSize } from './page-size.ts'
import { useFlying } from './use-flying.ts'
import { usePinch } from './use-pinch.ts'

/** A place to scroll to the middle of the window; `top` and `left` are 0–1 of the page's size, absent for the head of the page. */
export interface PagePlace {
  page: number
  top?: number | undefined
  left?: number | undefined
}

interface Props {
  pages: readonly PageSize[]
  /** 1: the page fills the width. */
  zoom: number
  /** Told what two fingers make of the zoom. */
  onZoom?: (zoom: number) => void
  label: (page: number) => string
  renderPage: (page: number, width: number) => ReactNode
  /** Called with the page in view. Must be the same function on each render. */
  onPage?: (page: number, pages: number) => void
  /** Scrolled to when it changes, and once the sizes of the pages are known. */
  place?: PagePlace
}

const GAP = 16
const PADDING = 24
const MAX_WIDTH = 920
/** Within this time after a new place, a change of sizes scrolls to the place again (ms). */
const SETTLING = 1500

/** Pages one below the other; only those near the window are rendered. */
export function PagedViewer({ pages, zoom, onZoom, label, renderPage, onPage, place }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const [room, height] = useSize(scroller)
  const width = Math.round(Math.min(MAX_WIDTH, Math.max(240, room - 2 * PADDING)) * zoom)
  const { stack, end } = useMemo(() => stackPages(pages, width), [pages, width])
  const virtual = useVirtualizer({
    count: pages.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => stack[index]?.height ?? 0,
    overscan: 1,
    gap: GAP,
    paddingStart: PADDING,
    paddingEnd: PADDING,
  })
  useLayoutEffect(() => virtual.measure(), [virtual, width, pages])
  const laidOut = useRef(stack)
  // Other sizes keep what is at the top of the window there: it would else show another page of a long document.
  useLayoutEffect(() => {
    const before = laidOut.current
    laidOut.current = stack
    const element = scroller.current
    if (before !== stack && element) element.scrollTop = carryOffset(element.scrollTop, before, stack)
  }, [stack])
  const ready = room > 0
  const shown = useRef<{ place?: PagePlace; at: number }>({ at: 0 })
  useEffect(() => {
    const page = stack.find(({ number }) => number === place?.page)
    if (!ready || !place || !page) return
    if (shown.current.place !== place) shown.current = { place, at: performance.now() }
    else if (performance.now() - shown.current.at > SETTLING) return
    scroller.current?.scrollTo({ top: offsetOf(page, place, height), left: width * (place.left ?? 0) - room / 2 })
    // A new width does not scroll: only a new place does, and changes of size just after it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place, pages, ready, height])
  usePinch(scroller, zoom, onZoom)
  const flying = useFlying(scroller)
  const items = virtual.getVirtualItems()
  const calm = useCalm(place, scroller)
  const goal = stack.find(({ number }) => number === place?.page)
  // Until a jump is over, only the page at its end is drawn: not the first one of a document that opens at another, and not its
  // neighbours, which would take turns with it.
  const from = virtual.scrollOffset ?? 0
  const waits = ({ number, top, height: high }: StackedPage): boolean =>
    goal ? number !== goal.number : top > from + height || top + high < from
  const middle = items.find(({ end }) => end > (virtual.scrollOffset ?? 0) + 200) ?? items[0]
  const current = middle && pages[middle.index]?.number
  useEffect(() => {
    if (current) onPage?.(current, pages.length)
  }, [current, pages.length, onPage])
  return (
    <div
      ref={scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
      tabIndex={0}
      role="region"
      className="h-full overflow-auto bg-sunken"
      aria-label={label(current ?? 1)}
    >
      <div className="relative mx-auto" style={{ height: end + PADDING, width }}>
        {room > 0 &&
          items
            .flatMap(({ index }) => stack[index] ?? [])
            .map((page) => ({ ...page, waiting: flying || (!calm && waits(page)) }))
            .map(({ number, top, height: high, waiting }) => (
              <div
                key={number}
                data-page={number}
                className="absolute left-0 bg-white shadow-sheet"
                style={{ top, width, height: high }}
              >
                <Rested waiting={waiting}>{() => renderPage(number, width)}</Rested>
              </div>
            ))}
      </div>
    </div>
  )
}

interface StackedPage {
  number: number
  top: number
  height: number
}

/** Where a place of one layout (px from its top) is in another. */
function carryOffset(offset: number, from: readonly StackedPage[], to: readonly StackedPage[]): number {
  const index = from.findLastIndex(({ top }) => top <= offset)
  const [before, after] = [from[index], to[index]]
  return before && after ? after.top + ((offset - before.top) / before.height) * after.height : offset
}

/** How far one scrolls to a place on a page (px), in a window of this height. */
function offsetOf(page: StackedPage, place: PagePlace, height: number): number {
  const top = place.top === undefined ? page.top - GAP : page.top + page.height * place.top - height / 2
  return Math.max(0, top)
}

/** So long after a jump the other pages wait at least for the one at its end, or for those in the window where it has none (ms), */
const HEAD_START = 400
/** and so long at most, where that one takes its time or cannot be drawn. */
const LONGEST_WAIT = 6000
const LOOK_AGAIN = 100

/** Whether the last jump to a place is over: the page at its end is drawn, however long a busy machine takes. */
function useCalm(place: PagePlace | undefined, scroller: React.RefObject<HTMLElement | null>): boolean {
  const [calmAt, setCalmAt] = useState<PagePlace | 'never' | undefined>('never')
  useEffect(() => {
    const from = performance.now()
    const look = () => {
      const isLong = performance.now() - from >= LONGEST_WAIT
      if (isLong || !place || isDrawn(scroller.current, place.page)) setCalmAt(place)
      else timer = setTimeout(look, LOOK_AGAIN)
    }
    let timer = setTimeout(look, HEAD_START)
    return () => clearTimeout(timer)
  }, [place, scroller])
  return calmAt === place
}

function isDrawn(scroller: HTMLElement | null, page: number): boolean {
  return scroller?.querySelector(`[data-page="${page}"] :is(canvas, img)`) != null
}

/** Renders its content once `waiting` has ended, and keeps it from then on. */
function Rested({ waiting, children }: { waiting: boolean; children: () => ReactNode }) {
  const [begun, setBegun] = useState(!waiting)
  if (!waiting && !begun) setBegun(true)
  return begun ? children() : null
}

/**
 * The top and height of each page, and the end of the last one (px): computed, so that they are known in the render that scrolls to a
 * place.
 */
function stackPages(pages: readonly PageSize[], width: number) {
  let end = PADDING - GAP
  const stack = pages.map((page) => {
    const top = end + GAP
    const height = Math.round((width * page.height) / page.width)
    end = top + height
    return { number: page.number, top, height }
  })
  return { stack, end }
}

function useSize(element: React.RefObject<HTMLElement | null>): [width: number, height: number] {
  const [size, setSize] = useState<[number, number]>([0, 0])
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize([Math.floor(entry.contentRect.width), Math.floor(entry.contentRect.height)])
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
