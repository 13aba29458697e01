import { expect, test } from 'vitest'
import { isSameReview } from './own-address.ts'

const same = (a: string, b: string): boolean => isSameReview(new URLSearchParams(a), new URLSearchParams(b))

test('a choice in the review leaves its address the same one; another task, or none, is another', () => {
  expect(same('task_id=a', 'finding=3&task_id=a&severity=serious&q=note')).toBe(true)
  expect(same('tab=review&task_id=a', 'task_id=a&tab=review')).toBe(true)
  expect(same('task_id=a', '')).toBe(false)
  expect(same('task_id=a', 'task_id=b')).toBe(false)
})
