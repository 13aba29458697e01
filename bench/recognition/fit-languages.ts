/**
 * Fits how what all recognisers make of lines tells their language, on pages of the world in many conditions, and writes
 * `packages/recognition/src/languages/language-weights.json`. Prints how many draws of lines are told rightly when their page was left out.
 * Usage: node bench/recognition/fit-languages.ts SEED [--dry]
 */
import { itemAt, numberAt } from '@tickmark/document'
import { FEWEST_LETTERS, cuesOf, decodePicture, hearPage, lettersOf } from '@tickmark/recognition'
import type { Hearing, WrittenIn } from '@tickmark/recognition'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawDocument } from '../world/draw-document.ts'
import { drawFrom } from '../world/random.ts'
import type { Draw } from '../world/random.ts'
import { conditionNamed } from '../world/write/conditions.ts'
import { drawPages } from '../world/write/page-pictures.ts'
import { startPrinter } from '../world/write/pdf.ts'
import { fitClasses, likeliest } from './set/fit-classes.ts'
import type { ClassWeights, Sample } from './set/fit-classes.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { dry: { type: 'boolean' } } })
const [seed = '1'] = positionals

const CLASSES: readonly WrittenIn[] = ['own', 'jpn', 'kor']
const MANNERS: Record<string, WrittenIn> = {
  'a-share': 'own',
  taiwan: 'own',
  us: 'own',
  germany: 'own',
  france: 'own',
  'hong-kong': 'own',
  japan: 'jpn',
  korea: 'kor',
}
const TAKEN = ['scan', 'fax', 'coarse-fax', 'low', 'noise', 'faint', 'blur', 'dim-photo']
const LINES = 16
/** How many lines are heard together, draw by draw. */
const DRAWS = [1, 1, 1, 2, 2, 3, 4, 6, 8, 10]
const FOLDS = 5

interface HeardPage {
  language: WrittenIn
  lines: Hearing[]
}

const pages = await hearPages()
const samples = pages.map((page, index) => sampleOf(page, drawFrom(`lines ${seed} ${index}`)))
const told = { right: 0, all: 0 }
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = fitClasses(samples.filter((_, index) => index % FOLDS !== fold).flat(), CLASSES.length)
  for (const sample of samples.filter((_, index) => index % FOLDS === fold).flat()) {
    told.all += 1
    if (likeliest(weights, sample.cues) === sample.label) told.right += 1
  }
}
console.log(`${pages.length} pages; of pages left out ${told.right} of ${told.all} draws of lines told rightly`)
if (!values.dry) write(fitClasses(samples.flat(), CLASSES.length))

async function hearPages(): Promise<HeardPage[]> {
  const printer = await startPrinter()
  const heard: HeardPage[] = []
  for (const [manner, language] of Object.entries(MANNERS)) {
    for (const [index, condition] of TAKEN.entries()) {
      const { pdf } = await printer.print(drawDocument({ seed: Number(seed), index, manner }), { tagged: false })
      const draw = drawFrom(`languages ${seed} ${manner} ${condition}`)
      const { bytes } = await conditionNamed(condition)(draw.pick(await drawPages(pdf, { dpi: 200, most: 6 })), draw)
      const lines = await hearPage(await decodePicture(bytes), LINES)
      heard.push({ language, lines: lines.filter((line) => tellsSomething(line)) })
    }
    console.log(manner)
  }
  await printer.close()
  return heard
}

function tellsSomething(line: Hearing): boolean {
  return [line.own, line.jpn, line.kor].some((read) => lettersOf(read).length >= FEWEST_LETTERS)
}

function sampleOf({ language, lines }: HeardPage, draw: Draw): Sample[] {
  if (lines.length === 0) return []
  return DRAWS.map((size) => {
    const some = draw.shuffle(lines).slice(0, size)
    const label = some.every(isLatin) ? 'own' : language
    return { cues: Object.values(cuesOf(some)), label: CLASSES.indexOf(label) }
  })
}

/** Names and units in Latin letters stand on pages of all languages. */
function isLatin({ own, jpn }: Hearing): boolean {
  const letters = lettersOf(own)
  const latin = letters.filter(({ text }) => /\p{Script=Latin}/u.test(text)).length
  return own.confidence > 0.85 && latin > 0.9 * letters.length && letters.length > 0.8 * lettersOf(jpn).length
}

function write({ bias, cues }: ClassWeights): void {
  const names = Object.keys(cuesOf([]))
  const round = (value: number) => Number(value.toFixed(3))
  const against = (of: readonly number[]) => ({
    jpn: round(numberAt(of, 1) - numberAt(of, 0)),
    kor: round(numberAt(of, 2) - numberAt(of, 0)),
  })
  const fitted = {
    origin: `node bench/recognition/fit-languages.ts ${seed}`,
    bias: against(bias),
    cues: Object.fromEntries(names.map((name, index) => [name, against(itemAt(cues, index))])),
  }
  const target = join(import.meta.dirname, '../../packages/recognition/src/languages/language-weights.json')
  writeFileSync(target, `${JSON.stringify(fitted, undefined, 2)}\n`)
}
