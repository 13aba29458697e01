import { printHanNumber, readHanNumber } from './han-number.ts'

/** The integer that a printed number stands for: 12, 十二, C; 0 where it is none. A single letter is one of the alphabet. */
export function ordinalOf(printed: string): number {
  if (/^\d+/.test(printed)) return Number.parseInt(printed, 10)
  if (/^[A-Z]$/.test(printed)) return printed.charCodeAt(0) - 64
  return readHanNumber(printed) ?? 0
}

/** A number printed in the style of `like`: 三 for 3 beside 二. */
export function printOrdinal(value: number, like: string): string {
  return readHanNumber(like) === undefined ? String(value) : printHanNumber(value)
}
