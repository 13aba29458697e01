/** The nearest element around that scrolls up and down. */
export function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  return undefined
}

/** How far the scroller around an element must go for the element to be seen; `scrollIntoView` would move the page as well. */
export function wayIntoView(scroller: HTMLElement, element: HTMLElement): number {
  const [outer, inner] = [scroller.getBoundingClientRect(), element.getBoundingClientRect()]
  const covered = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0
  const above = inner.top - outer.top - covered
  const below = inner.bottom - outer.bottom
  // The head of what is too tall counts more than its end.
  return above < 0 ? above : Math.max(0, Math.min(below, above))
}
