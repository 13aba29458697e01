import { addTo } from '@tickmark/document'
import type { Grid } from '../../facts/grids/grid.ts'
import type { Sentence } from '../../facts/sentences/make-sentences.ts'
import type { ToldEnd } from '../told/told-periods.ts'
import type { Measure, Sized } from './echo-amount.ts'
import { echoRows } from './echo-rows.ts'
import type { EchoRow } from './echo-rows.ts'
import { countWords, wordBits, wordsOf } from './echo-words.ts'

/** The rows of all tables, to be found by a size that they print or by the words of a sentence. */
export interface EchoBook {
  rows: readonly EchoRow[]
  /** Rows with a cell of the measure whose size lies in a stretch. */
  near(measure: Measure, from: number, to: number): EchoRow[]
  /** Rows that share telling words with a sentence. */
  alike(words: ReadonlySet<string>): EchoRow[]
  /** By how many bits the words of a sentence speak for a row. */
  bits(words: ReadonlySet<string>, row: EchoRow): number
}

interface Entry {
  size: number
  row: EchoRow
}

/** Bits from which a word leads to its rows: the commoner ones lead to all. */
const LEADING = 4
/** Bits that rows found by their words share with the sentence at least, and how many of them are looked at. */
const LEAST_SHARED = 6
const MOST_ALIKE = 12
/** What a word of the label that the sentence leaves out takes away, and the most that words can say. */
const MISSED = 0.5
const MOST_BITS = 36

export function makeEchoBook(grids: readonly Grid[], sentences: readonly Sentence[], reported: ToldEnd): EchoBook {
  const rows = echoRows(grids, reported)
  const bitsOf = wordBits(
    countWords(rows.map(({ words }) => words)),
    countWords(sentences.map(({ text }) => wordsOf(text))),
  )
  const entries = rows.flatMap((row) => row.cells.map(({ measure, size }) => ({ measure, size, row })))
  const byMeasure = Map.groupBy(entries, ({ measure }) => measure)
  const sorted = new Map([...byMeasure].map(([measure, own]) => [measure, own.toSorted((a, b) => a.size - b.size)]))
  const byWord = new Map<string, EchoRow[]>()
  for (const row of rows) for (const word of row.words) if (bitsOf(word) >= LEADING) addTo(byWord, word, row)
  return {
    rows,
    near: (measure, from, to) => rowsBetween(sorted.get(measure) ?? [], from, to),
    alike: (words) => rowsAlike(words, byWord, bitsOf),
    bits: (words, row) => sharedBits(words, row, bitsOf),
  }
}

function rowsBetween(entries: readonly Entry[], from: number, to: number): EchoRow[] {
  const found: EchoRow[] = []
  for (let at = firstFrom(entries, from); (entries[at]?.size ?? Infinity) <= to; at++) {
    const row = entries[at]?.row
    if (row) found.push(row)
  }
  return found
}

function firstFrom(entries: readonly Entry[], from: number): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.size ?? Infinity) < from) low = middle + 1
    else high = middle
  }
  return low
}

function rowsAlike(
  words: ReadonlySet<string>,
  byWord: ReadonlyMap<string, readonly EchoRow[]>,
  bitsOf: (word: string) => number,
): EchoRow[] {
  const shared = new Map<EchoRow, number>()
  for (const word of words)
    for (const row of byWord.get(word) ?? []) shared.set(row, (shared.get(row) ?? 0) + bitsOf(word))
  const found = [...shared].filter(([, bits]) => bits >= LEAST_SHARED).toSorted((a, b) => b[1] - a[1])
  return found.slice(0, MOST_ALIKE).map(([row]) => row)
}

function sharedBits(words: ReadonlySet<string>, row: EchoRow, bitsOf: (word: string) => number): number {
  let bits = 0
  for (const word of row.words) {
    if (words.has(word)) bits += bitsOf(word)
    else if (row.label.has(word)) bits -= MISSED
  }
  return Math.min(bits, MOST_BITS)
}

/** A stretch of sizes in which a figure is printed again, as far as it is printed. */
export function stretchOf({ size, half }: Sized): [from: number, to: number] {
  return [size - 4 * half, size + 4 * half]
}
