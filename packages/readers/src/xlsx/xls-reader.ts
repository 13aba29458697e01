import { readFile } from 'node:fs/promises'
import { read, utils, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { cellAddress, ReadError, type Sheet, type SheetCell, type Workbook } from '@tickmark/document'
import { decodeText, looksLikeText } from '../csv/decode-text.ts'
import type { SourceFile, WholeReader } from '../reader.ts'
import { formatNumber, isDateFormat } from './number-formats.ts'
import { workbookDocument } from './workbook-document.ts'

/** Workbooks of Excel 2–2003, binary workbooks, and the HTML and XML tables that programs export under the name "xls". */
export const xlsReader: WholeReader = {
  async inspect(file) {
    const { SheetNames, Props } = await parse(file, { bookSheets: true, bookProps: true })
    return {
      format: 'xls',
      mediaType: 'application/vnd.ms-excel',
      pageCount: SheetNames.length,
      paginated: false,
      title: Props?.Title || undefined,
    }
  },
  async read(file) {
    const book = await parse(file, { dense: true, cellFormula: true, cellNF: true, cellStyles: true, cellText: false })
    const { Title, Author, Application } = book.Props ?? {}
    const metadata = { title: Title || undefined, author: Author || undefined, producer: Application || undefined }
    return workbookDocument(toWorkbook(book), { name: file.name, format: 'xls', metadata })
  },
}

async function parse(file: SourceFile, options: Parameters<typeof read>[1]): Promise<WorkBook> {
  const bytes = await readFile(file.path)
  try {
    return looksLikeText(bytes.subarray(0, 4096))
      ? read(decodeText(bytes), { ...options, type: 'string', raw: true })
      : read(bytes, { ...options, type: 'buffer' })
  } catch (error) {
    if (/password|encrypt/i.test(String(error))) throw new ReadError('ENCRYPTED')
    throw error
  }
}

function toWorkbook(book: WorkBook): Workbook {
  const date1904 = book.Workbook?.WBProps?.date1904 ?? false
  return {
    sheets: book.SheetNames.map((name, i) =>
      toSheet(name, book.Sheets[name]!, book.Workbook?.Sheets?.[i]?.Hidden, date1904),
    ),
    definedNames: (book.Workbook?.Names ?? []).map(({ Name, Ref, Sheet: scope }) => ({
      name: Name,
      formula: Ref,
      sheet: scope === undefined ? undefined : book.SheetNames[scope],
      hidden: Name.startsWith('_xlnm.'),
    })),
    externalLinks: [],
    iterativeCalculation: false,
    date1904,
  }
}

function toSheet(name: string, sheet: WorkSheet, hidden: 0 | 1 | 2 | undefined, date1904: boolean): Sheet {
  const cells: SheetCell[] = []
  const rows = (sheet['!data'] ?? []) as (CellObject | undefined)[][]
  rows.forEach((row, rowIndex) =>
    row?.forEach((cell, columnIndex) => {
      const converted = cell && toCell(cell, rowIndex, columnIndex, date1904)
      if (converted) cells.push(converted)
    }),
  )
  return {
    name: name.normalize('NFC'),
    visibility: hidden === 1 ? 'hidden' : hidden === 2 ? 'veryHidden' : 'visible',
    rowCount: cells.reduce((most, cell) => Math.max(most, cell.rowIndex + 1), 0),
    columnCount: cells.reduce((most, cell) => Math.max(most, cell.columnIndex + 1), 0),
    cells,
    merges: (sheet['!merges'] ?? []).map((merge) => utils.encode_range(merge)),
    hiddenRows: (sheet['!rows'] ?? []).flatMap((row, i) => (row?.hidden ? [i] : [])),
    hiddenColumns: (sheet['!cols'] ?? []).flatMap((column, i) => (column?.hidden ? [i] : [])),
  }
}

function toCell(cell: CellObject, rowIndex: number, columnIndex: number, date1904: boolean): SheetCell | undefined {
  const comment =
    cell.c
      ?.map(({ t }) => t.split('\0', 1)[0])
      .join('\n')
      .trim()
      .normalize('NFC') || undefined
  const value = valueOf(cell, date1904)
  if (value.value === null && cell.f === undefined && !comment) return undefined
  const fill = cell.s as { patternType?: string; fgColor?: { rgb?: string } } | undefined
  return {
    address: cellAddress(rowIndex, columnIndex),
    rowIndex,
    columnIndex,
    ...value,
    ...(cell.f === undefined ? {} : { formula: cell.f }),
    ...(cell.F && cell.f !== undefined ? { arrayRange: cell.F } : {}),
    ...(cell.z && cell.z !== 'General' ? { numberFormat: String(cell.z) } : {}),
    ...(comment ? { comment } : {}),
    ...(fill?.patternType && fill.patternType !== 'none' && fill.fgColor?.rgb
      ? { fillColor: fill.fgColor.rgb.slice(-6).toUpperCase() }
      : {}),
  }
}

function valueOf({ t, v, w, z }: CellObject, date1904: boolean): Pick<SheetCell, 'type' | 'value' | 'text'> {
  if (t === 'n' && typeof v === 'number') {
    const format = String(z ?? 'General')
    return { type: isDateFormat(format) ? 'date' : 'number', value: v, text: formatNumber(v, format, date1904) }
  }
  if (t === 'b') return { type: 'boolean', value: v === true, text: v ? 'TRUE' : 'FALSE' }
  if (t === 'e') {
    const text = w ?? ERROR_TEXTS[Number(v)] ?? '#VALUE!'
    return { type: 'error', value: text, text }
  }
  if (t === 's' && v !== undefined && v !== '') {
    const text = String(v).normalize('NFC')
    return { type: 'text', value: text, text }
  }
  return { type: 'empty', value: null, text: '' }
}

/** BIFF error codes (MS-XLS 2.5.10). */
const ERROR_TEXTS: Record<number, string> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
}
