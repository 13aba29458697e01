import type { TaskFile } from '@tickmark/contract'
import { expect, test } from 'vitest'
import { texts as tasks } from '../locales/tasks/en.ts'
import { extentOf } from './extent.ts'

const file = (view: TaskFile['view'], pages: number | null, done = pages ?? 0): TaskFile => ({
  file_id: view,
  name: view,
  type: view,
  size: 1,
  sha256: '',
  pages,
  pages_done: done,
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
