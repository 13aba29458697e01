import type { TaskDetail } from '@tickmark/contract'
import { addressOf } from '@tickmark/contract/client'
import { request } from '../../api/request.ts'
import { fetchResource } from '../../api/resource.ts'
import { type ReviewSource, SHEET_ROWS } from './review-source.ts'

const QUIET = { quiet: true, silent: true }

/** A finished task as the reviewer wants it. */
export function taskSource(task: Pick<TaskDetail, 'task_id' | 'files' | 'finished_at'>): ReviewSource {
  const { task_id } = task
  const files = task.files.filter(({ status }) => status === 'read')
  const pathOf = (fileId: string): string => files.find(({ file_id }) => file_id === fileId)?.path ?? ''
  return {
    // A retry makes a new review of the same task.
    key: `${task_id}@${task.finished_at}`,
    files,
    problems: async () => (await request('listProblems', { query: { task_id, page_size: 5000 } })).items,
    summary: () => request('getTaskSummary', { query: { task_id } }, QUIET),
    figures: async (file_id, document_page) =>
      (await request('listFigures', { query: { task_id, file_id, document_page, page_size: 5000 } }, QUIET)).items,
    pages: (file_id) => request('getPages', { query: { task_id, file_id } }, QUIET),
    pageImage: async (file_id, page, width) =>
      (await fetchResource(addressOf('getPageImage', { query: { task_id, file_id, page, width } }), QUIET)).blob(),
    pdfAddress: (fileId) => addressOf('getResource', { path: { id: pathOf(fileId) } }),
    html: async (file_id) =>
      (await fetchResource(addressOf('getFileHtml', { query: { task_id, file_id } }), QUIET)).text(),
    sheet: (file_id, sheet, first_row) =>
      request('getSheet', { query: { task_id, file_id, sheet, first_row, rows: SHEET_ROWS } }, QUIET),
    sheetMaps: async (file_id) => (await request('getSheetMaps', { query: { task_id, file_id } }, QUIET)).sheets,
    decide: ({ problem_id }, decision, reason) =>
      request('decideProblem', { body: { task_id, problem_id, decision, reason } }, { quiet: true }),
  }
}
