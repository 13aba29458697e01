/** How long to wait for the heading of a page (ms). */
const PATIENCE = 5_000

let stop = (): void => undefined

/** Moves the focus to the heading of a new page, unless the person has moved it elsewhere meanwhile. */
export function focusHeading(): void {
  stop()
  const main = document.getElementById('main')!
  const from = document.activeElement
  // A menu opened while the page loaded would close if it lost the focus.
  if (from?.closest('[role=menu], [role=dialog]')) return
  const attempt = (): void => {
    const heading = main.querySelector('h1')
    // The person has begun to work in the page, or a component has taken the focus.
    const elsewhere = document.activeElement !== from && document.activeElement !== document.body
    if (heading || elsewhere || main.contains(from)) stop()
    if (heading && !elsewhere) focusOnce(heading)
  }
  const observer = new MutationObserver(attempt)
  const timer = setTimeout(() => stop(), PATIENCE)
  stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(main, { childList: true, subtree: true })
  attempt()
}

/** Focuses the heading without scrolling; it is not reachable by Tab. */
function focusOnce(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
  heading.focus({ preventScroll: true })
}
