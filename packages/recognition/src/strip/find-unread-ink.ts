import { floatAt } from '../bitmap/read-samples.ts'
import { itemAt, numberAt } from '@tickmark/document'
import type { Ink } from '../bitmap/find-ink.ts'
import type { ReadCharacter } from './read-strip.ts'

/** Ink of a line in shares of its length. */
interface Run {
  start: number
  end: number
}

/** Least ink of a digit, and of what else is not dirt: rows by columns as shares of an em squared. */
const LEAST_INK = 0.04
/** Distance of a character's estimated middle from its ink, in ems. */
const OFF_PLACE = 0.25
/** As far from the middle of an ideograph or syllable its parts reach, which often stand apart: 亿, 的, 时. In ems. */
const HALF_WIDE = 0.5
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * Ink beside digits that no character was read from: CTC may drop a digit, above all beside a mark or a character that the
 * recogniser does not know, and be sure of the rest.
 */
export function findUnreadInk(characters: readonly ReadCharacter[], ink: Ink, em: number): Run[] {
  const runs = runsOf(ink, em)
  const owners = runs.map(() => 0)
  const ofDigits = new Set<number>()
  for (const { text, start, end } of characters) {
    if (text.trim() === '') continue
    const middle = (start + end) / 2
    if (WIDE.test(text))
      for (const index of runsAround(runs, middle, HALF_WIDE * em)) owners[index] = numberAt(owners, index) + 1
    const index = nearestRun(runs, middle)
    if (index < 0 || distanceTo(itemAt(runs, index), middle) > OFF_PLACE * em) continue
    owners[index] = numberAt(owners, index) + 1
    if (/\d/.test(text)) ofDigits.add(index)
  }
  return runs.filter((run, index) => {
    if (numberAt(owners, index) > 0) return false
    const [before, after] = [runs[index - 1], runs[index + 1]]
    return (
      (before && ofDigits.has(index - 1) && run.start - before.end < em * 0.6) ||
      (after && ofDigits.has(index + 1) && after.start - run.end < em * 0.6)
    )
  })
}

function runsOf({ columns }: Ink, em: number): Run[] {
  const runs: Run[] = []
  const least = LEAST_INK * (em * columns.length) ** 2
  for (let x = 0; x < columns.length; x += 1) {
    if (floatAt(columns, x) <= 0.5) continue
    const start = x
    let amount = 0
    while (x < columns.length && floatAt(columns, x) > 0.5) amount += floatAt(columns, x++)
    if (amount >= least) runs.push({ start: start / columns.length, end: x / columns.length })
  }
  return runs
}

/** Runs whose middle is within a distance of a place. */
function runsAround(runs: readonly Run[], place: number, distance: number): number[] {
  return runs.flatMap(({ start, end }, index) => (Math.abs((start + end) / 2 - place) <= distance ? [index] : []))
}

function nearestRun(runs: readonly Run[], place: number): number {
  let best = -1
  for (let index = 0; index < runs.length; index += 1) {
    if (best < 0 || distanceTo(itemAt(runs, index), place) < distanceTo(itemAt(runs, best), place)) best = index
  }
  return best
}

function distanceTo({ start, end }: Run, place: number): number {
  return Math.max(0, start - place, place - end)
}
