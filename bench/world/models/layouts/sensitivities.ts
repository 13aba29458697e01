import { findExisting, firstOf, numberAt } from '@tickmark/document'
import type { Random } from '../../../chance/random.ts'
import { amountAt, filledAt, sheetOf, type Place } from '../book.ts'
import { computeBook, whatIf } from '../formula/evaluate.ts'
import { readLabel } from '../labels.ts'
import type { Sensitivity } from '../sheet-plan/plan.ts'
import { put, type Placed, type SensitivityPlace } from './placed.ts'

/** Below the output's block: live data tables where both inputs are on the sheet, else pasted values. */
export function addSensitivities(placed: Placed, random: Random): SensitivityPlace[] {
  const tables = placed.plan.tables ?? []
  if (tables.length === 0) return []
  computeBook(placed.book)
  return tables.map((table) => {
    const place = addTable(placed, table, random)
    placed.sensitivities.push(place)
    return place
  })
}

const placeFor = (placed: Placed, key: string): Place => {
  const [block, line] = key.split('.') as [string, string]
  const own = findExisting(placed.plan.blocks, ({ id }) => id === block)
  const place = placed.placeOf(block, line, firstOf(own.slots).id)
  if (!place) throw new Error(`${key} has no place`)
  return place
}

/** What a table varies and what it shows. */
const placesOf = (placed: Placed, { output, across, down }: Sensitivity) => ({
  output: placeFor(placed, output),
  across: placeFor(placed, across.input),
  down: placeFor(placed, down.input),
})

function addTable(placed: Placed, table: Sensitivity, random: Random): SensitivityPlace {
  const { output, across, down } = placesOf(placed, table)
  const { sheet } = across
  const isLive = down.sheet === sheet && random() < 0.6
  const target = isLive ? sheet : output.sheet
  const own = sheetOf(placed.book, target)
  const row = Math.max(...[...own.cells.values()].map((cell) => cell.row)) + 3
  const column = placed.manner.originColumn + 1
  const corner = { sheet: target, row: row + 1, column }
  put(
    placed,
    { sheet: target, row, column: column - 1 },
    { value: readLabel(table.title, placed.plan), style: { bold: true } },
  )
  const format = table.unit === 'percent' ? '0.0%' : table.unit === 'per share' ? '0.00' : '#,##0'
  put(placed, corner, { value: 0, formula: { type: 'cell', at: output }, style: { format, bold: true } })
  const axis = (input: Place, steps: readonly number[]): number[] => {
    const base = amountAt(placed.book, input)
    return steps.map((step) => Number((base + step).toFixed(6)))
  }
  const [tops, sides] = [axis(across, table.across.steps), axis(down, table.down.steps)]
  const axisFormat = { format: numberAt(tops, 2) < 1 ? '0.0%' : '0.0"x"' }
  tops.forEach((value, index) => put(placed, { ...corner, column: column + 1 + index }, { value, style: axisFormat }))
  sides.forEach((value, index) =>
    put(
      placed,
      { ...corner, row: row + 2 + index },
      { value, style: { format: numberAt(sides, 2) < 1 ? '0.0%' : '0.0"x"' } },
    ),
  )
  for (let y = 0; y < sides.length; y++)
    for (let x = 0; x < tops.length; x++) {
      const inputs = new Map([
        [filledAt(placed.book, across), numberAt(tops, x)],
        [filledAt(placed.book, down), numberAt(sides, y)],
      ])
      const value = whatIf(placed.book, output, inputs)
      const at = { sheet: target, row: row + 2 + y, column: column + 1 + x }
      put(placed, at, { value, style: { format }, inDataTable: isLive || undefined })
    }
  if (isLive)
    own.dataTables.push({
      row: row + 2,
      column: column + 1,
      rows: sides.length,
      columns: tops.length,
      rowInput: across,
      columnInput: down,
      output,
    })
  return { table, corner, mode: isLive ? 'data table' : 'typed' }
}

/** Pasted tables take what the model gives now: nobody dressed the model after pasting them. */
export function pasteSensitivities(placed: Placed): void {
  const { book } = placed
  for (const { table, corner, mode } of placed.sensitivities) {
    if (mode !== 'typed') continue
    const { output, across, down } = placesOf(placed, table)
    const at = (row: number, column: number): Place => ({
      sheet: corner.sheet,
      row: corner.row + row,
      column: corner.column + column,
    })
    for (let y = 1; y <= table.down.steps.length; y++)
      for (let x = 1; x <= table.across.steps.length; x++) {
        const inputs = new Map([
          [filledAt(book, across), filledAt(book, at(0, x)).value],
          [filledAt(book, down), filledAt(book, at(y, 0)).value],
        ])
        filledAt(book, at(y, x)).value = whatIf(book, output, inputs)
      }
  }
}
