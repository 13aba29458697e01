/**
 * Pages of the world as they are scanned, faxed and photographed, read and compared with the text of their PDF: a language a row,
 * a condition a column; characters wrong / numbers exact, in per cent.
 * Usage: node bench/recognition/ocr-conditions.ts DIR [SEED] [--only PATTERN] [--manners a-share,us,japan,korea] [--keep]
 * DIR gets `images`, `truth` and `read`; PATTERN chooses among names such as `japan-fax`; `--keep` reads the pictures that are there.
 */
import { drawDocument } from '../world/draw-document.ts'
import { drawFrom } from '../world/random.ts'
import { CONDITIONS, conditionNamed } from '../world/write/conditions.ts'
import { drawPages } from '../world/write/page-pictures.ts'
import { startPrinter } from '../world/write/pdf.ts'
import type { Printer } from '../world/write/pdf.ts'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { parseArgs } from 'node:util'
import { itemAt } from '@tickmark/document'
import { readDocument, toText } from './set/page-text.ts'
import { scoreReadings, tabulate } from './set/score.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '.' },
    manners: { type: 'string', default: 'a-share,us,japan,korea' },
    keep: { type: 'boolean' },
  },
})
const [directory, seed = '1'] = positionals
if (!directory) throw new Error('usage: node bench/recognition/ocr-conditions.ts DIR [SEED]')
const DPI = 200
/** Pages looked at for one that is full. */
const PAGES = 8

const only = new RegExp(values.only)
const folder = (name: string) => join(directory, name)
for (const name of ['images', 'truth', 'read']) mkdirSync(folder(name), { recursive: true })
if (!values.keep) await drawAll(values.manners.split(','))
const names = readdirSync(folder('images')).filter((name) => only.test(parse(name).name))
for (const name of names) {
  const document = await readDocument(join(folder('images'), name))
  const stem = parse(name).name
  writeFileSync(join(folder('read'), `${stem}.txt`), toText(document))
  const notices = document.notices.map(({ key }) => key).join(' ')
  console.error(`${stem}: ${document.language} ${document.pages[0]?.confidence?.toFixed(3) ?? ''} ${notices}`)
}
const stems = names.map((name) => parse(name).name)
console.log(scoreReadings(directory, folder('read'), stems).join('\n'))
console.log(tabulate(directory, folder('read'), stems).join('\n'))

async function drawAll(manners: readonly string[]): Promise<void> {
  const printer = await startPrinter()
  for (const manner of manners) {
    for (const [index, condition] of Object.keys(CONDITIONS).entries())
      if (only.test(nameOf(manner, condition))) await drawPage(printer, { manner, condition, index })
  }
  await printer.close()
}

/** Another document for each condition: its fullest page of the first few, by lot. */
async function drawPage(
  printer: Printer,
  { manner, condition, index }: { manner: string; condition: string; index: number },
): Promise<void> {
  const name = nameOf(manner, condition)
  const truth = join(folder('truth'), `${name.replace(/-[^-]*$/, '')}.txt`)
  const drawn = drawDocument({ seed: Number(seed), index, manner })
  const { pdf } = await printer.print(drawn, { tagged: false })
  const path = join(folder('truth'), `${name}.pdf`)
  writeFileSync(path, pdf)
  const draw = drawFrom(`condition ${seed} ${name}`)
  const pages = await drawPages(pdf, { dpi: DPI, most: PAGES })
  const texts: string[] = []
  for (const number of pages.keys()) texts.push(toText(await readDocument(path, { pages: [number + 1] })))
  const full = [...texts.keys()]
    .toSorted((a, b) => itemAt(texts, b).length - itemAt(texts, a).length)
    .slice(0, Math.ceil(texts.length / 2))
  const chosen = draw.pick(full)
  const { bytes, type } = await conditionNamed(condition)(itemAt(pages, chosen), draw)
  writeFileSync(truth, itemAt(texts, chosen))
  writeFileSync(join(folder('images'), `${name}.${type === 'png' ? 'png' : 'jpg'}`), bytes)
}

/** As scores group them: by what stands before the first hyphen and behind the last. */
function nameOf(manner: string, condition: string): string {
  const [row, column] = [manner, condition].map((part) => part.replaceAll('-', ''))
  return `${row}-${Object.keys(CONDITIONS).indexOf(condition)}-${column}`
}
