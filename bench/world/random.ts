/** Draws from streams with names, so that one more draw in one place leaves all others as they were. */
export interface Draw {
  /** 0 to below 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(least: number, most: number): number
  between(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  shuffle<T>(items: readonly T[]): T[]
  /** Another stream, which depends on this one's name and its own alone. */
  stream(name: string): Draw
}

export function drawFrom(name: string): Draw {
  let state = hashOf(name)
  const next = () => {
    // splitmix32, public domain (Steele, Lea and Flood 2014).
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    between: (least, most) => least + next() * (most - least),
    chance: (probability) => next() < probability,
    pick: (items) => items[whole(0, items.length - 1)]!,
    shuffle: (items) => {
      const left = [...items]
      for (let at = left.length - 1; at > 0; at -= 1) {
        const other = whole(0, at)
        ;[left[at], left[other]] = [left[other]!, left[at]!]
      }
      return left
    },
    stream: (inner) => drawFrom(`${name}/${inner}`),
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of Buffer.from(text)) hash = Math.imul(hash ^ letter, 0x01000193)
  return hash | 0
}
