import { itemAt } from '@tickmark/document'
import type { Block, Table } from '@tickmark/document'
import { joinSection, takeTitle } from './join-sections.ts'
import { matchColumns, moveCells } from './match-columns.ts'
import { rowAtFoot, rowAtHead } from './row-at-foot.ts'

/**
 * Joins tables that go on: over a page break, with nothing but furniture between, or on one page below the title of their next
 * section. Columns stand in the same places, heads are repeated or absent.
 */
export function joinTables(blocks: readonly Block[]): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    if (block.type === 'table') {
      raiseRow(joined, block)
      if (repeatsHeads(joined, block)) takeTitle(joined)
    }
    const part = block.type === 'table' ? block : loneRow(joined, block)
    const open = part && openTable(joined, part)
    const whole = open && joinTwo(open, part)
    if (!open || !whole) {
      if (block.type !== 'table' || !joinSection(joined, block)) joined.push(block)
      continue
    }
    const from = joined.indexOf(open)
    // Remarks such as "continued" between the parts, and titles once more, go with the page's furniture.
    for (let i = from + 1; i < joined.length; i++)
      if (itemAt(joined, i).layer === 'body') joined[i] = { ...itemAt(joined, i), layer: 'furniture' }
    joined[from] = whole
  }
  return joined
}

/** Whether a table repeats, on the next page, the heads of the one before. */
function repeatsHeads(blocks: readonly Block[], next: Table): boolean {
  const before = blocks.findLast(({ type }) => type === 'table')
  if (before?.type !== 'table' || lastPage(before) !== (next.page ?? 0) - 1) return false
  return haveSameHeads(before, next) && headTexts(next).some((text) => /[^|]/.test(text))
}

/** A line of text at the head of a page that may be the last row of the table before, which has one column of numbers. */
function loneRow(blocks: readonly Block[], block: Block): Table | undefined {
  const before = blocks.findLast(({ type }) => type === 'table')
  const isRight = before?.type === 'table' && before.columnCount === 2 && lastPage(before) === (block.page ?? 0) - 1
  return isRight && block.type !== 'table' && block.type !== 'picture' && block.layer === 'body'
    ? rowAtHead(block)
    : undefined
}

/** Makes a table of the paragraph at the foot of the page before, where it is the first row of one that goes on. */
function raiseRow(blocks: Block[], next: Table): void {
  const at = blocks.findLastIndex(({ layer }) => layer === 'body')
  const last = blocks[at]
  if (last?.type !== 'paragraph' || last.page !== (next.page ?? 0) - 1) return
  const row = rowAtFoot(last, next)
  if (row && matchColumns(row, next)) blocks[at] = row
}

/** Lines above a table that its next page may repeat. */
const TITLE_LINES = 6

/**
 * The table that ends the page before, when only furniture stands between; or, where a line says that the table goes on, its title, date and unit
 * once more.
 */
function openTable(blocks: readonly Block[], next: Table): Table | undefined {
  const between: Block[] = []
  for (let i = blocks.length - 1; i >= 0; i--) {
    const block = itemAt(blocks, i)
    if (block.type === 'table') {
      const above = blocks.slice(Math.max(0, i - TITLE_LINES), i)
      const goesOn = saysItGoesOn(between, above) || between.every((line) => isHeadOf(block, line))
      const isRepeated = haveSameHeads(block, next) && repeatsWhatStandsAbove(between, above)
      return lastPage(block) === (next.page ?? 0) - 1 && (goesOn || isRepeated) ? block : undefined
    }
    if (block.layer === 'body') between.push(block)
  }
  return undefined
}

/** Remarks that a table goes on, and with one its title, date and unit once more. */
function saysItGoesOn(between: readonly Block[], above: readonly Block[]): boolean {
  const titles = new Set(above.map(titleOf))
  const isMarked = between.some(isContinuationMark)
  return between.every((line) => isContinuationMark(line) || (isMarked && titles.has(titleOf(line))))
}

/** The line right above a table once more, and no title with it: its unit, the head that stands apart from a list. */
function repeatsWhatStandsAbove([line, ...others]: readonly Block[], above: readonly Block[]): boolean {
  const last = above.findLast(({ layer }) => layer === 'body')
  return line !== undefined && others.length === 0 && last !== undefined && titleOf(line) === titleOf(last)
}

/** Whether both have the same heads, or none. */
const haveSameHeads = (first: Table, second: Table): boolean =>
  headTexts(first).join('\n') === headTexts(second).join('\n')

/** A head alone above figures without any other is read as a line of its own: "2023" above a list that goes on. */
function isHeadOf(table: Table, line: Block): boolean {
  const text = withoutBlanks(titleOf(line))
  return (
    text !== '' &&
    table.cells.some(
      (cell) => cell.rowIndex < table.headerRowCount && cell.columnIndex > 0 && withoutBlanks(cell.text) === text,
    )
  )
}

const withoutBlanks = (text: string): string => text.replace(/\s/g, '')

const CONTINUED = String.raw`(?:续|續|continued|cont['’]?d\.?|계속|続き|つづき)\s*\d*`
const ALONE = new RegExp(String.raw`^[（(]?\s*(?:续表|續表|接上表|上表续|上表續|${CONTINUED})\s*[)）]?$`, 'i')
const BEHIND = new RegExp(String.raw`[（(]\s*${CONTINUED}\s*[)）]$`, 'i')

function isContinuationMark(block: Block): boolean {
  if (block.type === 'table' || block.type === 'picture' || block.layer !== 'body') return false
  const text = block.text.trim()
  return text.length < 60 && (ALONE.test(text) || BEHIND.test(text))
}

/** The text of a line without the remark that it goes on. */
function titleOf(block: Block): string {
  return block.type === 'table' || block.type === 'picture' ? '' : block.text.trim().replace(BEHIND, '').trim()
}

function lastPage(table: Table): number {
  return table.parts?.at(-1)?.page ?? table.page ?? 0
}

function joinTwo(first: Table, second: Table): Table | undefined {
  const columns = matchColumns(first, second)
  if (!columns) return undefined
  const repeated = repeatedHeads(first, second)
  if (repeated === undefined) return undefined
  const offset = first.rowCount - repeated
  const rows = second.cells.filter(({ rowIndex }) => rowIndex >= repeated)
  if (rows.length === 0) return undefined
  const moved = moveCells(rows, first, columns, offset)
  const parts = first.parts ?? [{ page: first.page ?? 1, box: first.box, firstRowIndex: 0 }]
  return {
    ...first,
    rowCount: first.rowCount + second.rowCount - repeated,
    cells: [...first.cells, ...moved],
    parts: [...parts, { page: second.page ?? 1, box: second.box, firstRowIndex: first.rowCount }],
  }
}

/** Leading rows of the second part that repeat the first's heads; undefined when it has heads of its own. */
function repeatedHeads(first: Table, second: Table): number | undefined {
  const heads = headTexts(first)
  const others = headTexts(second)
  // A unit above the heads is not always repeated with them.
  const last = heads.slice(Math.max(0, heads.length - others.length))
  const isOf = (repeated: readonly string[]): boolean => others.every((text, row) => text === repeated[row])
  if (others.length > 0 && heads.length >= others.length && (isOf(heads) || isOf(last))) return second.headerRowCount
  const isHeaded = second.cells.some((cell) => cell.rowIndex < second.headerRowCount && cell.columnIndex > 0)
  return isHeaded ? undefined : 0
}

function headTexts(table: Table): string[] {
  return Array.from({ length: table.headerRowCount }, (_, row) =>
    table.cells
      .filter((cell) => cell.rowIndex === row)
      .map(({ text }) => text.replace(/\s|[（(](?:续|continued)[)）]/gi, ''))
      .join('|'),
  )
}
