import type { Page } from '@playwright/test'

/** What of the page is wider than the window, cut off by its own box or sticking out of it, and words of headings that a line parts. */
export const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    /** Whether a box around the element hides its right end; what can be scrolled to, or is not for the eye, is not. */
    const hiddenBy = (element: HTMLElement): boolean => {
      const { right, width } = element.getBoundingClientRect()
      if (width === 0) return false
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(around)
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return false
        const edge = around.getBoundingClientRect().right
        if ((overflowX === 'hidden' || overflowX === 'clip') && right > edge + 1) return true
      }
      return right > window.innerWidth + 1
    }
    const over = document.documentElement.scrollWidth - window.innerWidth
    if (over > 0) faults.push(`${over} px too wide`)
    for (const element of document.querySelectorAll<HTMLElement>(
      'h1,h2,h3,p,dt,dd,a,button,th,td,span,label,summary',
    )) {
      const { overflowX, textOverflow, display, clipPath } = getComputedStyle(element)
      // Not for the eye (`sr-only` is clipped), or not to be read; a drawn mark may leave its cell.
      const unseen = display === 'inline' || element.clientWidth <= 1 || clipPath !== 'none'
      if (unseen || element.closest('[aria-hidden]') || element.querySelector('svg')) continue
      // Shortened for want of room, the whole of it at hand.
      if (textOverflow === 'ellipsis' && element.title) continue
      const cut = element.scrollWidth - element.clientWidth > 1
      if (cut && (overflowX === 'hidden' || overflowX === 'clip'))
        faults.push(`cut: ${element.textContent?.slice(0, 40)}`)
      if (hiddenBy(element)) faults.push(`beyond the edge: ${element.textContent?.slice(0, 40)}`)
      // A text that sticks out of a cell or a button covers its neighbour.
      if (cut && overflowX === 'visible' && /^(TD|TH|BUTTON|A)$/.test(element.tagName))
        faults.push(`sticks out: ${element.textContent?.slice(0, 40)}`)
    }
    // A name that somebody gave is as long as he likes.
    const LONGEST_WORD = 24
    const WORD = /[ァ-ヺー]{2,}|\p{Script=Latin}{2,}|\p{Script=Hangul}{2,}|\d[\d.,]+/gu
    for (const heading of document.querySelectorAll<HTMLElement>('h1,h2,h3')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(WORD)) {
          if (word.length > LONGEST_WORD) continue
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top))
          if (lines.size > 1) faults.push(`parted: ${word}`)
        }
    }
    return faults
  })
