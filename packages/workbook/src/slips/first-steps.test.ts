import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { firstOf } from '@tickmark/document'
import { expect, test } from 'vitest'
import { buildWorkbookModel } from '../model/model.ts'
import { createRecalculator } from '../recalculation/recalculate.ts'
import { readWorkbookExamples } from '../testing/read-workbook-examples.ts'
import { departuresOf } from './departures.ts'

const recalculator = createRecalculator(
  readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')),
)

/** Days as a spreadsheet shows them: the second row of the sheet holds dates. */
function departuresIn(body: string): string[] {
  const { workbook } = firstOf(readWorkbookExamples(`\`\`\`workbook ok\n${body}\n\`\`\``, recalculator))
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) =>
      cell.rowIndex === 1 && cell.type === 'number' ? { ...cell, type: 'date' as const } : cell,
    ),
  }))
  return departuresOf(buildWorkbookModel({ ...workbook, sheets })).flatMap(({ anomalies }) =>
    anomalies.map(({ cell }) => cell.address),
  )
}

const YEARS = (start: number, second: string, sixth: string): string => `# Debt
| Start | ${start} |
| Year end | =B1 | ${second} | =EOMONTH(C2,12) | =EOMONTH(D2,12) | ${sixth} | =EOMONTH(F2,12) | =EOMONTH(G2,12) |
| Days | | =C2-B2 | =D2-C2 | =E2-D2 | =F2-E2 | =G2-F2 | =H2-G2 |`

test('from the first day of a year to its end is a step of eleven months; a later one is a slip', () => {
  expect(departuresIn(YEARS(43831, '=EOMONTH(B2,11)', '=EOMONTH(E2,12)'))).toEqual([])
  expect(departuresIn(YEARS(43830, '=EOMONTH(B2,12)', '=EOMONTH(E2,11)'))).toEqual(['F2'])
})
