import { itemAt } from '@tickmark/document'
import type { FigureToken, TableBlock, WordToken } from '../draft/content.ts'
import type { Draft } from '../draft/draft.ts'
import { powerOfTen } from '../exact.ts'
import type { Draw } from '../random.ts'
import { misprint, misword } from './plant-kind.ts'
import type { PlantKind, Planted } from './plant-kind.ts'

function tablesOf(draft: Draft): TableBlock[] {
  return draft.blocks.filter((block) => block.type === 'table')
}

/** The amounts of two periods change places in one row: each stands under the other's head. */
function swapColumns(draft: Draft, draw: Draw): Planted | undefined {
  const pairs = tablesOf(draft).flatMap((table) =>
    table.rows.flatMap((row) => {
      const figures = row.cells.flatMap((cell) => cell?.pieces.filter((piece) => typeof piece !== 'string') ?? [])
      const amounts = figures.filter(
        (piece): piece is FigureToken => piece.type === 'figure' && piece.kind === 'amount',
      )
      const [a, b] = amounts
      const isPair = a && b && a.concept && a.concept === b.concept && a.value !== b.value && !a.right && !b.right
      return isPair && a.period?.end !== b.period?.end ? [[a, b] as const] : []
    }),
  )
  if (pairs.length === 0) return undefined
  const [a, b] = draw.pick(pairs)
  const right = a.printed
  const { value: first } = a
  const undo = [misprint(a, b.value), misprint(b, first)]
  return {
    tokens: [a.id, b.id],
    changed: [a.id, b.id],
    size: 'place',
    wrong: a.printed,
    right,
    undo: () => undo.forEach((one) => one()),
  }
}

/** The amount of the row below stands in this row as well, as copying slips. */
function copyNeighbour(draft: Draft, draw: Draw): Planted | undefined {
  const amountsOf = (row: TableBlock['rows'][number]) =>
    row.cells.map((cell) =>
      cell?.pieces.find((piece): piece is FigureToken => typeof piece !== 'string' && piece.type === 'figure'),
    )
  const pairs = tablesOf(draft).flatMap((table) =>
    table.rows.slice(1).flatMap((below, at) => {
      const [upper, lower] = [amountsOf(itemAt(table.rows, at)), amountsOf(below)]
      return upper.flatMap((one, column) => {
        const other = lower[column]
        const isPair = one?.kind === 'amount' && other?.kind === 'amount' && one.step === other.step
        return isPair && one.value !== other.value && !one.right && !other.right ? [[one, other.value] as const] : []
      })
    }),
  )
  if (pairs.length === 0) return undefined
  const [token, value] = draw.pick(pairs)
  const right = token.printed
  const undo = misprint(token, value)
  return { tokens: [token.id], changed: [token.id], size: 'place', wrong: token.printed, right, undo }
}

/** The caption says another unit: every amount of the table is a thousand times wrong. */
function wrongUnit(draft: Draft, draw: Draw): Planted | undefined {
  const able = tablesOf(draft).flatMap((table) => {
    const word = table.unit.find((piece): piece is WordToken => typeof piece !== 'string' && piece.type === 'word')
    const other = word && Object.keys(word.choices).filter((means) => means !== word.means)
    return word && !word.right && other && other.length > 0 ? [{ table, word, other }] : []
  })
  if (able.length === 0) return undefined
  const { table, word, other } = draw.pick(able)
  const means = draw.pick(other)
  const [from, to] = [powerOfTen(Number(word.means)), powerOfTen(Number(means))]
  const right = word.printed
  const undo = [misword(word, means)]
  const changed = [word.id]
  for (const row of table.rows)
    for (const cell of row.cells)
      for (const piece of cell?.pieces ?? []) {
        if (typeof piece === 'string' || piece.type !== 'figure' || piece.kind !== 'amount' || piece.right) continue
        // The page shows the same digits, which say another amount now.
        const before = piece.value
        piece.value = (before * to) / from
        changed.push(piece.id)
        undo.push(() => void (piece.value = before))
      }
  return {
    tokens: [word.id],
    changed,
    size: '×1,000',
    wrong: word.printed,
    right,
    undo: () => undo.forEach((one) => one()),
  }
}

export const PLACE_PLANTS: readonly PlantKind[] = [
  { id: 'columns-swapped', rules: ['CONS-014', 'CONS-009'], plant: swapColumns },
  { id: 'neighbour-copied', rules: ['CALC-001', 'CONS-009'], plant: copyNeighbour },
  { id: 'unit-caption', rules: ['CONS-013'], plant: wrongUnit },
]
