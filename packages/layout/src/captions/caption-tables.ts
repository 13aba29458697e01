import { itemAt } from '@tickmark/document'
import type { Block, Cell, Heading, Paragraph, Table } from '@tickmark/document'
import { isFigureText } from '../cells/number-text.ts'
import { findUnitText, isPeriodLine } from '@tickmark/language'

const CAPTION =
  /^\s*(?:表|图表|圖表|图|図表|図|Table|Exhibit|Schedule|Figure|표|그림|별표)\s*[\d一二三四五六七八九十A-Z]+/i
/** "(b) In thousands.": a note to the table above, which says nothing of the one below. */
const NOTE = /^\s*\([a-z]\)\s/i
/** Boxes to tick between the title of a section and its table: "√适用 □不适用". */
const CHECKBOXES = /(?:不)?适用|[□√☑☐]/
const LOOK_BACK = 4
const LONGEST = 200
/** A line that introduces a table is no longer than this. */
const LONGEST_LEAD = 120

/** Gives each table the caption and the statement of unit that stand right before it, or in its own heads. */
export function captionTables<Blocks extends readonly Block[]>(blocks: Blocks): Blocks {
  blocks.forEach((block, index) => {
    if (block.type !== 'table') return
    const lines = linesBefore(blocks, index)
    const heads = unitCells(block)
    block.unitText ??= unitOfAll(heads)
    for (const { text } of lines) if (!NOTE.test(text)) block.unitText ??= findUnitText(text)
    block.unitText ??= heads[0]?.unit
    const caption = lines.find(isCaption) ?? lines.find((line) => isLead(line) && leadsTo(line, block))
    if (!caption || block.caption) return
    block.caption = caption.text.trim()
    if (caption.type === 'paragraph' && isCaption(caption)) caption.role = 'caption'
  })
  return blocks
}

/** Short lines right before a table, nearest first, up to the heading of its section. */
function linesBefore(blocks: readonly Block[], index: number): (Paragraph | Heading)[] {
  const lines: (Paragraph | Heading)[] = []
  const { layer } = itemAt(blocks, index)
  for (let i = index - 1; i >= 0 && lines.length < LOOK_BACK; i--) {
    const block = itemAt(blocks, i)
    if (block.layer !== layer) continue
    if ((block.type !== 'paragraph' && block.type !== 'heading') || block.text.length > LONGEST) break
    lines.push(block)
    if (block.type === 'heading' && !isPeriodLine(block.text)) break
  }
  return lines
}

function isCaption(line: Paragraph | Heading): boolean {
  const text = line.text.trim()
  if (line.type === 'heading') return !isPeriodLine(text)
  if (line.role === 'caption' || CAPTION.test(text)) return true
  return line.bold === true && text.length < 80 && !isPeriodLine(text) && !/[。.;；:：]$/.test(text)
}

/** Nothing says that it is a caption, but where it stands: "The following table …:". */
function isLead({ text }: Paragraph | Heading): boolean {
  if (CHECKBOXES.test(text) && text.length < 40) return false
  if (!/\p{L}{2}/u.test(text) || findUnitText(text)) return false
  return text.length < LONGEST_LEAD && !/[.。;；]$/.test(text.trim())
}

/** What ends the page before leads over to a table only where it says that something follows. */
function leadsTo({ page, text }: Paragraph | Heading, table: Table): boolean {
  return page === table.page || /[:：]$/.test(text.trim())
}

interface UnitCell {
  cell: Cell
  unit: string
}

/** Cells that state a unit: in the heads, or in the corner of a table whose first row is no head. One in the label of a row of figures is that row's own. */
function unitCells(table: Table): UnitCell[] {
  const first = table.cells.filter((cell) => cell.rowIndex === table.headerRowCount)
  const isData = first.some((cell) => cell.columnIndex > 0 && isFigureText(cell.text))
  return table.cells.flatMap((cell) => {
    const isHead =
      cell.rowIndex < table.headerRowCount ||
      (!isData && cell.rowIndex === table.headerRowCount && cell.columnIndex === 0)
    const unit = isHead ? findUnitText(cell.text) : undefined
    return unit ? [{ cell, unit }] : []
  })
}

/** What the heads state of the whole table: alone in a cell, in the corner, or in several heads alike. In one head of several ("US$ thousand, 2025") it is that column's. */
function unitOfAll(heads: readonly UnitCell[]): string | undefined {
  const units = new Set(heads.map(({ unit }) => unit))
  const [first] = heads
  if (first && units.size === 1 && heads.length > 1) return first.unit
  return heads.find(({ cell, unit }) => cell.columnIndex === 0 || !/[\p{L}\d]/u.test(cell.text.replace(unit, '')))?.unit
}
