import type { QueryOf } from '@tickmark/contract'

type ListQuery = QueryOf<'listTasks'>
export const PAGE_SIZE = 20
export const SORTS = ['-created_at', 'created_at', 'name', '-name', 'status', 'type'] as const
export const STATUSES = ['idle', 'running', 'completed', 'cancelled', 'failed'] as const
export const TYPES = ['ocr', 'financial_report', 'valuation_model', 'due_diligence'] as const

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | undefined =>
  allowed.find((item) => item === value)

/** The list's state as its address says; whatever is not allowed is left out. */
export function readListQuery(params: URLSearchParams): ListQuery & { page: number } {
  const page = Number(params.get('page'))
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    page_size: PAGE_SIZE,
    search: params.get('search')?.slice(0, 100) || undefined,
    status: oneOf(STATUSES, params.get('status')),
    type: oneOf(TYPES, params.get('type')),
    sort: oneOf(SORTS, params.get('sort')) ?? '-created_at',
  }
}

/** The address with one part changed; any change but of the page goes back to the first page. */
export function changeParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value) next.set(name, value)
  else next.delete(name)
  if (name !== 'page') next.delete('page')
  return next
}
