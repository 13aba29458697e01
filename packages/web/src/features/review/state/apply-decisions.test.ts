import type { DecisionEvent, Problem } from '@tickmark/contract'
import { expect, test } from 'vitest'
import { applyDecisions } from './apply-decisions.ts'

const UNTOUCHED = {
  decision: 'open',
  decision_reason: null,
  decided_by: null,
  decided_at: null,
  assigned_to: null,
  comments: 0,
} as const
const OPEN = ['a', 'b'].map((problem_id) => ({ ...UNTOUCHED, problem_id }) as Problem)
const decided: DecisionEvent['problems'][number] = {
  ...UNTOUCHED,
  problem_id: 'b',
  decision: 'dismissed',
  decision_reason: 'agreed with the company',
  decided_by: 'Li Wei',
  decided_at: '2026-11-22T10:00:00.000Z',
}

test('a decision changes its problem and leaves the others as they are', () => {
  const after = applyDecisions(OPEN, [decided, { ...decided, problem_id: 'of another review' }])
  expect(after).toEqual([OPEN[0], { ...OPEN[1], ...decided }])
  expect(after[0]).toBe(OPEN[0])
})

test('what is known already draws nothing anew', () => {
  expect(applyDecisions(OPEN, [{ ...UNTOUCHED, problem_id: 'b' }])).toBe(OPEN)
})

test('a comment or an assignment of another person is news', () => {
  const [, second] = applyDecisions(OPEN, [{ ...UNTOUCHED, problem_id: 'b', comments: 1 }])
  expect(second?.comments).toBe(1)
  const assigned_to = { user_id: 'u', name: 'Li Wei' }
  expect(applyDecisions(OPEN, [{ ...UNTOUCHED, problem_id: 'b', assigned_to }])[1]?.assigned_to).toEqual(assigned_to)
})
