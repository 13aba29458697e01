import type { SheetCell, Workbook } from '@tickmark/document'
import type { CellValue, Recalculation } from './recalculator.ts'
import { isPercentFormat } from '../sheet/number-format.ts'

/** A workbook whose formulas all have values, and where it had none. */
export interface CompletedWorkbook {
  workbook: Workbook
  /** The formulas that were stored without a value, in reading order. */
  completed: readonly { sheet: string; rowIndex: number; columnIndex: number }[]
}

/**
 * Programs that write workbooks without calculating store formulas without values. Every rule needs values: those that the formulas
 * give take their place. The same workbook where none is missing.
 */
export function completeValues(workbook: Workbook, recalculation: Recalculation | undefined): CompletedWorkbook {
  const isCalculated = workbook.sheets.some(({ cells }) =>
    cells.some((cell) => cell.formula !== undefined && !isPlaceholder(cell)),
  )
  const isMissing = (cell: SheetCell): boolean =>
    cell.formula !== undefined && (isCalculated ? cell.type === 'empty' : isPlaceholder(cell))
  if (!recalculation || !workbook.sheets.some(({ cells }) => cells.some(isMissing))) return { workbook, completed: [] }
  const completed: { sheet: string; rowIndex: number; columnIndex: number }[] = []
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => {
      if (!isMissing(cell)) return cell
      const value = recalculation.valueAt({ sheet: sheet.name, row: cell.rowIndex, column: cell.columnIndex })
      if (value === undefined || value === null || value === '' || value === cell.value) return cell
      completed.push({ sheet: sheet.name, rowIndex: cell.rowIndex, columnIndex: cell.columnIndex })
      return { ...cell, ...completeValue(value, cell.numberFormat) }
    }),
  }))
  return { workbook: { ...workbook, sheets }, completed }
}

/** Nothing, or what programs write that do not calculate: nought or an empty text. Where no formula holds more, nothing was computed. */
function isPlaceholder({ type, value }: SheetCell): boolean {
  return type === 'empty' || value === 0 || value === ''
}

/** What a cell holds that has got a value. */
export function completeValue(
  value: NonNullable<CellValue>,
  format = 'General',
): Pick<SheetCell, 'type' | 'value' | 'text'> {
  if (typeof value === 'number')
    return { type: isDate(format) ? 'date' : 'number', value, text: printAs(value, format) }
  if (typeof value === 'boolean') return { type: 'boolean', value, text: value ? 'TRUE' : 'FALSE' }
  return { type: value.startsWith('#') ? 'error' : 'text', value, text: value }
}

/** Letters of a date outside of quotes, brackets and escapes. */
function isDate(format: string): boolean {
  return /[yd]/i.test(format.replaceAll(/"[^"]{0,255}"|\[[^\]]{0,255}\]|\\./g, ''))
}

/** Close to what the format would show: enough to quote. */
export function printAs(value: number, format = 'General'): string {
  if (isDate(format)) return new Date(Math.round((value - 25_569) * 86_400_000)).toISOString().slice(0, 10)
  const digits = /(?<=\.)[0#]+/.exec(format)?.[0].length
  if (isPercentFormat(format)) return `${fixed(value * 100, digits ?? 0)}%`
  return digits === undefined ? value.toLocaleString('en-US', { maximumFractionDigits: 6 }) : fixed(value, digits)
}

function fixed(value: number, digits: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
