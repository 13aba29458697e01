import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ruleIndex } from '../src/rule-index.ts'

const table = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8')
const rows = new Map(
  Array.from(table.matchAll(/^\| ([A-Z]+-\d{3}) \|[^|]*\| ([^|]*) \|/gm), ([, id, rules]) => [id!, rules!]),
)

test.each(ruleIndex('en').map(({ id, catalogue }) => [id, catalogue] as const))(
  'the table of rules names %s at every line of the catalogue that it answers',
  (id, catalogue) => {
    const lines = catalogue.filter((line) => /^(?:CALC|CONS|COMP|TRAC|FORM|ASSU)-/.test(line))
    expect(lines.filter((line) => !rows.get(line)?.includes(`\`${id}\``))).toEqual([])
  },
)

test('every line of the catalogue is answered, or the table says why not', () => {
  const unanswered = [...rows].filter(([, rules]) => !/`|language model|no rule:/.test(rules)).map(([id]) => id)
  expect(unanswered).toEqual([])
  expect(rows.size).toBe(110)
})
