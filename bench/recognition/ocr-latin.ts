/**
 * Latin letters: pages of prose in French, German, Spanish, Italian and English, drawn in several fonts and sizes, clean, as JPEG
 * and blurred. Of each language: accents kept, letters with one that is not printed, words that are not as printed (blanks count),
 * characters wrong.
 * Usage: node bench/recognition/ocr-latin.ts DIR [SEED] [COUNT] [LANGUAGES]. Pages of each language: COUNT.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { itemAt } from '@tickmark/document'
import type { Random } from '../chance/random.ts'
import { makeRandom, pick } from '../chance/random.ts'
import { ACCENTED } from './set/accented-texts.ts'
import { drawLines } from './set/draw-pages.ts'
import { readDocument, toText } from './set/page-text.ts'
import type { Picture } from './set/pictures.ts'
import { renderPage } from './set/pictures.ts'
import { distance, normalize } from './set/score.ts'
import { fillIn } from './set/texts.ts'

const [directory, seed = '1', count = '3', languages = Object.keys(ACCENTED).join()] = process.argv.slice(2)
if (!directory) throw new Error('usage: node bench/recognition/ocr-latin.ts DIR [SEED] [COUNT] [LANGUAGES]')
const FONTS = ['Liberation Sans', 'Liberation Serif', 'DejaVu Serif', 'DejaVu Sans', 'Liberation Sans Narrow']
const CONDITIONS: ((page: Picture) => Picture)[] = [
  (page) => page.png(),
  (page) => page.resize(1240).jpeg({ quality: 55 }),
  (page) => page.blur(1.3).jpeg({ quality: 70 }),
]
mkdirSync(directory, { recursive: true })
const random = makeRandom(Number(seed))
for (const language of languages.split(',')) {
  const sum = { accents: 0, kept: 0, letters: 0, added: 0, words: 0, lost: 0, characters: 0, errors: 0 }
  for (let index = 0; index < Number(count); index++) {
    const truth = linesIn(language, random)
    const size = 22 + Math.floor(random() * 10)
    const page = drawLines(truth, { font: pick(FONTS, random) ?? 'Liberation Sans', size })
    const path = join(directory, `${language}-${seed}-${index}.jpg`)
    writeFileSync(path, await itemAt(CONDITIONS, index % CONDITIONS.length)(renderPage(page)).toBuffer())
    const read = toText(await readDocument(path))
    writeFileSync(`${path}.txt`, read)
    addTo(sum, truth.join('\n'), read)
  }
  const percent = (a: number, b: number): string => `${((100 * a) / Math.max(1, b)).toFixed(2)} %`
  console.log(
    `${language}: ${percent(sum.kept, sum.accents)} of ${sum.accents} accents kept, ${percent(sum.added, sum.letters)} of ${sum.letters} letters with one that is not printed, ${percent(sum.lost, sum.words)} of ${sum.words} words and ${percent(sum.errors, sum.characters)} of the characters wrong`,
  )
}

/** Lines of a page, none longer than fits. */
function linesIn(language: string, random: Random): string[] {
  const words = Array.from({ length: 22 }, () => fillIn(pick(ACCENTED[language] ?? [], random) ?? '', random)).flatMap(
    (sentence) => sentence.split(' '),
  )
  const lines: string[] = ['']
  for (const word of words)
    if (itemAt(lines, lines.length - 1).length + word.length < 78) lines[lines.length - 1] += ` ${word}`
    else lines.push(word)
  return lines.map((line) => line.trim()).slice(0, 36)
}

function addTo(
  sum: Record<'accents' | 'kept' | 'letters' | 'added' | 'words' | 'lost' | 'characters' | 'errors', number>,
  truth: string,
  read: string,
) {
  const [expected, found] = [normalize(truth), normalize(read)]
  const [printed, seen] = [countAccents(expected), countAccents(found)]
  for (const [letter, times] of printed) sum.kept += Math.min(times, seen.get(letter) ?? 0)
  for (const [letter, times] of seen) sum.added += Math.max(0, times - (printed.get(letter) ?? 0))
  sum.accents += [...printed.values()].reduce((all, times) => all + times, 0)
  sum.letters += expected.match(/\p{L}/gu)?.length ?? 0
  const left = wordsOf(read)
  const words = wordsOf(truth)
  sum.words += words.length
  sum.lost += words.filter((word) => !takeFrom(left, word)).length
  sum.characters += expected.length
  sum.errors += distance([...expected], [...found])
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).map(normalize).filter(Boolean)
}

function takeFrom(words: string[], word: string): boolean {
  const at = words.indexOf(word)
  if (at >= 0) words.splice(at, 1)
  return at >= 0
}

/** Letters with accents and what stands beside them, so that one elsewhere does not count for one that was lost. */
function countAccents(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [around] of text.matchAll(/\p{L}?[À-ÖØ-öø-ÿŒœŸ]/gu)) counts.set(around, (counts.get(around) ?? 0) + 1)
  return counts
}
