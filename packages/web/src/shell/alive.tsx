import { useLayoutEffect } from 'react'

/**
 * Tells the boot script that a part of the page answers from now on. It stands inside of that part's own boundary, because each part comes
 * alive by itself: the header with the shell, the page once its script and its texts are there.
 */
export function Alive({ part }: { part: 'header' | 'main' }): null {
  // At the commit itself: a moment later a press could be answered by the page and kept by the boot script as well.
  useLayoutEffect(() => void document.querySelector(part)?.dispatchEvent(new Event('alive', { bubbles: true })), [part])
  return null
}
