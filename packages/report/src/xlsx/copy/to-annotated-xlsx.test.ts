import type { Finding, Sheet } from '@tickmark/document'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import type { ReviewReportInput } from '../../input/report-input.ts'
import { documentOf, sampleReport } from '../../testing/sample-report.ts'
import { toAnnotatedXlsx } from './to-annotated-xlsx.ts'

let original: Uint8Array

beforeAll(async () => {
  original = await writeXlsx({
    sheets: [
      {
        name: 'Sales & cost',
        rows: [
          ['Item', 2024],
          ['Cash', 5],
          ['Total', 5],
        ],
        cells: new Map([
          ['1,1', { value: 5, comment: { text: 'From the ledger', author: 'Ann' } }],
          ['2,1', { value: 5, formula: 'SUM(B2:B2)' }],
        ]),
      },
      { name: 'Notes', rows: [['Nothing here']] },
    ],
  })
})

const sheet = (name: string): Sheet => ({
  name,
  visibility: 'visible',
  rowCount: 3,
  columnCount: 2,
  cells: [],
  merges: [],
  hiddenRows: [],
  hiddenColumns: [],
})

function reportOn(cells: readonly string[]): ReviewReportInput {
  const sample = sampleReport()
  const findings = cells.map((cell, index): Finding => ({
    ...sample.review.findings[0]!,
    severity: 'serious',
    evidence: [{ location: { sheet: 'Sales & cost', cell }, text: '=SUM(B2:B2)' }],
    expected: '=SUM(B2:B3)',
    fingerprint: String(index),
  }))
  const workbook = {
    sheets: [sheet('Sales & cost'), sheet('Notes')],
    definedNames: [],
    externalLinks: [],
    iterativeCalculation: false,
    date1904: false,
  }
  return {
    ...sample,
    document: documentOf([], { format: 'xlsx', pages: [], workbook }),
    review: { ...sample.review, findings },
  }
}

test('the workbook stays as it is; findings are comments at their cells and the first sheet', async () => {
  const book = await readXlsx((await toAnnotatedXlsx(reportOn(['B2', 'B3:C3', 'B3']), original))!)
  expect(book.sheets.map(({ name }) => name)).toEqual(['Problems', 'Sales & cost', 'Notes'])
  const cells = book.sheets[1]!.cells!
  expect(cells.get('2,1')!.formula).toBe('SUM(B2:B2)')
  expect(cells.get('1,1')!.comment!.text).toMatch(/^From the ledger\n\n▲ Serious/)
  expect(cells.get('2,1')!.comment!.text.match(/▲ Serious/g)).toHaveLength(2)
  expect(book.sheets[0]!.rows).toHaveLength(4)
  expect(book.sheets[0]!.rows[1]).toContain('=SUM(B2:B3)')
})

test('the same copy twice is the same bytes, and only one sheet is selected', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => toAnnotatedXlsx(reportOn(['B3']), original)))
  expect(first).toEqual(second)
  const selected = Object.entries(unzipSync(first!)).filter(([, bytes]) => strFromU8(bytes).includes('tabSelected="1"'))
  expect(selected.map(([name]) => name)).toEqual(['xl/worksheets/review1.xml'])
})

test('names that belong to a sheet still belong to it', async () => {
  const parts = unzipSync(original)
  const book = strFromU8(parts['xl/workbook.xml']!).replace(
    '</sheets>',
    '</sheets><definedNames><definedName name="_xlnm.Print_Area" localSheetId="1">Notes!$A$1</definedName></definedNames>',
  )
  const patched = await toAnnotatedXlsx(reportOn(['B3']), zipSync({ ...parts, 'xl/workbook.xml': strToU8(book) }))
  expect(strFromU8(unzipSync(patched!)['xl/workbook.xml']!)).toContain('localSheetId="2"')
})

test('what is no such workbook is left to the plain tables', async () => {
  expect(await toAnnotatedXlsx(reportOn(['B3']), strToU8('a,b\n1,2\n'))).toBeUndefined()
  expect(await toAnnotatedXlsx(reportOn(['B3']), zipSync({ 'a.txt': strToU8('a') }))).toBeUndefined()
})
