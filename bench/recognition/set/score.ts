import { lastOf, numberAt } from '@tickmark/document'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Tally {
  errors: number
  characters: number
  numbersRead: number
  numbers: number
  cellsRead: number
  cells: number
}

/**
 * Compares what was read with `truth/NAME.txt` for pictures called NAME-CONDITION: characters that are wrong (blanks and widths
 * do not count), numbers of three digits and more that are not as printed, and cells of tables (between tabs) that do not stand as
 * printed in their column of their row. One line a group of pictures.
 */
export function scoreReadings(set: string, readings: string, names: readonly string[]): string[] {
  const groups = tallyGroups(set, readings, names)
  return [...groups].map(([group, { errors, characters, numbersRead, numbers, cellsRead, cells }]) => {
    const [wrong, exact] = [(100 * errors) / characters, (100 * numbersRead) / numbers]
    const line = `${group.padEnd(24)} ${wrong.toFixed(2).padStart(6)} % wrong ${exact.toFixed(1).padStart(6)} % of ${numbers} numbers`
    return cells === 0 ? line : `${line} ${((100 * cellsRead) / cells).toFixed(1).padStart(6)} % of ${cells} cells`
  })
}

/** The same as a table: a row for what a name begins with, a column for what it ends in; characters wrong / numbers exact. */
export function tabulate(set: string, readings: string, names: readonly string[]): string[] {
  const groups = tallyGroups(set, readings, names)
  const rows = [...new Set(names.map((name) => name.replace(/-.*/, '')))]
  const columns = [...new Set(names.map((name) => name.replace(/^.*-/, '')))]
  const cell = (group: string) => {
    const tally = groups.get(group)
    if (!tally) return ''.padStart(11)
    const exact = tally.numbers === 0 ? 100 : (100 * tally.numbersRead) / tally.numbers
    return `${((100 * tally.errors) / tally.characters).toFixed(1)}/${exact.toFixed(0)}`.padStart(11)
  }
  const head = ['', ...columns, 'all'].map((text, index) => (index === 0 ? text.padEnd(10) : text.padStart(11)))
  const body = rows.map((row) =>
    [row.padEnd(10), ...columns.map((column) => cell(`${row} ${column}`)), cell(`${row} all`)].join(''),
  )
  return [head.join(''), ...body, ['all'.padEnd(10), ...columns.map(cell), cell('all')].join('')]
}

function tallyGroups(set: string, readings: string, names: readonly string[]): Map<string, Tally> {
  const groups = new Map<string, Tally>()
  for (const name of names) {
    const [subject, condition] = [name.replace(/-[^-]*$/, ''), name.replace(/^.*-/, '')]
    const truth = join(set, 'truth', `${subject}.txt`)
    if (!existsSync(truth)) continue
    const tally = compareTexts(readFileSync(truth, 'utf8'), readFileSync(join(readings, `${name}.txt`), 'utf8'))
    const row = subject.replace(/-.*/, '')
    for (const group of [name, `${row} ${condition}`, `${row} all`, condition, 'all']) add(groups, group, tally)
  }
  return groups
}

function add(groups: Map<string, Tally>, group: string, tally: Tally): void {
  const sum = groups.get(group) ?? { errors: 0, characters: 0, numbersRead: 0, numbers: 0, cellsRead: 0, cells: 0 }
  for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += tally[key]
  groups.set(group, sum)
}

/** What of a page's text was read as it stands there. */
export function compareTexts(truth: string, reading: string): Tally {
  const [expected, read] = [[...normalize(truth)], [...normalize(reading)]]
  const left = numbersOf(reading)
  const numbers = numbersOf(truth)
  const found = numbers.filter((number) => {
    const at = left.indexOf(number)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  const errors = distance(expected, read)
  return {
    errors,
    characters: expected.length,
    numbersRead: found.length,
    numbers: numbers.length,
    ...compareCells(rowsOf(truth), rowsOf(reading)),
  }
}

/** The cells of all lines that are rows of a table. */
function rowsOf(text: string): string[][] {
  const rows = text.split('\n').filter((line) => line.includes('\t'))
  return rows.map((row) => row.split('\t').map((cell) => normalize(cell)))
}

/** Rows are paired in order so that most of their cells agree. */
function compareCells(expected: readonly string[][], read: readonly string[][]): Pick<Tally, 'cells' | 'cellsRead'> {
  const agreeing = (a: readonly string[], b: readonly string[]) =>
    a.filter((cell, index) => cell !== '' && cell === b[index]).length
  let last = Array.from({ length: read.length + 1 }, () => 0)
  for (const row of expected) {
    let best = 0
    const next = [best]
    for (const [j, candidate] of read.entries()) {
      best = Math.max(numberAt(last, j + 1), best, numberAt(last, j) + agreeing(row, candidate))
      next.push(best)
    }
    last = next
  }
  return { cells: expected.flat().filter((cell) => cell !== '').length, cellsRead: lastOf(last) }
}

/** Blanks and widths left out, dashes and quotes made one. */
export function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’]/g, "'")
}

/** Numbers of three digits and more, as printed. */
export function numbersOf(text: string): string[] {
  const numbers = text.normalize('NFKC').match(/\d[\d,.]*\d%?/g) ?? []
  return numbers.filter((number) => number.replace(/\D/g, '').length >= 3)
}

/** Levenshtein's. */
export function distance(a: readonly string[], b: readonly string[]): number {
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, character] of a.entries()) {
    let steps = i + 1
    const next = [steps]
    for (const [j, other] of b.entries()) {
      const changed = numberAt(last, j) + (character === other ? 0 : 1)
      steps = Math.min(changed, numberAt(last, j + 1) + 1, steps + 1)
      next.push(steps)
    }
    last = next
  }
  return lastOf(last)
}
