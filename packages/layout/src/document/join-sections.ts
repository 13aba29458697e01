import { unionBox, type Block, type Box, type Cell, type Table, type TextBlock, itemAt } from '@tickmark/document'
import { matchColumns, moveCells } from './match-columns.ts'

/** Titles between two sections of one table, at most. */
const MOST_TITLES = 2
/** Blank between the parts, in heights of a line. */
const GAP = 2.6
/** A title that is so much larger than the rows heads another table. */
const LARGER = 1.25

/**
 * Lines that are drawn around each section of a table part it in several. One without heads of its own, right below another
 * with the same columns and nothing but short titles between, is its next section; the titles become rows. Replaces the last
 * of `blocks` and tells whether it did.
 */
export function joinSection(blocks: Block[], next: Table): boolean {
  const titles: TextBlock[] = []
  let at = blocks.length - 1
  for (; at >= 0 && titles.length <= MOST_TITLES; at--) {
    const block = itemAt(blocks, at)
    if (block.layer !== 'body') return false
    if (block.type === 'table') break
    if (block.type === 'picture' || !isTitle(block, next)) return false
    titles.unshift(block)
  }
  const first = blocks[at]
  if (first?.type !== 'table' || titles.length > MOST_TITLES) return false
  const joined = joinTwo(first, titles, next)
  if (joined) blocks.splice(at, blocks.length - at, joined)
  return joined !== undefined
}

/** Takes the line right below the last table, at the foot of its page, for the title of the section that goes on overleaf: a row of the table. */
export function takeTitle(blocks: Block[]): void {
  const at = blocks.findLastIndex(({ layer }) => layer === 'body')
  const [table, title] = [blocks[at - 1], blocks[at]]
  if (table?.type !== 'table' || !title || title.type === 'table' || title.type === 'picture') return
  const foot = table.parts?.at(-1) ?? table
  const last: Table = {
    ...table,
    ...(foot.page !== undefined && { page: foot.page }),
    ...(foot.box && { box: foot.box }),
  }
  if (table.headerColumnCount < 1 || !isTitle(title, last) || !isBelow([last, title])) return
  const cells = [...table.cells, titleCell(title, table.rowCount)]
  blocks.splice(at - 1, 2, { ...table, rowCount: table.rowCount + 1, cells })
}

function joinTwo(first: Table, titles: readonly TextBlock[], next: Table): Table | undefined {
  if (hasHeads(next) || first.columnCount !== next.columnCount || !isBelow([first, ...titles, next])) return undefined
  if (lastPage(first) !== next.page || first.headerColumnCount < 1) return undefined
  const columns = matchColumns(first, next)
  if (!columns) return undefined
  const titleCells = titles.map((title, index) => titleCell(title, first.rowCount + index))
  const box = unionBox(
    [first, ...titles, next].flatMap((part) => (part.box && part.page === next.page ? [part.box] : [])),
  )
  return {
    ...first,
    ...(first.parts ? withLastBox(first.parts, box) : { box }),
    rowCount: first.rowCount + titles.length + next.rowCount,
    cells: [...first.cells, ...titleCells, ...moveCells(next.cells, first, columns, first.rowCount + titles.length)],
  }
}

function withLastBox(parts: NonNullable<Table['parts']>, box: Box | undefined): Pick<Table, 'parts'> {
  return {
    parts: parts.map((part, index) =>
      index === parts.length - 1
        ? { ...part, box: unionBox([part.box, box].filter((one) => one !== undefined)) }
        : part,
    ),
  }
}

function lastPage(table: Table): number | undefined {
  return table.parts?.at(-1)?.page ?? table.page
}

/** Heads over its figures. A label alone in the first row is the title of a section. */
function hasHeads({ cells, headerRowCount }: Table): boolean {
  return cells.some((cell) => cell.rowIndex < headerRowCount && cell.columnIndex + cell.columnSpan > 1)
}

function titleCell({ text, words, box, page, bold }: TextBlock, rowIndex: number): Cell {
  return {
    rowIndex,
    columnIndex: 0,
    rowSpan: 1,
    columnSpan: 1,
    text,
    page,
    box,
    words,
    role: 'rowHeader',
    ...(bold && { bold }),
  }
}

/** One short line in about the size of the rows, within the table's width. */
function isTitle(block: TextBlock, table: Table): boolean {
  if (!block.box || !table.box || block.page !== table.page || block.text.length > 110) return false
  if (/[.。;；]$/.test(block.text) || /^(?:note|table|exhibit|附注|注释|表|图)\s*\d/i.test(block.text)) return false
  const height = block.box[3] - block.box[1]
  return (
    height < LARGER * lineHeight(table) &&
    block.box[0] > table.box[0] - 0.01 &&
    block.box[0] < table.box[0] + 0.3 * (table.box[2] - table.box[0]) &&
    block.box[2] < table.box[2] + 0.01
  )
}

/** Whether the parts follow one another closely. */
function isBelow(parts: readonly Block[]): boolean {
  const height = lineHeight(parts.findLast((part) => part.type === 'table') as Table)
  return parts.every((part, index) => {
    const before = parts[index - 1]
    if (!before) return true
    const bottom = (before.type === 'table' ? before.parts?.at(-1)?.box : undefined)?.[3] ?? before.box?.[3]
    const gap = part.box && bottom !== undefined ? part.box[1] - bottom : Infinity
    return gap > -height && gap < GAP * height
  })
}

function lineHeight({ cells }: Table): number {
  const heights = cells
    .flatMap(({ words }) => (words ?? []).map(({ box }) => box[3] - box[1]))
    .toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0.012
}
