import { expect, test } from 'vitest'
import { signedProblems } from './signed-problems.ts'

test('a signature answers for the serious and the dismissed, the undecided first', () => {
  const problems = [
    { id: 'a', severity: 'warning', decision: 'open' },
    { id: 'b', severity: 'suggestion', decision: 'dismissed' },
    { id: 'c', severity: 'serious', decision: 'accepted' },
    { id: 'd', severity: 'warning', decision: 'dismissed' },
    { id: 'e', severity: 'serious', decision: 'open' },
  ] as const
  expect(signedProblems(problems).map(({ id }) => id)).toEqual(['e', 'c', 'd', 'b'])
})
