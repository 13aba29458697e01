import { columnName, type SheetCell, type Workbook, groupOf, itemAt } from '@tickmark/document'
import type { Model } from '@ironcalc/wasm'
import type { Place } from '../formula/reference.ts'
import { indexTables, replaceTableReferences, type TableIndex } from '../formula/structured.ts'
import { functionName, tokenizeFormula } from '../formula/tokenize.ts'
import { rewriteReferences } from '../formula/translate.ts'
import type { CellValue } from '../model/recalculator.ts'

/** Their value depends on when or how often one computes, or on where an array spilled: kept as stored. */
const VOLATILE = new Set([
  'ANCHORARRAY',
  'FORMULATEXT',
  'SINGLE',
  'TODAY',
  'NOW',
  'RAND',
  'RANDBETWEEN',
  'RANDARRAY',
  'CELL',
  'INFO',
])
/** 15 digits, whatever the formula would make of the cell's own format. */
const EXACT_FORMAT = '0.00000000000000E+00'
/** Array formulas beyond this cost the engine minutes; the others keep what they store. */
const MOST_ARRAYS = 2000
/** What becomes of a cell: computed, a mere value that is known to be right, or in place of what cannot be computed, or nothing where nobody reads it. */
export type Treatment = 'compute' | 'fix' | 'leave out' | 'unread'

/** A formula that was handed to the engine. */
export interface Formula {
  sheet: string
  sheetIndex: number
  cell: SheetCell
  key: string
  /** Not handed to the engine: it holds its stored value. */
  isLeftOut: boolean
}

export function keyOf(place: Place): string {
  return `${place.sheet.toLowerCase()}!${place.row},${place.column}`
}

/**
 * Writes a workbook into an empty engine, which is to be paused: stored values, and the formulas to compute. `changes` holds other
 * content by the key of its cell. Gives the formulas that are not fixed, and the changed cells.
 */
export function loadWorkbook(
  model: Model,
  workbook: Workbook,
  changes: ReadonlyMap<string, string>,
  treatmentOf: (place: Place) => Treatment,
): Formula[] {
  addSheets(model, workbook)
  addNames(model, workbook)
  return fillSheets(model, workbook, changes, treatmentOf)
}

function addSheets(model: Model, workbook: Workbook): void {
  for (const [index, sheet] of workbook.sheets.entries()) {
    if (index > 0) model.newSheet()
    model.renameSheet(index, sheet.name)
  }
}

/** Names that the engine refuses (print areas, constants with commas) are left out; formulas on them come out uncomputed. */
function addNames(model: Model, workbook: Workbook): void {
  for (const { name, formula, sheet } of workbook.definedNames) {
    const scope = sheet === undefined ? undefined : workbook.sheets.findIndex((candidate) => candidate.name === sheet)
    try {
      model.newDefinedName(name, scope, formula)
    } catch {
      continue
    }
  }
}

function fillSheets(
  model: Model,
  workbook: Workbook,
  changes: ReadonlyMap<string, string>,
  treatmentOf: (place: Place) => Treatment,
): Formula[] {
  const formulas: Formula[] = []
  let arrays = 0
  const tables = indexTables(workbook)
  for (const [sheetIndex, sheet] of workbook.sheets.entries()) {
    const own: SheetCell[] = []
    for (const stored of sheet.cells) {
      const place = { sheet: sheet.name, row: stored.rowIndex, column: stored.columnIndex }
      const key = keyOf(place)
      const changed = changes.get(key)
      const treatment = treatmentOf(place)
      if (changed === undefined && treatment === 'unread') continue
      if (changed === undefined && (treatment === 'fix' || !stored.formula)) {
        setStored(model, sheetIndex, stored)
        if (stored.computedBy !== undefined) own.push(stored)
        continue
      }
      const cell = withPlainReferences(stored, tables, sheet.name)
      if (cell.arrayRange) arrays++
      if (changed !== undefined) model.setUserInput(sheetIndex, cell.rowIndex + 1, cell.columnIndex + 1, changed)
      const isSet =
        changed !== undefined ||
        (treatment === 'compute' && arrays <= MOST_ARRAYS && setFormula(model, workbook, sheetIndex, cell))
      if (!isSet) setStored(model, sheetIndex, cell)
      formulas.push({ sheet: sheet.name, sheetIndex, cell, key, isLeftOut: !isSet })
      own.push(cell)
    }
    formatExactly(model, sheetIndex, own)
  }
  return formulas
}

function withPlainReferences(cell: SheetCell, tables: TableIndex, sheet: string): SheetCell {
  if (!cell.formula) return cell
  const place = { sheet, row: cell.rowIndex, column: cell.columnIndex }
  return { ...cell, formula: replaceTableReferences(cell.formula, tables, place) }
}

/** False when the formula cannot be computed here: volatile, into other files, or on tables. */
function setFormula(model: Model, workbook: Workbook, sheetIndex: number, cell: SheetCell): boolean {
  if (!cell.formula || !isComputable(cell.formula)) return false
  const formula = `=${clipWholeLines(cell.formula, workbook, sheetIndex)}`
  const [row, column] = [cell.rowIndex + 1, cell.columnIndex + 1]
  try {
    if (cell.arrayRange) {
      const { width, height } = sizeOf(cell.arrayRange)
      model.setUserArrayFormula(sheetIndex, row, column, width, height, formula)
    } else model.setUserInput(sheetIndex, row, column, formula)
    return true
  } catch {
    return false
  }
}

export function isComputable(formula: string): boolean {
  return tokenizeFormula(formula).every((token) => {
    if (token.type === 'structured' || token.type === 'unknown') return false
    if (token.type === 'function') return !VOLATILE.has(functionName(token.text))
    return token.type !== 'reference' || !/\[[^\]]{0,255}\]/.test(token.text)
  })
}

/** The engine walks a whole column cell by cell; the used part gives the same result. */
function clipWholeLines(formula: string, workbook: Workbook, sheetIndex: number): string {
  if (!/(?:[A-Z]:\$?[A-Z]+(?!\d))|(?:\d:\$?\d)/i.test(formula)) return formula
  return rewriteReferences(formula, ({ text }) => {
    const bang = text.lastIndexOf('!') + 1
    const name = text.slice(0, bang).replace(/!$/, '').replaceAll(/^'|'$/g, '').replaceAll("''", "'").toLowerCase()
    const sheet =
      bang > 0
        ? workbook.sheets.find((candidate) => candidate.name.toLowerCase() === name)
        : workbook.sheets[sheetIndex]
    const columns = /^(\$?[A-Z]{1,3}):(\$?[A-Z]{1,3})$/i.exec(text.slice(bang))
    if (columns) return `${text.slice(0, bang)}${columns[1]}$1:${columns[2]}$${Math.max(1, sheet?.rowCount ?? 1)}`
    const rows = /^(\$?\d+):(\$?\d+)$/.exec(text.slice(bang))
    if (rows)
      return `${text.slice(0, bang)}$A${rows[1]}:$${columnName(Math.max(0, (sheet?.columnCount ?? 1) - 1))}${rows[2]}`
    return text
  })
}

function sizeOf(range: string): { width: number; height: number } {
  const columnOf = (letters: string): number =>
    [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  const match = /^\$?([A-Z]+)\$?(\d+):\$?([A-Z]+)\$?(\d+)$/.exec(range)
  if (!match) return { width: 1, height: 1 }
  return {
    width: columnOf(groupOf(match, 3)) - columnOf(groupOf(match, 1)) + 1,
    height: Number(match[4]) - Number(match[2]) + 1,
  }
}

/** The engine refuses to write into an array's cells: the array itself fills them. */
export function setStored(model: Model, sheetIndex: number, cell: SheetCell): void {
  if (cell.value === null || cell.value === '') return
  try {
    model.setUserInput(sheetIndex, cell.rowIndex + 1, cell.columnIndex + 1, inputText(cell))
  } catch {
    return
  }
}

/** What a person would type to get the stored value; the apostrophe keeps "12%" and "=x" text. */
function inputText({ type, value }: SheetCell): string {
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'number' || type === 'error') return String(value)
  return `'${value}`
}

/** Formats the runs of formulas in each column. */
function formatExactly(model: Model, sheetIndex: number, cells: readonly SheetCell[]): void {
  const sorted = cells.toSorted((a, b) => a.columnIndex - b.columnIndex || a.rowIndex - b.rowIndex)
  let start = 0
  for (let end = 1; end <= sorted.length; end++) {
    const previous = itemAt(sorted, end - 1)
    const next = sorted[end]
    if (next?.columnIndex === previous.columnIndex && next.rowIndex === previous.rowIndex + 1) continue
    const first = itemAt(sorted, start)
    const area = {
      sheet: sheetIndex,
      row: first.rowIndex + 1,
      column: first.columnIndex + 1,
      width: 1,
      height: end - start,
    }
    model.updateRangeStyle(area, 'num_fmt', EXACT_FORMAT)
    start = end
  }
}

export function functionsOf(formula: string): string[] {
  return tokenizeFormula(formula).flatMap((token) => (token.type === 'function' ? [functionName(token.text)] : []))
}

export function readValue(model: Model, sheetIndex: number, cell: SheetCell): CellValue {
  const text = model.getFormattedCellValue(sheetIndex, cell.rowIndex + 1, cell.columnIndex + 1)
  const number = Number(text)
  if (text !== '' && Number.isFinite(number)) return number
  if (text === 'TRUE' || text === 'FALSE') return text === 'TRUE'
  return text
}
