import type { TaskDetail } from '@tickmark/contract'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null })
const { applyEvent } = await import('./use-live-task.ts')

const TASK = {
  task_id: 't',
  status: 'idle',
  progress: { step: null, pages_done: 0, pages_total: 0, eta_seconds: null, after_reading: null, writing: null },
  files: [{ file_id: 'a', name: 'a.pdf', pages: null, pages_done: 0, status: 'waiting' }],
} as unknown as TaskDetail

test('progress changes the task and the file it speaks of, and keeps the rest', () => {
  const progress = {
    step: 'extract_text',
    pages_done: 3,
    pages_total: 9,
    eta_seconds: 4,
    after_reading: null,
    writing: null,
  } as const
  const files = [{ file_id: 'a', pages: 9, pages_done: 3, status: 'reading' as const }]
  expect(applyEvent(TASK, { type: 'progress', progress, files })).toEqual({
    ...TASK,
    status: 'running',
    progress,
    files: [{ file_id: 'a', name: 'a.pdf', pages: 9, pages_done: 3, status: 'reading' }],
  })
})

test('a whole task replaces what was known', () => {
  const task = { ...TASK, status: 'completed' as const }
  expect(applyEvent(undefined, { type: 'task', task })).toBe(task)
})
