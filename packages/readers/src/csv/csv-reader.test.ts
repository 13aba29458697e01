import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readFile } from '../reading/read-file.ts'
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

/** Two lines of a statement each: a head, a label with its amount. */
test.each([
  ['Shift_JIS', '89c896da2c93968afa0a94848fe38d822c313530300a', '売上高'],
  ['EUC-JP', 'b2caccdc2cc5f6b4fc0ac7e4bee5b9e22c313530300a', '売上高'],
  ['ISO-2022-JP', '1b2442324a4c5c1b28422c1b24424576347c1b28420a1b244247643e6539621b28422c313530300a', '売上高'],
  ['EUC-KR', 'b0fab8f12cb4e7b1e20ab8c5c3e2bed72c313530300a', '매출액'],
  ['Unified Hangul Code beyond EUC-KR', 'b0fab8f12cb1ddbed70a8c63b9e6b0a2c7cf2c313530300a', '똠방각하'],
  [
    'UTF-32, little end first',
    'fffe0000fcac0000a9ba00002c00000008ae000061c500000a00000020b6000029bc000001ac000058d500002c000000310000003500000030000000300000000a000000',
    '똠방각하',
  ],
  [
    'UTF-32, big end first',
    '0000feff0000acfc0000baa90000002c0000ae080000c5610000000a0000b6200000bc290000ac010000d5580000002c000000310000003500000030000000300000000a',
    '똠방각하',
  ],
  [
    'UTF-32 without a mark',
    'fcac0000a9ba00002c00000008ae000061c500000a00000020b6000029bc000001ac000058d500002c000000310000003500000030000000300000000a000000',
    '똠방각하',
  ],
  ['GBK', 'cfeec4bf2cb1bec6da0ad3aad2b5cad5c8eb2c313530300a', '营业收入'],
  ['Big5', 'b6b5a5d82ca5bbb4c10ac0e7b77ea6aca44a2c313530300a', '營業收入'],
  ['UTF-16 without a mark', '7998ee762c002c671f670a0025841a4e366565512c0031003500300030000a00', '营业收入'],
  ['Windows-1252', '536f6369e974e92c416e6ee9650a436166e92c313530300a', 'Café'],
])('a file that does not name its encoding: %s', async (_, bytes, label) => {
  const path = join(mkdtempSync(join(tmpdir(), 'csv-')), 'a.csv')
  writeFileSync(path, Buffer.from(bytes, 'hex'))
  const document = await readFile({ path, name: 'a.csv' })
  expect(document.workbook!.sheets[0]!.cells.slice(2).map(({ value }) => value)).toEqual([label, 1500])
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
  [
    'sep=^\r\na^b\r\n1^2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
])('%j', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows)
})

/** The cells of a file of one line. */
async function cellsOf(line: string) {
  const path = join(mkdtempSync(join(tmpdir(), 'csv-')), 'a.csv')
  writeFileSync(path, line)
  const { workbook } = await csvReader.read({ path, name: 'a.csv' }, {})
  return workbook!.sheets[0]!.cells.map(({ type, value, numberFormat }) =>
    numberFormat ? [type, value, numberFormat] : [type, value],
  )
}

test('amounts as people write them are numbers: brackets, currency, percentages', async () => {
  expect(await cellsOf('"(1,234.50)","$5.00","12.5%",△300,1.5E+6')).toEqual([
    ['number', -1234.5],
    ['number', 5],
    ['number', 0.125, '0.0%'],
    ['number', -300],
    ['number', 1500000],
  ])
})

test('an export with decimal commas is read by its own style, every field alike', async () => {
  expect(await cellsOf('117.000;1.234,56;0,75;95.500;Umsatz')).toEqual([
    ['number', 117000],
    ['number', 1234.56],
    ['number', 0.75],
    ['number', 95500],
    ['text', 'Umsatz'],
  ])
})

test('codes, dates, units and numbers too long for a spreadsheet stay text', async () => {
  const fields = ['00123', '2024-12-31', '12kg', '3亿元', '12345678901234567', '5(a)', '—']
  expect(await cellsOf(fields.join(';'))).toEqual(fields.map((field) => ['text', field]))
})
