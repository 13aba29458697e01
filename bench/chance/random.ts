import { itemAt } from '@tickmark/document'

/** Numbers from 0 to 1 that are the same in each run. */
export type Random = () => number

/** mulberry32 */
export function makeRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** One of items of which there are some. */
export function pickFrom<T extends object | string>(items: readonly T[], random: Random): T {
  return itemAt(items, Math.floor(random() * items.length))
}

/** One of the items; nothing of none. */
export function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)]
}
