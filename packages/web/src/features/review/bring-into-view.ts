/** Scrolls the scroller around an element, and nothing else: `scrollIntoView` would move the page as well. */
export function bringIntoView(element: HTMLElement): void {
  const scroller = scrollerOf(element)
  if (!scroller) return
  const [outer, inner] = [scroller.getBoundingClientRect(), element.getBoundingClientRect()]
  const covered = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0
  const above = inner.top - outer.top - covered
  const below = inner.bottom - outer.bottom
  if (above < 0) scroller.scrollBy({ top: above })
  // The head of what is too tall counts more than its end.
  else if (below > 0) scroller.scrollBy({ top: Math.min(below, above) })
}

function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  return undefined
}
