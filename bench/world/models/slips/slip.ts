import { itemAt } from '@tickmark/document'
import type { Dice } from '../dice.ts'
import {
  cellAt,
  placeOf,
  copyBook,
  filledAt,
  isAmount,
  isComputed,
  type Book,
  type Cell,
  type FormulaCell,
  type InputCell,
  type Place,
  type Value,
} from '../book.ts'
import { computeBook } from '../formula/evaluate.ts'
import type { Expression } from '../formula/expression.ts'
import { addressOf, renderFormula } from '../formula/render-formula.ts'
import type { Placed } from '../layouts/placed.ts'
import type { Block, Line, Slot } from '../sheet-plan/plan.ts'
import type { ModelTruth, Plant } from '../truth.ts'

/** One change of one or more cells that makes a model wrong. */
export interface Change {
  kind: string
  size?: string
  cells: { at: Place; formula?: Expression; value?: Value }[]
  /** Further cells of which a finding is as good. */
  alsoAt?: Place[]
  breaks: string
  /** The file keeps its values: nobody computed it after the change. */
  stale?: boolean
  /** Moves no value of today. */
  isLatent?: boolean
  /** Nothing but a check that fails shows it: without one the slip cannot be proved. */
  needsCheck?: boolean
}

export type Slip = (standing: SlipStanding) => Change | undefined

export interface SlipStanding {
  placed: Placed
  dice: Dice
  /** Cells with formulas of the plan, with their line and slot. */
  formulas: Found<FormulaCell>[]
  /** Typed cells of the plan that formulas read. */
  inputs: Found<InputCell>[]
}

export interface Found<Kind extends Cell = Cell> {
  cell: Kind
  at: Place
  block: Block
  line: Line
  slot: Slot
}

export function findCells(placed: Placed): Pick<SlipStanding, 'formulas' | 'inputs'> {
  const formulas: Found<FormulaCell>[] = []
  const inputs: Found<InputCell>[] = []
  for (const { block, sheet, placeOf } of placed.spots)
    for (const line of block.lines)
      for (const slot of block.slots) {
        const at = placeOf(line.id, slot.id)
        const cell = at && cellAt(placed.book, at)
        if (!cell || line.heading) continue
        const found = { at: { sheet, row: cell.row, column: cell.column }, block, line, slot }
        if (isComputed(cell)) formulas.push({ ...found, cell })
        else if (isAmount(cell)) inputs.push({ ...found, cell })
      }
  return { formulas, inputs }
}

/** The least part by which something that the model says must move for a slip to be an error. */
const NOTICEABLE = 1e-7

/** Puts a change into a copy of the book; undefined where it changes nothing that the book says. */
export function plant(placed: Placed, change: Change, truth: ModelTruth): { book: Book; plant: Plant } | undefined {
  const book = copyBook(placed.book)
  const texts: { before: string; after: string }[] = []
  const changed = new Set<Cell>()
  for (const { at, formula, value } of change.cells) {
    const cell = filledAt(book, at)
    const before = contentText(cell, at.sheet)
    if (formula) cell.formula = formula
    else if (!change.stale) cell.formula = undefined
    if (value !== undefined) cell.value = value
    if (change.cells.length > 0 && !change.stale) cell.inArray = cell.arrayWidth = undefined
    changed.add(cell)
    texts.push({ before, after: change.stale ? `${before} stored as ${String(value)}` : contentText(cell, at.sheet) })
  }
  if (change.cells.some(({ at }) => isInArray(placed.book, at))) return undefined
  if (!change.stale) computeBook(book)
  const effects = effectsOf(placed.book, book, truth)
  if (!change.isLatent && !change.cells.some(({ at }) => differs(filledAt(placed.book, at), filledAt(book, at))))
    return undefined
  if (
    change.needsCheck &&
    !effects.some(({ sheet, cell }) => truth.checks.some((own) => own.sheet === sheet && own.cell === cell))
  )
    return undefined
  const own = change.cells.map(({ at }) => at)
  const cells = [...own, ...(change.alsoAt ?? [])].filter(({ sheet }) => sheet === itemAt(own, 0).sheet)
  return {
    book,
    plant: {
      kind: change.kind,
      size: change.size,
      sheet: itemAt(own, 0).sheet,
      cells: cells.map(({ row, column }) => addressOf(row, column)),
      ...itemAt(texts, 0),
      breaks: change.breaks,
      effects,
    },
  }
}

const isInArray = (book: Book, at: Place): boolean => {
  const cell = filledAt(book, at)
  return cell.inArray === true || cell.arrayWidth !== undefined || cell.inDataTable === true
}

function differs(before: Cell, after: Cell): boolean {
  if (typeof before.value === 'number' && typeof after.value === 'number')
    return (
      Math.abs(before.value - after.value) > NOTICEABLE * Math.max(Math.abs(before.value), 1e-6) ||
      isRewritten(before, after)
    )
  return before.value !== after.value || isRewritten(before, after)
}

/** A number typed over a formula is wrong even where it equals it. */
const isRewritten = (before: Cell, after: Cell): boolean => before.formula !== undefined && after.formula === undefined

export function contentText(cell: Cell, sheet: string): string {
  if (cell.formula) return `=${renderFormula(cell.formula, sheet)}`
  return typeof cell.value === 'object' ? cell.value.error : String(cell.value)
}

/** How checks and outputs move. */
function effectsOf(before: Book, after: Book, truth: ModelTruth): Plant['effects'] {
  return [...truth.checks, ...truth.outputs].flatMap(({ sheet, cell }) => {
    const old = plainValue(before, sheet, cell)
    const own = plainValue(after, sheet, cell)
    const isSame =
      typeof old === 'number' && typeof own === 'number'
        ? Math.abs(old - own) <= NOTICEABLE * Math.max(1, Math.abs(old))
        : old === own
    return isSame ? [] : [{ sheet, cell, before: old, after: own }]
  })
}

function plainValue(book: Book, sheet: string, address: string): number | string {
  const value = cellAt(book, placeOf(sheet, address))?.value ?? ''
  return typeof value === 'number' ? value : typeof value === 'object' ? value.error : String(value)
}
