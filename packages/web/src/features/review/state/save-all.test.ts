import type { Problem } from '@tickmark/contract'
import { expect, test } from 'vitest'
import { saveAll } from './save-all.ts'

const problems = Array.from({ length: 20 }, (_, at) => ({ problem_id: String(at) }) as Problem)

test('all are saved, a few at a time', async () => {
  let [now, most] = [0, 0]
  const { saved, failure } = await saveAll(problems, async (problem) => {
    most = Math.max(most, ++now)
    await new Promise((resolve) => setTimeout(resolve, 1))
    now--
    return problem
  })
  expect(saved).toHaveLength(20)
  expect(failure).toBeUndefined()
  expect(most).toBe(4)
})

test('what went well before the connection broke is told, and nothing is sent after it', async () => {
  let sent = 0
  const { saved, failure } = await saveAll(problems, async (problem) => {
    if (++sent > 6) throw new Error('no connection')
    return problem
  })
  expect(failure).toBeInstanceOf(Error)
  expect(saved).toHaveLength(6)
  expect(sent).toBeLessThanOrEqual(10)
})
