import { periodNature, readPeriodHead as readPeriodHeadText, type PeriodHead } from '@tickmark/language'
import type { ModelCell } from './grid.ts'

/** Reads a head cell as a period; undefined when it is none. A bare number counts only when it looks like a year. */
export function readPeriodHead(cell: ModelCell): PeriodHead | undefined {
  const { type, value } = cell.cell
  if (type === 'date' && typeof value === 'number') return readDate(value, cell.cell.numberFormat)
  if (type === 'number' && typeof value === 'number') return readYearNumber(cell, value)
  if (type === 'text') return readPeriodHeadText(String(value))
  return undefined
}

function readYearNumber(cell: ModelCell, value: number): PeriodHead | undefined {
  // A number format may make the head: 3 shown as "Year 3", 2025 as "FY2025E".
  if (/\p{L}/u.test(cell.cell.text)) return readPeriodHeadText(cell.cell.text)
  if (!Number.isInteger(value) || value < 1950 || value > 2100) return undefined
  return { granularity: 'year', ordinal: value * 12 + 12, year: value }
}

/** Serial days; a time of day or anything before 1950 is no period. */
function readDate(serial: number, format = ''): PeriodHead | undefined {
  if (serial < 18_264 || serial > 91_312) return undefined
  const date = new Date(Math.round((serial - 25_569) * 86_400_000))
  const year = date.getUTCFullYear()
  const months = year * 12 + date.getUTCMonth() + 1
  const nature = periodNature(format.replaceAll(/[\\"]/g, ''))
  return { granularity: 'month', ordinal: months, year, ...(nature && { nature }) }
}
