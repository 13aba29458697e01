import { firstOf, itemAt } from '@tickmark/document'
import { findUnitText, foldText } from '@tickmark/language'
import { YEAR } from './mend-cells.ts'
import type { RawCell } from './read-cells.ts'

export const CAPTION =
  /^(?:table|表|표|schedule)\s*\d{1,3}(?!\d)|^(?:\d{1,2}(?:\.\d{1,2})*\s*[.、]\s*|[一二三四五六七八九十]+、)(?=\D)/i

/** The heads of the table again over its columns, with another word over the labels: another table begins ("Channel | %", "Shareholder | %"). */
export function repeatsHeads(matrix: (RawCell | undefined)[][], row: number, headRows: readonly number[]): boolean {
  const [label, ...values] = itemAt(matrix, row)
  const printed = values.filter((cell) => cell !== undefined)
  return (
    label !== undefined &&
    printed.length > 0 &&
    headRows.some((head) =>
      printed.every(({ text, number, columnIndex }) => !number && itemAt(matrix, head)[columnIndex]?.text === text),
    )
  )
}

/** Nothing but a unit, which stands above the heads of another table: "(in thousands)". */
export function isUnitRow(row: (RawCell | undefined)[]): boolean {
  const [only, ...others] = row.filter((cell) => cell !== undefined)
  return only !== undefined && others.length === 0 && findUnitText(only.text) === only.text
}

/** A row of two or more texts and no number: heads of what follows, where a caption stands above. */
export function isTextRow(row: (RawCell | undefined)[]): boolean {
  const filled = row.filter((cell) => cell !== undefined)
  return filled.length >= 2 && filled.every((cell) => !cell.number)
}

export function isCaptionRow(row: (RawCell | undefined)[]): boolean {
  const filled = row.filter((cell) => cell !== undefined)
  return filled.length === 1 && CAPTION.test(foldText(firstOf(filled).text))
}

const HEAD_CELL =
  /(?:^(?:FY\s?)?(?:19|20)\d\d(?:\s?[年년]度?|A|E|F)?$)|^\d{1,2} [A-Z][a-z]{2,8} (?:19|20)\d\d$|\d{4}\s*[年년]\s*\d{1,2}\s*[月월]|(?:january|february|march|april|june|july|august|september|october|november|december)\s+\d{1,2}|(?:months|years?) ended|期末|期初|本期|上期/i

export function isHeadRow(row: (RawCell | undefined)[]): boolean {
  const values = row.slice(1).filter((cell) => cell !== undefined)
  return (
    values.length >= 1 &&
    (values.length >= 2 || !row[0]) &&
    values.every((cell) => HEAD_CELL.test(cell.text.trim()) && (!cell.number || YEAR.test(cell.text.trim())))
  )
}
