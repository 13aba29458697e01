import type { TaskFile } from '@tickmark/contract'
import { expect, test, vi } from 'vitest'
import { texts as tasks } from '../locales/tasks/en.ts'

vi.stubGlobal('localStorage', { getItem: () => null })
const { extentOf, listedExtent } = await import('./extent.ts')

/** Of a workbook, which is read as one page, `count` are its sheets. */
const file = (view: TaskFile['view'], count: number | null, done = count ?? 0): TaskFile => ({
  file_id: view,
  name: view,
  type: view,
  size: 1,
  sha256: '',
  pages: view === 'grid' ? 1 : count,
  pages_done: view === 'grid' ? 1 : done,
  sheets: view === 'grid' ? count : null,
  status: 'reading',
  reviewed: false,
  error: null,
  failed_pages: [],
  missing_results: [],
  view,
  path: '',
})

test('a workbook has sheets, a report has pages, a text that flows tells neither', () => {
  expect(extentOf(tasks, [file('grid', 3)])).toBe('3 sheets')
  expect(extentOf(tasks, [file('grid', 1)])).toBe('1 sheet')
  expect(extentOf(tasks, [file('pdf', 12, 5)])).toBe('5 of 12 pages')
  expect(extentOf(tasks, [file('text', 1)])).toBe('')
  expect(extentOf(tasks, [file('pdf', null)])).toBe('')
})

test('of a report with its model both are told, and sheets are not counted as pages', () => {
  expect(extentOf(tasks, [file('pdf', 12, 5), file('images', 2), file('grid', 3)])).toBe('7 of 14 pages · 3 sheets')
})

test('the list tells both as well, and nothing of a text that flows', () => {
  expect(listedExtent(tasks, { pages: 298, sheets: 0 })).toBe('298')
  expect(listedExtent(tasks, { pages: 0, sheets: 14 })).toBe('14 sheets')
  expect(listedExtent(tasks, { pages: 298, sheets: 14 })).toBe('298 · 14 sheets')
  expect(listedExtent(tasks, { pages: 0, sheets: 0 })).toBe('')
})
