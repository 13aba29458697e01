import { expect, test } from 'vitest'
import { changeParam, readListQuery } from './list-query.ts'
import { taskNameFrom } from '../../upload/task-name.ts'

test('the address holds the list, and nonsense in it does no harm', () => {
  expect(readListQuery(new URLSearchParams('page=3&search=q1&status=failed&type=ocr&sort=name'))).toEqual({
    page: 3,
    page_size: 20,
    search: 'q1',
    status: 'failed',
    type: 'ocr',
    owner: undefined,
    sort: 'name',
  })
  expect(readListQuery(new URLSearchParams('page=-1&status=odd&sort=drop'))).toMatchObject({
    page: 1,
    status: undefined,
    sort: '-created_at',
  })
})

test('a new filter goes back to the first page; turning the page keeps the filter', () => {
  const params = new URLSearchParams('page=3&status=failed')
  expect(changeParam(params, 'type', 'ocr').toString()).toBe('status=failed&type=ocr')
  expect(changeParam(params, 'page', '4').toString()).toBe('page=4&status=failed')
})

test('a task is named after its first file, legally', () => {
  expect(taskNameFrom('2025 年度报告 (final).pdf')).toBe('2025-年度报告-final')
  expect([...taskNameFrom(`${'가'.repeat(60)}.pdf`)]).toHaveLength(32)
})
