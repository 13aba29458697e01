/** The nearest ancestor that scrolls vertically. */
export function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  return undefined
}

/** How far the scroller must move to show the element (px). `scrollIntoView` would scroll the page as well. */
export function wayIntoView(scroller: HTMLElement, element: HTMLElement): number {
  const [outer, inner] = [scroller.getBoundingClientRect(), element.getBoundingClientRect()]
  const covered = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0
  const above = inner.top - outer.top - covered
  // A sheet with a bar above what it scrolls (on a phone) is too low for more than one problem: it begins under the bar.
  if (covered > 0) return above
  const below = inner.bottom - outer.bottom
  // An element taller than the scroller shows its head.
  return above < 0 ? above : Math.max(0, Math.min(below, above))
}
