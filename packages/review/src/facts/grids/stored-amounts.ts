import { Decimal } from '@tickmark/document'
import type { Amount, Document } from '@tickmark/document'

/** Digits that a stored number is sure of: programs compute with some fifteen, and sums lose a few. */
const SURE_DIGITS = 12
const MOST_DECIMALS = 6

/** The numbers that a workbook stores, by sheet and address. */
export function storedNumbers({ workbook }: Document): (sheet: string, address: string) => number | undefined {
  const sheets = new Map<string, Map<string, number>>()
  for (const { name, cells } of workbook?.sheets ?? []) {
    const numbers = new Map<string, number>()
    for (const { address, type, value } of cells)
      if (type === 'number' && typeof value === 'number') numbers.set(address, value)
    sheets.set(name, numbers)
  }
  return (sheet, address) => sheets.get(sheet)?.get(address)
}

/**
 * An amount as exact as it is stored: a format shows fewer decimals than there are, or more ("33.00"). What a format shows in another
 * scale stays as it is shown, since that is what the heads speak of.
 */
export function asStored(printed: Amount, stored: number | undefined): Amount {
  if (stored === undefined) return printed
  const exact = new Decimal(stored)
    .times(printed.unit === 'percent' ? 100 : 1)
    .toSignificantDigits(SURE_DIGITS)
    .toDecimalPlaces(MOST_DECIMALS)
  const shown = new Decimal(10).pow(-printed.decimals)
  if (exact.minus(printed.value).abs().greaterThan(shown)) return printed
  return { ...printed, value: exact.toFixed(), decimals: exact.decimalPlaces() }
}
