import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { PageSize } from './page-size.ts'

/** What the viewer can be told from outside. */
export interface PagedHandle {
  /** Brings a place to the middle of the window; `top` 0–1 of the page's height, the page's head when absent. */
  showPlace: (page: number, top?: number) => void
}

interface Props {
  pages: readonly PageSize[]
  /** 1: the page fills the width. */
  zoom: number
  label: (page: number) => string
  renderPage: (page: number, width: number) => ReactNode
  renderOverlay?: (page: number) => ReactNode
  /** The page that one looks at. The same function on each render. */
  onPage?: (page: number, pages: number) => void
  ref?: React.Ref<PagedHandle>
}

const GAP = 16
const PADDING = 24
const MAX_WIDTH = 920

/** Pages under one another; only those near the window exist. */
export function PagedViewer({ pages, zoom, label, renderPage, renderOverlay, onPage, ref }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const room = useWidth(scroller)
  const width = Math.round(Math.min(MAX_WIDTH, Math.max(240, room - 2 * PADDING)) * zoom)
  const heightOf = (index: number): number => {
    const { width: w, height: h } = pages[index]!
    return Math.round((width * h) / w)
  }
  const virtual = useVirtualizer({
    count: pages.length,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    overscan: 1,
    gap: GAP,
    paddingStart: PADDING,
    paddingEnd: PADDING,
  })
  useLayoutEffect(() => virtual.measure(), [virtual, width, pages])
  useImperativeHandle(ref, () => ({
    showPlace(page, top) {
      const index = pages.findIndex(({ number }) => number === page)
      const element = scroller.current
      if (index < 0 || !element) return
      const [start] = virtual.getOffsetForIndex(index, 'start') ?? [0]
      const offset = top === undefined ? start : start + heightOf(index) * top - element.clientHeight / 2
      element.scrollTo({ top: Math.max(0, offset) })
    },
  }))
  const items = virtual.getVirtualItems()
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
      <div className="relative mx-auto" style={{ height: virtual.getTotalSize(), width }}>
        {room > 0 &&
          items.map(({ index, start, size }) => {
            const { number } = pages[index]!
            return (
              <div
                key={number}
                data-page={number}
                className="absolute left-0 bg-white shadow-sheet"
                style={{ top: start, width, height: size }}
              >
                {renderPage(number, width)}
                {renderOverlay?.(number)}
              </div>
            )
          })}
      </div>
    </div>
  )
}

function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)))
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return width
}
