/**
 * Runs the engine over drawn models: what it finds of planted slips, and what it says of sound models.
 *
 *   node bench/world/models/score-models.ts [--seed 1] [--count 50] [--slips 3] [--kind NAME] [--slip NAME] [--typed [--csv]] [--missed] [--alarms]
 *
 * Slips are planted one at a time. Found is a slip when a finding that the sound model does not have, no mere suggestion, touches
 * one of its cells.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { cornersOf, parseRange, type Document, type Finding } from '@tickmark/document'
import { readFile } from '@tickmark/readers'
import { describe, review } from '@tickmark/review'
import { createRecalculator } from '@tickmark/workbook/recalculate'
import type { Book } from './book.ts'
import { drawModel, plantOne, type DrawnModel } from './draw-model.ts'
import type { ModelTruth, Plant } from './truth.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

export interface ModelScoreOptions {
  seed: number
  count: number
  /** Slips planted into each model, one at a time. */
  slips?: number
  kind?: string
  /** Only slips of this name: a function of `slips/`, or a kind that a model states. */
  slip?: string
  /** Every book as values alone. */
  typed?: boolean
  /** Books of one sheet as delimited text. */
  csv?: boolean
  onMissed?: (plant: Plant, truth: ModelTruth, others: readonly string[]) => void
  onAlarm?: (finding: Finding, truth: ModelTruth, text: string) => void
}

/** A share: `value` of `of`. */
export interface ModelScoreRow {
  group:
    | 'recall'
    | 'noticed'
    | 'recall by size'
    | 'recall by kind of model'
    | 'recall by layout'
    | 'precision'
    | 'alarms'
    | 'alarms by rule'
    | 'alarms by look-alike'
    | 'figures'
    | 'cost'
  name: string
  value: number
  of: number
}

class Tally {
  readonly rows = new Map<string, ModelScoreRow>()

  add(group: ModelScoreRow['group'], name: string, value: number, of = 1): void {
    const key = `${group}|${name}`
    const row = this.rows.get(key) ?? { group, name, value: 0, of: 0 }
    row.value += value
    row.of += of
    this.rows.set(key, row)
  }
}

interface Reading {
  findings: Finding[]
  cpu: number
  verified: number
  recomputed: number
  /** Ids of the figures that are verified: "Sheet!A1". */
  ticked: ReadonlySet<string>
  figures: number
}

export async function scoreModels(options: ModelScoreOptions): Promise<ModelScoreRow[]> {
  const engine = startEngine(options)
  const tally = new Tally()
  try {
    for (let index = 0; index < options.count; index++) {
      const model = drawModel({
        seed: options.seed + index,
        kind: options.kind,
        ...(options.typed && { manner: { valuesOnly: true } }),
      })
      const sound = await engine.read(model.book, model.truth.id)
      countAlarms(tally, model.truth, sound, options)
      await scoreSlips(tally, { model, sound, engine, options })
    }
  } finally {
    engine.stop()
  }
  return [...tally.rows.values()].toSorted((a, b) => a.group.localeCompare(b.group) || a.name.localeCompare(b.name))
}

function startEngine({ csv }: ModelScoreOptions) {
  const wasm = createRequire(import.meta.resolve('@tickmark/workbook')).resolve('@ironcalc/wasm/wasm_bg.wasm')
  const recalculator = createRecalculator(readFileSync(wasm))
  const folder = mkdtempSync(path.join(tmpdir(), 'world-models-'))
  const read = async (book: Book, id: string): Promise<Reading> => {
    const [only, ...others] = book.sheets
    const isText = csv && only !== undefined && others.length === 0
    // The one sheet of a text file bears the file's name.
    const name = isText ? `${only.name}.csv` : `${id}.xlsx`
    const file = path.join(folder, name)
    writeFileSync(file, isText ? writeCsv(only) : writeXlsx(book))
    const before = process.cpuUsage()
    const document: Document = await readFile({ path: file, name })
    if (!document.workbook) throw new Error(`${name} was read without its sheets`)
    const recalculation = recalculator.recalculate(document.workbook)
    const { findings, figures, figureCounts } = review(document, {
      type: 'valuation_model',
      recalculation,
      recalculator,
    })
    const used = process.cpuUsage(before)
    rmSync(file)
    const { verified, recomputed = 0 } = figureCounts
    const ticked = new Set(figures.flatMap(({ id, state }) => (state === 'verified' ? [id] : [])))
    return { findings, cpu: (used.user + used.system) / 1e6, verified, recomputed, ticked, figures: figures.length }
  }
  return { read, stop: () => rmSync(folder, { recursive: true, force: true }) }
}

function countAlarms(
  tally: Tally,
  truth: ModelTruth,
  { findings, cpu, verified, recomputed, figures }: Reading,
  options: ModelScoreOptions,
): void {
  tally.add('cost', 'CPU seconds a sound model', cpu)
  tally.add('figures', 'verified in sound models', verified, figures)
  tally.add('figures', 'recomputed in sound models', recomputed, figures)
  for (const severity of ['serious', 'warning', 'suggestion'] as const)
    tally.add('alarms', `${severity} a sound model`, findings.filter((finding) => finding.severity === severity).length)
  const alarms = findings.filter(({ severity }) => severity !== 'suggestion')
  tally.add('alarms', 'sound models with an alarm', alarms.length > 0 ? 1 : 0)
  for (const finding of alarms) {
    tally.add('alarms by rule', `${finding.severity} ${finding.ruleId}`, 1)
    const look = truth.lookAlikes.find(({ sheet, cells }) => touches(finding, sheet, cells))
    tally.add('alarms by look-alike', look?.kind ?? 'none', 1)
    options.onAlarm?.(finding, truth, describe(finding, 'en').message)
  }
}

interface Trial {
  model: DrawnModel
  sound: Reading
  engine: ReturnType<typeof startEngine>
  options: ModelScoreOptions
}

async function scoreSlips(tally: Tally, { model, sound, engine, options }: Trial): Promise<void> {
  const known = new Set(sound.findings.map(keyOf))
  const drawn = new Set<string>()
  for (let turn = 0; turn < (options.slips ?? 3); turn++) {
    const planted = plantOne(model, turn, options.slip)
    const plant = planted?.truth.plants[0]
    if (!planted || !plant || drawn.has(`${plant.sheet}${plant.cells[0]}${plant.after}`)) continue
    drawn.add(`${plant.sheet}${plant.cells[0]}${plant.after}`)
    const { findings, cpu, ticked } = await engine.read(planted.book, model.truth.id)
    tally.add('cost', 'CPU seconds a spoilt model', cpu)
    const fresh = findings.filter((finding) => finding.severity !== 'suggestion' && !known.has(keyOf(finding)))
    const isFound = fresh.some((finding) => touches(finding, plant.sheet, plant.cells))
    tally.add('recall', plant.kind, isFound ? 1 : 0)
    tally.add('recall', 'all', isFound ? 1 : 0)
    tally.add('figures', 'slips ticked all the same', isTicked(plant, ticked) ? 1 : 0)
    tally.add('recall by kind of model', model.truth.kind, isFound ? 1 : 0)
    if (model.truth.traits.includes('values only')) tally.add('recall by layout', 'values only', isFound ? 1 : 0)
    const isNoticed =
      isFound || fresh.some((finding) => plant.effects.some(({ sheet, cell }) => touches(finding, sheet, [cell])))
    tally.add('noticed', 'at the slip, a check or an output', isNoticed ? 1 : 0)
    if (plant.size) tally.add('recall by size', `${plant.kind} ${plant.size}`, isFound ? 1 : 0)
    countPrecision(tally, findings, plant)
    if (!isFound)
      options.onMissed?.(
        plant,
        model.truth,
        fresh.map((finding) => `${finding.ruleId} ${describe(finding, 'en').message}`),
      )
  }
}

const isTicked = ({ sheet, cells }: Plant, ticked: ReadonlySet<string>): boolean =>
  cells.some((cell) => ticked.has(`${sheet}!${cell}`))

/** A finding is true when it touches the slip or a check or output that the slip moves. */
function countPrecision(tally: Tally, findings: readonly Finding[], plant: Plant): void {
  for (const finding of findings) {
    const isTrue =
      touches(finding, plant.sheet, plant.cells) ||
      plant.effects.some(({ sheet, cell }) => touches(finding, sheet, [cell]))
    tally.add('precision', finding.severity, isTrue ? 1 : 0)
    if (finding.severity !== 'suggestion') tally.add('precision', 'above suggestion', isTrue ? 1 : 0)
  }
}

const keyOf = ({ ruleId, severity, evidence: [{ location }] }: Finding): string =>
  `${ruleId}|${severity}|${location.sheet}!${location.cell}`

function touches(finding: Finding, sheet: string, cells: readonly string[]): boolean {
  return finding.evidence.some(({ location }) => {
    const range = location.sheet === sheet && location.cell ? parseRange(location.cell) : undefined
    return (
      range !== undefined &&
      cells.some((cell) => {
        const { rowIndex, columnIndex } = cornersOf(cell).from
        return (
          rowIndex >= range.from.rowIndex &&
          rowIndex <= range.to.rowIndex &&
          columnIndex >= range.from.columnIndex &&
          columnIndex <= range.to.columnIndex
        )
      })
    )
  })
}

if (import.meta.main) await main()

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '50' },
      slips: { type: 'string', default: '3' },
      kind: { type: 'string' },
      slip: { type: 'string' },
      typed: { type: 'boolean' },
      csv: { type: 'boolean' },
      missed: { type: 'boolean' },
      alarms: { type: 'boolean' },
    },
  })
  const rows = await scoreModels({
    seed: Number(values.seed),
    count: Number(values.count),
    slips: Number(values.slips),
    kind: values.kind,
    slip: values.slip,
    typed: values.typed,
    csv: values.csv,
    onMissed: values.missed ? printMissed : undefined,
    onAlarm: values.alarms
      ? (finding, { id, kind }, text) =>
          console.log(`alarm ${id} ${kind}: ${finding.severity} ${finding.ruleId} ${text}`)
      : undefined,
  })
  for (const { group, name, value, of } of rows)
    console.log(
      `${group.padEnd(24)} ${name.padEnd(44)} ${String(Number(value.toFixed(2))).padStart(7)} / ${String(of).padEnd(6)} ${(value / of).toFixed(2)}`,
    )
}

function printMissed(plant: Plant, truth: ModelTruth, others: readonly string[]): void {
  console.log(
    `missed ${truth.id} ${truth.kind}: ${plant.kind} ${plant.size ?? ''} ${plant.sheet}!${plant.cells.slice(0, 3).join(',')} ${plant.before} → ${plant.after}`,
  )
  for (const text of others.slice(0, 2)) console.log(`    but ${text}`)
}
