import { expect, test } from 'vitest'
import { readSheet, type SheetContext } from './read-sheet.ts'

const CONTEXT: SheetContext = {
  sharedStrings: [],
  styleOf: () => ({ numberFormat: 'General', bold: false, indent: 0 }),
  date1904: false,
  comments: new Map(),
  painted: [],
  countCell: () => undefined,
}

const formulaOf = async (attributes: string) => {
  const sheet = `<worksheet><sheetData><row r="2"><c r="B2"><f t="dataTable" ref="B2:C4" ${attributes}/><v>1</v></c></row></sheetData></worksheet>`
  const { cells } = await readSheet(Buffer.from(sheet), CONTEXT)
  return [cells[0]!.formula, cells[0]!.arrayRange]
}

test('data tables name their inputs as Excel shows them: that of the top heads, that of the left ones', async () => {
  expect(await formulaOf('dt2D="1" dtr="1" r1="B9" r2="B8"')).toEqual(['TABLE(B9,B8)', 'B2:C4'])
  expect(await formulaOf('dt2D="0" dtr="1" r1="B9"')).toEqual(['TABLE(B9,)', 'B2:C4'])
  expect(await formulaOf('dt2D="0" dtr="0" r1="B9"')).toEqual(['TABLE(,B9)', 'B2:C4'])
  expect(await formulaOf('dt2D="1" dtr="1" del2="1" r1="B9"')).toEqual(['TABLE(B9,#REF!)', 'B2:C4'])
})
