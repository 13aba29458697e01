import type { Problem } from '@tickmark/contract'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { scrollerOf, wayIntoView } from './scrolling.ts'

/** A list no longer than this stands in the page whole: the browser's own search finds everything in it. */
const WHOLE = 60
/** Height of a folded problem until it has been measured (px). */
const FOLDED = 124

/** The rows of a long list that are rendered: those near the window, the selected one and the focused one. */
export function useFindingWindow(shown: readonly Problem[], selected: Problem | undefined) {
  const list = useRef<HTMLOListElement>(null)
  const [scroller, margin] = useScroller(list)
  const [focusedId, setFocusedId] = useState<string>()
  const selectedAt = selected ? shown.indexOf(selected) : -1
  const focusedAt = focusedId ? shown.findIndex(({ problem_id }) => problem_id === focusedId) : -1
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count: shown.length,
    getScrollElement: () => scroller,
    // An open problem has another key than a folded one, so that each keeps its own measured height: one that folds outside the window is
    // not measured again.
    getItemKey: useCallback(
      (index: number) => (shown[index]?.problem_id ?? '') + (index === selectedAt ? ' open' : ''),
      [shown, selectedAt],
    ),
    estimateSize: () => FOLDED,
    measureElement: (item) => item.offsetHeight,
    scrollMargin: margin,
    overscan: 5,
    rangeExtractor: useCallback(
      (range: Range) => {
        const near = range.count > WHOLE ? defaultRangeExtractor(range) : [...Array(range.count).keys()]
        const kept = [selectedAt, focusedAt].filter((index) => index >= 0)
        return [...new Set([...near, ...kept])].toSorted((a, b) => a - b)
      },
      [selectedAt, focusedAt],
    ),
  })
  // A row above the window that is measured higher than estimated must not push the visible rows down. The selected row is scrolled to
  // below.
  virtual.shouldAdjustScrollPositionOnItemSizeChange = ({ index, key, start }) =>
    index !== selectedAt && !virtual.itemSizeCache.has(key) && start < (virtual.scrollOffset ?? 0)
  const items = virtual.getVirtualItems()
  const stands = items.some(({ index }) => index === selectedAt)
  const selectedId = selected?.problem_id
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[data-current]')
    if (!stands || !item || !scroller) return
    // The row selected before has folded: its new height must be measured before scrolling.
    for (const child of list.current?.children ?? []) virtual.measureElement(child as HTMLElement)
    virtual.scrollToOffset(scroller.scrollTop + wayIntoView(scroller, item))
    // What loads above the list (the scores, a note) moves it.
  }, [selectedId, stands, scroller, margin, virtual])
  // The gap before a row is the height of the rows left out before it.
  const rows = items.flatMap(({ index, start }, at) => {
    const problem = shown[index]
    return problem ? [{ problem, index, gap: start - (items[at - 1]?.end ?? margin) }] : []
  })
  return { list, rows, height: virtual.getTotalSize(), measure: virtual.measureElement, setFocusedId }
}

/** The scroller around an element, and the offset of the element within it (px). A phone scrolls another ancestor than a desktop. */
function useScroller(element: RefObject<HTMLElement | null>): [scroller: HTMLElement | null, margin: number] {
  const [found, setFound] = useState<[HTMLElement | null, number]>([null, 0])
  useLayoutEffect(() => {
    const locate = (): void => {
      const scroller = element.current && scrollerOf(element.current)
      if (!element.current || !scroller) return
      const [outer, inner] = [scroller.getBoundingClientRect(), element.current.getBoundingClientRect()]
      const margin = inner.top - outer.top + scroller.scrollTop
      setFound((old) => (old[0] === scroller && Math.abs(old[1] - margin) < 1 ? old : [scroller, margin]))
    }
    // Growth of anything above the element changes the size of an ancestor, unless that scrolls: what comes late there (the scores) is new in it.
    const observer = new ResizeObserver(locate)
    const arrivals = new MutationObserver(locate)
    for (let around = element.current; around; around = around.parentElement) {
      observer.observe(around)
    }
    const around = element.current && scrollerOf(element.current)
    if (around) arrivals.observe(around, { childList: true })
    locate()
    return () => {
      observer.disconnect()
      arrivals.disconnect()
    }
  }, [element])
  return found
}
