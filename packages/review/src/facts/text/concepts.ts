export { CONCEPTS, findConcepts } from '@tickmark/language'

/** What an income statement leads to, stage by stage. */
export const RESULTS: ReadonlySet<string> = new Set([
  'gross_profit',
  'operating_profit',
  'profit_before_tax',
  'net_profit',
  'net_profit_parent',
])
