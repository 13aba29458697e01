/**
 * Reads pictures and scans of anybody's, one after the other, and holds them against what their labels say: `DIR/images` has the files,
 * `DIR/truth/NAME.txt` the labelled pieces of text of one, a line a piece, in any order; a file without labels is read and timed only.
 * A piece is looked for in all that was read, so that the order of reading does not count. `DIR/read` gets what was read.
 * Usage: node bench/recognition/ocr-labelled.ts DIR [--only PATTERN] [--out FOLDER]
 */
import { lastOf, literalPattern, numberAt } from '@tickmark/document'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { parseArgs } from 'node:util'
import { assemble, inspectFile, readPages } from '@tickmark/readers'
import { compareTexts, normalize } from './set/score.ts'
import { toText } from './set/page-text.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '.' }, out: { type: 'string', default: 'read' } },
})
const [directory] = positionals
if (!directory) throw new Error('usage: node bench/recognition/ocr-labelled.ts DIR')
/** Words that are this sure should be right nine times of ten. */
const SURE = 0.9
const BANDS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 1.001]

interface Told {
  confidence: number
  isRight: boolean
}

const names = readdirSync(join(directory, 'images')).filter((name) => new RegExp(values.only).test(name))
mkdirSync(join(directory, values.out), { recursive: true })
const sum = { errors: 0, characters: 0, numbersRead: 0, numbers: 0, pages: 0, seconds: 0 }
const told: Told[] = []
for (const name of names) await readOne(directory, name)
report('all', sum, told)
for (let band = 0; band + 1 < BANDS.length; band += 1) {
  const [from, to] = [numberAt(BANDS, band), numberAt(BANDS, band + 1)]
  const some = told.filter(({ confidence }) => confidence >= from && confidence < to)
  const right = some.filter(({ isRight }) => isRight).length
  console.log(`from ${from}: ${some.length} words, right ${percent(right, some.length)}`)
}

async function readOne(set: string, name: string): Promise<void> {
  const file = { path: join(set, 'images', name), name }
  const before = process.cpuUsage()
  const inspection = await inspectFile(file)
  const pages = Array.from({ length: inspection.pageCount }, (_, index) => index + 1)
  const readings = await readPages(file, pages, {})
  const { user, system } = process.cpuUsage(before)
  const document = await assemble(file, inspection, readings)
  const text = toText(document)
  const stem = parse(name).name
  writeFileSync(join(set, values.out, `${stem}.txt`), text)
  const one = {
    errors: 0,
    characters: 0,
    numbersRead: 0,
    numbers: 0,
    pages: pages.length,
    seconds: (user + system) / 1e6,
  }
  const truth = join(set, 'truth', `${stem}.txt`)
  const words: Told[] = []
  if (existsSync(truth)) {
    const labels = readFileSync(truth, 'utf8')
    // Some sets tell their labels in capitals, whatever is printed.
    const fold = (some: string) => (/\p{Ll}/u.test(labels) ? some : some.toUpperCase())
    Object.assign(one, comparePieces(labels, fold(text)))
    const { numbersRead, numbers } = compareTexts(labels, text)
    Object.assign(one, { numbersRead, numbers })
    const whole = labels.split(/\s+/).map(normalize).join(' ')
    for (const { content } of readings)
      for (const word of content.words)
        if ([...word.text].length > 1)
          words.push({ confidence: word.confidence ?? 1, isRight: stands(fold(word.text), whole) })
  }
  told.push(...words)
  for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += one[key]
  report(stem, one, words)
  console.log(`    ${document.language} ${document.notices.map(({ key }) => key).join(' ')}`)
}

function report(name: string, one: typeof sum, words: readonly Told[]): void {
  const sure = words.filter(({ confidence }) => confidence >= SURE)
  const right = sure.filter(({ isRight }) => isRight).length
  const scores =
    one.characters === 0
      ? ''
      : `${percent(one.errors, one.characters)} wrong, ${percent(one.numbersRead, one.numbers)} of ${one.numbers} numbers, ` +
        `${percent(sure.length, words.length)} of ${words.length} words sure, ${percent(right, sure.length)} of these right`
  console.log(`${name}: ${(one.seconds / one.pages).toFixed(1)} s of CPU a page; ${scores}`)
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
}

/** Each piece against the part of what was read that is most like it. */
function comparePieces(labels: string, text: string): { errors: number; characters: number } {
  const read = [...normalize(text)]
  let [errors, characters] = [0, 0]
  for (const piece of labels.split('\n').map((line) => [...normalize(line)])) {
    characters += piece.length
    errors += Math.min(piece.length, distanceWithin(piece, read))
  }
  return { errors, characters }
}

/** Levenshtein's between a piece and any part of a text (Sellers). */
function distanceWithin(piece: readonly string[], text: readonly string[]): number {
  let column = Array.from({ length: piece.length + 1 }, (_, index) => index)
  let best = lastOf(column)
  for (const character of text) {
    const next = [0]
    for (const [row, one] of piece.entries()) {
      const changed = numberAt(column, row) + (one === character ? 0 : 1)
      next.push(Math.min(changed, numberAt(column, row + 1) + 1, numberAt(next, row) + 1))
    }
    column = next
    best = Math.min(best, lastOf(column))
  }
  return best
}

/** Figures stand alone, not as a part of a longer number; other words may be parted otherwise than in the labels. */
function stands(word: string, truth: string): boolean {
  const text = normalize(word)
  if (!/\d/.test(text)) return truth.replaceAll(' ', '').includes(text)
  return new RegExp(`(?<![\\d.,])${literalPattern(text)}(?![.,]?\\d)`).test(truth)
}
