import * as z from 'zod'
import * as retention from './retention.ts'
import { page, paged } from './paging.ts'

const id = z.string().min(1).max(64)
const search = z.string().max(200).optional()

/** How long tasks are kept, what is held back, and the receipts of what was deleted. */
export const RETENTION_ENDPOINTS = {
  listReceipts: {
    method: 'GET',
    path: '/receipts',
    access: 'login',
    summary: 'Receipts of tasks of mine that were deleted, the latest first',
    query: z.object(page),
    data: paged(retention.DeletionReceipt),
  },
  getReceipt: {
    method: 'GET',
    path: '/receipts/file',
    access: 'login',
    summary: 'A receipt as a file (JSON): of a task of mine, or for an administrator of any',
    query: z.object({ receipt_id: id }),
    content: 'file',
  },
  adminListReceipts: {
    method: 'GET',
    path: '/admin/receipts',
    access: 'admin',
    summary: 'Receipts of all tasks that were deleted, the latest first; `search`: in names of tasks and owners',
    query: z.object({ ...page, search }),
    data: paged(retention.DeletionReceipt),
  },
  adminGetRetention: {
    method: 'GET',
    path: '/admin/retention',
    access: 'admin',
    summary:
      'The rule, and the tasks that are held or will be deleted within 30 days; `search`: of all that have ended, in names and owners',
    query: z.object({ ...page, search }),
    data: paged(retention.RetainedTask).extend({ rule: retention.RetentionRule.nullable() }),
  },
  adminHoldTask: {
    method: 'POST',
    path: '/admin/retention/hold',
    access: 'admin',
    summary: 'Hold a task: nobody deletes it, nor does the rule',
    body: z.object({ task_id: id, reason: z.string().trim().min(1).max(500) }),
    data: z.null(),
  },
  adminReleaseTask: {
    method: 'POST',
    path: '/admin/retention/release',
    access: 'admin',
    summary: 'Release a task that is held',
    body: z.object({ task_id: id }),
    data: z.null(),
  },
} as const
