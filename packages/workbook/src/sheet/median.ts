import { numberAt } from '@tickmark/document'

/** MEDIAN as a spreadsheet computes it: of two in the middle their mean; only for lists that are not empty. */
export function spreadsheetMedian(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = numberAt(sorted, middle)
  return sorted.length % 2 ? upper : (numberAt(sorted, middle - 1) + upper) / 2
}
