import { expect, test } from 'vitest'
import { indexTables, replaceTableReferences } from './structured.ts'

const tables = indexTables({
  sheets: [
    {
      name: 'My sales',
      visibility: 'visible',
      rowCount: 5,
      columnCount: 4,
      cells: [],
      merges: [],
      hiddenRows: [],
      hiddenColumns: [],
      tables: [
        {
          name: 'Sales',
          range: 'B1:D5',
          headerRowCount: 1,
          totalsRowCount: 1,
          columns: [{ name: 'Item' }, { name: 'Price [net]' }, { name: 'Amount' }],
        },
      ],
    },
  ],
  definedNames: [],
  externalLinks: [],
  iterativeCalculation: false,
  date1904: false,
})

test.each([
  ['SUM(Sales[Amount])', "SUM('My sales'!D2:D4)"],
  ["Sales[[#This Row],[Price '[net']]]*2", "'My sales'!C3*2"],
  ['Sales[@Amount]', "'My sales'!D3"],
  ['Sales[[#Headers],[Item]]', "'My sales'!B1"],
  ['Sales[[#Totals],[Amount]]', "'My sales'!D5"],
  ['COUNTA(Sales[#All])', "COUNTA('My sales'!B1:D5)"],
  ['SUM(Sales[[Item]:[Amount]])', "SUM('My sales'!B2:D4)"],
  ['SUM(Other[Amount])', 'SUM(Other[Amount])'],
  ['Sales[Nothing]', 'Sales[Nothing]'],
])('%s', (formula, plain) => {
  expect(replaceTableReferences(formula, tables, { sheet: 'My sales', row: 2, column: 5 })).toBe(plain)
})
