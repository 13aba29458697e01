import type { Sheet, SheetCell } from '@tickmark/document'
import { packIndexed, readIndex, readPart, type ReadBytes } from './indexed-file.ts'

/** What a sheet's grid shows of a cell. */
export type ShownCell = Pick<SheetCell, 'address' | 'rowIndex' | 'columnIndex' | 'text' | 'formula' | 'type' | 'bold'>

export interface SheetHead {
  name: string
  visibility: Sheet['visibility']
  rowCount: number
  columnCount: number
}

interface SheetEntry extends SheetHead {
  merges: string[]
  /** Whole rows, in order: the first and the last of a stretch, where it begins in the file, and its length in bytes. */
  stretches: [firstRow: number, lastRow: number, start: number, length: number][]
}

/** Cells of a stretch: a stretch is what is read to show a screen of rows. */
const STRETCH = 2000
/** The sheets of a workbook as a file of which any rows can be read without the rest. */
export function packSheets(sheets: readonly Sheet[]): Buffer {
  return packIndexed((add) =>
    sheets.map(({ name, visibility, rowCount, columnCount, merges, cells }): SheetEntry => {
      const stretches: SheetEntry['stretches'] = []
      for (const stretch of stretchesOf(cells)) {
        const [first, last] = [stretch.at(0), stretch.at(-1)]
        if (first && last) stretches.push([first.rowIndex, last.rowIndex, ...add(stretch)])
      }
      return { name, visibility, rowCount, columnCount, merges, stretches }
    }),
  )
}

/** Cells by rows, in stretches that never cut a row. */
function* stretchesOf(cells: readonly SheetCell[]): Generator<ShownCell[]> {
  let stretch: ShownCell[] = []
  for (const cell of cells.toSorted((a, b) => a.rowIndex - b.rowIndex)) {
    if (stretch.length >= STRETCH && stretch.at(-1)?.rowIndex !== cell.rowIndex) {
      yield stretch
      stretch = []
    }
    const { address, rowIndex, columnIndex, text, formula, type, bold } = cell
    stretch.push({ address, rowIndex, columnIndex, text, formula, type, bold })
  }
  if (stretch.length > 0) yield stretch
}

export interface OpenSheets {
  heads: SheetHead[]
  /** The rows from `firstRow` on, `count` of them; undefined where there is no such sheet. The first sheet when none is named. */
  readRows(
    name: string | undefined,
    firstRow: number,
    count: number,
  ): Promise<{ name: string; merges: string[]; cells: ShownCell[] } | undefined>
}

/** Opens a file that `packSheets` made, of so many bytes. */
export async function openSheets(size: number, read: ReadBytes): Promise<OpenSheets> {
  const index = (await readIndex(size, read)) as SheetEntry[]
  return {
    heads: index.map(({ name, visibility, rowCount, columnCount }) => ({ name, visibility, rowCount, columnCount })),
    async readRows(wanted, firstRow, count) {
      const sheet = wanted === undefined ? index[0] : index.find(({ name }) => name === wanted)
      if (!sheet) return undefined
      const end = firstRow + count
      const touched = sheet.stretches.filter(([first, last]) => first < end && last >= firstRow)
      const stretches = await Promise.all(
        touched.map(async ([, , ...place]) => (await readPart(read, place)) as ShownCell[]),
      )
      const cells = stretches.flat().filter(({ rowIndex }) => rowIndex >= firstRow && rowIndex < end)
      return { name: sheet.name, merges: sheet.merges, cells }
    },
  }
}
