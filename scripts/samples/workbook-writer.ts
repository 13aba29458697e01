import { getExisting } from '@tickmark/document'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Language, Translations } from '@tickmark/document'
import type { Cell, WriteSheet } from 'hucre/xlsx'
import { modelCells, seedModelErrors, UNIT_TEXT, YEARS, type ModelCell } from './model-formulas.ts'
import type { ModelSheet, RowFormat } from './model-row.ts'
import { SHEETS } from './model-sheets.ts'

const reportRoom = createRequire(new URL('../../packages/report/package.json', import.meta.url))
const workbookRoom = createRequire(new URL('../../packages/workbook/package.json', import.meta.url))
/** A fixed date, so that the same sources give the same bytes. */
const MADE = new Date('2026-03-18T00:00:00Z')
const FORMATS: Record<RowFormat, string> = {
  amount: '#,##0;(#,##0);-',
  percent: '0.0%',
  factor: '0.00',
  plain: '0.0',
  heading: '@',
}

/** Writes the valuation model with its formulas and the values that they give. */
export async function writeModel(title: Translations, language: Language, seeded: boolean): Promise<Uint8Array> {
  const cells = seeded ? seedModelErrors(modelCells(language)) : modelCells(language)
  const values = await evaluate(cells, language)
  const { writeXlsx } = (await import(
    pathToFileURL(reportRoom.resolve('hucre/xlsx')).href
  )) as typeof import('hucre/xlsx')
  return writeXlsx({
    sheets: SHEETS.map((sheet) => toSheet(sheet, cells, values, title, language)),
    properties: { modified: MADE },
  })
}

const keyOf = (cell: ModelCell) => `${cell.sheet}!${cell.rowIndex},${cell.columnIndex}`

const isHead = ({ row, columnIndex }: ModelCell): boolean => row.headFormat !== undefined && columnIndex === 1

/** Values of all formulas, by the spreadsheet engine, to 15 digits. */
async function evaluate(cells: readonly ModelCell[], language: Language): Promise<Map<string, number>> {
  const file = workbookRoom.resolve('@ironcalc/wasm')
  const engine = (await import(pathToFileURL(file).href)) as typeof import('@ironcalc/wasm')
  engine.initSync({ module: readFileSync(file.replace(/wasm\.js$/, 'wasm_bg.wasm')) })
  const model = new engine.Model('model', 'en', 'UTC', 'en')
  model.pauseEvaluation()
  SHEETS.forEach((sheet, index) => {
    if (index > 0) model.newSheet()
    model.renameSheet(index, sheet.name[language])
  })
  const sheetOf = new Map(SHEETS.map((sheet, index) => [sheet.name[language], index]))
  const place = (cell: ModelCell) =>
    [getExisting(sheetOf, cell.sheet), cell.rowIndex + 1, cell.columnIndex + 1] as const
  for (const cell of cells) model.setUserInput(...place(cell), String(cell.content))
  model.resumeEvaluation()
  model.evaluate()
  for (const cell of cells) {
    const [sheet, row, column] = place(cell)
    model.updateRangeStyle({ sheet, row, column, width: 1, height: 1 }, 'num_fmt', '0.00000000000000E+00')
  }
  return new Map(cells.map((cell) => [keyOf(cell), Number(model.getFormattedCellValue(...place(cell)))]))
}

function toSheet(
  sheet: ModelSheet,
  cells: readonly ModelCell[],
  values: ReadonlyMap<string, number>,
  title: Translations,
  language: Language,
): WriteSheet {
  const written = new Map<string, Partial<Cell>>()
  const set = (row: number, column: number, cell: Partial<Cell>) => written.set(`${row},${column}`, cell)
  set(0, 0, { value: `${title[language]}: ${sheet.name[language]}`, style: { font: { bold: true, size: 14 } } })
  set(1, 0, { value: UNIT_TEXT[language], style: { font: { italic: true } } })
  if (!sheet.singleValues)
    YEARS.forEach((year, index) =>
      set(3, 1 + index, { value: year, style: { font: { bold: true }, alignment: { horizontal: 'right' } } }),
    )
  sheet.rows.forEach((row, index) => {
    const bold = row.total === true || row.format === 'heading'
    set(4 + index, 0, { value: row.label[language], style: { font: { bold } } })
  })
  for (const cell of cells.filter(({ sheet: name }) => name === sheet.name[language])) {
    const isFormula = typeof cell.content === 'string'
    const style = {
      font: { bold: cell.row.total === true, color: { rgb: isFormula ? '000000' : '0000FF' } },
      numFmt: FORMATS[isHead(cell) ? cell.row.headFormat! : cell.row.format],
    }
    const value = getExisting(values, keyOf(cell))
    const content = isFormula ? { formula: String(cell.content).slice(1), formulaResult: value } : { value }
    set(cell.rowIndex, cell.columnIndex, { ...content, style })
  }
  return {
    name: sheet.name[language],
    columns: [{ width: 34 }, ...YEARS.map(() => ({ width: 13 }))],
    rows: Array.from({ length: 4 + sheet.rows.length }, () => Array.from({ length: 1 + YEARS.length }, () => null)),
    cells: written,
    freezePane: { rows: 4, columns: 1 },
  }
}
