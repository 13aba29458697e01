import type { QueryOf } from '@tickmark/contract'

type ListQuery = QueryOf<'listTasks'>
export const PAGE_SIZE = 20
export const TASK_SORTS = ['-created_at', 'created_at', 'name', '-name', 'status', 'type', '-serious', 'trust'] as const
/** What the address may choose among the tasks, besides a search. */
export const TASK_FILTERS = ['status', 'type', 'workspace', 'engagement', 'owner'] as const
export const TASK_OWNERS = ['mine', 'shared'] as const
export const TASK_STATUSES = ['idle', 'running', 'completed', 'cancelled', 'failed'] as const
export const REVIEW_TYPES = ['financial_report', 'valuation_model', 'due_diligence'] as const
export const TASK_TYPES = ['ocr', 'financial_report', 'valuation_model', 'due_diligence'] as const

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | undefined =>
  allowed.find((item) => item === value)

/** The list's query from the address; values that are not allowed are left out. */
export function readListQuery(params: URLSearchParams): ListQuery & { page: number } {
  const page = Number(params.get('page'))
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    page_size: PAGE_SIZE,
    search: params.get('search')?.slice(0, 100) || undefined,
    status: oneOf(TASK_STATUSES, params.get('status')),
    type: oneOf(TASK_TYPES, params.get('type')),
    workspace: params.get('workspace')?.slice(0, 64) || undefined,
    engagement: params.get('engagement') || undefined,
    owner: oneOf(TASK_OWNERS, params.get('owner')),
    sort: oneOf(TASK_SORTS, params.get('sort')) ?? '-created_at',
  }
}

/** The address with one parameter changed; every change but that of the page returns to the first page. */
export function changeParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value) next.set(name, value)
  else next.delete(name)
  if (name !== 'page') next.delete('page')
  return next
}
