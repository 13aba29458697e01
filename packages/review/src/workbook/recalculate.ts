import type { SheetCell, Workbook } from '@tickmark/document'
import { initSync, Model, type SyncInitInput } from '@ironcalc/wasm'
import { findDataTables } from './data-tables.ts'
import type { Place } from './formula/reference.ts'
import { graphOf } from './graph.ts'
import { gridsOf, type Grids, type ModelCell } from './grid.ts'
import { functionsOf, isComputable, keyOf, loadWorkbook, readValue, setStored, type Formula } from './load-engine.ts'
import type { CellChange, CellValue, Recalculation, Recalculator } from './recalculation.ts'
import { tabulate } from './tabulate.ts'
import { verifyStored, type Verification } from './verify-stored.ts'

const NOT_COMPUTED = new Set(['#NAME?', '#N/IMPL!', '#ERROR!', '#CIRC!'])
/** What it says of a function that it does not have. */
const MISSING = new Set(['#NAME?', '#N/IMPL!'])

/** Evaluations after failed formulas got their stored values: each round frees those that only followed from them. */
const MOST_ROUNDS = 3

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
function affectedBy(workbook: Workbook, changes: readonly Place[]): Set<ModelCell> {
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
  const grids = gridsOf(workbook)
  const isFixed = (sheet: string, cell: SheetCell): boolean =>
    toCompute !== undefined && !toCompute.has(grids.get(sheet.toLowerCase())!.at(cell.rowIndex, cell.columnIndex)!)
  model.pauseEvaluation()
  const formulas = loadWorkbook(model, workbook, changesByKey(changes), isFixed)
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
  if (!isChanged)
    for (const table of findDataTables(grids))
      for (const [key, value] of tabulate(workbook, table, affectedBy(workbook, table.inputs))) values.set(key, value)
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

function changesByKey(changes: readonly CellChange[]): Map<string, string> {
  return new Map(changes.map((change) => [keyOf(change), String(change.content)]))
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
