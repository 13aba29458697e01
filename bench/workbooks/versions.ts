/**
 * Two versions of a model: draws models, edits copies of them as people do (inputs, formulas, typed-over results, inserted rows and
 * columns, moved blocks, renamed sheets), and tells in how many pairs exactly that is told and nothing else.
 *
 *   node bench/workbooks/versions.ts [--seed 1] [--count 20] [--wrong]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseRange } from '@tickmark/document'
import { readFile } from '@tickmark/readers'
import { buildWorkbookModel, compareVersions, type VersionComparison, type WorkbookModel } from '@tickmark/workbook'
import type { Book } from '../world/models/book.ts'
import { drawPair, type Edit, type Pair } from '../world/models/versions/draw-pair.ts'
import { writeXlsx } from '../world/models/write-xlsx.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20' },
    wrong: { type: 'boolean' },
  },
})
const folder = mkdtempSync(path.join(tmpdir(), 'versions-'))
let [right, pairs, milliseconds] = [0, 0, 0]
try {
  for (let seed = Number(values.seed); pairs < Number(values.count); seed++) {
    const pair = drawPair(seed)
    if (!pair) continue
    pairs++
    const wrong = await wrongsOf(pair)
    if (wrong.length === 0) right++
    else if (values.wrong) console.log(`${pair.id}\n  ${wrong.join('\n  ')}`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`pairs told right: ${right} of ${pairs}; ${Math.round(milliseconds / pairs)} ms a comparison`)

async function wrongsOf({ id, before, after, edits }: Pair): Promise<string[]> {
  const [own, other] = [await modelOf(before, `${id}-old`), await modelOf(after, `${id}-new`)]
  const started = performance.now()
  const comparison = compareVersions(own, other)
  milliseconds += performance.now() - started
  const told = tellAll(comparison)
  const wanted = edits.map(textOf)
  return [
    ...wanted.filter((text) => !told.includes(text)).map((text) => `missed ${text}`),
    ...told.filter((text) => !wanted.includes(text)).map((text) => `beyond ${text}`),
  ]
}

async function modelOf(book: Book, name: string): Promise<WorkbookModel> {
  const file = path.join(folder, `${name}.xlsx`)
  writeFileSync(file, writeXlsx(book))
  const { workbook } = await readFile({ path: file, name: `${name}.xlsx` })
  if (!workbook) throw new Error(name)
  return buildWorkbookModel(workbook)
}

function textOf(edit: Edit): string {
  if ('at' in edit) return `${edit.kind} ${edit.at.sheet} ${edit.at.row} ${edit.at.column}`
  if (edit.kind === 'renamed') return `renamed ${edit.from} ${edit.to}`
  return `${edit.kind} ${edit.axis} ${edit.sheet} ${edit.from} ${edit.to}`
}

function tellAll({ sheets, lines, changes }: VersionComparison): string[] {
  return [
    ...sheets.added.map((name) => `added ${name}`),
    ...sheets.removed.map((name) => `removed ${name}`),
    ...sheets.renamed.map(({ from, to }) => `renamed ${from} ${to}`),
    ...lines.map(({ kind, axis, sheet, from, to }) => `${kind} ${axis} ${sheet} ${from - 1} ${to - 1}`),
    ...changes.map(({ kind, sheet, cell, lastCell, before, after }) => {
      const place = parseRange(cell)?.from
      const more = lastCell ? ` to ${lastCell}: ${before} → ${after}` : ''
      return `${kind} ${sheet} ${place?.rowIndex} ${place?.columnIndex}${more}`
    }),
  ]
}
