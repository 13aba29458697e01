/**
 * Draws documents of the world with their truth.
 *
 *   npm run world -- --seed 7 [--first 0] --count 100 --out DIR [--manner us] [--kind annual-report] [--trait lattice,landscape]
 *     [--passage constant-rates] [--plant-in PASSAGE]
 *     [--plants 3] [--plant eps] [--format pdf,docx,xlsx,html,csv] [--tagged yes|no]
 *     [--condition scan,fax,skew,photo] [--list]
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { drawDocument } from './draw-document.ts'
import { tellTruth } from './finish.ts'
import { kindsOf } from './kinds/index.ts'
import { TRAITS } from './layouts/traits.ts'
import { MANNERS } from './manners/index.ts'
import { PASSAGES } from './passages/index.ts'
import { PLANT_KINDS } from './plant/plant.ts'
import type { DocumentKind, WorldDocument, WorldFile } from './truth.ts'
import { toDocx } from './write/docx.ts'
import { toHtml } from './write/html.ts'
import { startPrinter } from './write/pdf.ts'
import type { Printer } from './write/pdf.ts'
import { CONDITION_NAMES } from './write/conditions.ts'
import { takePages } from './write/scans.ts'
import { toCsv } from './write/sheets.ts'
import { toXlsx } from './write/xlsx.ts'
import type { DrawnDocument } from './draw-document.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '0' },
    count: { type: 'string', default: '10' },
    out: { type: 'string' },
    manner: { type: 'string' },
    kind: { type: 'string' },
    trait: { type: 'string' },
    passage: { type: 'string' },
    'plant-in': { type: 'string' },
    plants: { type: 'string', default: '0' },
    plant: { type: 'string' },
    format: { type: 'string', default: 'pdf' },
    tagged: { type: 'string' },
    condition: { type: 'string' },
    list: { type: 'boolean' },
  },
})

if (values.list) {
  console.log(
    `manners: ${Object.values(MANNERS)
      .map((one) => `${one.id} (${kindsOf(one).join(', ')})`)
      .join('; ')}`,
  )
  console.log(`traits: ${Object.keys(TRAITS).join(', ')}`)
  console.log(`passages: ${PASSAGES.map((one) => one.id).join(', ')}`)
  console.log(`conditions: ${CONDITION_NAMES.join(', ')}`)
  console.log(`plants: ${PLANT_KINDS.map((kind) => kind.id).join(', ')}`)
} else await drawAll(values.out ?? fail('--out DIR is missing'))

function fail(message: string): never {
  throw new Error(message)
}

async function drawAll(out: string): Promise<void> {
  mkdirSync(path.join(out, 'truth'), { recursive: true })
  const formats = values.format.split(',')
  const printer = formats.includes('pdf') ? await startPrinter() : undefined
  const started = Date.now()
  const count = Number(values.count)
  for (let index = 0; index < count; index += 1) {
    const drawn = drawDocument({
      seed: Number(values.seed),
      index: Number(values.first) + index,
      manner: values.manner,
      kind: values.kind as DocumentKind | undefined,
      traits: values.trait?.split(',') ?? [],
      plants: Number(values.plants),
      plantKind: values.plant,
      passages: values.passage?.split(',') ?? [],
      plantIn: values['plant-in'],
    })
    const files = await writeFiles(drawn, { out, formats, printer })
    const truth: WorldDocument = { ...tellTruth(drawn), files }
    writeFileSync(path.join(out, 'truth', `${drawn.id}.json`), JSON.stringify(truth, null, 1))
    if ((index + 1) % 20 === 0 || index + 1 === count) report(index + 1, count, started)
  }
  await printer?.close()
}

function report(done: number, count: number, started: number): void {
  const seconds = (Date.now() - started) / 1000
  console.log(`${done} of ${count} documents, ${seconds.toFixed(1)} s, ${(seconds / done).toFixed(2)} s each`)
}

async function writeFiles(
  drawn: DrawnDocument,
  { out, formats, printer }: { out: string; formats: readonly string[]; printer: Printer | undefined },
): Promise<WorldFile[]> {
  const files: WorldFile[] = []
  const write = (file: WorldFile, bytes: string | Uint8Array) => {
    writeFileSync(path.join(out, file.path), bytes)
    files.push(file)
  }
  if (printer) {
    const tagged = values.tagged ? values.tagged === 'yes' : drawn.style.stream('tagged').chance(0.5)
    const { pdf } = await printer.print(drawn, { tagged })
    write({ path: `${drawn.id}.pdf`, format: 'pdf', tagged }, pdf)
    for (const condition of values.condition?.split(',') ?? []) {
      const file: WorldFile = { path: `${drawn.id}-${condition}.pdf`, format: 'pdf', condition }
      write(file, await takePages(pdf, condition, drawn.style.stream(condition)))
    }
  }
  if (formats.includes('docx')) write({ path: `${drawn.id}.docx`, format: 'docx' }, await toDocx(drawn))
  if (formats.includes('xlsx')) write({ path: `${drawn.id}.xlsx`, format: 'xlsx' }, toXlsx(drawn))
  if (formats.includes('csv')) write({ path: `${drawn.id}.csv`, format: 'csv' }, toCsv(drawn))
  if (formats.includes('html')) write({ path: `${drawn.id}.html`, format: 'html' }, toHtml(drawn))
  return files
}
