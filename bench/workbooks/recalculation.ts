/**
 * Whether computing workbooks anew gives the values that they store: reads every workbook of the folders, computes all formulas and
 * compares. What cannot be computed here is counted apart and its cause named.
 * Usage: node bench/workbooks/recalculation.ts DIR … [--wrong]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { SheetCell } from '@tickmark/document'
import { readFile } from '@tickmark/readers'
import { createRecalculator } from '@tickmark/workbook/recalculate'

const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { wrong: { type: 'boolean' } } })
if (positionals.length === 0) throw new Error('usage: node bench/workbooks/recalculation.ts DIR … [--wrong]')

const wasm = createRequire(import.meta.resolve('@tickmark/workbook')).resolve('@ironcalc/wasm/wasm_bg.wasm')
const recalculator = createRecalculator(readFileSync(wasm))
const totals = { books: 0, exact: 0, stored: 0, same: 0, unstored: 0, skipped: 0 }
const missing = new Map<string, number>()

for (const folder of positionals)
  for (const name of readdirSync(folder).filter((entry) => /\.xls[xm]?$/i.test(entry))) {
    const document = await readFile({ path: join(folder, name), name }).catch(() => undefined)
    if (!document?.workbook) continue
    const { sheets } = document.workbook
    if (!sheets.some(({ cells }) => cells.some(({ formula }) => formula))) continue
    const recalculation = recalculator.recalculate(document.workbook)
    for (const lacking of recalculation.unsupported) missing.set(lacking, (missing.get(lacking) ?? 0) + 1)
    const wrong: string[] = []
    const own = { stored: 0, same: 0 }
    for (const sheet of sheets)
      for (const cell of sheet.cells) {
        if (!cell.formula) continue
        const value = recalculation.valueAt({ sheet: sheet.name, row: cell.rowIndex, column: cell.columnIndex })
        if (cell.type === 'empty') totals.unstored++
        else if (value === undefined) totals.skipped++
        else {
          own.stored++
          if (isSame(cell, value)) own.same++
          else wrong.push(`${sheet.name}!${cell.address} ${cell.text} ≠ ${String(value)} =${cell.formula.slice(0, 80)}`)
        }
      }
    totals.books++
    totals.stored += own.stored
    totals.same += own.same
    if (wrong.length === 0) totals.exact++
    else console.log(`${name}: ${own.same} of ${own.stored}`)
    if (options.wrong) for (const line of wrong.slice(0, 5)) console.log(`  ${line}`)
  }

console.log(
  `${totals.books} workbooks, ${totals.exact} reproduced throughout; ${totals.same} of ${totals.stored} stored values reproduced (${((100 * totals.same) / Math.max(1, totals.stored)).toFixed(2)} %)`,
)
console.log(`not computed: ${totals.skipped}; stored without a value: ${totals.unstored}`)
console.log(`functions lacking: ${[...missing].map(([name, books]) => `${name} (${books})`).join(', ') || 'none'}`)

function isSame({ value: stored }: SheetCell, computed: unknown): boolean {
  if (typeof stored === 'number' && typeof computed === 'number')
    return Math.abs(stored - computed) <= 1e-6 * Math.max(1e-3, Math.abs(stored), Math.abs(computed))
  if (computed === 0 && (stored ?? '') === '') return true
  return String(stored ?? '') === String(computed ?? '')
}
