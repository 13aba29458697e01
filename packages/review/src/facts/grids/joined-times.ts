import { findDates, foldText } from '@tickmark/language'
import { firstOf, itemAt } from '@tickmark/document'

/** What may stand between the dates of one head. */
const BETWEEN = /^[\s,、/|]*(?:及|和|与|與|and|및|と)?[\s,、/|]*$/i

/**
 * Heads of columns in which one text names the times of all columns side by side, since their cells were read as one: "九十七年十二月三十一日
 * 九十六年十二月三十一日" over "金額 % 金額 %". Where what stands below repeats as often as there are times, each repetition gets its own.
 */
export function partJoinedTimes(heads: readonly string[][]): string[][] {
  const levels = Math.min(...heads.map(({ length }) => length))
  for (let level = 0; level < levels; level++) {
    const text = firstOf(heads)[level] ?? ''
    const times = heads.every((own) => own[level] === text) ? timesIn(text) : []
    const width = heads.length / times.length
    if (times.length < 2 || !Number.isInteger(width) || !repeats(heads, level, width)) continue
    return heads.map((own, column) => own.with(level, itemAt(times, Math.floor(column / width))))
  }
  return [...heads]
}

/** The dates that a text consists of. */
function timesIn(text: string): string[] {
  const folded = foldText(text)
  const dates = findDates(folded)
  const gaps = [
    ...dates.map(({ start }, at) => folded.slice(dates[at - 1]?.end ?? 0, start)),
    folded.slice(dates.at(-1)?.end),
  ]
  return dates.length > 1 && gaps.every((gap) => BETWEEN.test(gap)) ? dates.map((date) => date.text) : []
}

/** Whether the heads below a level are those of the first columns over and over. */
function repeats(heads: readonly string[][], level: number, width: number): boolean {
  const below = heads.map((own) => own.slice(level + 1).join('\n'))
  return below.every((text, column) => text === below[column % width])
}
