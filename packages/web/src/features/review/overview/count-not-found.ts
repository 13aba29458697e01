import type { ServedChecklist } from '@tickmark/contract'

/** Items of checklists of which nothing was found. */
export const countNotFound = (lists: readonly ServedChecklist[]): number =>
  lists.flatMap(({ items }) => items).filter(({ state }) => state === 'missing').length
