import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Workbook } from '@tickmark/document'
import { readFile } from '@tickmark/readers'
import { createRecalculator } from '@tickmark/workbook/recalculate'
import { drawModel } from './draw-model.ts'
import { KINDS } from './kinds/index.ts'
import { writeXlsx } from './write-xlsx.ts'

const wasm = createRequire(import.meta.resolve('@tickmark/workbook')).resolve('@ironcalc/wasm/wasm_bg.wasm')
const recalculator = createRecalculator(readFileSync(wasm))
const folder = mkdtempSync(path.join(tmpdir(), 'stored-values-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A file that stores no result has to be computed by the other engine throughout. */
function withoutResults(workbook: Workbook): Workbook {
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) =>
      cell.formula === undefined ? cell : { ...cell, value: null, type: 'empty' as const, text: '' },
    ),
  }))
  return { ...workbook, sheets }
}

test.each(KINDS.map(({ name }) => name))(
  'the values that %s stores are what another engine computes from the file',
  async (kind) => {
    let compared = 0
    for (const seed of [11, 12]) {
      const { book, truth } = drawModel({ seed, kind })
      if (book.iterate) continue
      const file = path.join(folder, `${truth.id}-${kind.replaceAll(' ', '-')}.xlsx`)
      writeFileSync(file, writeXlsx(book))
      const { workbook } = await readFile({ path: file, name: path.basename(file) })
      const computed = recalculator.recalculate(withoutResults(workbook!))
      for (const { name, cells } of workbook!.sheets)
        for (const { formula, value, address, rowIndex: row, columnIndex: column } of cells) {
          const other = formula === undefined ? undefined : computed.valueAt({ sheet: name, row, column })
          if (other === undefined) continue
          compared++
          if (typeof value === 'number' && typeof other === 'number')
            expect(
              Math.abs(value - other),
              `${truth.id} ${name}!${address} =${formula}: ${value} and ${other}`,
            ).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(value)))
          else expect(other, `${truth.id} ${name}!${address}`).toEqual(value)
        }
    }
    if (kind !== 'trial balance') expect(compared).toBeGreaterThan(20)
  },
)
