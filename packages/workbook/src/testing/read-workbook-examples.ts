import { cellAddress, type Sheet, type SheetCell, type Workbook } from '@tickmark/document'
import type { CellValue, Recalculator } from '../model/recalculator.ts'

/** An example of a rule's page: a fenced block `workbook ok` or `workbook problem <Sheet!A1 of the finding>`. */
export interface WorkbookExample {
  kind: 'ok' | 'problem'
  /** Where the finding must stand. */
  place?: string
  workbook: Workbook
}

/**
 * Reads the examples of a page. `# Name` begins a sheet (`# Name (hidden)` a hidden one, `(row 2 hidden)`, `(column B hidden)`), each line of `| a | b |` is a row from column A.
 * A cell is a number (`12 (white)` one in the colour of its ground, `12 (blue)` one in blue letters, `1 (shown ☑)` one that its format prints otherwise, `45658 (day 2025-01-01)` a date), a percentage, a `=formula` (`=formula → 5` stores 5 whatever it gives), `'12` for text, or words.
 * Formulas get the values that the recalculator computes.
 */
export function readWorkbookExamples(page: string, recalculator: Recalculator): WorkbookExample[] {
  return [...page.matchAll(/^```workbook (ok|problem)(?: (\S.*?))?\n([^]*?)^```/gm)].map(([, kind, place, body]) => ({
    kind: kind as WorkbookExample['kind'],
    ...(place && { place }),
    workbook: compute(readSheets(body!), recalculator),
  }))
}

function readSheets(body: string): Workbook {
  const sheets: Sheet[] = []
  for (const line of body.split('\n')) {
    const head = /^# (.+?)(?: \((row \d+|column [A-Z]+)? ?hidden\))?$/.exec(line)
    if (head) sheets.push(emptySheet(head[1]!, line.endsWith('hidden)') ? (head[2] ?? 'sheet') : undefined))
    else if (line.startsWith('|')) addRow(sheets.at(-1)!, line.split('|').slice(1, -1))
  }
  return { sheets, definedNames: [], externalLinks: [], iterativeCalculation: false, date1904: false }
}

function emptySheet(name: string, hidden: string | undefined): Sheet {
  const [kind, line = ''] = (hidden ?? '').split(' ')
  return {
    name,
    visibility: kind === 'sheet' ? 'hidden' : 'visible',
    rowCount: 0,
    columnCount: 0,
    cells: [],
    merges: [],
    hiddenRows: kind === 'row' ? [Number(line) - 1] : [],
    hiddenColumns: kind === 'column' ? [line.charCodeAt(0) - 65] : [],
  }
}

function addRow(sheet: Sheet, texts: readonly string[]): void {
  const rowIndex = sheet.rowCount++
  sheet.columnCount = Math.max(sheet.columnCount, texts.length)
  for (const [columnIndex, text] of texts.entries())
    if (text.trim() !== '')
      sheet.cells.push({ address: cellAddress(rowIndex, columnIndex), rowIndex, columnIndex, ...readCell(text.trim()) })
}

function readCell(
  text: string,
): Pick<SheetCell, 'type' | 'value' | 'text' | 'formula' | 'numberFormat' | 'concealed' | 'fontColor'> {
  if (text.endsWith(' (blue)')) return { ...readCell(text.slice(0, -7)), fontColor: '0000FF' }
  const [, serial, day] = /^(\d+) \(day (.+)\)$/.exec(text) ?? []
  if (day) return { type: 'date', value: Number(serial), text: day }
  const [, own, shown] = /^(.+) \(shown (.+)\)$/.exec(text) ?? []
  if (own && shown) return { ...readCell(own), text: shown }
  if (text.endsWith(' (white)')) return { ...readCell(text.slice(0, -8)), concealed: 'color' }
  const formula = /^=(.+?)(?: → (.+))?$/.exec(text)
  if (formula)
    return { ...(formula[2] ? readCell(formula[2]) : { type: 'empty', value: null, text: '' }), formula: formula[1]! }
  if (/^-?\d+(?:\.\d+)?%$/.test(text))
    return { type: 'number', value: Number(text.slice(0, -1)) / 100, text, numberFormat: '0.0%' }
  if (/^#(?:REF!|DIV\/0!|VALUE!|N\/A)$/.test(text)) return { type: 'error', value: text, text }
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return { type: 'number', value: Number(text), text }
  return { type: 'text', value: text.replace(/^'/, ''), text: text.replace(/^'/, '') }
}

function compute(workbook: Workbook, recalculator: Recalculator): Workbook {
  const computed = recalculator.recalculate(workbook)
  const fill = (sheet: string, cell: SheetCell): SheetCell => {
    if (cell.formula === undefined || cell.value !== null) return cell
    const value = computed.valueAt({ sheet, row: cell.rowIndex, column: cell.columnIndex }) ?? 0
    return { ...cell, type: typeOf(value), value, text: String(value) }
  }
  return {
    ...workbook,
    sheets: workbook.sheets.map((sheet) => ({ ...sheet, cells: sheet.cells.map((cell) => fill(sheet.name, cell)) })),
  }
}

function typeOf(value: CellValue): SheetCell['type'] {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  return typeof value === 'string' && value.startsWith('#') ? 'error' : 'text'
}
