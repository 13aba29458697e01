import path from 'node:path'
import { readFile } from '@tickmark/readers'
import { review } from '@tickmark/review'
import { expect, test } from 'vitest'

const CORPUS = path.join(import.meta.dirname, '../../../corpus/pdf')

/** The trial balance and the employees that add up: the same numbers in every language. */
const TABLES = '412 380 655 610 240 255 1,307 1,245 210 198 95 90 305 288'.split(' ')

/**
 * Reports of one page with an address, telephone, stock code, number of registration, contents list, board with ages and years, account
 * codes and legal references; only what these lists name is held against anything.
 */
test.each([
  ['en', ['$8,307 thousand', '12.5%', '15']],
  ['zh', ['8,307千元', '12.5%', '0.15元']],
  ['ko', ['8,307천원', '12.5%', '15원']],
  ['ja', ['8,307千円', '12.5%', '15円']],
])('only figures count as figures: %s', async (language, prose) => {
  const document = await readFile({ path: path.join(CORPUS, `kinds-${language}.pdf`), name: 'report.pdf' })
  const { figures, findings } = review(document, { type: 'financial_report' })
  expect(figures.map(({ text }) => text)).toEqual([...TABLES, ...prose])
  expect(figures.filter(({ state }) => state === 'verified').map(({ text }) => text)).toEqual(TABLES)
  expect(findings).toEqual([])
})
