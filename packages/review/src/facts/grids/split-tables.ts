import { itemAt, firstOf, lastOf } from '@tickmark/document'
import type { Cell, Table } from '@tickmark/document'
import { foldText, namesNotes } from '@tickmark/language'
import type { NumberStyle } from '@tickmark/language'
import { isFigure, kindOfColumn } from '../figures/figure-kind.ts'
import { partJoinedTimes } from './joined-times.ts'
import { nameIdentifiers } from '../figures/identifiers.ts'
import type { ColumnKind } from '../figures/identifiers.ts'
import { CAPTION, isCaptionRow, isHeadRow, isTextRow, isUnitRow, repeatsHeads } from './head-rows.ts'
import {
  YEAR,
  freeAmounts,
  joinSigns,
  mergeFragments,
  mergeSplitColumns,
  moveToEnds,
  unwrapTotals,
} from './mend-cells.ts'
import { readCells } from './read-cells.ts'
import type { RawCell } from './read-cells.ts'
import { readPeriod } from '../periods/read-period.ts'

/** A rectangle of a table before figures are made of it. */
export interface RawGrid {
  headRows: number[]
  bodyRows: number[]
  labelColumns: number[]
  valueColumns: number[]
  /** Head texts of each value column, outermost first. */
  heads: string[][]
  labels: string[]
  /** Of a sheet: columns whose digits are codes, dates or years. */
  namingColumns: number[]
  matrix: (RawCell | undefined)[][]
  /** A caption that stands within the table, above this rectangle. */
  caption?: string
}

const ORDINAL_HEAD = /^(?:序号|编号|排名|no\.?|#|순번|順位)$/i
const BLANK = /^(?:不适用|n\/a|n\.a\.?|nm|n\.m\.?|nmf|\*+|-+|해당없음|該当なし)?$/i

/** Splits a table into rectangles of numbers with their labels and heads; readers' own marks of head rows are only a hint. */
export function buildRawGrids(table: Table, style: NumberStyle = 'point', pageCount = 0): RawGrid[] {
  const cells = readCells(table, style)
  // What a reader of pages may have torn apart, a sheet holds in one cell.
  const matrix =
    table.sheet === undefined
      ? mergeSplitColumns(
          table,
          moveToEnds(table, mergeFragments(joinSigns(freeAmounts(unwrapTotals(cells), style), style), style)),
        )
      : mergeFragments(cells, style)
  const rows = matrix.map((_, index) => index)
  const first = rows.find((row) => isDataRow(itemAt(matrix, row)))
  if (first === undefined) return []
  let headEnd = first
  while (headEnd > 0 && isLabelOnly(table, itemAt(matrix, headEnd - 1), headEnd - 1)) headEnd--
  const headRows = rows.slice(0, headEnd)
  const segments = splitSegments(matrix, rows.slice(headEnd), headRows)
  return segments.flatMap(({ body, heads, caption }) =>
    toPanels(table, { matrix, body, pageCount }, heads).map((panel) => (caption ? { ...panel, caption } : panel)),
  )
}

function isDataRow(row: (RawCell | undefined)[]): boolean {
  return row.some((cell) => cell?.number && !YEAR.test(cell.text.trim()))
}

/** A row with nothing but a label in the first column: a heading within the body rather than a column head. */
function isLabelOnly(table: Table, row: (RawCell | undefined)[], rowIndex: number): boolean {
  const filled = row.filter(Boolean)
  if (filled.length !== 1 || !row[0]) return false
  const cell = table.cells.find((candidate) => candidate.rowIndex === rowIndex && candidate.columnIndex === 0)
  return rowIndex >= table.headerRowCount || (cell?.columnSpan ?? 1) < table.columnCount
}

interface Segment {
  body: number[]
  heads: number[]
  caption?: string
}

/** Starts a new segment where a caption or a row of heads (years, dates) stands within the body; drops plain repeats of the heads. */
function splitSegments(matrix: (RawCell | undefined)[][], body: number[], headRows: number[]): Segment[] {
  const textOf = (row: number) =>
    itemAt(matrix, row)
      .map((cell) => cell?.text ?? '')
      .join('|')
  let known = new Set(headRows.map(textOf))
  const segments: Segment[] = [{ body: [], heads: headRows }]
  let pending: number[] = []
  let caption: string | undefined
  body.forEach((row, at) => {
    const segment = lastOf(segments)
    const filled = itemAt(matrix, row).filter((cell) => cell !== undefined)
    if (known.has(textOf(row)) && filled.length > 1) return
    const next = body[at + 1]
    if (
      filled.length === 1 &&
      CAPTION.test(foldText(firstOf(filled).text)) &&
      next !== undefined &&
      (isHeadRow(itemAt(matrix, next)) ||
        isTextRow(itemAt(matrix, next)) ||
        (caption === undefined && isCaptionRow(itemAt(matrix, next))))
    ) {
      caption = firstOf(filled).text
      return
    }
    if (
      isHeadRow(itemAt(matrix, row)) ||
      repeatsHeads(matrix, row, headRows) ||
      (isUnitRow(itemAt(matrix, row)) && next !== undefined && isTextRow(itemAt(matrix, next))) ||
      (isTextRow(itemAt(matrix, row)) && (caption !== undefined || pending.length > 0))
    ) {
      pending.push(row)
      return
    }
    if (pending.length) {
      known = new Set([...known, ...pending.map(textOf)])
      if (segment.body.length) segments.push({ body: [], heads: pending, ...(caption ? { caption } : {}) })
      else segment.heads = [...segment.heads, ...pending]
      pending = []
      caption = undefined
    }
    lastOf(segments).body.push(row)
  })
  return segments.filter((segment) => segment.body.length > 0)
}

interface Body {
  matrix: (RawCell | undefined)[][]
  body: number[]
  pageCount: number
}

function toPanels(table: Table, printed: Body, headRows: number[]): RawGrid[] {
  const { matrix, body } = printed
  const columns = Array.from({ length: table.columnCount }, (_, column) => column)
  const over = table.cells.filter(({ rowIndex, rowSpan }) =>
    headRows.some((row) => rowIndex <= row && row < rowIndex + rowSpan),
  )
  const heads = columns.map((column) => headTexts(over, matrix, headRows, column))
  joinShiftedHeads(printed, heads)
  const kinds = columns.map((column) => columnKind(table, printed, column, itemAt(heads, column)))
  const textsOf = (column: number) => body.flatMap((row) => itemAt(matrix, row)[column]?.text ?? [])
  if (table.sheet === undefined) skipCodesBeforeNames(printed, kinds)
  const namingColumns = table.sheet === undefined ? [] : nameIdentifiers(kinds, heads, textsOf)
  const tall = table.cells.filter(({ rowSpan }) => rowSpan > 1)
  const panels: { labels: number[]; values: number[] }[] = [{ labels: [], values: [] }]
  for (const column of columns) {
    const panel = lastOf(panels)
    if (kinds[column] === 'value') panel.values.push(column)
    else if (kinds[column] === 'label') {
      const isBehindNumbers = table.sheet === undefined && panel.labels.length === 0 && holdsNames(printed, column)
      if (panel.values.length === 0 || isBehindNumbers) panel.labels.push(column)
      else if (
        opensPanel(columns.slice(column + 1), kinds, heads, column, panel) ||
        (table.sheet !== undefined && labelsBeside(matrix, body, column, itemAt(heads, column).at(-1) ?? '')) ||
        standsAlone(tall, matrix, body, { column, rest: columns.slice(column + 1), first: panel })
      )
        panels.push({ labels: [column], values: [] })
    }
  }
  return panels
    .filter((panel) => panel.values.length > 0)
    .map((panel) => ({
      headRows,
      bodyRows: body,
      labelColumns: panel.labels,
      valueColumns: panel.values,
      heads: partJoinedTimes(panel.values.map((column) => itemAt(heads, column))),
      labels: body.map((row) => rowLabel(tall, matrix, row, panel.labels)),
      namingColumns,
      matrix,
    }))
}

/** Rows of a text column from which on its words may be the names of the rows, and the share of the rows with numbers that they name. */
const FEWEST_NAMES = 2
const NAMED_SHARE = 0.7

/** Whether words name the rows of a table whose first columns hold numbers: how many shares, then of which company. */
function holdsNames({ matrix, body }: Body, column: number): boolean {
  const rows = body.filter((row) => itemAt(matrix, row).some((cell) => cell?.number))
  const named = rows.filter((row) => /\p{L}{2}/u.test(itemAt(matrix, row)[column]?.text ?? ''))
  return named.length >= FEWEST_NAMES && named.length >= NAMED_SHARE * rows.length
}

/** Numbers of accounts and lines before the names are no figures: whole, without separators, and of one length or rising; 15XX sums up. */
function skipCodesBeforeNames({ matrix, body }: Body, kinds: ColumnKind[]): void {
  const names = kinds.indexOf('label')
  for (let column = 0; column < names; column++) {
    const texts = body.flatMap((row) => itemAt(matrix, row)[column]?.text.trim() ?? [])
    if (kinds[column] === 'value' && areCodes(texts)) kinds[column] = 'skip'
  }
}

const CODE = /^\d{1,10}[A-Z]{0,3}$/
/** Codes of this share have one length; those of heads and totals may be shorter. */
const ALIKE_SHARE = 0.8

function areCodes(texts: readonly string[]): boolean {
  if (texts.length < 2 || !texts.every((text) => CODE.test(text))) return false
  const lengths = [...Map.groupBy(texts, ({ length }) => length)].map(([length, own]) => ({
    length,
    count: own.length,
  }))
  const isAlike = lengths.some(({ length, count }) => length > 2 && count >= ALIKE_SHARE * texts.length)
  const isRising = texts.every(
    (text, index) => index === 0 || parseInt(text, 10) > parseInt(texts[index - 1] ?? '', 10),
  )
  return isRising || (isAlike && new Set(texts).size > texts.length / 2)
}

/** Heads that stand beside their numbers and not above them got a column of their own, beside one that has numbers and none of those heads. */
function joinShiftedHeads({ matrix, body }: Body, heads: string[][]): void {
  const isEmpty = (column: number) => body.every((row) => !itemAt(matrix, row)[column])
  const move = (from: number, to: number) => {
    heads[to] = itemAt(heads, from)
    heads[from] = []
  }
  for (const [from, to] of inTurns(heads, isEmpty)) move(from, to)
  heads.forEach((own, column) => {
    if (isEmpty(column)) return
    const saysMore = (other: number): boolean => {
      const theirs = heads[other] ?? []
      return theirs.length > own.length && own.every((text) => theirs.includes(text)) && isEmpty(other)
    }
    const [only, more] = [column - 1, column + 1].filter(saysMore)
    if (only !== undefined && more === undefined) move(only, column)
  })
}

/** Columns of nothing but a head that stand in turns with columns that have none: each head is that of the column beside it, from the first on. */
function inTurns(heads: readonly string[][], isEmpty: (column: number) => boolean): [from: number, to: number][] {
  const columns = heads.map((own, column) => ({ column, isHeaded: own.length > 0, isEmpty: isEmpty(column) })).slice(1)
  const lone = columns.filter((one) => one.isHeaded && one.isEmpty)
  const bare = columns.filter((one) => !one.isHeaded && !one.isEmpty)
  const pairs = lone.map(({ column }, at): [number, number] => [column, bare[at]?.column ?? -1])
  const isBeside = pairs.every(([from, to]) => to - from === 1) || pairs.every(([from, to]) => from - to === 1)
  return lone.length > 1 && lone.length === bare.length && isBeside ? pairs : []
}

/** A text column between numbers opens a second panel only when it is headed like the first or names the other side of a balance sheet. */
function opensPanel(
  rest: number[],
  kinds: string[],
  heads: string[][],
  column: number,
  first: { labels: number[]; values: number[] },
): boolean {
  const values = rest.filter((other) => kinds[other] === 'value')
  if (values.length === 0) return false
  const head = itemAt(heads, column).join(' ')
  if (/负债|負債|부채|liabilit|equity|权益/i.test(head)) return true
  const own = values.map((other) => itemAt(heads, other).join(' '))
  const theirs = first.values.map((other) => itemAt(heads, other).join(' '))
  return own.length === theirs.length && own.every((text, index) => text && text === theirs[index])
}

/** Names with a number right beside them that make a column the labels of another block of its sheet. */
const BESIDE = 3

/** Whether a column of a sheet holds names, each with its number in the next column, and is set apart: by an empty column, or by no head that announces a text. */
function labelsBeside(
  matrix: (RawCell | undefined)[][],
  body: readonly number[],
  column: number,
  head: string,
): boolean {
  const isApart = body.every((row) => !itemAt(matrix, row)[column - 1])
  if (!isApart && head !== '' && readPeriod(head) === undefined) return false
  const named = body.filter((row) => /\p{L}{2}/u.test(itemAt(matrix, row)[column]?.text ?? ''))
  const beside = named.filter((row) => itemAt(matrix, row)[column + 1]?.number)
  const names = new Set(named.map((row) => itemAt(matrix, row)[column]!.text))
  return beside.length >= BESIDE && beside.length * 2 > named.length && names.size * 4 >= named.length * 3
}

/** Rows in which the right half of a table has a line of its own before it is taken for a table beside another. */
const OWN_ROWS = 2

/** Whether a text column labels numbers in rows where the columns to its left print neither label nor number. */
function standsAlone(
  tall: readonly Cell[],
  matrix: (RawCell | undefined)[][],
  body: readonly number[],
  {
    column,
    rest,
    first,
  }: { column: number; rest: readonly number[]; first: { labels: number[]; values: readonly number[] } },
): boolean {
  const own = body.filter((row) => {
    const cells = itemAt(matrix, row)
    const isLabelled = /\p{L}{2}/u.test(cells[column]?.text ?? '') && rest.some((other) => cells[other]?.number)
    return isLabelled && !rowLabel(tall, matrix, row, first.labels) && first.values.every((other) => !cells[other])
  })
  return first.labels.length > 0 && own.length >= OWN_ROWS
}

function columnKind(table: Table, printed: Body, column: number, head: string[]): ColumnKind {
  const { matrix, body } = printed
  const cells = body.map((row) => itemAt(matrix, row)[column]).filter((cell) => cell !== undefined)
  if (cells.length === 0) return 'skip'
  const last = head.at(-1) ?? ''
  if (namesNotes(last)) return 'skip'
  const numbers = cells.filter((cell) => cell.number)
  if (numbers.length === 0) return 'label'
  if (isMarks(matrix, body, numbers)) return 'skip'
  // Names written in digits are labels of a sheet's rows.
  if (table.sheet === undefined && numbers.length * 2 > cells.length && measuresNothing(printed, column, head))
    return 'skip'
  if (ORDINAL_HEAD.test(last) || (column === 0 && isCounting(numbers))) return 'label'
  const texts = cells.filter((cell) => !cell.number && !BLANK.test(foldText(cell.text)))
  return numbers.length >= texts.length && column > 0 ? 'value' : numbers.length > texts.length * 2 ? 'value' : 'label'
}

/** Whether a column holds page numbers, codes, years or ages. */
function measuresNothing({ matrix, body, pageCount }: Body, column: number, heads: readonly string[]): boolean {
  const rows = body.map((row) => itemAt(matrix, row)).filter((row) => row[column]?.number)
  const kind = kindOfColumn({
    heads,
    numbers: rows.map((row) => row[column]!.text),
    labels: rows.map((row) => row.find((cell) => cell && !cell.number)?.text ?? ''),
    others: rows.flatMap((row) => row.flatMap((cell, at) => (cell?.number && at !== column ? [cell.text] : []))),
    pageCount,
  })
  return kind !== undefined && !isFigure(kind)
}

/** Marks of footnotes that the reader gave a column of their own: single digits, here and there, never in the last row. */
function isMarks(matrix: (RawCell | undefined)[][], body: readonly number[], numbers: readonly RawCell[]): boolean {
  if (!numbers.every((cell) => /^[1-9]$/.test(cell.text))) return false
  const rows = body.filter((row) => itemAt(matrix, row).some((cell) => cell?.number))
  return numbers.length * 2 <= rows.length && rows.length >= 4 && numbers.every((cell) => cell.rowIndex !== rows.at(-1))
}

function isCounting(cells: RawCell[]): boolean {
  return cells.length >= 2 && cells.every((cell, index) => cell.number!.amount.value === String(index + 1))
}

function headTexts(
  over: readonly Cell[],
  matrix: (RawCell | undefined)[][],
  headRows: number[],
  column: number,
): string[] {
  const texts: string[] = []
  for (const row of headRows) {
    const cell =
      over.find(
        (candidate) =>
          candidate.rowIndex <= row &&
          row < candidate.rowIndex + candidate.rowSpan &&
          candidate.columnIndex <= column &&
          column < candidate.columnIndex + candidate.columnSpan &&
          candidate.text.trim() !== '',
      ) ?? undefined
    const text = cell?.text.trim().replace(/\s+/g, ' ')
    if (text && !texts.includes(text) && !/^[$€£¥]$/.test(text)) texts.push(text)
  }
  if (texts.length === 0) {
    const moved = headRows.map((row) => itemAt(matrix, row)[column]?.text).filter((text) => text !== undefined)
    texts.push(...moved)
  }
  return texts
}

/** `tall` are the cells that span rows. */
function rowLabel(
  tall: readonly Cell[],
  matrix: (RawCell | undefined)[][],
  row: number,
  columns: readonly number[],
): string {
  const parts = columns.map((column) => {
    const own = itemAt(matrix, row)[column]?.text
    if (own) return own
    const spanning = tall.find(
      (cell) => cell.columnIndex === column && cell.rowIndex < row && row < cell.rowIndex + cell.rowSpan,
    )
    return spanning?.text
  })
  return parts
    .filter((part) => part)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}
