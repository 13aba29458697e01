import { makeRandom, type Random } from '../../chance/random.ts'

/** Draws from a seed, in the forms that kinds of models need. */
export interface Dice {
  random: Random
  /** A whole number, both ends included. */
  int(from: number, to: number): number
  /** A number rounded to so many digits after the point. */
  real(from: number, to: number, digits: number): number
  pick<T>(...items: readonly T[]): T
  chance(share: number): boolean
}

export function makeDice(seed: number): Dice {
  const random = makeRandom(seed)
  for (let warm = 0; warm < 3; warm++) random()
  return diceOf(random)
}

export function diceOf(random: Random): Dice {
  const real = (from: number, to: number, digits: number): number =>
    Number((from + random() * (to - from)).toFixed(digits))
  return {
    random,
    int: (from, to) => from + Math.floor(random() * (to - from + 1)),
    real,
    pick: (...items) => items[Math.floor(random() * items.length)]!,
    chance: (share) => random() < share,
  }
}
