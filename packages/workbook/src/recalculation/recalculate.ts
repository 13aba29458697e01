import { parseRange } from '@tickmark/document'
import type { SheetCell, Workbook } from '@tickmark/document'
import { initSync, Model, type SyncInitInput } from '@ironcalc/wasm'
import { cellsReadBy, SEEKING } from './cells-read.ts'
import { beyondBudget, costOf } from './computing-cost.ts'
import { findDataTables } from './data-tables.ts'
import type { Place } from '../formula/reference.ts'
import { graphOf } from '../model/graph.ts'
import { cellsInArea, gridsOf, type Grids, type ModelCell, cellOfGrids } from '../sheet/grid.ts'
import {
  functionsOf,
  isComputable,
  keyOf,
  loadWorkbook,
  readValue,
  setStored,
  type Formula,
  type Treatment,
} from './load-engine.ts'
import type { CellChange, CellValue, Recalculation, Recalculator } from '../model/recalculator.ts'
import { openScenarios } from './scenarios.ts'
import { tabulate } from './tabulate.ts'
import { verifyStored, type Verification } from './verify-stored.ts'

const NOT_COMPUTED = new Set(['#NAME?', '#N/IMPL!', '#ERROR!', '#CIRC!'])
/** What it says of a function that it does not have. */
const MISSING = new Set(['#NAME?', '#N/IMPL!'])

/** Evaluations after failed formulas got their stored values: each round frees those that only followed from them. */
const MOST_ROUNDS = 3

/** Formulas computed for all data tables together: some seconds of the engine. */
const MOST_TABULATED = 1_000_000

/** Cells of ranges that one computation of a workbook may walk: half a minute on a slow machine, at most a few times over. */
const BUDGET = 20_000_000

/**
 * A recalculator on the IronCalc engine. `wasm` is the engine's module, as bytes or compiled: who calls loads it, since this room
 * reads no files. Iteration is not supported: cells of a cycle keep their stored values. So do, beyond the `budget`, the formulas that
 * are dearest to compute.
 */
export function createRecalculator(wasm: SyncInitInput, { budget = BUDGET } = {}): Recalculator {
  let ready = false
  const prepare = (): void => {
    if (!ready) initSync({ module: wasm })
    ready = true
  }
  return {
    open(workbook) {
      prepare()
      return openScenarios(workbook)
    },
    recalculate(workbook, changes = []) {
      const toCompute = cellsToCompute(workbook, changes)
      if (toCompute.size === 0) return asStored(workbook)
      prepare()
      try {
        const model = new Model('workbook', 'en', 'UTC', 'en')
        const recalculation = recalculate(model, workbook, changes, toCompute, budget)
        model.free()
        return recalculation
      } catch {
        // After a trap the engine still holds its borrow, and freeing the model would throw again.
        return nothingComputed(workbook)
      }
    },
  }
}

/** What stored values and changes leave open. One wrong value makes all that follows from it wrong: then it is every formula. */
function cellsToCompute(workbook: Workbook, changes: readonly CellChange[]): ReadonlySet<ModelCell> {
  const { open, wrong } = verificationOf(workbook)
  if (wrong > 0)
    return new Set([...gridsOf(workbook).values()].flatMap(({ cells }) => cells.filter(({ shape }) => shape)))
  return changes.length > 0 ? affectedBy(workbook, changes) : open
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
    grid.cells.filter(({ shape }) => SEEKING.some((name) => shape?.functions.has(name))),
  )
  return new Set(graphOf(workbook).reach([...changed, ...hidden]))
}

/** Every formula gives what is stored. */
function asStored(workbook: Workbook): Recalculation {
  const grids = gridsOf(workbook)
  return {
    valueAt: (place) => storedAt(grids, place),
    unsupported: [],
    computed: countFormulas(workbook),
    skipped: 0,
    beyondBudget: [],
    cost: 0,
  }
}

function isFormula({ formula }: SheetCell): boolean {
  return formula !== undefined
}

function storedAt(grids: Grids, { sheet, row, column }: Place): CellValue | undefined {
  const cell = grids.get(sheet.toLowerCase())?.at(row, column)
  return cell?.shape && cell.cell.value !== null ? cell.cell.value : undefined
}

/** Computes the formulas of `toCompute`, the others standing as values. */
function recalculate(
  model: Model,
  workbook: Workbook,
  changes: readonly CellChange[],
  toCompute: ReadonlySet<ModelCell>,
  budget: number,
): Recalculation {
  const [grids, graph] = [gridsOf(workbook), graphOf(workbook)]
  const costIn = (cell: ModelCell): number => costOf(cell, grids, graph)
  const beyond = beyondBudget(
    [...toCompute].filter(({ shape }) => shape),
    budget,
    costIn,
  )
  const read = cellsReadBy(toCompute, changes, grids, graph)
  const treatmentOf = (place: Place): Treatment => {
    const cell = cellOfGrids(grids, place)
    if (beyond.has(cell)) return 'leave out'
    if (toCompute.has(cell)) return 'compute'
    return read?.has(cell) === false && cell.cell.computedBy === undefined ? 'unread' : 'fix'
  }
  model.pauseEvaluation()
  const formulas = loadWorkbook(model, workbook, changesByKey(changes), treatmentOf)
  model.resumeEvaluation()
  model.evaluate()
  const isChanged = changes.length > 0
  const moving = isChanged ? affectedBy(workbook, changes) : new Set<ModelCell>()
  const { skipped, unsupported } = freezeUncomputed(model, workbook, formulas, moving)
  const unknown = new Set([...skipped, ...graph.reach([...skipped].filter((cell) => moving.has(cell)))].map(keyOf))
  const values = new Map<string, CellValue>()
  for (const formula of formulas)
    if (!unknown.has(formula.key)) values.set(formula.key, readValue(model, formula.sheetIndex, formula.cell))
  for (const [key, value] of memberValues(model, grids, formulas, unknown)) values.set(key, value)
  if (!isChanged) for (const [key, value] of tabulateAll(workbook)) values.set(key, value)
  return {
    valueAt: (place) => {
      const key = keyOf(place)
      return values.get(key) ?? (unknown.has(key) ? undefined : storedAt(grids, place))
    },
    unsupported,
    computed: (isChanged ? formulas.length : countFormulas(workbook)) - unknown.size,
    skipped: unknown.size,
    beyondBudget: [...beyond],
    cost: formulas.reduce((sum, formula) => sum + costIn(modelCellOf(grids, formula)), 0),
  }
}

/** What the computed array formulas give in their other cells; an error there is an array that the engine fills otherwise. */
function* memberValues(
  model: Model,
  grids: Grids,
  formulas: readonly Formula[],
  unknown: ReadonlySet<string>,
): Generator<readonly [string, CellValue]> {
  for (const { sheet, sheetIndex, cell, key, isLeftOut } of formulas) {
    if (!cell.arrayRange || isLeftOut || unknown.has(key)) continue
    const range = parseRange(cell.arrayRange)
    if (!range) continue
    const area = {
      sheet,
      top: range.from.rowIndex,
      left: range.from.columnIndex,
      bottom: range.to.rowIndex,
      right: range.to.columnIndex,
    }
    for (const member of cellsInArea(grids.get(sheet.toLowerCase()), area)) {
      if (member.cell.computedBy !== cell.address) continue
      const value = readValue(model, sheetIndex, member.cell)
      if (!(typeof value === 'string' && value.startsWith('#'))) yield [keyOf(member), value]
    }
  }
}

/** The results of all data tables, as far as their share of the work goes. */
function* tabulateAll(workbook: Workbook): Generator<readonly [string, CellValue]> {
  let left = MOST_TABULATED
  for (const table of findDataTables(gridsOf(workbook))) {
    const affected = affectedBy(workbook, table.inputs)
    const evaluations = table.scenarios.length * affected.size
    if (evaluations > left) continue
    left -= evaluations
    yield* tabulate(workbook, table, affected)
  }
}

function countFormulas({ sheets }: Workbook): number {
  return sheets.reduce((sum, { cells }) => sum + cells.filter(isFormula).length, 0)
}

/** A workbook that the engine refuses (a sheet name, a value) is reviewed without recalculation rather than not at all. */
function nothingComputed(workbook: Workbook): Recalculation {
  return {
    valueAt: () => undefined,
    unsupported: [],
    computed: 0,
    skipped: countFormulas(workbook),
    beyondBudget: [],
    cost: 0,
  }
}

function changesByKey(changes: readonly CellChange[]): Map<string, string> {
  return new Map(changes.map((change) => [keyOf(change), String(change.content)]))
}

/**
 * Cells that the engine can't compute get their stored value, so that what depends on them still can be. Not so the `moving` ones: a
 * change makes their stored values untrue.
 */
function freezeUncomputed(
  model: Model,
  workbook: Workbook,
  formulas: readonly Formula[],
  moving: ReadonlySet<ModelCell>,
): { skipped: Set<ModelCell>; unsupported: string[] } {
  const [grids, { dependants }] = [gridsOf(workbook), graphOf(workbook)]
  const isFrozen = ({ cell, isLeftOut }: Formula): boolean =>
    isLeftOut || (cell.formula !== undefined && !isComputable(cell.formula))
  const unsupported = missingFunctions(
    model,
    formulas.filter((formula) => !isFrozen(formula)),
  )
  const cellOf = (formula: Formula): ModelCell => modelCellOf(grids, formula)
  const skipped = new Set(formulas.filter(isFrozen).map(cellOf))
  const isLost = (formula: Formula): boolean =>
    !skipped.has(cellOf(formula)) && fails(model, formula, moving.has(cellOf(formula)))
  for (let round = 1, failed = formulas.filter(isLost); failed.length > 0; round++, failed = failed.filter(isLost)) {
    const causes = round < MOST_ROUNDS ? causesAmong(failed, cellOf, dependants) : failed
    for (const formula of causes) skipped.add(cellOf(formula))
    setAllStored(
      model,
      causes.filter((formula) => !moving.has(cellOf(formula))),
    )
  }
  return { skipped, unsupported }
}

function modelCellOf(grids: Grids, { sheet, cell }: Formula): ModelCell {
  return cellOfGrids(grids, { sheet, row: cell.rowIndex, column: cell.columnIndex })
}

/** Failed formulas that read no other failed one; all of them where they fail in a circle. */
function causesAmong(
  failed: readonly Formula[],
  cellOf: (formula: Formula) => ModelCell,
  dependantsOf: (cell: ModelCell) => readonly ModelCell[],
): readonly Formula[] {
  const followers = new Set(
    failed.flatMap((formula) => dependantsOf(cellOf(formula)).filter((other) => other !== cellOf(formula))),
  )
  const causes = failed.filter((formula) => !followers.has(cellOf(formula)))
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

function fails(model: Model, { sheetIndex, cell }: Formula, isMoving: boolean): boolean {
  const result = model.getFormattedCellValue(sheetIndex, cell.rowIndex + 1, cell.columnIndex + 1)
  return (NOT_COMPUTED.has(result) && cell.type !== 'error') || (!isMoving && stumbles(result, cell))
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
 * unordered dates, names in INDIRECT), or it spills what older programs take one cell of. A division by zero and a lost reference are
 * errors anywhere.
 */
function stumbles(result: string, { type, formula = '' }: SheetCell): boolean {
  if (type === 'error' || type === 'empty') return false
  if (result === '#SPILL!') return true
  const functions = functionsOf(formula)
  if (result === '#REF!') return functions.includes('INDIRECT')
  return /^#(?:VALUE!|NUM!|N\/A)$/.test(result) && functions.length > 0
}
