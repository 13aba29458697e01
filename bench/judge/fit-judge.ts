/**
 * Learns the weights of the judge's cues from what `collect-claims.ts` wrote, tells how well they hold on documents that were left out, and
 * writes `packages/review/src/judge/weights.json`.
 *
 *   node bench/judge/fit-judge.ts CLAIMS.jsonl … [--part tables|told|sentences] [--write] [--errors 3] [--onward] [--alone CUE]
 *
 * Claims of tables, of sentences that tell of a line, and within sentences are weighed apart: what a name is worth, no column tells.
 * `--onward`: begins at the weights that are written and is pulled towards them: they were learned from more documents than these, whose claims
 * no longer say what new cues say.
 * `--alone`: the weight of a new cue, and all others as they are written, so that what the cue does not speak of is judged as before.
 * `--errors`: how many errors of the part a document is thought to hold. Far more are planted; they are weighed down to as many.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { firstOf, itemAt, numberAt } from '@tickmark/document'
import { CUE_IDS, CUE_SIGNS, RELATION_KINDS } from '@tickmark/review/judge'
import type { Part } from '@tickmark/review/judge'
import type { CueRow } from './claim-rows.ts'
import { fitLogistic, score, sigmoid } from './logistic.ts'
import type { Observation, Weights } from './logistic.ts'
import type { FigurePlant } from './plant-figures.ts'

interface ClaimRow extends CueRow {
  document: string
  variant: number
  missed?: FigurePlant
}

interface Example extends Observation {
  row: ClaimRow
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    onward: { type: 'boolean' },
    alone: { type: 'string', multiple: true, default: [] },
    part: { type: 'string', default: 'tables' },
    errors: { type: 'string' },
    ridge: { type: 'string', default: '0.0001' },
    rounds: { type: 'string', default: '800' },
    without: { type: 'string', multiple: true, default: [] },
    worst: { type: 'string', default: '0' },
  },
})
const FOLDS = 6
const TARGET = path.join(import.meta.dirname, '../../packages/review/src/judge/weights.json')
/** How strongly a weight that was learned before is held. */
const ONWARD_PULL = 0.003
/** Steps of the table of precision: nobody knows a probability finer. */
const STEPS = 100
/** How much stronger the weight of a kind is pulled towards nothing than that of a cue. */
const KIND_PULL = 20
/** What an extract of a few pages holds of the errors of its whole document. */
const EXTRACT_SHARE = { planted: 1 / 6, natural: 1 / 20 }
const SOFT_ROUNDS = 2
/** What a slip of the pen looks like. In a sentence little else is known, and a large error must not be quieter than a small one. */
const SIZES = ['slip-of-result', 'slip-of-term', 'sign-only', 'gap-twice-term']
/** How many sentences of a document are taken for a line's tells its length and little else: two sentences alone would be believed. */
const LENGTH = ['page-unexplained', 'document-broken', 'document-unexplained']
/** That the line itself adds up says nothing of the sentence. */
const SUPPORT = ['all-supported', 'share-supported', 'result-supported']
/** What a correction would mend is not held against it. */
const SUPERSEDED = ['table-broken', 'document-broken']
const PARTS = {
  tables: { errors: 3, natural: 0.8, without: SUPERSEDED },
  told: { errors: 5, natural: 0.1, without: [...SIZES, ...SUPPORT, ...LENGTH] },
  // Whether two sentences tell one thing, their words say; what else the page holds is another matter, and the size of an error no less.
  retold: { errors: 2, natural: 0.1, without: CUE_IDS.filter((id) => !id.startsWith('retold-')) },
  sentences: { errors: 1, natural: 0.1, without: SIZES },
} as const satisfies Record<Part, { errors: number; natural: number; without: readonly string[] }>
const part = partNamed(values.part)
const without = new Set([...values.without, ...PARTS[part].without])
/** Errors of the part that a document is thought to hold. */
const ERRORS = Number(values.errors ?? PARTS[part].errors)
/** Errors a published report, in claims: an error breaks about two. */
const NATURAL_ERRORS = PARTS[part].natural
const lines = positionals.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ClaimRow),
)
const rows = lines.filter((line) => !line.missed && line.part === part)
const lost = lines.filter(({ missed }) => missed && partOfMissed(missed) === part)
const examples = weigh(rows)
const folds = Map.groupBy(examples, ({ row }) => foldOf(row.document))
const judged = new Map<ClaimRow, number>()
judgeByFolds()
for (let round = 0; round < SOFT_ROUNDS; round++) {
  soften()
  judgeByFolds()
}
tell()
if (values.write) write(fit(examples))

function partNamed(name: string): Part {
  const known = Object.keys(PARTS).find((one) => one === name) as Part | undefined
  if (!known) throw new Error(`--part is one of ${Object.keys(PARTS).join(', ')}`)
  return known
}

/** What prints a figure of a sentence again is a sentence, or a table; the rest of what sentences tell is held against tables. */
function partOfMissed(missed: NonNullable<ClaimRow['missed']>): Part {
  if (!isInSentence(missed)) return 'tables'
  return missed.kind === 'same-item' ? 'retold' : 'told'
}

/** The last part of a planted figure's place is where it begins in a sentence. */
function isInSentence({ place }: { place: string }): boolean {
  return !place.endsWith(' ')
}

function probabilityOf(row: ClaimRow): number {
  return judged.get(row) ?? 0
}

/** Judges each document by weights that were learned without it. */
function judgeByFolds(): void {
  for (const [fold, left] of folds) {
    const weights = fit(examples.filter(({ row }) => foldOf(row.document) !== fold))
    for (const { row, cues } of left) judged.set(row, sigmoid(score(weights, cues)))
  }
}

/**
 * Published reports hold errors of their own: 25 were found in 32 reports that were read by hand. The claims of the documents as they are
 * share that many among them, by how much they look like errors.
 */
function soften(): void {
  const sound = examples.filter(({ row }) => !row.plant && row.variant === 0)
  const documents = [...new Set(sound.map(({ row }) => row.document))]
  const expected = documents.reduce((sum, name) => sum + NATURAL_ERRORS * shareOf(name).natural, 0)
  const all = sound.reduce((sum, { row }) => sum + probabilityOf(row) ** 2, 0)
  for (const example of sound) example.error = Math.min(0.95, (probabilityOf(example.row) ** 2 * expected) / all)
}

function fit(from: readonly Observation[]): Weights {
  const signs = [
    ...CUE_SIGNS.map((says) => (says === 'for' ? (1 as const) : says === 'against' ? (-1 as const) : (0 as const))),
    ...RELATION_KINDS.map(() => 0 as const),
  ]
  const own = Number(values.ridge)
  const known = values.onward || values.alone.length > 0 ? writtenWeights() : undefined
  const learned = new Set(values.alone.map((id) => CUE_IDS.indexOf(id)))
  // What is known of a kind alone comes from few documents where it is rare.
  const ridge = [...CUE_SIGNS.map(() => own), ...RELATION_KINDS.map(() => own * KIND_PULL)].map((pull, at) =>
    known && numberAt(known.cues, at) !== 0 ? ONWARD_PULL : pull,
  )
  return fitLogistic(from, {
    signs,
    ridge,
    rounds: Number(values.rounds),
    ...(known && { known }),
    ...(learned.size > 0 && { learned }),
  })
}

function writtenWeights(): Weights {
  const { bias, weights } = readWritten()[part] as { bias: number; weights: Record<string, number> }
  return { bias, cues: cueNames().map((name) => (without.has(name) ? 0 : (weights[name] ?? 0))) }
}

function cueNames(): string[] {
  return [...CUE_IDS, ...RELATION_KINDS.map((kind) => `kind ${kind}`)]
}

function readWritten(): Partial<Record<Part, unknown>> {
  return JSON.parse(readFileSync(TARGET, 'utf8')) as Partial<Record<Part, unknown>>
}

/** All claims with the same weight but planted ones, which count together as many as a document's errors. */
function weigh(all: readonly ClaimRow[]): Example[] {
  const plants = Map.groupBy(
    all.filter(({ plant }) => plant),
    ({ document }) => document,
  )
  return all.map((row) => {
    const own = plants.get(row.document) ?? []
    const count = new Set(own.map(({ variant, plant }) => `${variant} ${plant?.place}`)).size
    const siblings = own.filter(
      ({ variant, plant }) => variant === row.variant && plant?.place === row.plant?.place,
    ).length
    const errors = ERRORS * shareOf(row.document).planted
    const weight = row.plant ? errors / count / siblings : 1
    const kinds = RELATION_KINDS.map((kind) => Number(kind === row.kind))
    const cues = row.cues.map((value, at) => (without.has(itemAt(CUE_IDS, at)) ? 0 : value))
    return { row, cues: [...cues, ...kinds], error: Number(row.plant !== undefined), weight }
  })
}

/** `collect-claims.ts` names an extract after its document. */
function shareOf(document: string): { planted: number; natural: number } {
  return document.includes('~') ? EXTRACT_SHARE : { planted: 1, natural: 1 }
}

/** Documents of one company or country stay together, and extracts with their document. */
function foldOf(document: string): number {
  const whole = firstOf(document.split('~'))
  const family = firstOf(whole.split('_'))
  const source = /^[A-Z-]+$/.test(family) ? whole : family
  return [...source].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % FOLDS
}

function tell(): void {
  const documents = new Set(rows.map(({ document }) => document)).size
  const plants = Map.groupBy(
    rows.filter(({ plant }) => plant),
    ({ document, variant, plant }) => `${document} ${variant} ${plant?.place}`,
  )
  const planted = plants.size + lost.length
  const sound = rows.filter(({ plant }) => !plant)
  console.log(
    `${documents} documents, ${planted} planted errors, ${lost.length} without a trace, ${sound.length} false claims`,
  )
  const measure = (name: string, at: (row: ClaimRow) => boolean) => {
    const found = [...plants.values()].filter((own) => own.some(at)).length
    const wrong = sound.filter(at).length
    console.log(
      `  ${name.padEnd(22)} found ${(found / planted).toFixed(3)}  false ${wrong} (${(wrong / documents).toFixed(2)} a document)`,
    )
  }
  for (const limit of [0.6, 0.75]) measure(`prior ≥ ${limit}`, ({ prior }) => prior >= limit)
  for (const limit of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
    measure(`judged ≥ ${limit}`, (row) => probabilityOf(row) >= limit)
  for (const limit of [0.3, 0.7]) bySize(plants, limit)
  reliability()
  for (const row of sound.toSorted((a, b) => probabilityOf(b) - probabilityOf(a)).slice(0, Number(values.worst)))
    console.log(`  ${probabilityOf(row).toFixed(2)} prior ${row.prior} ${row.document} ${row.kind} ${row.text}`)
}

function bySize(plants: ReadonlyMap<string, ClaimRow[]>, limit: number): void {
  const counts = new Map<string, { found: number; all: number }>()
  const add = (size: string, found: boolean) => {
    const known = counts.get(size) ?? { found: 0, all: 0 }
    counts.set(size, { found: known.found + Number(found), all: known.all + 1 })
  }
  for (const own of plants.values())
    add(
      firstOf(own).plant?.size ?? '',
      own.some((row) => probabilityOf(row) >= limit),
    )
  for (const { missed } of lost) add(missed?.size ?? '', false)
  const shares = Array.from(counts, ([size, { found, all }]) => `${size} ${(found / all).toFixed(2)}`)
  console.log(`  judged ≥ ${limit} by size: ${shares.join(', ')}`)
}

/** Probability said against the share that is true, by tenth. */
function reliability(): void {
  for (let tenth = 0; tenth < 10; tenth++) {
    const own = examples.filter(({ row }) => Math.min(9, Math.floor(probabilityOf(row) * 10)) === tenth)
    const all = own.reduce((sum, { weight }) => sum + weight, 0)
    const right = own.reduce((sum, { weight, error }) => sum + error * weight, 0)
    const said = own.reduce((sum, { weight, row }) => sum + weight * probabilityOf(row), 0)
    console.log(`  said ${(said / all).toFixed(2)}  true ${(right / all).toFixed(2)}  (${own.length} claims)`)
  }
}

/** For each probability the share of true ones among all claims that are at least as probable. */
function precisions(): [number, number][] {
  return Array.from({ length: STEPS - 1 }, (_, at) => {
    const limit = (at + 1) / STEPS
    const own = examples.filter(({ row }) => probabilityOf(row) >= limit)
    const all = own.reduce((sum, { weight }) => sum + weight, 0)
    const right = own.reduce((sum, { weight, error }) => sum + error * weight, 0)
    return [limit, Math.round((right / Math.max(all, 1e-9)) * 100) / 100]
  })
}

function write({ bias, cues }: Weights): void {
  const round = (value: number) => Math.round(value * 1000) / 1000
  const weights = Object.fromEntries(cueNames().map((name, at) => [name, round(numberAt(cues, at))]))
  const documents = new Set(rows.map(({ document }) => document)).size
  const origin = { documents, planted: planted(), errorsADocument: ERRORS, folds: FOLDS }
  const fitted = { origin, precision: precisions(), bias: round(bias), weights }
  writeFileSync(TARGET, `${JSON.stringify({ ...readWritten(), [part]: fitted }, null, 2)}\n`)
  console.log(fitted)
}

function planted(): number {
  const found = rows
    .filter(({ plant }) => plant)
    .map(({ document, variant, plant }) => `${document} ${variant} ${plant?.place}`)
  return new Set(found).size + lost.length
}
