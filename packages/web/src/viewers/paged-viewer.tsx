import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { PageSize } from './page-size.ts'
import { useFlying } from './use-flying.ts'

/** A place to bring to the middle of the window; `top` 0–1 of the page's height, the page's head when absent. */
export interface Place {
  page: number
  top?: number
}

interface Props {
  pages: readonly PageSize[]
  /** 1: the page fills the width. */
  zoom: number
  label: (page: number) => string
  renderPage: (page: number, width: number) => ReactNode
  /** The page that one looks at. The same function on each render. */
  onPage?: (page: number, pages: number) => void
  /** Shown when it changes, and once the pages' sizes are known. */
  place?: Place
}

const GAP = 16
const PADDING = 24
const MAX_WIDTH = 920
/** Sizes that arrive, and a sheet that opens, within this time of a new place still belong to showing it (ms). */
const SETTLING = 1500

/** Pages under one another; only those near the window exist. */
export function PagedViewer({ pages, zoom, label, renderPage, onPage, place }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const [room, height] = useSize(scroller)
  const width = Math.round(Math.min(MAX_WIDTH, Math.max(240, room - 2 * PADDING)) * zoom)
  const tops = useMemo(() => topsOf(pages, width), [pages, width])
  const heightOf = (index: number): number => tops[index + 1]! - tops[index]! - GAP
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
  const ready = room > 0
  const shown = useRef<{ place?: Place; at: number }>({ at: 0 })
  useEffect(() => {
    const index = pages.findIndex(({ number }) => number === place?.page)
    if (!ready || !place || index < 0) return
    if (shown.current.place !== place) shown.current = { place, at: performance.now() }
    else if (performance.now() - shown.current.at > SETTLING) return
    const top = place.top === undefined ? tops[index]! - GAP : tops[index]! + heightOf(index) * place.top - height / 2
    scroller.current?.scrollTo({ top: Math.max(0, top) })
    // A new width moves nobody: only a new place does, and what settles just after it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place, pages, ready, height])
  const flying = useFlying(scroller)
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
      <div className="relative mx-auto" style={{ height: tops.at(-1)! - GAP + PADDING, width }}>
        {room > 0 &&
          items.map(({ index }) => {
            const { number } = pages[index]!
            return (
              <div
                key={number}
                data-page={number}
                className="absolute left-0 bg-white shadow-sheet"
                style={{ top: tops[index], width, height: heightOf(index) }}
              >
                <Rested waiting={flying}>{() => renderPage(number, width)}</Rested>
              </div>
            )
          })}
      </div>
    </div>
  )
}

/** Makes its content as soon as nothing is to be waited for, and keeps it from then on. */
function Rested({ waiting, children }: { waiting: boolean; children: () => ReactNode }) {
  const [begun, setBegun] = useState(!waiting)
  if (!waiting && !begun) setBegun(true)
  return begun ? children() : null
}

/** Where each page begins, and where one after the last would: known in the very render that a place is to be shown in. */
function topsOf(pages: readonly PageSize[], width: number): number[] {
  const tops = [PADDING]
  for (const page of pages) tops.push(tops.at(-1)! + Math.round((width * page.height) / page.width) + GAP)
  return tops
}

function useSize(element: React.RefObject<HTMLElement | null>): [width: number, height: number] {
  const [size, setSize] = useState<[number, number]>([0, 0])
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      setSize([Math.floor(width), Math.floor(height)])
    })
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return size
}
