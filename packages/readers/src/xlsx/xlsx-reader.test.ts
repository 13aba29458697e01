import { fileURLToPath } from 'node:url'
import type { SheetCell } from '@tickmark/document'
import { expect, test } from 'vitest'
import { xlsReader } from './xls-reader.ts'
import { xlsxReader } from './xlsx-reader.ts'

const file = (name: string) => ({
  path: fileURLToPath(new URL(`../../../../corpus/office/${name}`, import.meta.url)),
  name,
})
const model = await xlsxReader.read(file('model.xlsx'), {})
const [forecast, backup] = model.workbook!.sheets
const at = (address: string): SheetCell => forecast!.cells.find((cell) => cell.address === address)!

test('cells that hold something are there, whatever range the sheet claims', () => {
  expect(forecast).toMatchObject({
    name: '预测',
    visibility: 'visible',
    rowCount: 8,
    columnCount: 5,
    merges: ['A1:E1'],
    hiddenRows: [5],
    hiddenColumns: [4],
  })
  expect(forecast!.cells).toHaveLength(20)
})

test('values, formats and styles', () => {
  expect(at('B4')).toEqual({
    address: 'B4',
    rowIndex: 3,
    columnIndex: 1,
    type: 'number',
    value: 1500,
    text: '1,500',
    numberFormat: '#,##0',
    fontColor: '0000FF',
    fillColor: 'FFFF00',
  })
  expect(at('B5')).toMatchObject({ value: -900, text: '(900.0)', comment: '来源：管理层预测' })
  expect(at('E3')).toMatchObject({ type: 'date', value: 45658, text: '2025年1月1日' })
  expect(at('B8')).toMatchObject({ value: 0.25, text: '25%' })
  expect(at('C5')).toMatchObject({ type: 'error', value: '#DIV/0!' })
  expect(at('C6')).toMatchObject({ type: 'boolean', value: true, text: 'TRUE' })
  expect(at('A1')).toMatchObject({ text: '收入预测', bold: true })
  expect(at('A6')).toMatchObject({ text: '合计', indent: 2 })
})

test('reading aids over Japanese text are not part of it', () => {
  expect(at('A4').text).toBe('売上高')
})

test('shared formulas are written out, array formulas keep their range', () => {
  expect(at('C4').formula).toBe('B4*(1+$B$8)')
  expect(at('D4').formula).toBe('C4*(1+$B$8)')
  expect(at('B6')).toMatchObject({ formula: 'B4:D4+B5:D5', arrayRange: 'B6:D6' })
  expect(at('D6')).toMatchObject({ type: 'empty', value: null, formula: '[1]Sheet1!A1' })
})

test('names, links and settings of the workbook', () => {
  expect(model.workbook).toMatchObject({
    definedNames: [
      { name: '税率', formula: '预测!$B$8', hidden: false },
      { name: '_xlnm.Print_Area', formula: '预测!$A$1:$E$8', sheet: '预测', hidden: true },
    ],
    externalLinks: [{ index: 1, target: 'file:///C:/deals/budget.xlsx' }],
    iterativeCalculation: true,
    date1904: false,
  })
})

test('a hidden sheet is read, told of, and kept out of the visible text', () => {
  expect(backup).toMatchObject({ visibility: 'veryHidden', columnCount: 16_384 })
  expect(model.notices).toEqual([{ key: 'hidden_text', location: { sheet: 'Backup' } }])
  expect(model.blocks.filter((block) => block.layer === 'invisible').length).toBeGreaterThan(0)
})

test('a region is a table that knows its place', () => {
  expect(model.blocks.find((block) => block.type === 'table')).toMatchObject({
    sheet: '预测',
    range: 'A3:E8',
    headerRowCount: 1,
    headerColumnCount: 1,
    unitText: '单位：万元',
    caption: '收入预测',
  })
})

test('the same model in the old format: values, formulas, hidden sheets', async () => {
  const { workbook } = await xlsReader.read(file('model.xls'), {})
  const cell = (address: string) => workbook!.sheets[0]!.cells.find((one) => one.address === address)
  expect(cell('D4')).toMatchObject({ value: 2343.75, formula: 'C4*(1+$B$8)' })
  expect(cell('B5')).toMatchObject({ value: -900, comment: '来源：管理层预测' })
  expect(cell('B4')).toMatchObject({ fontColor: '0000FF', fillColor: 'FFFF00' })
  expect(cell('A1')).toMatchObject({ bold: true })
  expect(cell('A6')).toMatchObject({ indent: 2 })
  expect(workbook!.sheets[1]!.visibility).not.toBe('visible')
})

test('tables of a sheet are known by name, with their columns as formulas write them', async () => {
  const { workbook } = await xlsxReader.read(file('ledger.xlsx'), {})
  expect(workbook!.sheets[0]!.tables).toEqual([
    {
      name: 'Sales',
      range: 'A1:C4',
      headerRowCount: 1,
      totalsRowCount: 1,
      columns: [
        { name: 'Region' },
        { name: 'Net\namount' },
        { name: 'Tax', formula: 'Sales[[#This Row],[Net_x000a_amount]]*0.2' },
      ],
    },
  ])
})

test('what nobody can see is marked, unless a table or a condition paints the ground', async () => {
  const { workbook } = await xlsxReader.read(file('ledger.xlsx'), {})
  const { cells, hiddenRows, hiddenColumns } = workbook!.sheets[0]!
  expect(cells.filter((cell) => cell.concealed).map(({ address, concealed }) => [address, concealed])).toEqual([
    ['A6', 'color'],
    ['B6', 'format'],
  ])
  expect({ hiddenRows, hiddenColumns }).toEqual({ hiddenRows: [2], hiddenColumns: [3] })
})
