import { expect, test } from 'vitest'
import { LANGUAGE_DATA } from '../data/languages.ts'
import { addressesReport, namesGroup, namesStatement, saysAudited, STATEMENT_KINDS } from './statement-titles.ts'

test.each(LANGUAGE_DATA)('$tag: each statement is told by its title', ({ statements }) => {
  for (const kind of STATEMENT_KINDS) {
    const { example } = statements[kind]
    if (example) expect([example[0], namesStatement(example[0])]).toEqual([example[0], [kind]])
  }
  expect(namesGroup(statements.consolidated.example?.[0] ?? '')).toBe(true)
  expect(addressesReport(statements.addressed.example?.[0] ?? '')).toBe(true)
  expect(saysAudited(statements.audited.example?.[0] ?? '')).toBe(true)
})

test('a text that names no statement names none', () => {
  expect(namesStatement('Cash flow hedges')).toEqual([])
  expect(namesStatement('资产负债率')).toEqual([])
})
