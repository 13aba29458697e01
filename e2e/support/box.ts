import type { Locator } from '@playwright/test'

/** Where an element stands; it must be in sight. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not in sight`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}
