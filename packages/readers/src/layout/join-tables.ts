import type { Block, Cell, Table } from '@tickmark/document'

/** Columns of two parts this near to one another are one, as a share of the page's width. */
const SAME_COLUMN = 0.025

/** Joins tables that go on over pages: nothing but furniture between them, columns in the same places, heads repeated or absent. */
export function joinTables(blocks: readonly Block[]): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const open = block.type === 'table' ? openTable(joined, block) : undefined
    const whole = open && block.type === 'table' ? joinTwo(open, block) : undefined
    if (!open || !whole) {
      joined.push(block)
      continue
    }
    const from = joined.indexOf(open)
    // Remarks such as "continued" between the parts go with the page's furniture.
    for (let i = from + 1; i < joined.length; i++)
      if (isContinuationMark(joined[i]!)) joined[i] = { ...joined[i]!, layer: 'furniture' }
    joined[from] = whole
  }
  return joined
}

/** The table that ends the page before, when only furniture stands between. */
function openTable(blocks: readonly Block[], next: Table): Table | undefined {
  for (let i = blocks.length - 1; i >= 0; i--) {
    const block = blocks[i]!
    if (block.type === 'table') return lastPage(block) === (next.page ?? 0) - 1 ? block : undefined
    if (block.layer === 'body' && !isContinuationMark(block)) return undefined
  }
  return undefined
}

function isContinuationMark(block: Block): boolean {
  if (block.type === 'table' || block.type === 'picture' || block.layer !== 'body') return false
  return (
    block.text.length < 60 &&
    /^[（(]?\s*(?:续表|續表|接上表|上表续|continued|cont['’]?d\.?|계속|続き|つづき)\s*\d*[)）]?$|[（(]\s*(?:续|續|continued|cont['’]?d\.?|계속|続き)\s*\d*[)）]$/i.test(
      block.text.trim(),
    )
  )
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
  const moved = rows.map((cell): Cell => {
    const columnIndex = columns[cell.columnIndex]!
    const columnEnd = columns[cell.columnIndex + cell.columnSpan - 1]!
    return {
      ...cell,
      rowIndex: cell.rowIndex + offset,
      columnIndex,
      columnSpan: columnEnd - columnIndex + 1,
      role: columnIndex < first.headerColumnCount ? 'rowHeader' : 'data',
    }
  })
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
  if (others.length > 0 && heads.length >= others.length && others.every((text, row) => text === heads[row]))
    return second.headerRowCount
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

/** For each column of the second table the first's column in the same place; undefined when they do not agree. */
function matchColumns(first: Table, second: Table): number[] | undefined {
  if (second.columnCount > first.columnCount || second.columnCount < 2) return undefined
  const places = columnPlaces(first)
  const matches: number[] = []
  for (const place of columnPlaces(second)) {
    const from = (matches.at(-1) ?? -1) + 1
    const best = nearestColumn(places, place, from)
    if (best === undefined) return undefined
    matches.push(best)
  }
  const skipped = first.columnCount - second.columnCount
  return skipped <= Math.max(1, 0.25 * first.columnCount) ? matches : undefined
}

interface Place {
  left: number
  right: number
}

function nearestColumn(
  places: readonly (Place | undefined)[],
  place: Place | undefined,
  from: number,
): number | undefined {
  if (!place) return from < places.length ? from : undefined
  let best: number | undefined
  let bestDistance = SAME_COLUMN
  for (let column = from; column < places.length; column++) {
    const other = places[column]
    if (!other) continue
    const overlap = Math.min(other.right, place.right) - Math.max(other.left, place.left)
    const distance = Math.min(
      Math.abs(other.left - place.left),
      Math.abs(other.right - place.right),
      overlap > 0.5 * Math.min(other.right - other.left, place.right - place.left) ? 0.01 : 1,
    )
    if (distance < bestDistance) [best, bestDistance] = [column, distance]
  }
  return best
}

/** Where the words of each column stand. */
function columnPlaces(table: Table): (Place | undefined)[] {
  const places: (Place | undefined)[] = Array.from({ length: table.columnCount })
  for (const cell of table.cells) {
    if (cell.columnSpan > 1 || !cell.words?.length) continue
    const left = Math.min(...cell.words.map(({ box }) => box[0]))
    const right = Math.max(...cell.words.map(({ box }) => box[2]))
    const place = places[cell.columnIndex]
    places[cell.columnIndex] = place
      ? { left: Math.min(place.left, left), right: Math.max(place.right, right) }
      : { left, right }
  }
  return places
}
