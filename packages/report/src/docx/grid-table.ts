import type * as Docx from 'docx'

/** Between the margins of the page (twentieths of a point): A4 with an inch on each side. */
const WIDTH = 9026
const CELL = { top: 40, bottom: 40, left: 80, right: 80 }
const PADDING = CELL.left + CELL.right
/** Width of a letter of 10.5 points. */
const LETTER = 125
const RULE = { style: 'single', size: 4, color: 'C9C2B4' } as const
const HEAD = 'F1EEE7'
/** What stands in a column of figures: amounts, shares, counts and signs for none. */
const FIGURE = /^[-–—+−]?[($€£¥₩]?[\d.,'’\s]*\d[\d.,'’\s]*[%)]*$|^[-–—]?$/u

/** A table whose first row is its head; a plain one has none. Columns are as wide as their texts ask for, and figures stand to the right. */
export function gridTable(
  docx: typeof Docx,
  rows: readonly (readonly string[])[],
  look: 'headed' | 'plain' = 'headed',
): Docx.Table {
  const widths = columnWidths(rows)
  const body = look === 'headed' ? rows.slice(1) : rows
  const isFigures = widths.map((_, column) => isColumnOfFigures(body.map((row) => row[column] ?? '')))
  const cellOf = (text: string, column: number, isHead: boolean): Docx.TableCell =>
    new docx.TableCell({
      width: { size: widths[column] ?? 0, type: docx.WidthType.DXA },
      margins: CELL,
      ...(isHead ? { shading: { fill: HEAD } } : {}),
      children: [
        new docx.Paragraph({
          ...(isFigures[column] ? { alignment: docx.AlignmentType.RIGHT } : {}),
          children: [new docx.TextRun({ text, bold: isHead })],
        }),
      ],
    })
  return new docx.Table({
    width: { size: WIDTH, type: docx.WidthType.DXA },
    columnWidths: widths,
    layout: docx.TableLayoutType.FIXED,
    borders: { top: RULE, bottom: RULE, left: RULE, right: RULE, insideHorizontal: RULE, insideVertical: RULE },
    rows: rows.map((row, index) => {
      const isHead = look === 'headed' && index === 0
      return new docx.TableRow({
        tableHeader: isHead,
        cantSplit: true,
        children: row.map((text, column) => cellOf(text, column, isHead)),
      })
    }),
  })
}

/** Each column has the room for its longest text; where the page is too narrow for all, the widest give way to one another. */
function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const needs = Array.from(
    { length: count },
    (_, column) => Math.max(1, ...rows.map((row, index) => needOf(row[column] ?? '', index))) * LETTER + PADDING,
  )
  const most = widestOf(needs)
  const widths = needs.map((need) => Math.min(need, most))
  const all = widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width) => Math.floor((width / all) * WIDTH))
}

/** Letters that a cell needs in one line; the head of a column may break into two. */
const needOf = (text: string, row: number): number => (row === 0 ? Math.ceil(lettersOf(text) / 2) : lettersOf(text))

/** How wide a column may be so that all of them fill the page: those that need less leave their rest to the others. */
function widestOf(needs: readonly number[]): number {
  let [left, columns] = [WIDTH, needs.length]
  for (const need of needs.toSorted((a, b) => a - b)) {
    if (need > left / columns) return left / columns
    left -= need
    columns--
  }
  return WIDTH
}

/** An ideograph is as wide as two letters. */
const lettersOf = (text: string): number => text.length + (text.match(/[\u1100-\u11ff\u2e80-\uffef]/gu)?.length ?? 0)

const isColumnOfFigures = (texts: readonly string[]): boolean =>
  texts.some((text) => /\d/u.test(text)) && texts.every((text) => FIGURE.test(text.trim()))
