import type { GridCell } from './use-rows.ts'

/** A row that names the columns below it. */
export interface HeadRow {
  row: number
  texts: ReadonlyMap<number, string>
}

/** A period as the head of a column: 2024A, FY25E, Mar-17, Q1 2025, 31/12/2024, 2025-12, Year 1, 2024年, 제56기. */
const PERIOD =
  /^(?:(?:fy|cy)?\s?'?(?:19|20)\d\d\s?[a-z]{0,2}|(?:fy|cy)\s?'?\d\d\s?[a-z]?|[a-z]{3,9}[-\s'.]*(?:\d\d|(?:19|20)\d\d)\s?[a-z]?|[qh][1-4][-\s']*\d{2,4}\s?[a-z]?|\d{1,2}[-/.]\d{1,2}[-/.](?:\d\d|\d{4})|(?:19|20)\d\d[-/]\d{1,2}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|(?:year|yr|month|period)\s?\d+|(?:第|제)?\d+\s?(?:年|期|기|년).*)$/i
/** Columns that a row has to name. */
const FEWEST = 3
/** How far below a name its first number may stand (rows). */
const REACH = 3

/** The rows of heads among the cells of a sheet: at least three names or periods, each with a number close below. */
export function headRowsOf(cells: readonly GridCell[]): HeadRow[] {
  const numbers = new Set<string>()
  const named = new Map<number, Map<number, string>>()
  for (const { row_index: row, column_index: column, type, text } of cells) {
    const isName = PERIOD.test(text.trim()) || (type === 'text' && /\p{L}/u.test(text))
    // Numbers that were pasted as text are numbers.
    if (!isName && /\d/.test(text)) numbers.add(`${row} ${column}`)
    if (isName) named.set(row, (named.get(row) ?? new Map<number, string>()).set(column, text))
  }
  const hasNumberBelow = (row: number, column: number): boolean =>
    Array.from({ length: REACH }, (_, at) => `${row + 1 + at} ${column}`).some((place) => numbers.has(place))
  return [...named]
    .map(([row, texts]) => ({ row, texts: new Map([...texts].filter(([column]) => hasNumberBelow(row, column))) }))
    .filter(({ texts }) => texts.size >= FEWEST)
    .toSorted((a, b) => a.row - b.row)
}

/** The heads of what stands at a row, where they are above it. */
export const headsAbove = (heads: readonly HeadRow[], row: number): HeadRow | undefined =>
  heads.findLast((head) => head.row < row)
