import type { Document } from '@tickmark/document'
import { expect, test } from 'vitest'
import { checkStatement } from './check-statement.ts'

/** A balance sheet as it is read: two years, in thousands. */
function sheetOf(unitText: string, rows: readonly (readonly string[])[]): Document {
  const cells = rows.flatMap((row, rowIndex) =>
    row.map((text, columnIndex) => ({ rowIndex, columnIndex, rowSpan: 1, columnSpan: 1, text })),
  )
  const shape = { rowCount: rows.length, columnCount: 3, headerRowCount: 1, headerColumnCount: 1 }
  return {
    version: 1,
    name: 'sheet.docx',
    format: 'docx',
    language: 'en',
    metadata: {},
    pages: [],
    pageCount: 1,
    blocks: [{ type: 'table', id: 't1', layer: 'body', ...shape, unitText, cells }],
    bookmarks: [],
    annotations: [],
    notices: [],
  }
}

const ENGLISH = sheetOf('(in thousands)', [
  ['', '2024', '2023'],
  ['Trade receivables', '350', '300'],
  ['Total assets', '1,250', '1,210'],
])
const CHINESE = sheetOf('单位：千元', [
  ['科目名称', '2024年', '2023年'],
  ['应收账款', '655', '610'],
  ['资产总计', '1,307', '1,245'],
])

test('what a table prints is proven, with its place; another amount is contradicted by it', () => {
  expect(checkStatement('Trade receivables were $350 thousand in 2024.', [ENGLISH])).toMatchObject({
    verdict: 'proven',
    figures: [
      { verdict: 'proven', document: 0, evidence: [{ value: '350', location: { rowIndex: 1, columnIndex: 1 } }] },
    ],
  })
  expect(checkStatement('Trade receivables were $340 thousand in 2024.', [ENGLISH])).toMatchObject({
    verdict: 'contradicted',
    figures: [{ text: '$340 thousand', expected: '350', arithmetic: '350 ≠ 340' }],
  })
  expect(checkStatement('2024年应收账款为655千元。', [CHINESE]).verdict).toBe('proven')
  expect(checkStatement('2024年应收账款为665千元。', [CHINESE]).verdict).toBe('contradicted')
})

test('a change is computed from the two amounts that the document prints', () => {
  expect(checkStatement('Total assets increased by 3.3% in 2024.', [ENGLISH]).verdict).toBe('proven')
  expect(checkStatement('Total assets increased by 9% in 2024.', [ENGLISH]).verdict).toBe('contradicted')
})

test('what the documents do not print, and what agrees with itself alone, stays open', () => {
  for (const statement of [
    'Goodwill was $77 thousand in 2024.',
    'Orders grew by 25% from $80 thousand to $100 thousand.',
    'Demand was strong.',
  ])
    expect(checkStatement(statement, [ENGLISH]).verdict).toBe('open')
  expect(checkStatement('2024年商誉为12千元。', [CHINESE]).verdict).toBe('open')
})

test('documents that disagree decide nothing', () => {
  const other = structuredClone(ENGLISH)
  for (const block of other.blocks)
    if (block.type === 'table') for (const cell of block.cells) if (cell.text === '350') cell.text = '340'
  expect(checkStatement('Trade receivables were $350 thousand in 2024.', [ENGLISH, other]).verdict).toBe('open')
})
