import { numberAt, itemAt, lastOf } from '@tickmark/document'
import { pick, pickFrom, type Random } from '../chance/random.ts'

export type Misprint = 'last digit' | 'digit' | 'digits swapped'

export interface Misprinted {
  size: Misprint
  wrong: string
}

/** Another print of a number, one slip away from it: same length, same separators, another value. */
export function misprint(right: string, random: Random): Misprinted | undefined {
  const digits = [...right].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []))
  const ways: (() => Misprinted | undefined)[] = [
    () => changed(right, lastOf(digits), 'last digit', random),
    () => changed(right, pick(digits.slice(1, -1), random) ?? numberAt(digits, 0), 'digit', random),
    () => swapped(right, digits, random),
  ]
  return pickFrom(ways, random)() ?? itemAt(ways, 1)()
}

function changed(right: string, at: number, size: Misprint, random: Random): Misprinted {
  const digit = (Number(right[at]) + 1 + Math.floor(random() * 8)) % 10
  return { size, wrong: right.slice(0, at) + String(digit) + right.slice(at + 1) }
}

function swapped(right: string, digits: readonly number[], random: Random): Misprinted | undefined {
  const pairs = digits.slice(1, -1).flatMap((at, index) => {
    const next = numberAt(digits, index + 2)
    return right[at] === right[next] ? [] : [[at, next] as const]
  })
  const pair = pick(pairs, random)
  if (!pair) return undefined
  const signs = [...right]
  const [a, b] = pair
  ;[signs[a], signs[b]] = [itemAt(signs, b), itemAt(signs, a)]
  return { size: 'digits swapped', wrong: signs.join('') }
}
