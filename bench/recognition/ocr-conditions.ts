/**
 * Pages of the world as they are scanned, faxed and photographed, read and compared with the text of their PDF: a language a row,
 * a condition a column; characters wrong / numbers exact, in per cent.
 * Usage: node bench/recognition/ocr-conditions.ts DIR [SEED] [--only PATTERN] [--manners a-share,us,japan,korea] [--keep]
 * DIR gets `images`, `truth` and `read`; PATTERN chooses among names such as `japan-fax`; `--keep` reads the pictures that are there.
 */
import { CONDITIONS } from '../world/write/conditions.ts'
import { startPrinter } from '../world/write/pdf.ts'
import type { Printer } from '../world/write/pdf.ts'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { parseArgs } from 'node:util'
import { drawTaken } from './set/drawn-page.ts'
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

/** Another document for each condition. */
async function drawPage(
  printer: Printer,
  { manner, condition, index }: { manner: string; condition: string; index: number },
): Promise<void> {
  const name = nameOf(manner, condition)
  const { text, taken } = await drawTaken(printer, { seed: Number(seed), index, manner, condition })
  writeFileSync(join(folder('truth'), `${name.replace(/-[^-]*$/, '')}.txt`), text)
  writeFileSync(join(folder('images'), `${name}.${taken.type === 'png' ? 'png' : 'jpg'}`), taken.bytes)
}

/** As scores group them: by what stands before the first hyphen and behind the last. */
function nameOf(manner: string, condition: string): string {
  const [row, column] = [manner, condition].map((part) => part.replaceAll('-', ''))
  return `${row}-${Object.keys(CONDITIONS).indexOf(condition)}-${column}`
}
