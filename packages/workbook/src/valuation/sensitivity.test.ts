import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { firstOf } from '@tickmark/document'
import { expect, test } from 'vitest'
import { buildWorkbookModel } from '../model/model.ts'
import { createRecalculator } from '../recalculation/recalculate.ts'
import { readWorkbookExamples } from '../testing/read-workbook-examples.ts'
import { findSensitivityTables, findStrayedAxis } from './sensitivity.ts'

const recalculator = createRecalculator(
  readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')),
)

/** The middles of axes that are said to have strayed from the model's rates; the side of the table stands for the cell that `input` names. */
function strayedIn(input: string): string[] {
  const { workbook } = firstOf(
    readWorkbookExamples(
      `\`\`\`workbook ok
# Value
| WACC | 10.5% |
| Terminal growth rate | 3% |
| Capex intensity | 10% |
| Cash flow | =1000*(1-B3) |
| Enterprise value | =B4*(1+B2)/(B1-B2) |
| |
| =B5 | =C7-1% | 3% | =C7+1% |
| =A9+1% | =TABLE(B2,${input}) → 1 | 2 | 3 |
| 10% | 4 | 5 | 6 |
| =A9-1% | 7 | 8 | 9 |
\`\`\``,
      recalculator,
    ),
  )
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => (cell.address === 'B8' ? { ...cell, arrayRange: 'B8:D10' } : cell)),
  }))
  const model = buildWorkbookModel({ ...workbook, sheets })
  return findSensitivityTables(model).flatMap((table) => findStrayedAxis(model, table)?.middle.address ?? [])
}

test('an axis of another input is not held against the discount rate; one of the discount rate is', () => {
  expect(strayedIn('B3')).toEqual([])
  expect(strayedIn('B1')).toEqual(['A9'])
})
