import type { Sheet } from './book.ts'
import { cellKey } from './book.ts'

/** A sheet as a program exports it: values alone, fields in quotes where they hold a comma. */
export function writeCsv({ cells }: Sheet): string {
  const all = [...cells.values()]
  const height = Math.max(0, ...all.map(({ row }) => row + 1))
  const width = Math.max(0, ...all.map(({ column }) => column + 1))
  const fieldAt = (row: number, column: number): string => {
    const value = cells.get(cellKey(row, column))?.value ?? ''
    const text = typeof value === 'object' ? value.error : String(value)
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_none, column) => fieldAt(row, column)).join(','),
  ).join('\n')
}
