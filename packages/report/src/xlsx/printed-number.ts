import { Decimal } from '@tickmark/document'
import { foldText, parseCellNumber, type NumberStyle } from '@tickmark/language'

/** A number as a spreadsheet keeps it: its value, and the format that shows it as it was printed. */
export interface PrintedNumber {
  value: number
  numberFormat: string
}

/** What Excel stores exactly. */
const SIGNIFICANT_DIGITS = 15
/** What a format of a spreadsheet says as well as print; a unit or a word behind a number would be lost. */
const KEPT_UNITS = new Set(['unknown', 'money', 'percent'])

/**
 * Reads a number from a cell's text: 1,234.50 · (1,234) · △1,234 · $ 5.00 · 12.5%, in the table's style of numbers. Undefined
 * for anything else, for codes with leading zeros and for numbers with more digits than a spreadsheet can hold: these stay the
 * text that they are.
 */
export function readPrintedNumber(text: string, style: NumberStyle = 'point'): PrintedNumber | undefined {
  const number = parseCellNumber(text, style)
  if (!number || number.dash || number.noted) return undefined
  const { value, scale, unit, decimals } = number.amount
  const digits = value.replace(/[-.]/g, '')
  if (scale !== 0 || !KEPT_UNITS.has(unit) || digits.length > SIGNIFICANT_DIGITS) return undefined
  const printed = foldText(text)
  if (/^\D*0\d/.test(printed) || (number.bracketed && !printed.includes(')')) || /\d\s*[\p{L}$€£¥₩]/u.test(printed))
    return undefined
  const percent = unit === 'percent'
  return {
    value: new Decimal(value).div(percent ? 100 : 1).toNumber(),
    numberFormat: formatOf({ grouped: number.grouped, decimals, percent, brackets: number.bracketed }),
  }
}

function formatOf({
  grouped,
  decimals,
  percent,
  brackets,
}: {
  grouped: boolean
  decimals: number
  percent: boolean
  brackets: boolean
}): string {
  const positive = (grouped ? '#,##0' : '0') + (decimals > 0 ? `.${'0'.repeat(decimals)}` : '') + (percent ? '%' : '')
  return brackets ? `${positive}_);(${positive})` : positive
}
