import type { TaskDetail } from '@tickmark/contract'
import type { QueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

const QUIET = { quiet: true, silent: true }

/** How the text of a page is asked for; asked by several, it is loaded once. */
export const pageText = ({ task_id, finished_at }: TaskDetail, fileId: string, page: number) => ({
  queryKey: ['page-text', task_id, finished_at, fileId, page] as const,
  queryFn: () => request('getPageText', { query: { task_id, file_id: fileId, page } }, QUIET),
  staleTime: Infinity,
})

/** How many doubts and corrections each page of a file has; told with any of its pages. */
export const doubtCounts = (task: TaskDetail, fileId: string) => ({
  queryKey: ['page-doubts', task.task_id, task.finished_at, fileId] as const,
  queryFn: async ({ client }: { client: QueryClient }) => (await client.fetchQuery(pageText(task, fileId, 1))).pages,
  staleTime: Infinity,
})
