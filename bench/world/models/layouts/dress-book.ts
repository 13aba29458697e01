import { itemAt } from '@tickmark/document'
import type { Dice } from '../dice.ts'
import { cellAt, sheetOf, type Cell, type Place } from '../book.ts'
import { computeBook } from '../formula/evaluate.ts'
import { addressOf } from '../formula/render-formula.ts'
import { readLabel } from '../labels.ts'
import { baseSlots } from '../sheet-plan/slots.ts'
import type { LookAlike } from '../truth.ts'
import { addArrayFormulas } from './array-formulas.ts'
import type { Spot } from './arrange-blocks.ts'
import { addMirror } from './mirror-sheet.ts'
import { put, type Placed } from './placed.ts'
import { pasteSensitivities } from './sensitivities.ts'
import { addQuirks } from './quirks.ts'
import { addSummary } from './summary-sheet.ts'
import { addSideColumns } from './side-columns.ts'

/** Books as busy as this hold a sheet for the printer. */
const MIRRORED = 0.7

/** What real workbooks have beside the model: typed history, blanks, titles, remarks, hidden rows. Returns what looks like an error and is none. */
export function dressBook(placed: Placed, dice: Dice): LookAlike[] {
  const { manner, book } = placed
  const lookAlikes: LookAlike[] = []
  if (manner.typedHistory) lookAlikes.push(...typeHistory(placed))
  lookAlikes.push(...fillBlanks(placed))
  lookAlikes.push(...seams(placed))
  if (manner.clutter > 0.4) lookAlikes.push(...addSideColumns(placed, dice))
  if (!manner.valuesOnly) {
    computeBook(book)
    lookAlikes.push(...addQuirks(placed, dice))
  }
  if (manner.clutter > 0.5 && !manner.valuesOnly) lookAlikes.push(...addSummary(placed, dice))
  if (manner.clutter > MIRRORED && !manner.valuesOnly) lookAlikes.push(...addMirror(placed))
  addTitles(placed)
  computeBook(book)
  pasteSensitivities(placed)
  if (manner.arrayFormulas) for (const sheet of book.sheets) addArrayFormulas(book, sheet, dice.random)
  if (manner.hiddenRows) hideRows(placed, dice)
  if (manner.valuesOnly) typeEverything(placed)
  for (const sheet of book.sheets) sheet.widths.set(manner.originColumn, 34)
  return lookAlikes
}

const look = (kind: string, cells: readonly (Cell & { sheet: string })[], why: string): LookAlike[] =>
  cells.length === 0
    ? []
    : [{ kind, sheet: itemAt(cells, 0).sheet, cells: cells.map(({ row, column }) => addressOf(row, column)), why }]

/** Totals of the past as numbers, as they come out of an export. */
function typeHistory(placed: Placed): LookAlike[] {
  return placed.spots.flatMap((spot) => {
    const typed: (Cell & { sheet: string })[] = []
    for (const line of spot.block.lines)
      for (const slot of spot.block.slots) {
        const at = spot.placeOf(line.id, slot.id)
        const cell = at && cellAt(placed.book, at)
        if (slot.kind !== 'historic' || !line.total || !cell?.formula || typeof cell.value !== 'number') continue
        cell.formula = undefined
        cell.style = { ...cell.style, ...(placed.manner.colored ? { color: '0000FF' } : {}) }
        typed.push({ ...cell, sheet: spot.sheet })
      }
    return look('typed history', typed, 'the past is typed, the forecast computed')
  })
}

/** Periods in which a line has nothing yet show nothing, a zero or a dash. */
function fillBlanks(placed: Placed): LookAlike[] {
  if (placed.manner.zeroes === 'blank') return []
  const value = placed.manner.zeroes === 'zero' ? 0 : '-'
  return placed.spots.flatMap((spot) => {
    if (spot.block.shape !== 'series') return []
    const filled: (Cell & { sheet: string })[] = []
    for (const line of spot.block.lines) {
      const first = itemAt(baseSlots(spot.block.slots), 0)
      const at = spot.placeOf(line.id, first.id)
      if (
        line.heading ||
        line.check ||
        line.total ||
        !at ||
        cellAt(placed.book, at) ||
        line.measure === 'text' ||
        line.measure === 'stock'
      )
        continue
      // Sums read amounts: a dash among them would be a text to add.
      const isAmount = line.measure !== 'growth'
      filled.push({ ...put(placed, at, { value: isAmount ? 0 : value, style: {} }), sheet: spot.sheet })
    }
    return look('first period', filled, 'there is no period before the first')
  })
}

/** Where a line changes from past to forecast, or starts in its own way. */
function seams(placed: Placed): LookAlike[] {
  return placed.spots.flatMap((spot) => {
    const base = baseSlots(spot.block.slots)
    const start = base.findIndex(({ kind }) => kind === 'forecast')
    if (start <= 0) return []
    const cells = spot.block.lines.flatMap((line) => {
      if (line.historic === undefined && line.firstForecast === undefined) return []
      return [itemAt(base, start - 1), itemAt(base, start)].flatMap((slot) =>
        cellIn(placed, spot, spot.placeOf(line.id, slot.id)),
      )
    })
    return look('seam', cells, 'the past ends and the forecast begins')
  })
}

function cellIn(placed: Placed, spot: Spot, at: Place | undefined): (Cell & { sheet: string })[] {
  const cell = at && cellAt(placed.book, at)
  return cell ? [{ ...cell, sheet: spot.sheet }] : []
}

function addTitles(placed: Placed): void {
  const { manner, plan, book } = placed
  for (const sheet of book.sheets) {
    const at = (row: number): Place => ({ sheet: sheet.name, row, column: manner.originColumn })
    if (manner.clutter <= 0.3) continue
    put(placed, at(manner.originRow), { value: plan.title, style: { bold: true } })
    put(placed, at(manner.originRow + 1), { value: plan.unitNote })
    if (manner.clutter > 0.6)
      put(placed, at(manner.originRow + 2), { value: readLabel(manner.colored ? 'legend' : 'as of', plan) })
  }
}

/** An input row that nobody sees. */
function hideRows(placed: Placed, dice: Dice): void {
  const spot = placed.spots.find(({ block, isAcross }) => isAcross && block.shape === 'series')
  const line = spot && dice.pick(...spot.block.lines)
  const at = line && spot.labelOf(line.id)
  if (at) sheetOf(placed.book, at.sheet).hiddenRows.add(at.row)
}

/** The workbook as somebody pasted it: numbers alone. */
function typeEverything({ book }: Placed): void {
  for (const sheet of book.sheets) {
    sheet.dataTables = []
    for (const cell of sheet.cells.values()) {
      if (cell.formula && typeof cell.value === 'number') cell.value = Number(cell.value.toPrecision(14))
      cell.derived = cell.formula
      cell.formula = undefined
      cell.inDataTable = undefined
      cell.arrayWidth = undefined
      cell.inArray = undefined
    }
  }
}
