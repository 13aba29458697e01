import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Workbook } from '@tickmark/document'
import { expect, test } from 'vitest'
import { readWorkbookExamples } from '../testing/read-workbook-examples.ts'
import { staleTablesOf } from './data-tables.ts'
import { buildWorkbookModel } from '../model/model.ts'
import { createRecalculator } from './recalculate.ts'

const recalculator = createRecalculator(
  readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')),
)

/** A perpetuity of 100 with its value tabulated by growth (across) and rate (down); `centre` is stored in the middle. */
function workbookWith(centre: number, value = '=B1/(B2-B3)'): Workbook {
  const { workbook } = readWorkbookExamples(
    `\`\`\`workbook ok
# Value
| Cash flow | 100 |
| Rate | 10% |
| Growth | 2% |
| Enterprise value | ${value} |
|
| =B4 | 1% | 2% | 3% |
| 8% | =TABLE(B3,B2) → ${100 / 0.07} | ${100 / 0.06} | ${100 / 0.05} |
| 10% | ${100 / 0.09} | ${centre} | ${100 / 0.07} |
\`\`\``,
    recalculator,
  )[0]!
  const [sheet] = workbook.sheets as [Workbook['sheets'][0]]
  const cells = sheet.cells.map((cell) => (cell.address === 'B7' ? { ...cell, arrayRange: 'B7:D8' } : cell))
  return { ...workbook, sheets: [{ ...sheet, cells }] }
}

const wrongIn = (workbook: Workbook) =>
  staleTablesOf(buildWorkbookModel(workbook, recalculator.recalculate(workbook))).map(({ cells, wrong }) => ({
    compared: cells.length,
    wrong: wrong.map(({ cell, computed }) => [cell.address, computed]),
  }))

test('a data table that shows what the model gives is computed throughout and agrees', () => {
  const workbook = workbookWith(1250)
  const { valueAt } = recalculator.recalculate(workbook)
  expect(valueAt({ sheet: 'Value', row: 7, column: 2 })).toBe(1250)
  expect(wrongIn(workbook)).toEqual([])
})

test('a result that was not computed again is named with what the model gives', () => {
  expect(wrongIn(workbookWith(1200))).toEqual([{ compared: 6, wrong: [['C8', 1250]] }])
})

test('where something on the way cannot be computed, the table is left alone', () => {
  expect(wrongIn(workbookWith(1200, '=NOSUCH(B1/(B2-B3)) → 1250'))).toEqual([])
})

/** The same perpetuity: its value and its yield by the rate alone, once down and once across. */
function oneInputWorkbook(firstValue: number): Workbook {
  const { workbook } = readWorkbookExamples(
    `\`\`\`workbook ok
# Value
| Cash flow | 100 |
| Rate | 10% |
| Value | =B1/B2 |
| Yield | =B2*100% |
|
| Rate | =B3 | =B4 |
| 5% | =TABLE(,B2) → ${firstValue} | 0.05 |
| 8% | 1250 | 0.08 |
|
| Rate | 5% | 8% |
| =B3 | =TABLE(B2,) → 2000 | 1250 |
\`\`\``,
    recalculator,
  )[0]!
  const [sheet] = workbook.sheets as [Workbook['sheets'][0]]
  const ranges: Record<string, string> = { B7: 'B7:C8', B11: 'B11:C11' }
  const cells = sheet.cells.map((cell) =>
    ranges[cell.address] ? { ...cell, arrayRange: ranges[cell.address]! } : cell,
  )
  return { ...workbook, sheets: [{ ...sheet, cells }] }
}

test('a data table of one input is computed line by line, for every formula at its head', () => {
  expect(wrongIn(oneInputWorkbook(2000))).toEqual([])
  const { valueAt } = recalculator.recalculate(oneInputWorkbook(2000))
  const valueIn = (row: number, column: number) => valueAt({ sheet: 'Value', row, column })
  expect([valueIn(6, 1), valueIn(7, 2), valueIn(10, 2)]).toEqual([2000, 0.08, 1250])
  expect(wrongIn(oneInputWorkbook(1900))).toEqual([{ compared: 4, wrong: [['B7', 2000]] }])
})
