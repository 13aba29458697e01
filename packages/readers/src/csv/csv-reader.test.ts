import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { csvReader } from './csv-reader.ts'
import { parseCsv } from './parse-csv.ts'

const corpus = fileURLToPath(new URL('../../../../corpus/office/', import.meta.url))

test('an export of a Chinese finance system: GB 18030, figures with thousands separators', async () => {
  const { workbook, blocks } = await csvReader.read({ path: `${corpus}quarters-gb18030.csv`, name: 'quarters.csv' }, {})
  expect(workbook!.sheets[0]).toMatchObject({ name: 'quarters', rowCount: 3, columnCount: 3 })
  expect(workbook!.sheets[0]!.cells.map(({ address, value }) => [address, value])).toEqual([
    ['A1', '季度'],
    ['B1', '内容'],
    ['C1', '备注'],
    ['A2', 'Q1'],
    ['B2', 1234.5],
    ['C2', '持续'],
    ['A3', 'Q2'],
    ['B3', -8.5],
    ['C3', '调整'],
  ])
  expect(blocks.at(-1)).toMatchObject({ type: 'table', headerRowCount: 1, range: 'A1:C3' })
})

test('codes with leading zeros stay text', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'csv-')), 'a.csv')
  writeFileSync(path, 'code,amount\n00123,7\n')
  const { workbook } = await csvReader.read({ path, name: 'a.csv' }, {})
  expect(workbook!.sheets[0]!.cells[2]).toMatchObject({ type: 'text', value: '00123' })
})

test.each([
  [
    'a,"b ""c"", d"\r\n1,',
    [
      ['a', 'b "c", d'],
      ['1', ''],
    ],
  ],
  [
    'a;b\n1,5;2,5',
    [
      ['a', 'b'],
      ['1,5', '2,5'],
    ],
  ],
  ['"line\nbreak"\tx', [['line\nbreak', 'x']]],
])('%j', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows)
})
