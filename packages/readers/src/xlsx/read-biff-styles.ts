import { getExisting } from '@tickmark/document'
import { BIFF, biffRecords, type BiffRecord } from './biff-records.ts'
import { concealmentOf, type CellStyle } from './read-cell-styles.ts'
import { resolveColor } from './resolve-color.ts'

export type BiffStyle = Pick<CellStyle, 'bold' | 'indent' | 'fontColor' | 'concealed'>

export interface BiffStyles {
  /** Style of a cell by the sheet's index and the cell's; `numberFormat` decides with it what nobody can see. */
  styleOf(sheetIndex: number, rowIndex: number, columnIndex: number, numberFormat: string): BiffStyle
  iterativeCalculation: boolean
}

interface Format {
  font: { bold: boolean; color?: string } | undefined
  indent: number
  fill: { painted: boolean; color?: string }
}

/** Records of single cells: row, column and format index lead each of them. */
const CELLS: ReadonlySet<number> = new Set([
  BIFF.FORMULA,
  BIFF.RSTRING,
  BIFF.LABELSST,
  BIFF.NUMBER,
  BIFF.LABEL,
  BIFF.BOOLERR,
  BIFF.RK,
])
/** First of the colours that a palette may change. */
const FIRST_CUSTOM = 8

/** Fonts, indents and fills of a BIFF8 stream's cells, which the workbook's parser leaves out. */
export function readBiffStyles(stream: Buffer): BiffStyles {
  const fonts: Buffer[] = []
  const formats: Buffer[] = []
  const sheets = new Map<number, number>()
  const formatOf = new Map<number, Map<number, number>>()
  let palette: string[] = []
  let iterativeCalculation = false
  let cells: Map<number, number> | undefined
  for (const record of biffRecords(stream)) {
    const { at, type, data } = record
    if (type === BIFF.BOUNDSHEET) sheets.set(data.readUInt32LE(0), sheets.size)
    else if (type === BIFF.FONT) fonts.push(data)
    else if (type === BIFF.XF) formats.push(data)
    else if (type === BIFF.PALETTE) palette = readPalette(data)
    else if (type === BIFF.ITERATION) iterativeCalculation ||= data.readUInt16LE(0) === 1
    else if (type === BIFF.BOF && sheets.has(at)) formatOf.set(getExisting(sheets, at), (cells = new Map()))
    else if (cells) noteCells(record, cells)
  }
  const colorOf = (index: number) => palette[index - FIRST_CUSTOM] ?? resolveColor({ indexed: String(index) }, [])
  const read = formats.map((data) => readFormat(data, fonts, colorOf))
  return {
    iterativeCalculation,
    styleOf(sheetIndex, rowIndex, columnIndex, numberFormat) {
      const format = read[formatOf.get(sheetIndex)?.get(placeOf(rowIndex, columnIndex)) ?? -1]
      return {
        bold: format?.font?.bold ?? false,
        indent: format?.indent ?? 0,
        fontColor: format?.font?.color,
        concealed: concealmentOf(numberFormat, format?.font?.color, format?.fill),
      }
    },
  }
}

/** A sheet of this format has 256 columns. */
function placeOf(rowIndex: number, columnIndex: number): number {
  return rowIndex * 256 + columnIndex
}

function noteCells({ type, data }: BiffRecord, cells: Map<number, number>): void {
  if (data.length < 6) return
  const [row, column] = [data.readUInt16LE(0), data.readUInt16LE(2)]
  if (CELLS.has(type)) cells.set(placeOf(row, column), data.readUInt16LE(4))
  else if (type === BIFF.MULRK)
    for (let at = 4, i = 0; at + 8 <= data.length; at += 6, i++)
      cells.set(placeOf(row, column + i), data.readUInt16LE(at))
}

/** MS-XLS 2.4.353: font, indent and fill of a cell format. */
function readFormat(data: Buffer, fonts: readonly Buffer[], colorOf: (index: number) => string | undefined): Format {
  if (data.length < 20) return { font: undefined, indent: 0, fill: { painted: false } }
  const fontIndex = data.readUInt16LE(0)
  // There is no font 4.
  const font = fonts[fontIndex > 4 ? fontIndex - 1 : fontIndex]
  const pattern = data.readUInt32LE(14) >>> 26
  return {
    font: font && readFont(font, colorOf),
    indent: data.readUInt8(8) & 0x0f,
    fill: { painted: pattern > 0, color: pattern > 0 ? colorOf(data.readUInt16LE(18) & 0x7f) : undefined },
  }
}

/** MS-XLS 2.4.122; colour 0x7FFF is the window's own. */
function readFont(data: Buffer, colorOf: (index: number) => string | undefined): { bold: boolean; color?: string } {
  if (data.length < 8) return { bold: false }
  return { bold: data.readUInt16LE(6) >= 700, color: colorOf(data.readUInt16LE(4)) }
}

function readPalette(data: Buffer): string[] {
  const count = Math.min(data.readUInt16LE(0), Math.floor((data.length - 2) / 4))
  return Array.from({ length: count }, (_, i) => data.toString('hex', 2 + i * 4, 5 + i * 4).toUpperCase())
}
