import { lastOf } from '@tickmark/document'
import type { Cell, Table, TextBlock, Word } from '@tickmark/document'
import { readUnitLine, readUnitSign } from '@tickmark/language'
import { isAmount } from '../lines/text-line.ts'

type Printed = Word & { text: string }

/** Labels and one column of numbers. */
const COLUMNS = 2
/** A number stands farther from its label than words do from one another, as a share of the page's width. */
const APART = 0.03

/**
 * The heads and the first row of a table of one column of numbers whose other rows stand on the next page below the same heads: alone at the foot
 * of a page, "Debit" above "Abbot & Lane 95,146" was read as a paragraph.
 */
export function rowAtFoot(block: TextBlock, next: Table): Table | undefined {
  const words = printedWords(block)
  const heads = headsOf(next)
  const figure = words.at(-1)
  if (next.columnCount !== COLUMNS || heads.length === 0 || !figure || !isAmount(figure.text)) return undefined
  const from = words.findIndex((_, at) => heads.every((text, index) => words[at + index]?.text === text))
  const label = words.slice(from + heads.length, -1)
  if (from < 0 || !isUnit(words.slice(0, from)) || !label.some(({ text }) => /\p{L}{2}/u.test(text))) return undefined
  const unitText = words
    .slice(0, from)
    .map(({ text }) => text)
    .join(' ')
  const own = next.cells
    .filter(({ rowIndex }) => rowIndex < next.headerRowCount)
    .map(({ text, rowIndex, columnIndex, rowSpan, columnSpan, role }): Cell => {
      return { text, rowIndex, columnIndex, rowSpan, columnSpan, ...(role && { role }), ...pageOf(block) }
    })
  const { headerRowCount, headerColumnCount } = next
  return {
    ...tableOf(block, [...own, ...rowOf(label, figure, headerRowCount, block)], headerRowCount),
    headerColumnCount,
    ...(unitText !== '' && { unitText }),
  }
}

/** The last row of such a table, alone at the head of the next page: a label and, well apart from it, a number. */
export function rowAtHead(block: TextBlock): Table | undefined {
  const words = printedWords(block)
  const [label, figure] = [words.slice(0, -1), words.at(-1)]
  if (!figure || label.length === 0 || !isAmount(figure.text)) return undefined
  const [, , labelEnd] = lastOf(label).box
  if (figure.box[0] - labelEnd < APART || !label.some(({ text }) => /\p{L}{2}/u.test(text))) return undefined
  return tableOf(block, rowOf(label, figure, 0, block), 0)
}

/** A table of a line of text: its cells, the last row of them no head. */
function tableOf(block: TextBlock, cells: Cell[], headerRowCount: number): Table {
  return {
    id: block.id,
    type: 'table',
    layer: 'body',
    ...pageOf(block),
    ...(block.box && { box: block.box }),
    rowCount: headerRowCount + 1,
    columnCount: COLUMNS,
    headerRowCount,
    headerColumnCount: 1,
    cells,
  }
}

const rowOf = (label: readonly Printed[], figure: Printed, rowIndex: number, block: TextBlock): Cell[] => [
  cellOf(label, { rowIndex, columnIndex: 0 }, block),
  cellOf([figure], { rowIndex, columnIndex: 1 }, block),
]

function printedWords({ words = [], text }: TextBlock): Printed[] {
  return words.map((word) => ({ ...word, text: text.slice(word.start, word.end) }))
}

/** The words of the heads above the numbers, line by line. */
function headsOf({ cells, headerRowCount }: Table): string[] {
  return cells
    .filter(({ rowIndex, columnIndex }) => rowIndex < headerRowCount && columnIndex > 0)
    .toSorted((a, b) => a.rowIndex - b.rowIndex)
    .flatMap(({ text }) => text.split(/\s+/).filter(Boolean))
}

/** Whether what stands above the heads is nothing, or says what the numbers are. */
function isUnit(words: readonly Printed[]): boolean {
  const text = words.map((word) => word.text).join(' ')
  return text === '' || readUnitLine(text) !== undefined || readUnitSign(text) !== undefined
}

const pageOf = ({ page }: TextBlock): Pick<Cell, 'page'> => (page === undefined ? {} : { page })

function cellOf(words: readonly Printed[], place: Pick<Cell, 'rowIndex' | 'columnIndex'>, block: TextBlock): Cell {
  let text = ''
  const placed = words.map(({ text: own, ...word }): Word => {
    const start = text === '' ? 0 : text.length + 1
    text = text === '' ? own : `${text} ${own}`
    return { ...word, start, end: text.length }
  })
  const boxes = words.map(({ box }) => box)
  return {
    ...place,
    rowSpan: 1,
    columnSpan: 1,
    text,
    words: placed,
    ...pageOf(block),
    box: [
      Math.min(...boxes.map(([left]) => left)),
      Math.min(...boxes.map(([, top]) => top)),
      Math.max(...boxes.map(([, , right]) => right)),
      Math.max(...boxes.map(([, , , bottom]) => bottom)),
    ],
    role: place.columnIndex === 0 ? 'rowHeader' : 'data',
  }
}
