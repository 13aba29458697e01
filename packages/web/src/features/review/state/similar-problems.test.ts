import type { Problem } from '@tickmark/contract'
import { expect, test } from 'vitest'
import { nextOpen, similarTo } from './similar-problems.ts'

const problem = (problem_id: string, fields: Partial<Problem> = {}): Problem =>
  ({
    problem_id,
    ruleId: 'calculation/table-sums',
    severity: 'serious',
    source: 'rule',
    decision: 'open',
    ...fields,
  }) as Problem

test('similar is what the same rule found at the same grade and nobody has decided', () => {
  const all = [
    problem('a'),
    problem('b'),
    problem('c', { decision: 'accepted' }),
    problem('d', { severity: 'warning' }),
    problem('e', { ruleId: 'consistency/text-table' }),
    problem('f', { source: 'model' }),
  ]
  expect(similarTo(problem('a'), all).map(({ problem_id }) => problem_id)).toEqual(['b'])
})

test('after a decision the list goes on with what is open, and comes back to what was passed over', () => {
  const shown = [problem('a'), problem('b'), problem('c', { decision: 'dismissed' }), problem('d')]
  const next = (handled: string[], from: string) => nextOpen(shown, new Set(handled), from)?.problem_id
  expect(next(['b'], 'b')).toBe('d')
  expect(next(['d'], 'd')).toBe('a')
  expect(next(['a', 'b', 'd'], 'd')).toBeUndefined()
})
