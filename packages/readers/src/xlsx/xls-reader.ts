import { readFile } from 'node:fs/promises'
import { CFB, read, utils, type CellObject, type WorkBook } from '@e965/xlsx'
import { cellAddress, ReadError, type CellPlace, type Sheet, type SheetCell, type Workbook } from '@tickmark/document'
import { decodeText, looksLikeText } from '../text/decode-text.ts'
import type { SourceFile } from '@tickmark/document/page'
import type { WholeReader } from '../reader/reader.ts'
import { readMacros } from '../macros/read-macros.ts'
import { isBiff8 } from './biff-records.ts'
import { nameExternalSheets } from './name-external-sheets.ts'
import { formatNumber, isDateFormat } from '../ooxml/number-formats.ts'
import { readBiffStyles, type BiffStyle, type BiffStyles } from './read-biff-styles.ts'
import { workbookDocument } from './workbook-document.ts'

/** Workbooks of Excel 2–2003, binary and OpenDocument workbooks, and the HTML and XML tables that programs export under the name "xls". */
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

/** What the workbook's parser leaves out or reads otherwise than a newer file would say it. */
interface Extras {
  targets: string[]
  macros?: Workbook['macros']
  styles?: BiffStyles
}

async function parse(file: SourceFile, options: Parameters<typeof read>[1]): Promise<WorkBook & Extras> {
  const bytes = await readFile(file.path)
  try {
    if (looksLikeText(bytes.subarray(0, 4096)))
      return { ...read(decodeText(bytes), { ...options, type: 'string', raw: true }), targets: [] }
    const stream = workbookStream(bytes)
    if (!stream || options?.bookSheets) return { ...read(bytes, { ...options, type: 'buffer' }), targets: [] }
    const named = nameExternalSheets(stream)
    // A stream by itself has no properties: those come from the file around it.
    const { Props } = read(bytes, { bookProps: true, type: 'buffer' })
    const book = read(named.stream, { ...options, type: 'buffer' })
    const [{ targets }, macros] = [named, readMacros(bytes)]
    return { ...book, Props, targets, styles: readBiffStyles(named.stream), ...(macros && { macros }) }
  } catch (error) {
    if (/password|encrypt/i.test(String(error))) throw new ReadError('ENCRYPTED')
    throw error
  }
}

/** The workbook's stream of an Excel 97–2003 file; undefined for all else. */
function workbookStream(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 4 || bytes.readUInt32BE(0) !== COMPOUND_FILE) return undefined
  const content: unknown = CFB.find(CFB.read(bytes, { type: 'buffer' }), 'Workbook')?.content
  const stream = content instanceof Uint8Array ? Buffer.from(content) : undefined
  return stream && isBiff8(stream) ? stream : undefined
}

function toWorkbook(book: WorkBook & Extras): Workbook {
  const date1904 = book.Workbook?.WBProps?.date1904 ?? false
  return {
    sheets: book.SheetNames.map((name, i) => toSheet(name, i, book)),
    definedNames: (book.Workbook?.Names ?? []).map(({ Name, Ref, Sheet: scope }) => ({
      name: Name,
      formula: Ref,
      sheet: scope === undefined ? undefined : book.SheetNames[scope],
      hidden: Name.startsWith('_xlnm.'),
    })),
    externalLinks: book.targets.map((target, i) => ({ index: i + 1, target })),
    ...(book.macros && { macros: book.macros }),
    iterativeCalculation: book.styles?.iterativeCalculation ?? false,
    date1904,
  }
}

function toSheet(name: string, index: number, book: WorkBook & Extras): Sheet {
  const sheet = book.Sheets[name]!
  const hidden = book.Workbook?.Sheets?.[index]?.Hidden
  const date1904 = book.Workbook?.WBProps?.date1904 ?? false
  const cells: SheetCell[] = []
  const rows = (sheet['!data'] ?? []) as (CellObject | undefined)[][]
  rows.forEach((row, rowIndex) =>
    row?.forEach((cell, columnIndex) => {
      const style = cell && book.styles?.styleOf(index, rowIndex, columnIndex, String(cell.z ?? 'General'))
      const converted = cell && toCell(cell, { rowIndex, columnIndex }, date1904, style)
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

function toCell(
  cell: CellObject,
  { rowIndex, columnIndex }: CellPlace,
  date1904: boolean,
  style: BiffStyle | undefined,
): SheetCell | undefined {
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
    ...(style?.bold ? { bold: true } : {}),
    ...(style?.indent ? { indent: style.indent } : {}),
    ...(style?.fontColor ? { fontColor: style.fontColor } : {}),
    ...(style?.concealed && value.value !== null ? { concealed: style.concealed } : {}),
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

const COMPOUND_FILE = 0xd0cf11e0

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
