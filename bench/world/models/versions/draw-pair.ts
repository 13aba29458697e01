import type { Dice } from '../dice.ts'
import { diceOf, makeDice } from '../dice.ts'
import { cellAt, cellKey, copyBook, type Book, type Cell, type Place, type Sheet } from '../book.ts'
import { drawModel } from '../draw-model.ts'
import { computeBook } from '../formula/evaluate.ts'
import { nodesOf } from '../formula/expression.ts'
import { findCells, type Found } from '../slips/slip.ts'
import { insertAt, moveBefore, renameSheet, shiftLines } from './edit-book.ts'

/** What somebody did to a model between two versions; places are those of the new one, indexes from 0. */
export type Edit =
  | { kind: 'input' | 'formula' | 'typed-over'; at: Place }
  | { kind: 'inserted'; axis: 'row' | 'column'; sheet: string; from: number; to: number }
  | { kind: 'moved'; axis: 'row'; sheet: string; from: number; to: number }
  | { kind: 'renamed'; from: string; to: string }

export interface Pair {
  id: string
  before: Book
  after: Book
  edits: Edit[]
}

interface Draft {
  book: Book
  edits: Edit[]
  dice: Dice
  /** A line that an edit has taken for itself. */
  taken: Set<string>
}

type Make = (draft: Draft, cells: ReturnType<typeof findCells>) => boolean

/** A sound model and a later version of it, edited in three or four ways. Undefined where the model gives no hold. */
export function drawPair(seed: number): Pair | undefined {
  const model = drawModel({ seed, manner: { valuesOnly: false } })
  const cells = findCells(model.placed)
  if (cells.formulas.length < 20 || cells.inputs.length === 0 || hasArrays(model.book)) return undefined
  const dice = diceOf(makeDice(seed * 31 + 5).random)
  const draft: Draft = { book: copyBook(model.book), edits: [], dice, taken: new Set() }
  const wanted = [CELLS[seed % 3], CELLS[(seed + 1) % 3], STRUCTURE[seed % 4], STRUCTURE[(seed + 2) % 4]]
  for (const make of wanted) make?.(draft, cells)
  if (draft.edits.length < 3) return undefined
  computeBook(draft.book)
  return { id: `pair-${seed}`, before: model.book, after: draft.book, edits: draft.edits }
}

const hasArrays = (book: Book): boolean =>
  book.sheets.some(
    ({ cells, dataTables }) =>
      dataTables.length > 0 || [...cells.values()].some((cell) => cell.inArray || cell.arrayWidth),
  )

function pickCell(
  { dice, taken, book }: Draft,
  found: readonly Found[],
  fits: (cell: Cell) => boolean,
): Place | undefined {
  const fitting = found.filter(({ at }) => {
    const cell = cellAt(book, at)
    return (
      cell !== undefined && typeof cell.value === 'number' && cell.value !== 0 && !taken.has(keyOf(at)) && fits(cell)
    )
  })
  if (fitting.length === 0) return undefined
  const { at } = dice.pick(...fitting)
  taken.add(keyOf(at))
  return at
}

const keyOf = ({ sheet, row, column }: Place): string => `${sheet}!${row}:${column}`

const input: Make = (draft, { inputs }) => {
  const at = pickCell(draft, inputs, ({ formula }) => formula === undefined)
  const cell = at && cellAt(draft.book, at)
  if (!at || typeof cell?.value !== 'number') return false
  cell.value = Number((cell.value * draft.dice.pick(1.1, 0.8, 1.35)).toPrecision(6))
  draft.edits.push({ kind: 'input', at })
  return true
}

const formula: Make = (draft, { formulas }) => {
  const at = pickCell(
    draft,
    formulas,
    (cell) => cell.formula !== undefined && nodesOf(cell.formula).some(({ type }) => type === 'cell'),
  )
  const cell = at && cellAt(draft.book, at)
  if (!at || !cell?.formula) return false
  cell.formula = {
    type: 'binary',
    operator: '*',
    left: { type: 'call', name: 'SUM', args: [cell.formula] },
    right: { type: 'number', value: 1.02 },
  }
  draft.edits.push({ kind: 'formula', at })
  return true
}

const typedOver: Make = (draft, { formulas }) => {
  const at = pickCell(draft, formulas, (cell) => cell.formula !== undefined)
  const cell = at && cellAt(draft.book, at)
  if (!at || typeof cell?.value !== 'number') return false
  cell.formula = undefined
  cell.value = Number((cell.value * 1.07).toPrecision(5))
  draft.edits.push({ kind: 'typed-over', at })
  return true
}

const CELLS: readonly Make[] = [input, formula, typedOver]

/** Moves a line of a sheet and all places that earlier edits have named. */
function shift(draft: Draft, sheet: string, axis: 'row' | 'column', step: (index: number) => number): void {
  draft.book = shiftLines(draft.book, sheet, { axis, step })
  draft.edits = draft.edits.map((edit): Edit => {
    if ('at' in edit)
      return edit.at.sheet === sheet ? { ...edit, at: { ...edit.at, [axis]: step(edit.at[axis]) } } : edit
    if (edit.kind === 'renamed' || edit.sheet !== sheet || edit.axis !== axis) return edit
    return { ...edit, from: step(edit.from), to: step(edit.to) }
  })
}

function largestSheet({ book }: Draft): Sheet | undefined {
  return book.sheets.toSorted((a, b) => b.cells.size - a.cells.size)[0]
}

const rowsOf = (sheet: Sheet): number[] =>
  [...new Set([...sheet.cells.values()].map(({ row }) => row))].toSorted((a, b) => a - b)

const insertRows: Make = (draft) => {
  const sheet = largestSheet(draft)
  const rows = sheet ? rowsOf(sheet).slice(2) : []
  if (!sheet || rows.length < 4) return false
  const row = draft.dice.pick(...rows)
  const count = draft.dice.pick(1, 1, 2)
  shift(draft, sheet.name, 'row', insertAt(row, count))
  const [first] = [...sheet.cells.values()].map(({ column }) => column).toSorted((a, b) => a - b)
  for (let index = 0; index < count; index++) {
    put(draft, { sheet: sheet.name, row: row + index, column: first ?? 0 }, `Addition ${index + 1}`)
    put(draft, { sheet: sheet.name, row: row + index, column: (first ?? 0) + 3 }, 7 + index)
  }
  draft.edits.push({ kind: 'inserted', axis: 'row', sheet: sheet.name, from: row, to: row + count - 1 })
  return true
}

const insertColumn: Make = (draft) => {
  const sheet = largestSheet(draft)
  if (!sheet) return false
  const columns = [...new Set([...sheet.cells.values()].map(({ column }) => column))].toSorted((a, b) => a - b).slice(1)
  if (columns.length < 3) return false
  const column = draft.dice.pick(...columns)
  shift(draft, sheet.name, 'column', insertAt(column, 1))
  const rows = rowsOf(sheet)
  put(draft, { sheet: sheet.name, row: rows[1] ?? 1, column }, 'Source')
  for (const row of rows.slice(3, 8)) put(draft, { sheet: sheet.name, row, column }, `ref ${row}`)
  draft.edits.push({ kind: 'inserted', axis: 'column', sheet: sheet.name, from: column, to: column })
  return true
}

function put({ book }: Draft, { sheet, row, column }: Place, value: string | number): void {
  const own = book.sheets.find(({ name }) => name === sheet)
  own?.cells.set(cellKey(row, column), { row, column, value, style: {} })
}

/** Runs of rows between blank ones. */
function blocksOf(sheet: Sheet): [number, number][] {
  const blocks: [number, number][] = []
  for (const row of rowsOf(sheet)) {
    const last = blocks.at(-1)
    if (last && row === last[1] + 1) last[1] = row
    else blocks.push([row, row])
  }
  return blocks
}

/** A block of rows changes places with the one above it, which is longer. */
const moveBlock: Make = (draft) => {
  for (const sheet of draft.book.sheets) {
    const blocks = blocksOf(sheet)
    for (const [index, [from, to]] of blocks.entries()) {
      const above = blocks[index - 1]
      if (
        !above ||
        index < 2 ||
        to - from < 1 ||
        to - from >= above[1] - above[0] - 1 ||
        isSpanned(draft.book, sheet.name, from, to)
      )
        continue
      const step = moveBefore(from, to, above[0])
      const length = to - from + 1
      shift(draft, sheet.name, 'row', step)
      draft.edits.push({ kind: 'moved', axis: 'row', sheet: sheet.name, from: above[0], to: above[0] + length - 1 })
      return true
    }
  }
  return false
}

/** Some range takes in a part of the rows, or them and others. */
function isSpanned(book: Book, sheet: string, from: number, to: number): boolean {
  return book.sheets.some(({ cells }) =>
    [...cells.values()].some((cell) =>
      (cell.formula ? nodesOf(cell.formula) : []).some((node) => {
        if (node.type !== 'range' || node.from.sheet !== sheet) return false
        const [top, bottom] = [node.from.row, node.to.row]
        return bottom >= from && top <= to && !(top >= from && bottom <= to)
      }),
    ),
  )
}

const rename: Make = (draft) => {
  const { name } = draft.dice.pick(...draft.book.sheets)
  const to = `${name.slice(0, 20)} v2`
  draft.book = renameSheet(draft.book, name, to)
  draft.edits = draft.edits.map((edit): Edit => {
    if ('at' in edit) return edit.at.sheet === name ? { ...edit, at: { ...edit.at, sheet: to } } : edit
    return edit.kind !== 'renamed' && edit.sheet === name ? { ...edit, sheet: to } : edit
  })
  draft.edits.push({ kind: 'renamed', from: name, to })
  return true
}

const STRUCTURE: readonly Make[] = [insertRows, moveBlock, insertColumn, rename]
