/**
 * What the review misses, kind of document by kind of document: draws files of each kind, sound and with errors planted, and
 * tells how many errors were found, by kind of document and by kind of error, each one that was missed, and each false alarm.
 * Sound documents are held against their own truth: with --plants 0 only those are read.
 *
 *   node bench/scoreboard/misses.ts --seed 7 [--kind contract,invoice] [--manner us] [--count 16] [--plants 2] [--plant note]
 *     [--passage NAME] [--format pdf] [--first 0] [--out DIR]
 *
 * `--kind any --format pdf --seed N` are the documents that the scoreboard draws of that seed.
 */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { drawDocument, type DrawnDocument, type Wish } from '../world/draw-document.ts'
import { tellTruth } from '../world/finish.ts'
import { KINDS } from '../world/kinds/index.ts'
import type { DocumentKind, Plant, WorldDocument } from '../world/truth.ts'
import { toDocx } from '../world/write/docx.ts'
import { startPrinter } from '../world/write/pdf.ts'
import { readOutcome, type Outcome } from './read-outcome.ts'
import { alarmsOf, scoreDocument } from './score-document.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    kind: { type: 'string', default: Object.keys(KINDS).join(',') },
    manner: { type: 'string' },
    count: { type: 'string', default: '16' },
    plants: { type: 'string', default: '2' },
    plant: { type: 'string' },
    passage: { type: 'string' },
    format: { type: 'string', default: 'docx' },
    first: { type: 'string', default: '0' },
    out: { type: 'string' },
  },
})
const out = values.out ?? mkdtempSync(path.join(tmpdir(), 'tickmark-misses-'))
mkdirSync(out, { recursive: true })

const printer = values.format === 'pdf' ? await startPrinter() : undefined

interface Read {
  truth: WorldDocument
  outcome: Outcome
}

async function bytesOf(drawn: DrawnDocument): Promise<Uint8Array> {
  if (!printer) return toDocx(drawn)
  const { pdf } = await printer.print(drawn, { tagged: drawn.style.stream('tagged').chance(0.5) })
  return pdf
}

async function writeAndRead(wish: Wish): Promise<Read> {
  const drawn = drawDocument(wish)
  const truth = tellTruth(drawn)
  const name = `${drawn.id}${wish.plants ? '' : '-sound'}`
  const at = path.join(out, `${name}.${values.format}`)
  writeFileSync(at, await bytesOf(drawn))
  writeFileSync(path.join(out, `${name}.json`), JSON.stringify(truth, null, 1))
  return { truth, outcome: await readOutcome(at) }
}

/** Where an error stands: its sentence, or its row and heads. */
function placeOf(truth: WorldDocument, { tokens }: Plant): string {
  const token = [...truth.figures, ...truth.words].find(({ id }) => id === tokens[0])
  if (!token) return ''
  const { rowLabels = [], columnHeads = [], sentence, under } = token.context
  return sentence ?? `${under ?? ''} | ${rowLabels.join(' / ')} | ${columnHeads.join(' / ')}`
}

const found = new Map<string, { found: number; of: number }>()
function count(group: string, isFound: boolean): void {
  const before = found.get(group) ?? { found: 0, of: 0 }
  found.set(group, { found: before.found + Number(isFound), of: before.of + 1 })
}

/** Tells the alarms of a document that are false, and gives their number. */
function tellFalse({ truth, outcome }: Read, ofSound?: Outcome): number {
  const known = ofSound ? alarmsOf(ofSound) : []
  const { findings } = scoreDocument({ truth, outcome, column: '', ofSound: known })
  const wrong = new Set(findings.flatMap(({ fingerprint, isTrue }) => (isTrue ? [] : [fingerprint])))
  const isKnown = new Set(known.map(({ fingerprint }) => fingerprint))
  const told = alarmsOf(outcome).filter(({ fingerprint }) => wrong.has(fingerprint) && !isKnown.has(fingerprint))
  for (const { ruleId, severity, data, evidence } of told)
    console.log(
      `false ${severity} ${ruleId} in ${truth.id}${ofSound ? '' : ' sound'}: ${JSON.stringify(data)} ${evidence.map(({ label, text }) => `${label ?? ''}=${text}`.slice(0, 90)).join(' ; ')}`,
    )
  return told.length
}

let falseAlarms = 0
for (const kind of values.kind.split(','))
  for (let index = Number(values.first); index < Number(values.first) + Number(values.count); index += 1) {
    const wish: Wish = {
      seed: Number(values.seed),
      index,
      ...(kind === 'any' ? {} : { kind: kind as DocumentKind }),
      passages: values.passage?.split(',') ?? [],
      ...(values.manner ? { manner: values.manner } : {}),
    }
    const sound = await writeAndRead(wish)
    falseAlarms += tellFalse(sound)
    if (values.plants === '0') continue
    const planted = await writeAndRead({
      ...wish,
      plants: Number(values.plants),
      ...(values.plant ? { plantKind: values.plant } : {}),
      ...(values.passage ? { plantIn: values.passage } : {}),
    })
    falseAlarms += tellFalse(planted, sound.outcome)
    const { plants } = scoreDocument({ ...planted, column: '', ofSound: alarmsOf(sound.outcome) })
    planted.truth.plants.forEach((plant, at) => {
      const isFound = plants[at]?.found === true
      for (const group of [`kind ${kind}`, `error ${plant.kind}`, 'all']) count(group, isFound)
      if (!isFound)
        console.log(
          `missed ${plant.kind} (${plant.size}) in ${planted.truth.id}: ${plant.right} → ${plant.wrong}: ${placeOf(planted.truth, plant)}`,
        )
    })
  }
for (const [group, { found: some, of }] of found) console.log(`${group}: ${some} of ${of}`)
await printer?.close()
console.log(`false alarms: ${falseAlarms}; files: ${out}`)
