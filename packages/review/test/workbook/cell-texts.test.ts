import type { Document } from '@tickmark/document'
import { expect, test } from 'vitest'
import { review } from '../../src/review.ts'
import { readWorkbookExamples } from '@tickmark/workbook/testing'
import { createRecalculator } from '@tickmark/workbook/recalculate'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const recalculator = createRecalculator(
  readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')),
)

test('a placeholder and a date that does not exist are named by sheet and cell; a month of a year is no day', () => {
  const [example] = readWorkbookExamples(
    '```workbook ok\n# Notes\n| Signed on 31 June 2024 | Source: TBD |\n| Mar 98 | Sep 97 |\n```',
    recalculator,
  )
  const document: Document = {
    version: 1,
    name: 'example.xlsx',
    format: 'xlsx',
    language: 'en',
    metadata: {},
    pageCount: 1,
    pages: [],
    blocks: [],
    bookmarks: [],
    annotations: [],
    notices: [],
    workbook: example!.workbook,
  }
  const { findings } = review(document, { type: 'valuation_model' })
  expect(findings.map(({ ruleId, evidence: [{ location }] }) => [ruleId, location])).toEqual([
    ['consistency/impossible-date', { sheet: 'Notes', cell: 'A1' }],
    ['completeness/placeholder', { sheet: 'Notes', cell: 'B1' }],
  ])
})
