/** How long a page may take to bring its heading (ms). */
const PATIENCE = 5_000

let stop = (): void => undefined

/** Leads keyboard and screen reader to the heading of the page that has just come, unless they have gone elsewhere meanwhile. */
export function focusHeading(): void {
  stop()
  const main = document.getElementById('main')!
  const from = document.activeElement
  // A menu that was opened while the page was on its way would close if it lost the focus.
  if (from?.closest('[role=menu], [role=dialog]')) return
  const attempt = (): void => {
    const heading = main.querySelector('h1')
    // Somebody has begun to work in the page, or something there has taken the focus for good reason.
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

/** A heading takes the focus by script alone, and where one scrolls to is not its business. */
function focusOnce(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
  heading.focus({ preventScroll: true })
}
