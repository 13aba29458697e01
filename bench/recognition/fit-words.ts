/**
 * Fits how surely words of recognised pages are read rightly, on pages of the world in all conditions, and writes
 * `packages/recognition/src/words/word-weights.json`. Prints, for pages left out, how many of the words at a confidence were right.
 * A word is right where the text of the page's PDF holds it. Usage: node bench/recognition/fit-words.ts SEED [--dry]
 */
import { itemAt, literalPattern, numberAt } from '@tickmark/document'
import { decodePicture, hearWords } from '@tickmark/recognition'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fitLogistic, score, sigmoid } from '../judge/logistic.ts'
import type { Observation, Weights } from '../judge/logistic.ts'
import { drawDocument } from '../world/draw-document.ts'
import { drawFrom } from '../world/random.ts'
import { CONDITIONS } from '../world/write/conditions.ts'
import { drawPages } from '../world/write/page-pictures.ts'
import { startPrinter } from '../world/write/pdf.ts'
import { readDocument, toText } from './set/page-text.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { dry: { type: 'boolean' } } })
const [seed = '1'] = positionals

const MANNERS = ['a-share', 'us', 'japan', 'korea', 'germany']
const FOLDS = 5
const ROUNDS = 900
const RIDGE = 0.0003
const BANDS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 1.001]

const { pages, names } = await hearPages()
const width = names.length
const options = { signs: names.map(() => 0 as const), ridge: names.map(() => RIDGE), rounds: ROUNDS }
const told = pages.flatMap((page, index) => page.map((word) => ({ word, fold: index % FOLDS })))
const judged: { sure: number; right: number }[] = []
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = fitLogistic(
    told.filter((one) => one.fold !== fold).map(({ word }) => word),
    options,
  )
  for (const { word } of told.filter((one) => one.fold === fold))
    judged.push({ sure: sigmoid(score(weights, word.cues)), right: word.error })
}
console.log(`${pages.length} pages, ${judged.length} words, ${judged.filter(({ right }) => right === 0).length} wrong`)
for (let band = 0; band + 1 < BANDS.length; band += 1) {
  const some = judged.filter(({ sure }) => sure >= numberAt(BANDS, band) && sure < numberAt(BANDS, band + 1))
  const [mean, right] = [some.reduce((sum, { sure }) => sum + sure, 0), some.reduce((sum, one) => sum + one.right, 0)]
  const share = (value: number) => (value / Math.max(1, some.length)).toFixed(3)
  console.log(`from ${numberAt(BANDS, band)}: ${some.length} words, said ${share(mean)}, right ${share(right)}`)
}
if (!values.dry)
  write(
    fitLogistic(
      told.map(({ word }) => word),
      options,
    ),
  )

/** `error` of an observation is 1 where the word is right. */
async function hearPages(): Promise<{ pages: Observation[][]; names: string[] }> {
  const printer = await startPrinter()
  const folder = mkdtempSync(join(tmpdir(), 'fit-words-'))
  const heard: Observation[][] = []
  const cueNames = new Set<string>()
  for (const manner of MANNERS) {
    for (const [index, [condition, take]] of Object.entries(CONDITIONS).entries()) {
      const { pdf } = await printer.print(drawDocument({ seed: Number(seed), index, manner }), { tagged: false })
      const draw = drawFrom(`words ${seed} ${manner} ${condition}`)
      const drawn = await drawPages(pdf, { dpi: 200, most: 6 })
      const chosen = draw.whole(0, drawn.length - 1)
      const path = join(folder, `${manner}-${condition}.pdf`)
      writeFileSync(path, pdf)
      const truth = normalize(toText(await readDocument(path, { pages: [chosen + 1] })))
      const { bytes } = await take(itemAt(drawn, chosen), draw)
      const words = await hearWords(await decodePicture(bytes))
      for (const { cues } of words) for (const name of Object.keys(cues)) cueNames.add(name)
      heard.push(
        words
          .filter(({ text }) => [...text].length > 1)
          .map(({ text, cues }) => ({ cues: Object.values(cues), error: Number(stands(text, truth)), weight: 1 })),
      )
    }
    console.log(manner)
  }
  await printer.close()
  return { pages: heard, names: [...cueNames] }
}

/** Whether a word stands in a text; a number not as a part of a longer one. */
function stands(word: string, truth: string): boolean {
  const plain = normalize(word)
  if (!/^\d/.test(plain)) return truth.includes(plain)
  return new RegExp(`(?<!\\d[.,]?)${literalPattern(plain)}(?![.,]?\\d)`).test(truth)
}

function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[ \t]+/g, ' ')
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/(?<=[\p{L}\p{P}]) (?=[\p{L}\p{P}])/gu, '')
}

function write({ bias, cues }: Weights): void {
  const round = (value: number) => Number(value.toFixed(3))
  const fitted = {
    origin: `node bench/recognition/fit-words.ts ${seed}`,
    bias: round(bias),
    cues: Object.fromEntries(names.slice(0, width).map((name, index) => [name, round(numberAt(cues, index))])),
  }
  const target = join(import.meta.dirname, '../../packages/recognition/src/words/word-weights.json')
  writeFileSync(target, `${JSON.stringify(fitted, undefined, 2)}\n`)
}
