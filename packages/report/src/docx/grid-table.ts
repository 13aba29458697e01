import type * as Docx from 'docx'

/** Between the margins of the page (twentieths of a point): A4 with an inch on each side. */
const WIDTH = 9026
/** How many letters of a cell count for the width of its column: short ones keep their heads whole, long ones break. */
const LETTERS = { least: 5, most: 34 }
const CELL = { top: 40, bottom: 40, left: 80, right: 80 }
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

/** Shares of the page by the longest text of each column. */
function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const letters = Array.from({ length: count }, (_, column) =>
    Math.min(LETTERS.most, Math.max(LETTERS.least, ...rows.map((row) => lettersOf(row[column] ?? '')))),
  )
  const all = letters.reduce((sum, one) => sum + one, 0)
  return letters.map((one) => Math.floor((one / all) * WIDTH))
}

/** An ideograph is as wide as two letters. */
const lettersOf = (text: string): number => text.length + (text.match(/[\u1100-\u11ff\u2e80-\uffef]/gu)?.length ?? 0)

const isColumnOfFigures = (texts: readonly string[]): boolean =>
  texts.some((text) => /\d/u.test(text)) && texts.every((text) => FIGURE.test(text.trim()))
