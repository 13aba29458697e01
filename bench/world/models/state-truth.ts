import { findExisting, firstOf, lastOf } from '@tickmark/document'
import { cellAt, type Cell, type Place } from './book.ts'
import { nodesOf } from './formula/expression.ts'
import { addressOf, rangeText } from './formula/render-formula.ts'
import { readLabel } from './labels.ts'
import type { Spot } from './layouts/arrange-blocks.ts'
import { traitsOf } from './layouts/manner.ts'
import type { Placed } from './layouts/placed.ts'
import { lineKey } from './sheet-plan/plan.ts'
import type { LookAlike, ModelTruth, TruthLine } from './truth.ts'

/** What a sound book says, for those who are to find it out. */
export function stateTruth(placed: Placed, seed: number, lookAlikes: LookAlike[]): ModelTruth {
  const { plan, manner, spots } = placed
  return {
    id: `model-${String(seed).padStart(6, '0')}`,
    seed,
    kind: plan.kind,
    language: plan.language,
    traits: traitsOf(manner),
    blocks: spots.map(({ block, sheet, from, to }) => ({
      id: block.id,
      role: block.role,
      sheet,
      range: rangeText(from, to),
    })),
    lines: spots.flatMap((spot) => linesOf(spot, placed)),
    inputs: inputsOf(placed),
    checks: checksOf(placed),
    outputs: outputsOf(placed),
    plants: [],
    lookAlikes: [...lookAlikes, ...statedLookAlikes(placed)],
  }
}

function linesOf(spot: Spot, placed: Placed): TruthLine[] {
  const { block, sheet } = spot
  return block.lines.flatMap((line) => {
    const places = block.slots.map((slot) => spot.placeOf(line.id, slot.id)).filter((at) => at !== undefined)
    const filled = places.filter((at) => cellAt(placed.book, at))
    if (line.heading || filled.length === 0) return []
    return [
      {
        id: lineKey(block.id, line.id),
        sheet,
        range: rangeText(firstOf(filled), lastOf(filled)),
        label: line.text ?? readLabel(line.label, placed.plan),
        measure: line.measure,
        unit: line.unit,
        outflow: line.outflow ?? false,
        total: line.total ?? false,
      },
    ]
  })
}

function inputsOf(placed: Placed): ModelTruth['inputs'] {
  const read = new Set<Cell>()
  for (const sheet of placed.book.sheets)
    for (const cell of sheet.cells.values())
      for (const node of cell.formula ? nodesOf(cell.formula) : [])
        if (node.type === 'cell') {
          const target = cellAt(placed.book, node.at)
          if (target && !target.formula) read.add(target)
        }
  return placed.spots.flatMap(({ block, sheet, placeOf }) =>
    block.lines.flatMap((line) =>
      block.slots.flatMap((slot) => {
        const at = placeOf(line.id, slot.id)
        const cell = at && cellAt(placed.book, at)
        if (!at || !cell || !read.has(cell)) return []
        return [
          {
            sheet,
            cell: addressOf(at.row, at.column),
            label: line.text ?? readLabel(line.label, placed.plan),
            unit: line.unit,
          },
        ]
      }),
    ),
  )
}

function checksOf(placed: Placed): ModelTruth['checks'] {
  return placed.spots.flatMap(({ block, sheet, placeOf }) =>
    block.lines
      .filter(({ check }) => check)
      .flatMap((line) => block.slots.map((slot) => placeOf(line.id, slot.id)))
      .filter((at): at is Place => at !== undefined && cellAt(placed.book, at) !== undefined)
      .map(({ row, column }) => ({ sheet, cell: addressOf(row, column) })),
  )
}

function outputsOf(placed: Placed): ModelTruth['outputs'] {
  return placed.plan.outputs.flatMap((key) => {
    const [block, line] = key.split('.') as [string, string]
    const spot = findExisting(placed.spots, (own) => own.block.id === block)
    const places = spot.block.slots.map((slot) => spot.placeOf(line, slot.id))
    return places.flatMap((at) => {
      const cell = at && cellAt(placed.book, at)
      if (!at || !cell || typeof cell.value === 'object') return []
      const value = typeof cell.value === 'boolean' ? String(cell.value) : cell.value
      return [{ sheet: at.sheet, cell: addressOf(at.row, at.column), value }]
    })
  })
}

/** Deviations that the plan itself explains. */
function statedLookAlikes({ spots }: Placed): LookAlike[] {
  return spots.flatMap(({ block, sheet, placeOf }) =>
    block.lines.flatMap((line) =>
      Object.entries(line.why ?? {}).flatMap(([slot, why]) => {
        const at = placeOf(line.id, slot)
        return at ? [{ kind: 'stated', sheet, cells: [addressOf(at.row, at.column)], why }] : []
      }),
    ),
  )
}
