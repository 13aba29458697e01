import type { Amount, Block, Cell, Document, Figure, Location, Period, Table } from '@tickmark/document'
import { Decimal, cellAddress, parseAddress } from '@tickmark/document'
import {
  conceptOfKey,
  documentDateOrder,
  documentNumberStyle,
  type DateOrder,
  isHeadedBy,
  namesTotal,
  readUnit,
  readUnitLine,
  saysRounding,
  statesOnce,
  tableNumberStyle,
  type StatedUnit,
  foldText,
} from '@tickmark/language'
import { buildRawGrids, type RawGrid } from './split-tables.ts'
import { AWAITED } from './awaited.ts'
import { headsChange } from './change-heads.ts'
import { RATE_LIMIT, amountInContext, measureOf, namesRates } from './figure-unit.ts'
import { isCounted, isFigure, kindByName } from '../figures/figure-kind.ts'
import type { FigureKind } from '../figures/figure-kind.ts'
import { labelKey } from '../text/label-key.ts'
import { hasSwallowed, indentBullets } from './row-labels.ts'
import { unitOfColumn, unitOfHeads, unitOfSigns } from './head-units.ts'
import { pageUnits, unitBelow } from './page-units.ts'
import { inferRates } from './infer-rates.ts'
import type { Grid, GridCell, GridColumn, GridRow } from './grid.ts'
import { joinContinuations } from './join-continuations.ts'
import type { RawCell } from './read-cells.ts'
import { readPeriod } from '../periods/read-period.ts'
import { asStored, storedNumbers } from './stored-amounts.ts'
import { splitSentences } from '../text/split-sentences.ts'

/** Lines that are results by their very name, though it says neither "total" nor 合计. */
const SUMMING = new Set([
  'operating_cash_flow',
  'investing_cash_flow',
  'financing_cash_flow',
  'net_change_in_cash',
  'current_assets',
  'noncurrent_assets',
  'current_liabilities',
  'noncurrent_liabilities',
  'gross_profit',
  'operating_profit',
  'profit_before_tax',
  'adjusted_ebitda',
  'closing_cash',
])
const PERCENT_HEAD =
  /%|比例|占比|比重|比率|税率|利率|비율|비중|구성비|증감률|増減率|構成比|割合|前年同期比|前期比|対前[年期]|\bper ?cent(?:age)?s?\b/i
/** All rectangles of numbers in the document's tables, each number a figure with its label, period, unit and place. */
export function makeGrids(document: Document, numberStyle = documentNumberStyle(document)): Grid[] {
  const fallback = documentUnit(document)
  const unitsOfPages = pageUnits(document)
  const stored = storedNumbers(document)
  const dateOrder = documentDateOrder(document)
  const parentPages = pagesOfParent(document)
  // A table right behind another goes on under its unit.
  let before = fallback
  const grids = document.blocks.flatMap((block, blockIndex) => {
    if (block.type !== 'table' || block.layer === 'furniture' || isSparse(block)) return []
    const byPlace = new Map(block.cells.map((cell) => [placeOf(cell.rowIndex, cell.columnIndex), cell]))
    const title = titleOf(document.blocks, blockIndex)
    const own = buildRawGrids(block, tableNumberStyle(block, numberStyle), document.pageCount).map((raw, panel) =>
      makeGrid(block, raw, panel, {
        stored,
        byPlace,
        blockIndex,
        title: raw.caption ?? title,
        fallback: goesOn(document.blocks, blockIndex) ? before : (unitsOfPages.get(block.page ?? 0) ?? fallback),
        dateOrder,
        pageScope: parentPages.has(block.page ?? 0) ? 'parent' : undefined,
      }),
    )
    before = unitBelow(block) ?? own.at(-1)?.unit ?? before
    return own
  })
  const joined = joinContinuations(grids, document.blocks)
  for (const grid of joined) inferRates(grid)
  if (truncates(document)) for (const grid of joined) if (grid.table.sheet === undefined) grid.truncated = true
  return joined
}

const YEN = /[百千]万?円/

/** Whether amounts are cut off at their unit: as the document says, and as Japanese reports do that do not say that they round. */
function truncates(document: Document): boolean {
  const texts = document.blocks.flatMap((block) =>
    block.type === 'table' ? [block.caption ?? '', block.unitText ?? ''] : 'text' in block ? [block.text] : [],
  )
  const isYen = document.language === 'ja' || texts.some((text) => YEN.test(text))
  const said = new Set(texts.map(saysRounding))
  return isYen ? said.has('cut-off') || !said.has('rounded') : said.has('cut-off') && !said.has('rounded')
}

/** Places of a sheet's region for each cell that holds something; a region beyond that is scattered cells, not a table. */
const MOST_PLACES_A_CELL = 50

function isSparse({ sheet, rowCount, columnCount, cells }: Table): boolean {
  return sheet !== undefined && rowCount * columnCount > MOST_PLACES_A_CELL * cells.length
}

/** Columns that a sheet has at most. */
const WIDEST = 16_384

function placeOf(rowIndex: number, columnIndex: number): number {
  return rowIndex * WIDEST + columnIndex
}

/** Whether nothing but page furniture stands between a table and the one before it. */
function goesOn(blocks: readonly Block[], blockIndex: number): boolean {
  let before = blockIndex - 1
  while (blocks[before]?.layer === 'furniture') before--
  return blocks[before]?.type === 'table'
}

/** "The following table compares revenue (dollars in millions) …": what a long paragraph says last is the table's caption. */
const ANNOUNCES = /\b(?:following|below)\b|如下|下表|다음|아래|次のとおり|以下/i

/** Text of the lines that stand right above a table: its caption, unit line and the nearest heading. */
function titleOf(blocks: readonly Block[], blockIndex: number): string {
  const lines: string[] = []
  for (let index = blockIndex - 1; index >= 0 && lines.length < 4; index--) {
    const block = blocks[index]!
    if (block.layer === 'furniture') continue
    if (block.type === 'table') break
    if (block.type === 'picture' || NOTE.test(block.text)) break
    if (block.text.length > 160) {
      const last = splitSentences(block.text).at(-1)
      const announcement = last ? block.text.slice(last.start, last.end) : ''
      if (lines.length === 0 && ANNOUNCES.test(announcement) && readUnit(announcement)) lines.unshift(announcement)
      break
    }
    lines.unshift(block.text)
    if (block.type === 'heading' && !/^[(（]/.test(block.text.trim()) && readUnit(block.text) === undefined) break
  }
  const table = blocks[blockIndex] as Table
  return [...lines, table.caption && !lines.includes(table.caption) ? table.caption : ''].filter(Boolean).join('\n')
}

/** "(b) In thousands.": a note to the table above. */
const NOTE = /^\s*\([a-z]\)\s/i

/** A unit that the document states once for all its tables. */
function documentUnit(document: Document): StatedUnit {
  for (const block of document.blocks) {
    if (block.type === 'table' || block.type === 'picture' || !statesOnce(block.text)) continue
    const text = foldText(block.text)
    const unit =
      readUnit(text) ?? readUnit(/单位[^。]{0,8}为(?:人民币)?[^。]{0,6}元/.exec(text)?.[0].replace(/均?为/, '：'))
    if (unit) return unit
  }
  return { scale: 0, text: '' }
}

interface Surroundings {
  /** What the cells of a workbook hold. */
  stored: ReturnType<typeof storedNumbers>
  /** Cells of the table by their place. */
  byPlace: ReadonlyMap<number, Cell>
  blockIndex: number
  /** Text above the table. */
  title: string
  /** Unit of a table that states none. */
  fallback: StatedUnit
  /** Which number of a date in digits is the day, throughout the document. */
  dateOrder: DateOrder | undefined
  /** Whose statements the running head of the page says them to be. */
  pageScope: 'parent' | undefined
}

function makeGrid(
  table: Table,
  raw: RawGrid,
  panel: number,
  { stored, byPlace, blockIndex, title, fallback, pageScope, dateOrder }: Surroundings,
): Grid {
  const headText = raw.heads.flat().join(' ')
  const fronts = raw.headRows.flatMap((row) => raw.matrix[row]!.flatMap((cell) => cell?.text ?? []))
  const above = readUnitLine(
    title
      .split('\n')
      .toReversed()
      .find((line) => readUnitLine(line)),
  )
  const unit =
    readUnitLine(raw.caption) ??
    readUnitLine(table.unitText) ??
    readUnitLine(table.caption) ??
    unitOfHeads(raw, fronts, above ?? fallback) ??
    above ??
    // Beside a unit of the whole document a sign names the currency alone.
    (fallback.text === '' ? unitOfSigns(raw, title) : undefined) ??
    fallback
  const labels = unwrapLabels(raw)
  const rows = raw.bodyRows.map((rowIndex, index) =>
    makeRow(labels[index]!, rowIndex, byPlace.get(placeOf(rowIndex, raw.labelColumns[0] ?? -1))),
  )
  indentBullets(rows)
  const columns = raw.valueColumns.map((columnIndex, index) =>
    makeColumn(raw, columnIndex, { heads: raw.heads[index]!, dateOrder }),
  )
  const grid: Grid = { id: `${table.id}/${panel}`, table, blockIndex, rows, columns, cells: [], unit, title }
  const scope = scopeOf(`${title} ${headText}`) ?? pageScope
  if (scope) grid.scope = scope
  if (table.sheet !== undefined) grid.naming = { rows: raw.headRows, columns: raw.namingColumns }
  const isRepeated = ({ key }: GridRow): boolean => rows.filter((row) => row.key === key).length > 1
  let heading = ''
  grid.cells = rows.map((row) => {
    const cells = columns.map((column) => raw.matrix[row.rowIndex]![column.columnIndex])
    const printed = cells.flatMap((cell) => (cell?.number && /\d/.test(cell.text) ? [cell.number.amount] : []))
    // What heads a part of several sections does not end the section of the rates.
    const isPart = (): boolean => namesRates(heading) && isRepeated(row)
    if (cells.every((cell) => !cell?.number) && !isPart()) heading = row.label
    // A label that was set into the first number leaves it open which of the others moved.
    const unread = hasSwallowed(row)
      ? columns.map((_, index) => index)
      : unreadIn(raw.matrix[row.rowIndex]!, columns, byPlace)
    if (unread.length > 0) row.unread = unread
    const measure = measureOf(row, heading, printed)
    return columns.map((column, index) => makeCell({ grid, row, column, measure, stored }, cells[index], byPlace))
  })
  rows.forEach((row, index) => {
    if (grid.cells[index]!.every((cell) => cell === undefined)) row.kind = 'heading'
  })
  if (table.sheet === undefined) closeSections(rows)
  spreadUnread(rows, grid.cells)
  // "Of which" printed on an empty row speaks of the next one.
  rows.forEach((row, index) => {
    const next = rows[index + 1]
    if (row.kind === 'heading' && row.ofWhich && next && next.kind === 'item') next.ofWhich = true
  })
  return grid
}

/** Lines that a section has before the line that closes it. */
const LEAST_CLOSED = 2

/** A line that repeats its section's heading below the section's lines is their total: "Creditors: amounts falling due within one year". */
function closeSections(rows: readonly GridRow[]): void {
  rows.forEach((row, index) => {
    if (row.kind !== 'item' || row.key === '') return
    const above = rows.slice(0, index)
    const from = above.findLastIndex(({ kind }) => kind === 'heading')
    const isClosed = from >= 0 && above[from]?.key === row.key && index - from > LEAST_CLOSED
    if (isClosed && above.slice(from + 1).every(({ kind }) => kind === 'item')) row.kind = 'total'
  })
}

/** A label that cannot end where its line does: "Net income attributable to shareowners of". */
const HANGING = /\s(?:of|to|and|or|for|from|in|by|with|the|on|at|attributable)$/i

/** Labels of the rows, whole where the line above, without a number of its own, breaks off in the middle of one, or names a total of which this is the rest. */
function unwrapLabels({ bodyRows, labels, valueColumns, matrix }: RawGrid): string[] {
  return labels.map((label, index) => {
    const above = labels[index - 1]
    const isBare = index > 0 && valueColumns.every((column) => !matrix[bodyRows[index - 1]!]![column])
    const goesOnBelow = above && (HANGING.test(above) || (namesTotal(foldText(above)) && /^\p{Ll}/u.test(label)))
    return label && isBare && goesOnBelow ? `${above} ${label}` : label
  })
}

/** A cell left blank below one that holds several numbers: its own may be among them. */
function spreadUnread(rows: readonly GridRow[], cells: Grid['cells']): void {
  const printed = rows.map(({ unread }) => unread ?? [])
  rows.forEach((row, index) => {
    const blank = printed[index - 1]?.filter((column) => !cells[index]![column]) ?? []
    if (blank.length > 0) row.unread = [...new Set([...printed[index]!, ...blank])]
  })
}

/** Columns in which a cell of digits that are no one number stands, or into which it reaches from the left. */
function unreadIn(
  row: readonly (RawCell | undefined)[],
  columns: readonly GridColumn[],
  byPlace: ReadonlyMap<number, Cell>,
): number[] {
  let at = -1
  let cell: RawCell | undefined
  let next = 0
  return columns.flatMap(({ columnIndex }, index) => {
    for (; next <= columnIndex; next++)
      if (row[next]) {
        at = next
        cell = row[next]
      }
    if (!cell || cell.number || !(/\d/.test(cell.text) || AWAITED.test(cell.text))) return []
    const span = byPlace.get(placeOf(cell.rowIndex, cell.columnIndex))?.columnSpan ?? 1
    return at === columnIndex || cell.columnIndex + span > columnIndex ? [index] : []
  })
}

/** Statements of the company alone, as IFRS, Korean and Japanese practice call them. */
const PARENT_ONLY =
  /parent[- ]company(?:['’]s)?(?: only)?(?=[\s–—:-]+(?:condensed |only )?(?:statement|balance|income|cash))|parent[- ]company only|condensed financial information of (?:the )?(?:parent|registrant)|\bunconsolidated (?=statement|balance|cash)|(?:company|separate|standalone|non-consolidated) (?:statement of financial|statement of (?:profit|cash|changes)|balance sheet|income statement|financial statements)|별도|個別|単体/i

/** Pages whose running head says that they hold statements of the company alone. */
function pagesOfParent(document: Document): Set<number> {
  return new Set(
    document.blocks.flatMap((block) =>
      block.layer === 'furniture' && block.type === 'paragraph' && block.page && scopeOf(block.text) === 'parent'
        ? [block.page]
        : [],
    ),
  )
}

function scopeOf(text: string): 'group' | 'parent' | undefined {
  const parent = Math.max(text.lastIndexOf('母公司'), text.search(PARENT_ONLY))
  const group = Math.max(text.lastIndexOf('合并'), text.search(/(?<!non-)consolidated|연결|連結/i))
  if (parent < 0 && group < 0) return undefined
  return parent > group ? 'parent' : 'group'
}

function makeRow(label: string, rowIndex: number, labelCell: Cell | undefined): GridRow {
  const key = labelKey(label)
  const folded = foldText(label).trim()
  const row: GridRow = {
    rowIndex,
    label,
    key,
    indent: labelCell?.indent ?? 0,
    kind: namesTotal(folded.replace(/\([^)]{0,200}\)/g, '')) ? 'total' : 'item',
    ofWhich: isHeadedBy('ofWhich', label),
    deducted: isHeadedBy('less', label),
    numbering: numberingOf(folded),
  }
  const known = conceptOfKey(key)
  if (known) row.concept = known.id
  if (row.concept && SUMMING.has(row.concept)) row.kind = 'total'
  return row
}

function numberingOf(label: string): number {
  if (/^[一二三四五六七八九十]+\s*[、.]/.test(label)) return 1
  if (/^\([一二三四五六七八九十]+\)/.test(label)) return 2
  if (/^\d{1,2}\s*[.、．]/.test(label)) return 3
  return /^\(\d{1,2}\)/.test(label) ? 4 : 0
}

/** "For the year ended 30 June 2019" stands over 2019 and 2018 alike: the time of the column's own head is its time. */
function periodOfHeads(heads: readonly string[], order: DateOrder | undefined): Period | undefined {
  const period = readPeriod(heads.join(' '), order)
  // Below the years a line may say the unit.
  const own = heads.length > 1 ? lastPeriod(heads, order) : undefined
  if (!period?.end || !own?.end || period.end.startsWith(own.end)) return period
  if (own.end.length === YEAR_LENGTH)
    return { ...period, end: own.end + period.end.slice(YEAR_LENGTH).replace('-02-29', '-02') }
  return own.end.length === period.end.length ? { ...period, ...own } : period
}

function lastPeriod(heads: readonly string[], order: DateOrder | undefined): Period | undefined {
  return heads
    .toReversed()
    .map((head) => readPeriod(head, order))
    .find((period) => period)
}

const YEAR_LENGTH = '2024'.length

function makeColumn(
  raw: RawGrid,
  columnIndex: number,
  { heads, dateOrder }: { heads: string[]; dateOrder: DateOrder | undefined },
): GridColumn {
  const head = heads.join(' ')
  const period = periodOfHeads(heads, dateOrder)
  const cells = raw.bodyRows
    .map((row) => raw.matrix[row]![columnIndex]?.number?.amount)
    .filter((amount) => amount !== undefined)
  const percents = cells.filter((amount) => amount.unit === 'percent').length
  const small = cells.every((amount) => Math.abs(Number(amount.value)) <= RATE_LIMIT && amount.unit !== 'money')
  const large = cells.filter((amount) => amount.unit === 'unknown' && Math.abs(Number(amount.value)) > RATE_LIMIT)
  const isChange = headsChange(heads)
  const isPercent =
    percents > cells.length / 2 ||
    (small && percents > 0 && cells.length >= 4 && (isChange || isSignedForAll(cells))) ||
    (PERCENT_HEAD.test(foldText(columnName(head))) &&
      large.length * 2 <= cells.length &&
      !/元|amount/i.test(heads.at(-1) ?? ''))
  const kind = isChange ? (isPercent ? 'percent-change' : 'change') : isPercent ? 'percent' : 'amount'
  const unit = unitOfColumn(heads)
  return { columnIndex, head, key: labelKey(head), kind, ...(period ? { period } : {}), ...(unit && { unit }) }
}

/** A sign at the first number of a column is meant for those below it, as one at the closing hundred is for those above; at one line among others it is that line's own. */
function isSignedForAll(cells: readonly Amount[]): boolean {
  const first = cells.find((amount) => Number(amount.value) !== 0)
  const last = cells.at(-1)
  return first?.unit === 'percent' || (last?.unit === 'percent' && Number(last.value) === 100)
}

/** A statement of the unit that stands above a column is no part of its name. */
const UNIT_STATEMENT =
  /[（(]\s*(?:(?:dollars?|amounts?|expressed|stated|u\.?s\.? dollars?)?\s*in (?:thousands|millions|billions)[^()（）]*|(?:单位|단위|単位)\s*[:：][^()（）]*)[)）]|(?:单位|단위|単位)\s*[:：]\s*\S+/gi

/** What a sheet shows where a formula failed names nothing. */
const ERROR_VALUE = /#(?:VALUE!|REF!|NAME\?|DIV\/0!|NUM!|NULL!|N\/A)/g

function columnName(head: string): string {
  return head.replace(UNIT_STATEMENT, ' ').replace(ERROR_VALUE, ' ').replace(/\s+/g, ' ').trim()
}

interface CellPlace {
  grid: Grid
  row: GridRow
  column: GridColumn
  measure: ReturnType<typeof measureOf>
  stored: ReturnType<typeof storedNumbers>
}

function makeCell(
  { grid, row, column, measure, stored }: CellPlace,
  raw: RawCell | undefined,
  byPlace: ReadonlyMap<number, Cell>,
): GridCell | undefined {
  if (!raw?.number) return undefined
  const kind = kindOfCell(row, column, raw)
  if (kind !== 'count' && !isFigure(kind)) return undefined
  const cell = byPlace.get(placeOf(raw.rowIndex, raw.columnIndex))
  const location = locationOf(grid.table, raw, cell)
  const own = location.sheet ? asStored(raw.number.amount, stored(location.sheet, location.cell!)) : raw.number.amount
  const amount = amountInContext(own, grid, row, column, measure)
  const figure: Figure = {
    id: location.sheet
      ? `${location.sheet}!${location.cell}`
      : `${grid.table.id}:${raw.rowIndex}:${column.columnIndex}`,
    amount,
    text: raw.text.trim(),
    location,
    ...(row.label ? { label: row.label } : {}),
    ...(columnName(column.head) ? { columnLabel: columnName(column.head) } : {}),
    ...(row.concept ? { concept: row.concept } : {}),
    ...(column.period ? { period: column.period } : {}),
    ...(grid.scope ? { scope: grid.scope } : {}),
    ...(cell?.confidence === undefined ? {} : { confidence: cell.confidence }),
    state: 'unverified',
    checks: [],
  }
  return { figure, value: new Decimal(amount.value), dash: !/\d/.test(raw.text), ...(kind === 'count' ? { kind } : {}) }
}

/** "Stock code 1234": a label says of its own row what a head says of its column. */
function kindOfCell({ label }: GridRow, { head }: GridColumn, { number, text }: RawCell): FigureKind {
  const { unit, decimals } = number!.amount
  if (unit !== 'unknown' || decimals > 0) return 'amount'
  if (isCounted(label) || isCounted(head)) return 'count'
  return (/\d,\d{3}/.test(text) ? undefined : kindByName(label)) ?? 'amount'
}

/** Where a cell stands: on its page, or in its sheet. */
function locationOf(table: Table, { rowIndex, columnIndex }: RawCell, cell: Cell | undefined): Location {
  const page = cell?.page ?? table.page
  const origin = table.sheet === undefined ? undefined : parseAddress(table.range?.split(':')[0] ?? '')
  return {
    ...(page ? { page } : {}),
    ...(cell?.box ? { box: cell.box } : {}),
    ...(origin && {
      sheet: table.sheet!,
      cell: cellAddress(origin.rowIndex + rowIndex, origin.columnIndex + columnIndex),
    }),
    block: table.id,
    rowIndex,
    columnIndex,
  }
}
