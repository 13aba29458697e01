import { setImmediate as nextTurn } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/**
 * Waits for its turn among all uploads of this process: one piece of one of them at a time, and between two everything else that is to be
 * answered. Fifty uploads at once would else be read in one go, and who only asks whether the service lives would wait for all of them.
 */
export async function takeTurn(): Promise<void> {
  const before = last
  const { promise, resolve } = Promise.withResolvers<void>()
  last = promise
  await before
  await nextTurn()
  resolve()
}
