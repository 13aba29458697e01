/**
 * Does what takes the pressed button away (the bar belongs to one problem, the way back to one decision), then gives a focus that was lost
 * with it to the problem that is shown now: who works by keyboard or listens goes on from there, not from the top of the page.
 */
export async function keepingFocus(work: () => Promise<void>): Promise<void> {
  const wasInside = document.activeElement?.closest('[data-decision-bar], [data-undo]') !== null
  await work()
  if (!wasInside) return
  // The next problem is selected by the address, which is read in the frame after.
  requestAnimationFrame(() => requestAnimationFrame(focusShown))
}

function focusShown(): void {
  if (document.activeElement && document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('[data-finding][data-current] [aria-expanded]')?.focus({ preventScroll: true })
}
