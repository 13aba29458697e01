import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { amountAt, cellAt, copyBook, filledAt, placeOf, type Book } from './book.ts'
import { drawModel, plantOne, plantSeveral } from './draw-model.ts'
import { computeBook } from './formula/evaluate.ts'
import { KINDS } from './kinds/index.ts'
import { SLIPS } from './slips/index.ts'
import { writeXlsx } from './write-xlsx.ts'

const SEEDS = Array.from({ length: 5 }, (_, index) => 100 + index)

const valueAt = (book: Book, sheet: string, address: string) => cellAt(book, placeOf(sheet, address))?.value

describe.each(KINDS.map(({ name }) => name))('%s', (kind) => {
  test('a sound model holds: its checks are zero, no cell shows an error, its values are what its formulas give', () => {
    for (const seed of SEEDS) {
      const { book, truth } = drawModel({ seed, kind })
      for (const { sheet, cell } of truth.checks)
        expect(Math.abs(valueAt(book, sheet, cell) as number), `${seed} ${sheet}!${cell}`).toBeLessThan(0.02)
      const errors = book.sheets.flatMap((sheet) =>
        [...sheet.cells.values()].filter(({ value }) => typeof value === 'object'),
      )
      expect(errors.map(({ row, column, source }) => ({ seed, row, column, source }))).toEqual([])
      const again = copyBook(book)
      computeBook(again)
      expect(again.sheets.map(({ cells }) => [...cells.values()])).toEqual(
        book.sheets.map(({ cells }) => [...cells.values()]),
      )
    }
  })

  test('a planted slip changes the cells that it names, and no other typed cell or formula', () => {
    for (const seed of SEEDS) {
      const model = drawModel({ seed, kind })
      const planted = plantOne(model, 0)
      const plant = planted?.truth.plants[0]
      if (!planted || !plant) continue
      const changed = model.book.sheets.flatMap((sheet) =>
        [...sheet.cells.values()]
          .filter((cell) => {
            // A live table of what-ifs follows the model.
            if (cell.inDataTable) return false
            const own = filledAt(planted.book, { sheet: sheet.name, row: cell.row, column: cell.column })
            return (
              JSON.stringify(own.formula) !== JSON.stringify(cell.formula) ||
              (!cell.formula && JSON.stringify(own.value) !== JSON.stringify(cell.value))
            )
          })
          .map(({ row, column }) => ({ sheet: sheet.name, row, column })),
      )
      const named = plant.cells.map((cell) => placeOf(plant.sheet, cell))
      if (plant.kind !== 'stale value') expect(changed.length, `${seed} ${plant.kind}`).toBeGreaterThan(0)
      for (const cell of changed) if (cell.sheet === plant.sheet) expect(named).toContainEqual(cell)
    }
  })
})

test('every slip of the list can be planted somewhere, and most move a check or an output', () => {
  const kinds = new Set<string>()
  let moved = 0
  let all = 0
  for (let seed = 1; seed <= 60; seed++) {
    const model = drawModel({ seed })
    for (let turn = 0; turn < 5; turn++) {
      const plant = plantOne(model, turn)?.truth.plants[0]
      if (!plant) continue
      kinds.add(plant.kind)
      all++
      if (plant.effects.length > 0) moved++
    }
  }
  expect(kinds.size).toBeGreaterThan(new Set(SLIPS).size)
  expect(moved / all).toBeGreaterThan(0.5)
})

test('the same seed gives the same bytes, another seed another book', () => {
  const hash = (seed: number): string =>
    createHash('sha256')
      .update(writeXlsx(plantSeveral(drawModel({ seed }), 2).book))
      .digest('hex')
  expect(hash(5)).toBe(hash(5))
  expect(hash(5)).not.toBe(hash(6))
})

test('pasted tables of what-ifs hold in their middle what the model gives', () => {
  let seen = 0
  for (let seed = 1; seed <= 25; seed++)
    for (const kind of ['discounted cash flow', 'buyout', 'property']) {
      const { book, placed } = drawModel({ seed, kind })
      for (const { corner, mode, table } of placed.sensitivities) {
        if (mode !== 'typed' || placed.manner.valuesOnly) continue
        const middle = {
          ...corner,
          row: corner.row + 1 + (table.down.steps.length - 1) / 2,
          column: corner.column + 1 + (table.across.steps.length - 1) / 2,
        }
        const given = amountAt(book, corner)
        expect(Math.abs(amountAt(book, middle) - given), `${seed} ${kind}`).toBeLessThan(1e-3 * Math.abs(given))
        seen++
      }
    }
  expect(seen).toBeGreaterThan(5)
})
