/**
 * Plants one error at a time into sound models and tells which kinds the review finds, and what it says of the sound ones.
 *
 *   node bench/workbooks/model-mutations.ts [DIR …] [--seed 1] [--per-kind 2] [--only TEXT] [--kind TEXT] [--missed] [--alarms]
 *
 * Without a folder: models of our own (bench/models) in four languages, time across the columns and down the rows, with the slips of
 * slips.txt as well. With folders: every workbook in them, as it is the measure of soundness. Found is an error when a new finding, no
 * mere suggestion, names its cell.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES, parseRange, type Document, type Finding, type Workbook, itemAt } from '@tickmark/document'
import { readFile } from '@tickmark/readers'
import { describe, review } from '@tickmark/review'
import { createRecalculator } from '@tickmark/workbook/recalculate'
import { PLANTERS } from '../models/plant-errors.ts'
import { applySlip, makeModel, placeOf, readModelSlips, readModelSources } from '../models/read-models.ts'
import { makeRandom } from '../chance/random.ts'

type Model = Document & { workbook: Workbook }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    'per-kind': { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    kind: { type: 'string', default: '' },
    missed: { type: 'boolean' },
    alarms: { type: 'boolean' },
  },
})
const wasm = createRequire(import.meta.resolve('@tickmark/workbook')).resolve('@ironcalc/wasm/wasm_bg.wasm')
const recalculator = createRecalculator(readFileSync(wasm))

/** Formulas get the values that they give. */
function compute(document: Model, keep: ReadonlySet<string> = new Set()): Model {
  const { workbook } = document
  const computed = recalculator.recalculate(workbook)
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => {
      if (!cell.formula || keep.has(`${sheet.name}!${cell.address}`)) return cell
      const value = computed.valueAt({ sheet: sheet.name, row: cell.rowIndex, column: cell.columnIndex })
      if (value === undefined) return cell
      const type =
        typeof value === 'number'
          ? 'number'
          : typeof value === 'boolean'
            ? 'boolean'
            : String(value).startsWith('#')
              ? 'error'
              : 'text'
      if (
        typeof value === 'number' &&
        typeof cell.value === 'number' &&
        Math.abs(value - cell.value) < 1e-9 * Math.abs(value)
      )
        return cell
      return {
        ...cell,
        value,
        type,
        text: cell.numberFormat === undefined || typeof value !== 'number' ? String(value) : cell.text,
      } as typeof cell
    }),
  }))
  return { ...document, workbook: { ...workbook, sheets } }
}

function findingsOf(document: Model): Finding[] {
  const recalculation = recalculator.recalculate(document.workbook)
  return review(document, { type: 'valuation_model', recalculation }).findings
}

const keyOf = ({ ruleId, evidence: [{ location }], actual }: Finding): string =>
  `${ruleId}|${location.sheet}!${location.cell}|${actual}`

function names(finding: Finding, places: ReadonlySet<string>): boolean {
  return finding.evidence.some(({ location: { sheet, cell } }) => {
    const range = cell && parseRange(cell)
    if (!sheet || !range) return false
    return [...places].some((place) => {
      const at = place.lastIndexOf('!')
      const own = place.slice(0, at) === sheet ? parseRange(place.slice(at + 1))?.from : undefined
      return (
        own !== undefined &&
        own.rowIndex >= range.from.rowIndex &&
        own.rowIndex <= range.to.rowIndex &&
        own.columnIndex >= range.from.columnIndex &&
        own.columnIndex <= range.to.columnIndex
      )
    })
  })
}

interface Tally {
  planted: number
  found: number
  /** New findings that name other cells. */
  extra: number
}
const tallies = new Map<string, Tally>()

interface Trial {
  kind: string
  what: string
  /** Findings of the workbook as it is. */
  clean: readonly Finding[]
  places: readonly string[]
}

function judge(document: Model, { kind, what, clean, places }: Trial): void {
  const where = document.name
  const known = new Set(clean.map(keyOf))
  const fresh = findingsOf(document).filter(
    (finding) => finding.severity !== 'suggestion' && !known.has(keyOf(finding)),
  )
  const hits = fresh.filter((finding) => names(finding, new Set(places)))
  const tally = tallies.get(kind) ?? { planted: 0, found: 0, extra: 0 }
  tally.planted++
  if (hits.length > 0) tally.found++
  tally.extra += fresh.length - hits.length
  tallies.set(kind, tally)
  if (values.missed && hits.length === 0) {
    console.log(`missed ${kind}: ${where} ${what}`)
    for (const finding of fresh.slice(0, 3)) console.log(`    but ${finding.ruleId} ${describe(finding, 'en').message}`)
  }
}

function plantAll(document: Model, clean: readonly Finding[], random: () => number): void {
  for (const [kind, planter] of Object.entries(PLANTERS)) {
    if (!kind.includes(values.kind)) continue
    for (let count = 0; count < Number(values['per-kind']); count++) {
      const planted = planter(document.workbook, random)
      if (!planted) continue
      const isStale = kind === 'stored value changed'
      const changed = withWorkbook(document, planted.workbook)
      judge(isStale ? changed : compute(changed), { kind, what: planted.what, clean, places: planted.places })
    }
  }
}

const withWorkbook = (document: Document, workbook: Workbook): Model => ({ ...document, workbook })

function alarmsOf(document: Model): Finding[] {
  const clean = findingsOf(document)
  const alarms = clean.filter(({ severity }) => severity !== 'suggestion')
  if (alarms.length > 0) console.log(`${document.name}: ${alarms.length} findings on the workbook as it is`)
  if (values.alarms)
    for (const finding of alarms)
      console.log(`    ${finding.severity} ${finding.ruleId} ${describe(finding, 'en').message}`)
  alarmCounts.push(alarms.length)
  return clean
}
const alarmCounts: number[] = []
const random = makeRandom(Number(values.seed))

if (positionals.length === 0) {
  const slips = readModelSlips()
  for (const source of readModelSources().filter(({ name }) => name.includes(values.only)))
    for (const [turned, language] of [false, true].flatMap((way) => LANGUAGES.map((own) => [way, own] as const))) {
      const document = compute(makeModel(source, language, turned))
      const clean = alarmsOf(document)
      plantAll(document, clean, random)
      for (const slip of slips) {
        if (slip.model !== source.name || !slip.kind.includes(values.kind)) continue
        const sheetAt = source.sheets.findIndex(({ name }) => name === slip.sheet)
        const places = slip.cells.map(
          (cell) => `${itemAt(document.workbook.sheets, sheetAt).name}!${placeOf(cell, turned)}`,
        )
        const changed = compute(makeModel(applySlip(source, slip), language, turned))
        const what = `${places[0]} ${slip.sheet}!${slip.cells[0]} ${slip.content}`
        judge(changed, { kind: slip.kind, what, clean, places })
      }
    }
} else
  for (const folder of positionals)
    for (const name of readdirSync(folder).filter((entry) => /\.xlsx?$/i.test(entry) && entry.includes(values.only))) {
      const document = await readFile({ path: path.join(folder, name), name }).catch(() => undefined)
      if (!document?.workbook) continue
      const model = withWorkbook(document, document.workbook)
      plantAll(model, alarmsOf(model), random)
    }

const all = { planted: 0, found: 0, extra: 0 }
for (const [kind, tally] of [...tallies].toSorted(([a], [b]) => a.localeCompare(b))) {
  console.log(
    `${kind.padEnd(40)} ${String(tally.found).padStart(4)} / ${String(tally.planted).padEnd(4)} ${percent(tally)}`,
  )
  all.planted += tally.planted
  all.found += tally.found
  all.extra += tally.extra
}
console.log(
  `all ${percent(all)} of ${all.planted}; other new findings per error ${(all.extra / Math.max(1, all.planted)).toFixed(2)}`,
)
const alarms = alarmCounts.reduce((sum, count) => sum + count, 0)
console.log(
  `alarms per workbook as it is ${(alarms / Math.max(1, alarmCounts.length)).toFixed(2)}, ${alarmCounts.filter((count) => count === 0).length} of ${alarmCounts.length} without any`,
)

function percent({ found, planted }: Tally): string {
  return `${((100 * found) / Math.max(1, planted)).toFixed(0)} %`
}
