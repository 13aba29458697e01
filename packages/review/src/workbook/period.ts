import type { ModelCell } from './grid.ts'

/** What a column (or row) head says about time. */
export interface PeriodHead {
  granularity: 'year' | 'half' | 'quarter' | 'month' | 'day' | 'index'
  /** Months since year 0 at the period's end; days for dates; the number itself for "Year 3". Comparable within one granularity. */
  ordinal: number
  year?: number
  nature?: 'actual' | 'forecast'
}

const FORECAST =
  /(?:\d|\b)\s*[EFPB]\b|forecast|project|estimat|budget|plan\b|预测|预算|预计|予想|計画|見込|予測|예상|추정|계획|예측|전망/i
const ACTUAL = /\d\s*A\b|actual|historical|audited|实际|历史|实绩|実績|실적|확정/i
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const TAIL = String.raw`\s*[-_ ]?(?:[AEFPB]|\(.{1,12}\)|actual\w*|forecast\w*|project\w*|estimate\w*|budget\w*|plan|实际|历史|预测|预算|预计|予想|計画|見込|予測|実績|예상|추정|계획|예측|실적|확정|期|度|年度)?\.?`
const YEAR = String.raw`(?:FY|CY|YE|F)?\s*'?((?:19|20)\d{2}|(?<=FY|CY|YE|')\d{2})`
const YEAR_HEAD = new RegExp(String.raw`^${YEAR}\s*(?:年度|年|년도|년)?${TAIL}$`, 'i')
const QUARTER_FIRST =
  /^(?:Q([1-4])|([1-4])\s*Q|第?([1-4一二三四])季度?)\s*(?:of)?\s*[-' ]*(?:FY|CY)?\s*'?(\d{4}|\d{2})?\s*年?\s*\(?[AEFPB]?\)?$/i
const YEAR_FIRST =
  /^(?:FY|CY)?\s*'?(\d{4}|\d{2})\s*(?:年|년)?\s*[-./ ]*(?:Q([1-4])|([1-4])Q|第?([1-4一二三四])季度?|([1-4])분기|第([1-4])四半期|H([12])|([上下])半[年期])\s*\(?[AEFPB]?\)?$/i
const MONTH_HEAD =
  /^(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?[-\s,'/]*(?:(\d{1,2})[-\s,/]+)?(\d{4}|\d{2})$/i
const CJK_MONTH = /^(\d{4})\s*[年년/.-]\s*(\d{1,2})\s*(?:[月월]期?|期)?(?:\s*\d{1,2}[日일]?)?$/
const ISO_DATE = /^(\d{4})[-/.](\d{1,2})[-/.]\d{1,2}$/
const US_DATE = /^(\d{1,2})[-/.]\d{1,2}[-/.](\d{4})$/
const INDEX_HEAD = /^(?:year|yr|period|y|month|第)\s*#?(\d{1,3})\s*(?:年|期|年目|년차|기)?$/i
const CJK_DIGITS: Readonly<Record<string, number>> = { 一: 1, 二: 2, 三: 3, 四: 4 }

/** Reads a head cell as a period; undefined when it is none. A bare number counts only when it looks like a year. */
export function readPeriodHead(cell: ModelCell): PeriodHead | undefined {
  const { type, value } = cell.cell
  if (type === 'date' && typeof value === 'number') return readDate(value, cell.cell.numberFormat)
  if (type === 'number' && typeof value === 'number') return readYearNumber(cell, value)
  if (type === 'text') return readPeriodText(String(value))
  return undefined
}

function readYearNumber(cell: ModelCell, value: number): PeriodHead | undefined {
  // A number format may make the head: 3 shown as "Year 3", 2025 as "FY2025E".
  if (/\p{L}/u.test(cell.cell.text)) return readPeriodText(cell.cell.text)
  if (!Number.isInteger(value) || value < 1950 || value > 2100) return undefined
  return { granularity: 'year', ordinal: value * 12 + 12, year: value }
}

/** Serial days; a time of day or anything before 1950 is no period. */
function readDate(serial: number, format = ''): PeriodHead | undefined {
  if (serial < 18_264 || serial > 91_312) return undefined
  const date = new Date(Math.round((serial - 25_569) * 86_400_000))
  const year = date.getUTCFullYear()
  const months = year * 12 + date.getUTCMonth() + 1
  const nature = natureOf(format.replaceAll(/[\\"]/g, ''))
  return { granularity: 'month', ordinal: months, year, ...(nature && { nature }) }
}

/** Reads a head's text: "2025E", "FY24", "2024年预测", "Q1 2024", "2024년", "2024年3月期", "Year 3". */
export function readPeriodText(text: string): PeriodHead | undefined {
  const trimmed = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
  if (trimmed.length > 28 || !/\d|[一二三四上下]/.test(trimmed)) return undefined
  const head = readYear(trimmed) ?? readQuarter(trimmed) ?? readMonth(trimmed) ?? readIndex(trimmed)
  if (!head) return undefined
  const nature = natureOf(trimmed)
  return nature ? { ...head, nature } : head
}

function readYear(text: string): PeriodHead | undefined {
  const match = YEAR_HEAD.exec(text)
  if (!match) return undefined
  const year = fullYear(match[1]!)
  return { granularity: 'year', ordinal: year * 12 + 12, year }
}

function readQuarter(text: string): PeriodHead | undefined {
  const first = QUARTER_FIRST.exec(text)
  if (first?.[4]) return quarterHead(first[4], digitOf(first[1] ?? first[2] ?? first[3]))
  const match = YEAR_FIRST.exec(text)
  if (!match) return undefined
  const half = match[7] ?? (match[8] && (match[8] === '上' ? '1' : '2'))
  if (half) {
    const year = fullYear(match[1]!)
    return { granularity: 'half', ordinal: year * 12 + Number(half) * 6, year }
  }
  return quarterHead(match[1]!, digitOf(match[2] ?? match[3] ?? match[4] ?? match[5] ?? match[6]))
}

function quarterHead(yearText: string, quarter: number): PeriodHead {
  const year = fullYear(yearText)
  return { granularity: 'quarter', ordinal: year * 12 + quarter * 3, year }
}

function readMonth(text: string): PeriodHead | undefined {
  const named = MONTH_HEAD.exec(text)
  if (named) return monthHead(fullYear(named[3]!), MONTHS.indexOf(named[1]!.slice(0, 3).toLowerCase()) + 1)
  const numeric = CJK_MONTH.exec(text) ?? ISO_DATE.exec(text)
  if (numeric) return monthHead(Number(numeric[1]), Number(numeric[2]))
  const us = US_DATE.exec(text)
  return us ? monthHead(Number(us[2]), Number(us[1])) : undefined
}

function monthHead(year: number, month: number): PeriodHead | undefined {
  return month >= 1 && month <= 12 ? { granularity: 'month', ordinal: year * 12 + month, year } : undefined
}

function readIndex(text: string): PeriodHead | undefined {
  const match = INDEX_HEAD.exec(text)
  return match ? { granularity: 'index', ordinal: Number(match[1]) } : undefined
}

function digitOf(text: string | undefined): number {
  return text ? (CJK_DIGITS[text] ?? Number(text)) : 0
}

function fullYear(text: string): number {
  const year = Number(text)
  if (text.length > 2) return year
  return year >= 50 ? 1900 + year : 2000 + year
}

function natureOf(text: string): PeriodHead['nature'] {
  if (ACTUAL.test(text)) return 'actual'
  return FORECAST.test(text) ? 'forecast' : undefined
}
