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

const computedIn = async (rows: string) => {
  const { cells } = await readSheet(Buffer.from(`<worksheet><sheetData>${rows}</sheetData></worksheet>`), CONTEXT)
  return Object.fromEntries(cells.map(({ address, formula, computedBy }) => [address, formula ?? computedBy]))
}

test('members of an array formula are computed by its first cell, with or without a mark of their own', async () => {
  const rows = `<row r="1"><c r="A1"><v>7</v></c><c r="B1" cm="1"><f t="array" aca="1" ref="B1:D2" ca="1">_xlfn.RANDARRAY(2,3)</f><v>1</v></c><c r="C1"><f ca="1"/><v>2</v></c><c r="D1"><v>3</v></c></row>
    <row r="2"><c r="B2"><v>4</v></c><c r="C2"><v>5</v></c><c r="D2"><v>6</v></c><c r="E2"><v>8</v></c></row>`
  expect(await computedIn(rows)).toEqual({
    A1: undefined,
    B1: '_xlfn.RANDARRAY(2,3)',
    C1: 'B1',
    D1: 'B1',
    B2: 'B1',
    C2: 'B1',
    D2: 'B1',
    E2: undefined,
  })
})

test('results of a data table are computed, and so is a cell whose formula the file does not tell', async () => {
  const rows = `<row r="1"><c r="B1"><v>1</v></c></row><row r="2"><c r="A2"><v>9</v></c><c r="B2"><f t="dataTable" ref="B2:B3" dt2D="0" dtr="0" r1="B9"/><v>1</v></c></row>
    <row r="3"><c r="B3"><v>2</v></c></row><row r="4"><c r="B4"><f ca="1"/><v>3</v></c></row>
    <row r="5"><c r="B5"><f t="shared" ref="B5:B6" si="0">A5*2</f><v>0</v></c></row><row r="6"><c r="B6"><f t="shared" si="0"/><v>0</v></c></row>`
  expect(await computedIn(rows)).toEqual({
    B1: undefined,
    A2: undefined,
    B2: 'TABLE(,B9)',
    B3: 'B2',
    B4: 'B4',
    B5: 'A5*2',
    B6: 'A6*2',
  })
})
