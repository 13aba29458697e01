import type { Problem } from '@tickmark/contract'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { scrollerOf, wayIntoView } from './scrolling.ts'

/** A list no longer than this stands in the page whole: the browser's own search finds everything in it. */
const WHOLE = 60
/** Height of a folded problem until it has been measured (px). */
const FOLDED = 124

/** The problems of a list that exist: those near the window, the selected one and the one that has the focus. */
export function useFindingWindow(shown: readonly Problem[], selected: Problem | undefined) {
  const list = useRef<HTMLOListElement>(null)
  const [scroller, margin] = useScroller(list)
  const [focusedId, setFocusedId] = useState<string>()
  const selectedAt = selected ? shown.indexOf(selected) : -1
  const focusedAt = focusedId ? shown.findIndex(({ problem_id }) => problem_id === focusedId) : -1
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count: shown.length,
    getScrollElement: () => scroller,
    // An open problem has a height of its own: when it folds while it is out of the window, nobody measures it again.
    getItemKey: useCallback(
      (index: number) => shown[index]!.problem_id + (index === selectedAt ? ' open' : ''),
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
  // What turns out higher than thought above the window must not push down what is read; what opens is brought into view below.
  virtual.shouldAdjustScrollPositionOnItemSizeChange = ({ index, key, start }) =>
    index !== selectedAt && !virtual.itemSizeCache.has(key) && start < (virtual.scrollOffset ?? 0)
  const items = virtual.getVirtualItems()
  const stands = items.some(({ index }) => index === selectedAt)
  const selectedId = selected?.problem_id
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[data-current]')
    if (!stands || !item || !scroller) return
    // What was selected before has folded: its new height must count before anything is scrolled.
    for (const child of list.current!.children) virtual.measureElement(child as HTMLElement)
    virtual.scrollToOffset(scroller.scrollTop + wayIntoView(scroller, item))
  }, [selectedId, stands, scroller, virtual])
  // Each follows the one before; where some are left out, as far below it as those are high.
  const gapBefore = (at: number): number => items[at]!.start - (items[at - 1]?.end ?? margin)
  return { list, items, gapBefore, height: virtual.getTotalSize(), measure: virtual.measureElement, setFocusedId }
}

/** What scrolls around an element, and how far below its top the element begins. On a phone it is another than beside the document. */
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
    // Whatever grows above the element makes something around it grow.
    const observer = new ResizeObserver(locate)
    for (let around = element.current; around; around = around.parentElement) observer.observe(around)
    locate()
    return () => observer.disconnect()
  }, [element])
  return found
}
