import { expect, test } from 'vitest'
import { review } from '../src/review.ts'
import { typeDocument } from '../src/testing/type-document.ts'

const REPORT = `
# Business of the company

The company was founded on [●] and has its seat in Leeds.

# Shareholders

On [●] the share capital was raised.

The auditor is to be confirmed: TBD.
`

test('a placeholder that stands at several places is one finding that leads to all of them', () => {
  const { findings } = review(typeDocument(REPORT), { type: 'due_diligence' })
  const left = findings.filter(({ ruleId }) => ruleId === 'completeness/placeholder')
  expect(left.map(({ data, evidence }) => [data['text'], evidence.length])).toEqual([
    ['[●]', 2],
    ['TBD', 1],
  ])
  const [dots] = left
  expect(dots?.evidence.map(({ location }) => location.block)).not.toContain(undefined)
  expect(new Set(dots?.evidence.map(({ location }) => location.block)).size).toBe(2)
})
