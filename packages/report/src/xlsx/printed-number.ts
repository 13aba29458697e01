import { Decimal } from '@tickmark/document'

/** A number as a spreadsheet keeps it: its value, and the format that shows it as it was printed. */
export interface PrintedNumber {
  value: number
  numberFormat: string
}

/** What Excel stores exactly. */
const SIGNIFICANT_DIGITS = 15
const CURRENCY = String.raw`(?:US\$|HK\$|NT\$|RMB|[$¥￥€£₩])`
const PRINTED = new RegExp(
  `^(?<open>[(（])?(?<sign>[-−–△▲+])?${CURRENCY}?(?<sign2>[-−–△▲])?(?<whole>\\d{1,3}(?:,\\d{3})+|\\d+)(?<fraction>\\.\\d+)?(?<percent>[%％])?(?<close>[)）])?$`,
)

/**
 * Reads a number from a cell's text: 1,234.50 · (1,234) · △1,234 · $ 5.00 · 12.5%. Undefined for anything else, for codes
 * with leading zeros and for numbers with more digits than a spreadsheet can hold: these stay the text that they are.
 */
export function readPrintedNumber(text: string): PrintedNumber | undefined {
  const match = PRINTED.exec(toHalfWidth(text).replace(/[\s\u00A0]/g, ''))
  if (!match?.groups) return undefined
  const { open, sign, sign2, whole, fraction = '', percent, close } = match.groups
  if (Boolean(open) !== Boolean(close)) return undefined
  const digits = whole!.replaceAll(',', '')
  if (/^0\d/.test(digits) || digits.length + fraction.length - 1 > SIGNIFICANT_DIGITS) return undefined
  const isNegative = Boolean(open) || (sign ?? sign2 ?? '+') !== '+'
  const magnitude = new Decimal(digits + fraction)
  const value = (isNegative ? magnitude.neg() : magnitude).div(percent ? 100 : 1).toNumber()
  return {
    value,
    numberFormat: formatOf({
      grouped: whole!.includes(','),
      decimals: Math.max(0, fraction.length - 1),
      percent: Boolean(percent),
      brackets: Boolean(open),
    }),
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

function toHalfWidth(text: string): string {
  return text.replace(/[！-～]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
}
