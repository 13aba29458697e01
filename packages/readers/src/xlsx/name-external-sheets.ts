import { BIFF, biffRecords } from './biff-records.ts'

/** Content of a record can be no longer than this (MS-XLS 2.1.4); what is goes on in another one. */
const LONGEST = 8224
/** Lengths that mean this workbook itself, and functions of add-ins. */
const OWN = new Set([0x0401, 0x3a01])

export interface NamedSheets {
  stream: Buffer
  /** Other workbooks in the order in which formulas number them from 1; paths as stored. */
  targets: string[]
}

/**
 * Sheets of other workbooks bear their bare names in a BIFF8 stream, and the parser writes them into formulas as if they were
 * this workbook's own. Gives them the names that formulas have in newer files: "[1]Sheet1".
 */
export function nameExternalSheets(stream: Buffer): NamedSheets {
  const targets: string[] = []
  const parts: Buffer[] = []
  let copied = 0
  let grown = 0
  const sheetOffsets: number[] = []
  for (const { at, type, data } of biffRecords(stream)) {
    if (type === BIFF.BOUNDSHEET) sheetOffsets.push(at + 4 + grown)
    if (type !== BIFF.SUPBOOK || data.length < 4 || OWN.has(data.readUInt16LE(2))) continue
    const book = readBook(data)
    if (!book) continue
    targets.push(book.path)
    const renamed = writeBook(data, book, targets.length)
    if (renamed.length > LONGEST) continue
    parts.push(stream.subarray(copied, at), header(renamed.length), renamed)
    copied = at + 4 + data.length
    grown += renamed.length - data.length
  }
  if (parts.length === 0) return { stream, targets }
  const result = Buffer.concat([...parts, stream.subarray(copied)])
  // What stands behind has moved; sheets are found by their offsets.
  for (const at of sheetOffsets) result.writeUInt32LE(result.readUInt32LE(at) + grown, at)
  return { stream: result, targets }
}

interface Book {
  path: string
  sheets: string[]
  /** Where the names of sheets begin in the record. */
  sheetsAt: number
}

function readBook(data: Buffer): Book | undefined {
  const path = readText(data, 4, data.readUInt16LE(2))
  if (!path) return undefined
  const sheets: string[] = []
  let at = path.end
  for (let count = data.readUInt16LE(0); count > 0 && at + 3 <= data.length; count--) {
    const name = readText(data, at + 2, data.readUInt16LE(at))
    if (!name) return undefined
    sheets.push(name.text)
    at = name.end
  }
  return sheets.length > 0 ? { path: plainPath(path.text), sheets, sheetsAt: path.end } : undefined
}

function writeBook(data: Buffer, { sheets, sheetsAt }: Book, index: number): Buffer {
  const names = sheets.map((sheet) => {
    const text = `[${index}]${sheet}`
    const head = Buffer.alloc(3)
    head.writeUInt16LE(text.length, 0)
    head[2] = 1
    return Buffer.concat([head, Buffer.from(text, 'utf16le')])
  })
  return Buffer.concat([data.subarray(0, sheetsAt), ...names])
}

/** Characters of one or two bytes, as the flag before them says (MS-XLS 2.5.293). */
function readText(data: Buffer, at: number, length: number): { text: string; end: number } | undefined {
  const wide = (data[at] ?? 0) & 1
  const end = at + 1 + length * (wide ? 2 : 1)
  return end <= data.length ? { text: data.toString(wide ? 'utf16le' : 'latin1', at + 1, end), end } : undefined
}

/** A virtual path (MS-XLS 2.5.277) as a user would write it. */
function plainPath(path: string): string {
  return path
    .replace(/^[\u0001\u0002]/, '')
    .replace(/^\u0001(.)/, (_, drive: string) => (drive === '@' ? '\\\\' : `${drive}:\\`))
    .replace(/[\u0002\u0003]/g, '\\')
    .replace(/[\u0000-\u001f]/g, '')
}

function header(length: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt16LE(BIFF.SUPBOOK, 0)
  bytes.writeUInt16LE(length, 2)
  return bytes
}
