import type { Document } from '@tickmark/document'
import { expect, test } from 'vitest'
import { describe as describeFinding } from '../src/describe/describe.ts'
import { review } from '../src/review.ts'
import { addClaims } from '../src/language-model/add-claims.ts'
import type { Claim } from '../src/language-model/claim.ts'
import { excerptsOf } from '../src/language-model/excerpts.ts'

const document: Document = {
  version: 1,
  name: 'report.pdf',
  format: 'pdf',
  language: 'en',
  metadata: {},
  pages: [{ number: 1, width: 600, height: 800, origin: 'text' }],
  pageCount: 1,
  blocks: [
    { id: 'b1', type: 'heading', level: 1, layer: 'body', text: 'Due diligence', page: 1 },
    {
      id: 'b2',
      type: 'paragraph',
      layer: 'body',
      page: 1,
      box: [0.1, 0.2, 0.9, 0.3],
      text: 'Management expects revenue of 1,200 in 2025 and 1,500 in 2026; the order book supports neither.',
    },
    {
      id: 't1',
      type: 'table',
      layer: 'body',
      page: 1,
      rowCount: 1,
      columnCount: 2,
      headerRowCount: 0,
      headerColumnCount: 1,
      cells: [
        { rowIndex: 0, columnIndex: 0, rowSpan: 1, columnSpan: 1, text: 'Order book' },
        { rowIndex: 0, columnIndex: 1, rowSpan: 1, columnSpan: 1, text: '310', box: [0.6, 0.5, 0.7, 0.52] },
      ],
    },
  ],
  bookmarks: [],
  annotations: [],
  notices: [],
}
const claim = (changes: Partial<Claim>): Claim => ({
  block: 'b2',
  quote: 'the order book supports neither',
  category: 'risk',
  severity: 'serious',
  title: { en: 'Forecast without support', ja: '裏付けのない予測' },
  message: { en: 'The forecast is not backed by orders.' },
  ...changes,
})
const reviewed = review(document)
const added = (...claims: Claim[]) => addClaims(reviewed, document, claims, 'acme:reader')

test('a claim that quotes the document is kept, as a warning at most', () => {
  const { findings, engine } = added(claim({}))
  const finding = findings.find(({ source }) => source === 'model')!
  expect(finding).toMatchObject({ severity: 'warning', confidence: 0.6, category: 'risk' })
  expect(finding.evidence[0].location).toMatchObject({ block: 'b2', page: 1, start: 63 })
  expect(engine).toMatchObject({ models: ['acme:reader'], dropped: 0 })
  expect(describeFinding(finding, 'ja')).toMatchObject({
    title: '裏付けのない予測',
    message: 'The forecast is not backed by orders.',
  })
})

test('a sum that comes out, of numbers that are printed, makes it serious', () => {
  const { findings } = added(claim({ quote: 'revenue of 1,200', arithmetic: '(1,500 − 1,200) ÷ 1,200 = 25%' }))
  expect(findings.find(({ source }) => source === 'model')).toMatchObject({ severity: 'serious', expected: '25%' })
})

test.each([
  ['words that stand nowhere', { quote: 'revenue will double' }],
  ['words that stand elsewhere', { block: 'b1' }],
  ['a place that does not exist', { block: 'b9' }],
  ['a sum that does not come out', { arithmetic: '1,500 − 1,200 = 400' }],
  ['a sum of numbers that nobody printed', { arithmetic: '700 + 800 = 1,500' }],
  ['a quote too short to prove anything', { quote: 'of' }],
])('%s: dropped and counted', (_, changes) => {
  const { findings, engine, scores } = added(claim(changes))
  expect(findings).toEqual(reviewed.findings)
  expect(scores).toEqual(reviewed.scores)
  expect(engine.dropped).toBe(1)
})

test('a quote of a table leads to its cell, and a repeated claim counts once', () => {
  const { findings, engine } = added(
    claim({ block: 't1', quote: '| Order book | 310 |' }),
    claim({ block: 't1', quote: '| Order book | 310 |' }),
  )
  const [finding] = findings.filter(({ source }) => source === 'model')
  expect(finding!.evidence[0].location).toMatchObject({ rowIndex: 0, columnIndex: 1, box: [0.6, 0.5, 0.7, 0.52] })
  expect(engine.dropped).toBe(1)
})

test('excerpts name each block', () => {
  expect(excerptsOf(document)).toEqual([
    { text: expect.stringContaining('[t1] | Order book | 310 |') as string, pages: [1, 1] },
  ])
})
