/**
 * What-ifs against LibreOffice: in each workbook the typed numbers that most formulas rest on are raised by a tenth, one after the other.
 * LibreOffice computes the changed file whole; every number that moves in either is compared, and what we call unknown is counted apart.
 * Usage: node bench/workbooks/what-if.ts DIR [--soffice soffice] [--inputs 3] [--detail] [--only NAME]
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createRequire } from 'node:module'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { SheetCell, Workbook } from '@tickmark/document'
import { readFile } from '@tickmark/readers'
import { buildWorkbookModel, computeWhatIf, type ModelCell, type WorkbookModel } from '@tickmark/workbook'
import { createRecalculator } from '@tickmark/workbook/recalculate'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    soffice: { type: 'string', default: 'soffice' },
    inputs: { type: 'string', default: '3' },
    detail: { type: 'boolean' },
    only: { type: 'string', default: '' },
  },
})
const [folder] = positionals
if (!folder) throw new Error('usage: node bench/workbooks/what-if.ts DIR [--soffice PROGRAM] [--inputs 3] [--detail]')

/** Sums of thousands of terms, taken in another order. */
const EQUAL = 1e-6
const LIMIT = 180_000

const wasm = createRequire(import.meta.resolve('@tickmark/workbook')).resolve('@ironcalc/wasm/wasm_bg.wasm')
const recalculator = createRecalculator(readFileSync(wasm))
const scratch = mkdtempSync(join(tmpdir(), 'what-if-'))
const profile = join(scratch, 'profile')
recalculateAlways(profile)
const totals = { books: 0, equal: 0, partly: 0, cells: 0, same: 0, unknown: 0, milliseconds: [] as number[] }

for (const name of readdirSync(folder).filter((entry) => /\.xls[xm]$/i.test(entry) && entry.includes(options.only))) {
  const path = join(folder, name)
  const document = await readFile({ path, name }).catch(() => undefined)
  if (!document?.workbook) continue
  const model = buildWorkbookModel(document.workbook, recalculator.recalculate(document.workbook))
  const inputs = strongestInputs(model, Number(options.inputs))
  if (inputs.length === 0) continue
  const base = await openedInOffice(path, name, [])
  if (!base) {
    console.log(`${name}: LibreOffice does not open it`)
    continue
  }
  const own = { cells: 0, same: 0, unknown: 0, wrong: [] as string[] }
  for (const input of inputs) {
    const value = Number(input.cell.value) * 1.1
    const changed = await openedInOffice(path, name, [{ input, value }])
    if (!changed) continue
    const started = performance.now()
    const whatIf = computeWhatIf(model, [{ sheet: input.sheet, cell: input.address, value }], recalculator)
    totals.milliseconds.push(performance.now() - started)
    compare(model, input, { base, changed, whatIf }, own)
  }
  totals.books++
  totals.cells += own.cells
  totals.same += own.same
  totals.unknown += own.unknown
  if (own.wrong.length === 0) totals.equal++
  if (own.unknown > 0) totals.partly++
  console.log(
    `${own.wrong.length === 0 ? '=' : '≠'} ${name}: ${own.same} of ${own.cells} cells equal, ${own.unknown} unknown (${inputs.map(({ sheet, address }) => `${sheet}!${address}`).join(', ')})`,
  )
  if (options.detail) for (const line of own.wrong.slice(0, 8)) console.log(`    ${line}`)
}
rmSync(scratch, { recursive: true, force: true })
const times = totals.milliseconds.toSorted((a, b) => a - b)
console.log(
  `${totals.equal} of ${totals.books} models equal in every cell that is known, ${totals.partly} with unknown ones; ${totals.same} of ${totals.cells} cells, ${totals.unknown} unknown`,
)
console.log(
  `a what-if: median ${Math.round(times[times.length >> 1] ?? 0)} ms, slowest ${Math.round(times.at(-1) ?? 0)} ms`,
)

/** Typed numbers with the longest reach, at most one a row: neighbours do the same. */
function strongestInputs(model: WorkbookModel, count: number): ModelCell[] {
  const rows = new Set<string>()
  return [...model.grids.values()]
    .flatMap(({ cells }) => cells)
    .filter(({ cell }) => cell.type === 'number' && cell.formula === undefined && !cell.computedBy && cell.value !== 0)
    .map((cell) => ({ cell, reach: model.graph.allDependants(cell, 5000).length }))
    .filter(({ reach }) => reach > 0)
    .toSorted((a, b) => b.reach - a.reach)
    .filter(({ cell }) => {
      const row = `${cell.sheet}!${cell.row}`
      return !rows.has(row) && rows.add(row)
    })
    .slice(0, count)
    .map(({ cell }) => cell)
}

/** Numbers by place as LibreOffice computes the file, with other values in some cells. */
async function openedInOffice(
  path: string,
  name: string,
  changes: readonly { input: ModelCell; value: number }[],
): Promise<Map<string, SheetCell> | undefined> {
  const folder = mkdtempSync(join(scratch, 'book-'))
  const source = join(folder, name)
  writeFileSync(source, withChanges(readFileSync(path), changes))
  try {
    const out = join(folder, 'out')
    execFileSync(
      options.soffice,
      [
        `-env:UserInstallation=file://${profile}`,
        '--headless',
        '--convert-to',
        'xlsx:Calc MS Excel 2007 XML',
        '--outdir',
        out,
        source,
      ],
      { timeout: LIMIT, stdio: 'ignore' },
    )
    const written = readdirSync(out)[0]
    if (!written) return undefined
    const document = await readFile({ path: join(out, written), name: written })
    return document.workbook && cellsOf(document.workbook)
  } catch {
    return undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function cellsOf({ sheets }: Workbook): Map<string, SheetCell> {
  return new Map(sheets.flatMap(({ name, cells }) => cells.map((cell) => [`${name}!${cell.address}`, cell] as const)))
}

function withChanges(bytes: Buffer, changes: readonly { input: ModelCell; value: number }[]): Uint8Array {
  if (changes.length === 0) return bytes
  const parts = unzipSync(bytes)
  const text = (part: string): string => strFromU8(parts[part] ?? new Uint8Array())
  for (const { input, value } of changes) {
    const part = partOfSheet(text, input.sheet)
    const cell = new RegExp(
      `(<(?:x:)?c [^>]*?r="${input.address}"[^>]*>(?:(?!</(?:x:)?c>).)*?<(?:x:)?v>)[^<]*(</(?:x:)?v>)`,
      's',
    )
    const sheet = text(part)
    if (!cell.test(sheet)) throw new Error(`no ${input.sheet}!${input.address} in ${part}`)
    parts[part] = strToU8(sheet.replace(cell, `$1${value}$2`))
  }
  return zipSync(parts, { level: 1 })
}

function partOfSheet(text: (part: string) => string, sheet: string): string {
  const entries = [...text('xl/workbook.xml').matchAll(/<(?:x:)?sheet [^>]*>/g)].map(([tag]) => tag)
  const plain = (value = ''): string =>
    value
      .replaceAll('&amp;', '&')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
  const own = entries.find((tag) => plain(/ name="([^"]*)"/.exec(tag)?.[1]).normalize('NFC') === sheet)
  const id = / r:id="([^"]*)"/.exec(own ?? '')?.[1]
  const relation = [...text('xl/_rels/workbook.xml.rels').matchAll(/<Relationship [^>]*>/g)].find(([tag]) =>
    tag.includes(`Id="${id}"`),
  )?.[0]
  const target = /Target="([^"]*)"/.exec(relation ?? '')?.[1] ?? ''
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

interface Computed {
  base: Map<string, SheetCell>
  changed: Map<string, SheetCell>
  whatIf: ReturnType<typeof computeWhatIf>
}

function compare(
  model: WorkbookModel,
  input: ModelCell,
  { base, changed, whatIf }: Computed,
  own: { cells: number; same: number; unknown: number; wrong: string[] },
): void {
  const ours = new Map(whatIf?.values.map(({ cell: { sheet, address }, after }) => [`${sheet}!${address}`, after]))
  for (const grid of model.grids.values())
    for (const { address, cell, row, column } of grid.cells) {
      if (cell.formula === undefined) continue
      const key = `${grid.name}!${address}`
      const [from, to] = [base.get(key)?.value, changed.get(key)?.value]
      const before = model.recalculation?.valueAt({ sheet: grid.name, row, column }) ?? cell.value
      // Where the two programs differ before anything is changed, they are no witnesses for each other.
      if (typeof from !== 'number' || typeof to !== 'number' || !isEqual(from, before)) continue
      const isMoved = !isEqual(from, to) || ours.has(key)
      if (!isMoved) continue
      const value = ours.has(key) ? ours.get(key) : before
      if (value === undefined) {
        own.unknown++
        continue
      }
      own.cells++
      if (isEqual(to, value)) own.same++
      else
        own.wrong.push(
          `${input.sheet}!${input.address} → ${key}: ${String(value)} ours, ${to} LibreOffice (${from} before) =${cell.formula.slice(0, 70)}`,
        )
    }
}

function isEqual(a: unknown, b: unknown): boolean {
  return (
    typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= EQUAL * Math.max(1, Math.abs(a), Math.abs(b))
  )
}

/** A profile whose workbooks are computed whole when they are opened. */
function recalculateAlways(folder: string): void {
  mkdirSync(join(folder, 'user'), { recursive: true })
  const item = (name: string): string =>
    `<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="${name}" oor:op="fuse"><value>0</value></prop></item>`
  writeFileSync(
    join(folder, 'user', 'registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${item('OOXMLRecalcMode')}${item('ODFRecalcMode')}</oor:items>`,
  )
}
