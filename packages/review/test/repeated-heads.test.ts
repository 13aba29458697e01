import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const told = (text: string) =>
  review(typeDocument(text), { type: 'financial_report' })
    .findings.filter(({ severity }) => severity !== 'suggestion')
    .map(({ ruleId, evidence: [{ value }] }) => `${ruleId.split('/')[1]}: ${value}`)

const lines = (heads: string, first: string, second: string) => `
## Proved reserves of the joint operations

| | ${heads} |
| Opening reserves of Assam | ${first} | ${second} |
| Additions of Assam | 491.39 | 524.01 |
| Production of Assam | 397.72 | 532.86 |
| Closing reserves of Assam | 5,107.26 | 1,248.92 |
`

test('columns of one head, whose years were lost, are held against no others', () => {
  const both = (heads: string) => told(lines(heads, '565.34', '1,043.87') + lines(heads, '1,043.87', '565.34'))
  expect(both('Condensate TMT | Condensate TMT')).toEqual([])
  expect(both('Condensate TMT | Natural gas MCM')).toEqual(['exchanged-figures: 565.34'])
})
