import { columnName, type SheetCell, type Workbook } from '@tickmark/document'
import { initSync, Model, type SyncInitInput } from '@ironcalc/wasm'
import { indexTables, replaceTableReferences, type TableIndex } from './formula/structured.ts'
import { functionName, tokenizeFormula } from './formula/tokenize.ts'
import { rewriteReferences } from './formula/translate.ts'
import { readReference, resolveReference, type Place } from './formula/reference.ts'
import { graphOf } from './graph.ts'
import { gridsOf, type Grids, type ModelCell } from './grid.ts'
import type { CellChange, CellValue, Recalculation, Recalculator } from './recalculation.ts'
import { verifyStored, type Verification } from './verify-stored.ts'

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
const NOT_COMPUTED = new Set(['#NAME?', '#N/IMPL!', '#ERROR!', '#CIRC!'])
/** What it says of a function that it does not have. */
const MISSING = new Set(['#NAME?', '#N/IMPL!'])

/** Cells that the ranges of one formula may span for the engine, which walks empty ones too. */
const MOST_SPANNED = 5_000_000
/** Array formulas beyond this cost the engine minutes; the others keep what they store. */
const MOST_ARRAYS = 2000
/** Evaluations after failed formulas got their stored values: each round frees those that only followed from them. */
const MOST_ROUNDS = 3

interface Formula {
  sheet: string
  sheetIndex: number
  cell: SheetCell
  key: string
  /** Not handed to the engine: it holds its stored value. */
  isLeftOut: boolean
}

/**
 * A recalculator on the IronCalc engine. `wasm` is the engine's module, as bytes or compiled: who calls loads it, since this room
 * reads no files. Iteration is not supported: cells of a cycle keep their stored values.
 */
export function createRecalculator(wasm: SyncInitInput): Recalculator {
  let ready = false
  return {
    recalculate(workbook, changes = []) {
      const { open, wrong } = verificationOf(workbook)
      // One wrong value makes all that follows from it wrong: then everything is computed.
      const toCompute = wrong > 0 ? undefined : changes.length > 0 ? affectedBy(workbook, changes) : open
      if (toCompute?.size === 0) return asStored(workbook)
      if (!ready) initSync({ module: wasm })
      ready = true
      try {
        const model = new Model('workbook', 'en', 'UTC', 'en')
        const recalculation = recalculate(model, workbook, changes, toCompute)
        model.free()
        return recalculation
      } catch {
        // After a trap the engine still holds its borrow, and freeing the model would throw again.
        return nothingComputed(workbook)
      }
    },
  }
}

const verifications = new WeakMap<Workbook, Verification>()

function verificationOf(workbook: Workbook): Verification {
  const found = verifications.get(workbook) ?? verifyStored(gridsOf(workbook), workbook.iterativeCalculation)
  verifications.set(workbook, found)
  return found
}

/** What may have another value after the changes. Formulas that find their inputs by an address they compute always belong to it. */
function affectedBy(workbook: Workbook, changes: readonly CellChange[]): Set<ModelCell> {
  const grids = gridsOf(workbook)
  const changed = changes.flatMap(({ sheet, row, column }) => grids.get(sheet.toLowerCase())?.at(row, column) ?? [])
  const hidden = [...grids.values()].flatMap((grid) =>
    grid.cells.filter(({ shape }) => shape?.functions.has('OFFSET') || shape?.functions.has('INDIRECT')),
  )
  return new Set(graphOf(workbook).reach([...changed, ...hidden]))
}

/** Every formula gives what is stored. */
function asStored(workbook: Workbook): Recalculation {
  const grids = gridsOf(workbook)
  return {
    valueAt: (place) => storedAt(grids, place),
    unsupported: [],
    computed: workbook.sheets.reduce((sum, { cells }) => sum + cells.filter(isFormula).length, 0),
    skipped: 0,
  }
}

function isFormula({ formula }: SheetCell): boolean {
  return formula !== undefined
}

function storedAt(grids: Grids, { sheet, row, column }: Place): CellValue | undefined {
  const cell = grids.get(sheet.toLowerCase())?.at(row, column)
  return cell?.shape && cell.cell.value !== null ? cell.cell.value : undefined
}

/** Computes the formulas of `toCompute`, the others standing as values; all of them without it. */
function recalculate(
  model: Model,
  workbook: Workbook,
  changes: readonly CellChange[],
  toCompute: ReadonlySet<ModelCell> | undefined,
): Recalculation {
  model.pauseEvaluation()
  addSheets(model, workbook)
  addNames(model, workbook)
  const grids = gridsOf(workbook)
  const isFixed = (sheet: string, cell: SheetCell): boolean =>
    toCompute !== undefined && !toCompute.has(grids.get(sheet.toLowerCase())!.at(cell.rowIndex, cell.columnIndex)!)
  const formulas = fillSheets(model, workbook, changesByKey(changes), isFixed)
  model.resumeEvaluation()
  model.evaluate()
  const isChanged = changes.length > 0
  const { skipped, unsupported } = freezeUncomputed(
    model,
    grids,
    formulas,
    isChanged ? undefined : graphOf(workbook).dependants,
  )
  const values = new Map<string, CellValue>()
  for (const formula of formulas)
    if (!skipped.has(formula.key)) values.set(formula.key, readValue(model, formula.sheetIndex, formula.cell))
  const all = workbook.sheets.reduce((sum, { cells }) => sum + cells.filter(isFormula).length, 0)
  return {
    valueAt: (place) => {
      const key = keyOf(place)
      return values.get(key) ?? (toCompute && !skipped.has(key) ? storedAt(grids, place) : undefined)
    },
    unsupported,
    computed: (isChanged ? formulas.length : all) - skipped.size,
    skipped: skipped.size,
  }
}

/** A workbook that the engine refuses (a sheet name, a value) is reviewed without recalculation rather than not at all. */
function nothingComputed(workbook: Workbook): Recalculation {
  const skipped = workbook.sheets.reduce(
    (sum, { cells }) => sum + cells.filter(({ formula }) => formula !== undefined).length,
    0,
  )
  return { valueAt: () => undefined, unsupported: [], computed: 0, skipped }
}

function keyOf(place: Place): string {
  return `${place.sheet.toLowerCase()}!${place.row},${place.column}`
}

function changesByKey(changes: readonly CellChange[]): Map<string, string> {
  return new Map(changes.map((change) => [keyOf(change), String(change.content)]))
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
  isFixed: (sheet: string, cell: SheetCell) => boolean,
): Formula[] {
  const formulas: Formula[] = []
  let arrays = 0
  const tables = indexTables(workbook)
  for (const [sheetIndex, sheet] of workbook.sheets.entries()) {
    const own: SheetCell[] = []
    for (const stored of sheet.cells) {
      const key = keyOf({ sheet: sheet.name, row: stored.rowIndex, column: stored.columnIndex })
      const changed = changes.get(key)
      if (changed === undefined && (!stored.formula || isFixed(sheet.name, stored))) {
        setStored(model, sheetIndex, stored)
        continue
      }
      const cell = withPlainReferences(stored, tables, sheet.name)
      if (cell.arrayRange) arrays++
      if (changed !== undefined) model.setUserInput(sheetIndex, cell.rowIndex + 1, cell.columnIndex + 1, changed)
      const isSet = changed !== undefined || (arrays <= MOST_ARRAYS && setFormula(model, workbook, sheetIndex, cell))
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
  const clipped = clipWholeLines(cell.formula, workbook, sheetIndex)
  if (spannedBy(clipped) > MOST_SPANNED) return false
  const formula = `=${clipped}`
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

function spannedBy(formula: string): number {
  const host: Place = { sheet: '', row: 0, column: 0 }
  return tokenizeFormula(formula).reduce((sum, { type, text }) => {
    const area =
      type === 'reference' && text.includes(':') ? resolveReference(readReference(text, host), host) : undefined
    return area ? sum + (area.bottom - area.top + 1) * (area.right - area.left + 1) : sum
  }, 0)
}

function isComputable(formula: string): boolean {
  return tokenizeFormula(formula).every((token) => {
    if (token.type === 'structured' || token.type === 'unknown') return false
    if (token.type === 'function') return !VOLATILE.has(functionName(token.text))
    return token.type !== 'reference' || !/\[[^\]]*\]/.test(token.text)
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
  return { width: columnOf(match[3]!) - columnOf(match[1]!) + 1, height: Number(match[4]) - Number(match[2]) + 1 }
}

/** The engine refuses to write into an array's cells: the array itself fills them. */
function setStored(model: Model, sheetIndex: number, cell: SheetCell): void {
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
    const previous = sorted[end - 1]!
    const next = sorted[end]
    if (next?.columnIndex === previous.columnIndex && next.rowIndex === previous.rowIndex + 1) continue
    const first = sorted[start]!
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

/**
 * Cells that the engine can't compute get their stored value, so that what depends on them still can be. With a change applied,
 * stored values are no longer true: then only the names of the missing functions are taken.
 */
function freezeUncomputed(
  model: Model,
  grids: Grids,
  formulas: readonly Formula[],
  dependantsOf?: (cell: ModelCell) => readonly ModelCell[],
): { skipped: Set<string>; unsupported: string[] } {
  const isFrozen = ({ cell, isLeftOut }: Formula): boolean =>
    isLeftOut || (cell.formula !== undefined && !isComputable(cell.formula))
  const unsupported = missingFunctions(
    model,
    formulas.filter((formula) => !isFrozen(formula)),
  )
  const skipped = new Set(formulas.filter(isFrozen).map(({ key }) => key))
  const isLost = (formula: Formula): boolean => !skipped.has(formula.key) && fails(model, formula, !dependantsOf)
  for (let round = 1, failed = formulas.filter(isLost); failed.length > 0; round++, failed = failed.filter(isLost)) {
    const causes = dependantsOf && round < MOST_ROUNDS ? causesAmong(failed, grids, dependantsOf) : failed
    for (const { key } of causes) skipped.add(key)
    if (dependantsOf) setAllStored(model, causes)
  }
  return { skipped, unsupported }
}

/** Failed formulas that read no other failed one; all of them where they fail in a circle. */
function causesAmong(
  failed: readonly Formula[],
  grids: Grids,
  dependantsOf: (cell: ModelCell) => readonly ModelCell[],
): readonly Formula[] {
  const placeOf = ({ sheet, cell }: Formula): ModelCell =>
    grids.get(sheet.toLowerCase())!.at(cell.rowIndex, cell.columnIndex)!
  const followers = new Set(
    failed.flatMap((formula) => dependantsOf(placeOf(formula)).filter((other) => other !== placeOf(formula))),
  )
  const causes = failed.filter((formula) => !followers.has(placeOf(formula)))
  return causes.length > 0 ? causes : failed
}

/** While it evaluates, the engine computes the whole workbook after every input: it pauses for as many as there are. */
function setAllStored(model: Model, formulas: readonly Formula[]): void {
  if (formulas.length === 0) return
  model.pauseEvaluation()
  for (const { sheetIndex, cell } of formulas) setStored(model, sheetIndex, cell)
  model.resumeEvaluation()
  model.evaluate()
}

function fails(model: Model, { sheetIndex, cell }: Formula, isChanged: boolean): boolean {
  const result = model.getFormattedCellValue(sheetIndex, cell.rowIndex + 1, cell.columnIndex + 1)
  return (NOT_COMPUTED.has(result) && cell.type !== 'error') || (!isChanged && stumbles(result, cell))
}

/** A function that worked elsewhere is not what the engine lacks. */
function missingFunctions(model: Model, formulas: readonly Formula[]): string[] {
  const refused = new Set<string>()
  const computed = new Set<string>()
  for (const { sheetIndex, cell } of formulas) {
    const result = model.getFormattedCellValue(sheetIndex, cell.rowIndex + 1, cell.columnIndex + 1)
    for (const name of functionsOf(cell.formula ?? '')) (MISSING.has(result) ? refused : computed).add(name)
  }
  return [...refused].filter((name) => !computed.has(name)).toSorted()
}

/**
 * The engine ends in an error what holds a value: it has the function, not all that the function can take (arrays inside lookups,
 * unordered dates). A division by zero and a lost reference are errors anywhere.
 */
function stumbles(result: string, { type, formula = '' }: SheetCell): boolean {
  return (
    /^#(?:VALUE!|NUM!|N\/A)$/.test(result) && type !== 'error' && type !== 'empty' && functionsOf(formula).length > 0
  )
}

function functionsOf(formula: string): string[] {
  return tokenizeFormula(formula).flatMap((token) => (token.type === 'function' ? [functionName(token.text)] : []))
}

function readValue(model: Model, sheetIndex: number, cell: SheetCell): CellValue {
  const text = model.getFormattedCellValue(sheetIndex, cell.rowIndex + 1, cell.columnIndex + 1)
  const number = Number(text)
  if (text !== '' && Number.isFinite(number)) return number
  if (text === 'TRUE' || text === 'FALSE') return text === 'TRUE'
  return text
}
