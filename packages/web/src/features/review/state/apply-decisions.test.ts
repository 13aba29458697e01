import type { Problem } from '@tickmark/contract'
import { expect, test } from 'vitest'
import { applyDecisions } from './apply-decisions.ts'

const OPEN = ['a', 'b'].map((problem_id) => ({ problem_id, decision: 'open', decision_reason: null }) as Problem)
const decided = { problem_id: 'b', decision: 'dismissed', decision_reason: 'agreed with the company' } as const

test('a decision changes its problem and leaves the others as they are', () => {
  const after = applyDecisions(OPEN, [decided, { ...decided, problem_id: 'of another review' }])
  expect(after).toEqual([OPEN[0], { ...OPEN[1], ...decided }])
  expect(after[0]).toBe(OPEN[0])
})

test('what is known already draws nothing anew', () => {
  expect(applyDecisions(OPEN, [{ ...decided, decision: 'open', decision_reason: null }])).toBe(OPEN)
})
