import type { TaskDetail } from '@tickmark/contract'

/** Whether a task came to its end without all that was asked of it: files, pages or results are missing. */
export const isPartial = ({ status, files }: Pick<TaskDetail, 'status' | 'files'>): boolean =>
  status === 'completed' &&
  files.some(
    ({ status: read, failed_pages: pages, missing_results: missing }) =>
      read === 'failed' || pages.length > 0 || missing.length > 0,
  )
