import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Workbook } from '@tickmark/document'
import { expect, test } from 'vitest'
import { readWorkbookExamples } from '../testing/read-workbook-examples.ts'
import { buildWorkbookModel, gridOf } from './model.ts'
import { createRecalculator } from '../recalculation/recalculate.ts'

const recalculator = createRecalculator(
  readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')),
)

const typeWorkbook = (body: string): Workbook =>
  readWorkbookExamples(`\`\`\`workbook ok\n${body}\n\`\`\``, recalculator)[0]!.workbook

/** As programs write it that do not calculate. */
function withoutValues(workbook: Workbook): Workbook {
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) =>
      cell.formula ? { ...cell, type: 'empty' as const, value: null, text: '' } : cell,
    ),
  }))
  return { ...workbook, sheets }
}

test('formulas stored without values hold what they give, and are counted', () => {
  const workbook = typeWorkbook('# A\n| Revenue | 100 | =B1*1.1 | =C1*1.1 |\n| Margin | 20% | =B2 | =C2 |')
  const stored = withoutValues(workbook)
  const model = buildWorkbookModel(stored, recalculator.recalculate(stored))
  expect(model.unstored.map(({ address }) => address)).toEqual(['C1', 'D1', 'C2', 'D2'])
  expect(gridOf(model, 'A')!.at(0, 3)!.cell).toMatchObject({ type: 'number', value: 121, text: '121' })
})

test('a name of one cell is read as the cell', () => {
  const workbook = typeWorkbook('# A\n| Discount rate | 10% |\n| Factor | =1/(1+B1) |')
  const named: Workbook = {
    ...workbook,
    definedNames: [{ name: 'Rate', formula: 'A!$B$1', hidden: false }],
    sheets: workbook.sheets.map((sheet) => ({
      ...sheet,
      cells: sheet.cells.map((cell) => (cell.formula ? { ...cell, formula: '1/(1+Rate)' } : cell)),
    })),
  }
  const model = buildWorkbookModel(named)
  const factor = gridOf(model, 'A')!.at(1, 1)!
  expect(model.graph.precedentAreas(factor)).toEqual([{ sheet: 'A', top: 0, left: 1, bottom: 0, right: 1 }])
})
