import { completeValue } from '../model/complete-values.ts'
import type { CellValue } from '../model/recalculator.ts'

/** A value as the cell's format would show it, close enough to be held against what the cell shows now. */
export function printLike(value: CellValue, format = 'General'): string {
  if (value === null || value === '') return ''
  if (typeof value !== 'number' || !isWhole(format)) return completeValue(value, format).text
  return value.toLocaleString('en-US', { maximumFractionDigits: 0, useGrouping: format.includes(',') })
}

/** "0", "#,##0", "#,##0;(#,##0)": digits, no decimals, no dates, no scale. */
function isWhole(format: string): boolean {
  return (
    /[0#]/.test(format) &&
    !/[.%yhmsdE/?]|General|,(?![0#])/i.test(format.replaceAll(/"[^"]{0,255}"|\[[^\]]{0,255}\]|[\\_*]./g, ''))
  )
}
