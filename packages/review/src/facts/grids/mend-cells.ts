import type { Table } from '@tickmark/document'
import { parseCellNumber, foldText } from '@tickmark/language'
import type { NumberStyle } from '@tickmark/language'
import type { RawCell } from './read-cells.ts'

/** A year and nothing else but the mark of a note. */
export const YEAR = /^(?:19|20)\d\d(?:\s*\([a-z\d]\))?$/i

/** A row of a label and lone minus signs, above one without a label: the signs belong to the numbers below them. */
export function joinSigns(matrix: (RawCell | undefined)[][], style: NumberStyle): (RawCell | undefined)[][] {
  matrix.forEach((row, at) => {
    const below = matrix[at + 1]
    const signs = row.flatMap((cell, column) => (column > 0 && cell ? [column] : []))
    if (!row[0] || row[0].number || !below || below[0] || signs.length === 0) return
    const signed = signs.flatMap((column) => {
      const [sign, number] = [row[column], below[column]]
      return sign && number && /^[-–—−]$/.test(sign.text) && /^\d/.test(number.text) ? [{ column, number }] : []
    })
    if (signed.length < signs.length) return
    for (const { column, number: cell } of signed) {
      const text = `-${cell.text}`
      const number = parseCellNumber(text, style)
      Object.assign(cell, { text, ...(number ? { number } : {}) })
      row[column] = undefined
    }
  })
  return matrix
}

/** "Agency investment fund $ 2,962,837": a label with the amount that belongs into the next column. */
const WITH_AMOUNT = /^(?<label>.*\p{L}.*?)\s+(?<amount>[$€£¥]\s?\d{1,3}(?:,\d{3})+(?:\.\d+)?)$/u
/** Other rows with a number in a column, from which on it is one of numbers. */
const LEAST_NUMBERS = 2

/** Puts an amount that a label swallowed into the column beside it, which the row leaves blank. */
export function freeAmounts(matrix: (RawCell | undefined)[][], style: NumberStyle): (RawCell | undefined)[][] {
  const isOfNumbers = matrix.filter((row) => row[1]?.number).length >= LEAST_NUMBERS
  if (!isOfNumbers) return matrix
  for (const row of matrix) {
    const [first, second] = row
    const groups = first && !first.number && !second ? WITH_AMOUNT.exec(first.text)?.groups : undefined
    const number = parseCellNumber(groups?.amount ?? '', style)
    if (!first || !groups?.label || !groups.amount || !number) continue
    row[0] = { ...first, text: groups.label }
    row[1] = { ...first, text: groups.amount, number }
  }
  return matrix
}

/** Columns of a table in which a blank before the last number is no mere gap, as the shares of cash in a list of securities are. */
const LEAST_WIDE = 4

/**
 * A row whose last number was too wide for its column and went to the line below, so that the one before it stands in the last column: each
 * goes back to its own.
 */
export function unwrapTotals(matrix: (RawCell | undefined)[][]): (RawCell | undefined)[][] {
  matrix.forEach((row, at) => {
    const below = matrix[at + 1]
    const filled = below?.flatMap((cell, column) => (cell ? [column] : [])) ?? []
    const [last, ...others] = filled
    if (!below || last === undefined || last < LEAST_WIDE || others.length > 0 || !below[last]?.number) return
    const isNarrow = row[last]?.number && !row[last - 1] && row.slice(1, last - 1).every((cell) => cell?.number)
    const isColumn = matrix.filter((other) => other[last - 1]?.number && other[last]?.number).length >= LEAST_NUMBERS
    if (!isNarrow || !isColumn || last < row.findLastIndex((cell) => cell)) return
    row[last - 1] = row[last]
    row[last] = below[last]
    below[last] = undefined
  })
  return matrix
}

/** Puts currency signs, closing brackets and percent signs that stand in cells of their own back to their number. */
export function mergeFragments(matrix: (RawCell | undefined)[][], style: NumberStyle): (RawCell | undefined)[][] {
  for (const row of matrix) {
    let last: RawCell | undefined
    row.forEach((cell, column) => {
      if (!cell) return
      const text = foldText(cell.text)
      if (/^(?:[$€£¥₩]|RMB|US\$|HK\$)$/.test(text)) row[column] = undefined
      else if (last?.number && /^(?=[^]{0,80}$)\s*(?:\)|%|\)\s*%|%\s*\)|\)?\s*bps?)$/i.test(text)) {
        const joined = parseCellNumber(`${last.text} ${text}`, style)
        if (joined) Object.assign(last, { text: last.text + cell.text, number: joined })
        row[column] = undefined
      } else if (last && last.columnIndex === column - 1 && isRestOf(last.text, text)) {
        // "1" | ",423,820.28": a number that a wrong line cut in two belongs where most of it stands.
        const whole = `${last.text}${text}`.replace(/\s/g, '')
        const number = parseCellNumber(whole, style)
        row[column - 1] = undefined
        last = Object.assign(cell, { text: whole }, number ? { number } : {})
      } else {
        if (!cell.number && last && !last.number && /^\($/.test(last.text)) row[column] = cell
        last = cell
      }
    })
  }
  return matrix
}

/** Whether two neighbouring cells hold the first group of a number and the groups that follow it. */
function isRestOf(left: string, right: string): boolean {
  return /^[-(]?\d{1,3}$/.test(foldText(left)) && /^,\d{3}(?:,\d{3})*(?!\d)/.test(right)
}

/** Joins neighbouring columns that never hold numbers in the same row: one printed column that the reader split. */
export function mergeSplitColumns(table: Table, matrix: (RawCell | undefined)[][]): (RawCell | undefined)[][] {
  const numbersIn = (column: number) =>
    matrix.filter((row) => row[column]?.number && !YEAR.test(row[column].text)).length
  for (let column = 1; column < table.columnCount; column++) {
    const left = numbersIn(column - 1)
    const right = numbersIn(column)
    if (!left || !right || matrix.some((row) => row[column - 1] && row[column])) continue
    const small = left < right ? column - 1 : column
    const big = small === column ? column - 1 : column
    if (numbersIn(small) > numbersIn(big) * 0.6) continue
    for (const row of matrix) {
      if (row[small]) {
        row[big] = row[small]
        row[small] = undefined
      }
    }
  }
  return matrix
}

/**
 * Numbers end where their column ends: where a long one reaches over two columns (the letters of a spaced head, or a sign set apart, gave each of
 * its halves a column), it is moved to the one in which most others end.
 */
export function moveToEnds(table: Table, matrix: (RawCell | undefined)[][]): (RawCell | undefined)[][] {
  const numbers = table.cells.flatMap(({ rowIndex, columnIndex, columnSpan }) =>
    matrix[rowIndex]?.[columnIndex]?.number ? [{ rowIndex, columnIndex, end: columnIndex + columnSpan - 1 }] : [],
  )
  const ending = Map.groupBy(numbers, ({ end }) => end)
  const within = Map.groupBy(
    numbers.filter(({ columnIndex, end }) => columnIndex === end),
    ({ columnIndex }) => columnIndex,
  )
  const countOf = (groups: ReadonlyMap<number, readonly unknown[]>, column: number) => groups.get(column)?.length ?? 0
  for (const { rowIndex, columnIndex, end } of numbers) {
    const row = matrix[rowIndex]
    if (!row || end === columnIndex || row[end] || countOf(ending, end) <= countOf(within, columnIndex)) continue
    row[end] = row[columnIndex]
    row[columnIndex] = undefined
  }
  return matrix
}
