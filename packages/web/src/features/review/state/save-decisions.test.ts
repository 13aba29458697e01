import type { Problem } from '@tickmark/contract'
import { expect, test } from 'vitest'
import type { Decision } from '../source/review-source.ts'
import { saveDecisions, type Wish } from './save-decisions.ts'

const wish = (at: number, stood: Decision, decision: Decision, reason = ''): Wish => ({
  problem: { problem_id: String(at), decision: stood } as Problem,
  decision,
  reason,
})
const decidedAs = (ids: readonly string[], decision: Decision) =>
  ids.map((problem_id) => ({
    problem_id,
    decision,
    decision_reason: '',
    decided_by: 'anna',
    decided_at: '2026-01-01T00:00:00.000Z',
    assigned_to: null,
    comments: 0,
  }))

test('two thousand alike are one call, which says how they stood', async () => {
  const calls: unknown[] = []
  const { problems, failed, failure } = await saveDecisions(
    Array.from({ length: 2000 }, (_, at) => wish(at, 'open', 'dismissed', 'Rounding')),
    async (ids, deciding) => {
      calls.push([ids.length, deciding])
      return { problems: decidedAs(ids, 'dismissed'), failed: [] }
    },
  )
  expect(calls).toEqual([[2000, { decision: 'dismissed', reason: 'Rounding', seen: 'open' }]])
  expect([problems.length, failed, failure]).toEqual([2000, [], undefined])
})

test('a way back to several decisions is a call for each; one that fails is told for its own alone', async () => {
  const back = [
    wish(1, 'accepted', 'open'),
    wish(2, 'accepted', 'dismissed', 'not material'),
    wish(3, 'accepted', 'open'),
  ]
  const saved = await saveDecisions(back, async (ids, { decision }) => {
    if (decision === 'dismissed') throw new Error('no connection')
    return { problems: decidedAs(ids, decision), failed: [] }
  })
  expect(saved.problems.map(({ problem_id }) => problem_id)).toEqual(['1', '3'])
  expect(saved.failed).toEqual([{ problem_id: '2', message: '' }])
  expect(saved.failure).toBeInstanceOf(Error)
})
