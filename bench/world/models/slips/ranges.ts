import { cellAt, type FormulaCell } from '../book.ts'
import { IDLE } from '../sheet-plan/idle-lines.ts'
import { nodesOf, type Expression } from '../formula/expression.ts'
import type { Found, Slip, SlipStanding } from './slip.ts'
import { pickFormula } from './typed-over.ts'
import { replaceNode } from './wrong-reference.ts'

type RangeNode = Extract<Expression, { type: 'range' }>

const rangesOf = (formula: Expression, least: number): RangeNode[] =>
  nodesOf(formula).filter((node): node is RangeNode => node.type === 'range' && length(node) >= least)

const length = ({ from, to }: RangeNode): number => to.row - from.row + to.column - from.column + 1

function pickRange(standing: SlipStanding, least: number): { found: Found<FormulaCell>; range: RangeNode } | undefined {
  const found = pickFormula(standing, ({ cell }) => rangesOf(cell.formula, least).length > 0)
  return found && { found, range: standing.dice.pick(...rangesOf(found.cell.formula, least)) }
}

/** A range that ends (or starts) one cell too early. */
export const shortRange: Slip = (standing) => {
  const picked = pickRange(standing, 3)
  if (!picked) return undefined
  const { found, range } = picked
  const isDown = range.to.row > range.from.row
  const atStart = standing.dice.chance(0.4)
  const moved = (at: RangeNode['from'], step: number): RangeNode['from'] =>
    isDown ? { ...at, row: at.row + step } : { ...at, column: at.column + step }
  const shorter: RangeNode = atStart ? { ...range, from: moved(range.from, 1) } : { ...range, to: moved(range.to, -1) }
  const lost = atStart ? range.from : range.to
  const value = cellAt(standing.placed.book, lost)?.value
  if (typeof value !== 'number' || value === 0) return undefined
  return {
    kind: 'short range',
    cells: [{ at: found.at, formula: replaceNode(found.cell.formula, range, shorter) }],
    breaks: 'the sum leaves out a line beside its range',
  }
}

/** Totals that leave out the line at their end, which holds nothing today in some or all of their periods: a trap for whoever fills it. */
export const shortRangeAtRest: Slip = (standing) => {
  const { dice, placed } = standing
  const idleRangeOf = ({ at, block, cell }: Found<FormulaCell>): RangeNode | undefined => {
    const idle = block.slots.map(({ id }) => placed.placeOf(block.id, IDLE, id))
    const isIdle = ({ to }: RangeNode): boolean =>
      idle.some((place) => place?.sheet === at.sheet && place.row === to.row && place.column === to.column) &&
      (cellAt(placed.book, to)?.value ?? 0) === 0
    return rangesOf(cell.formula, 3).find(isIdle)
  }
  const found = pickFormula(standing, (own) => idleRangeOf(own) !== undefined)
  if (!found) return undefined
  const all = standing.formulas.filter(({ line, block }) => line === found.line && block === found.block)
  const cells = (dice.chance(0.5) ? [found] : all).flatMap((own) => {
    const { at, cell } = own
    const range = idleRangeOf(own)
    if (!range) return []
    const isDown = range.to.row > range.from.row
    const to = isDown ? { ...range.to, row: range.to.row - 1 } : { ...range.to, column: range.to.column - 1 }
    return [{ at, formula: replaceNode(cell.formula, range, { ...range, to }) }]
  })
  return {
    kind: 'short range at rest',
    cells,
    isLatent: true,
    breaks: 'the total leaves out a line that waits to be filled',
  }
}

/** A range that takes in the subtotal, title or period beside it. */
export const longRange: Slip = (standing) => {
  const picked = pickRange(standing, 2)
  if (!picked) return undefined
  const { found, range } = picked
  const isDown = range.to.row > range.from.row
  const from = isDown ? { ...range.from, row: range.from.row - 1 } : { ...range.from, column: range.from.column - 1 }
  if (from.row < 0 || from.column < 0) return undefined
  const value = cellAt(standing.placed.book, from)?.value
  if (typeof value !== 'number' || value === 0) return undefined
  return {
    kind: 'long range',
    cells: [{ at: found.at, formula: replaceNode(found.cell.formula, range, { ...range, from }) }],
    breaks: 'the sum takes in a cell that is no part of it',
  }
}

/** A sum written as an addition lacks a term. */
export const omittedTerm: Slip = (standing) => {
  const sums = (formula: Expression): Expression[] =>
    nodesOf(formula).filter(
      (node) =>
        node.type === 'binary' &&
        '+-'.includes(node.operator) &&
        node.right.type === 'cell' &&
        node.left.type !== 'number',
    )
  const found = pickFormula(standing, ({ cell, line }) => (line.total ?? false) && sums(cell.formula).length > 0)
  if (!found) return undefined
  const node = standing.dice.pick(...sums(found.cell.formula))
  if (node.type !== 'binary' || node.right.type !== 'cell') return undefined
  if (cellAt(standing.placed.book, node.right.at)?.value === 0) return undefined
  return {
    kind: 'sum omits a line',
    cells: [{ at: found.at, formula: replaceNode(found.cell.formula, node, node.left) }],
    breaks: 'the total lacks one of its lines',
  }
}

/** A total that takes in itself. */
export const sumOfItself: Slip = (standing) => {
  if (standing.placed.book.iterate) return undefined
  const picked = pickRange(standing, 2)
  if (!picked) return undefined
  const { found, range } = picked
  const isNext =
    found.at.sheet === range.to.sheet &&
    (found.at.row === range.to.row + 1
      ? found.at.column === range.to.column
      : found.at.row === range.to.row && found.at.column === range.to.column + 1)
  if (!isNext) return undefined
  const formula = replaceNode(found.cell.formula, range, {
    ...range,
    to: { ...range.to, row: found.at.row, column: found.at.column },
  })
  return { kind: 'cycle without a switch', cells: [{ at: found.at, formula }], breaks: 'the total takes in itself' }
}

/** A number added inside a formula to make it fit. */
export const embeddedNumber: Slip = (standing) => {
  const { dice } = standing
  const found = pickFormula(
    standing,
    ({ cell, line, slot }) =>
      line.unit === 'money' &&
      !line.check &&
      slot.kind !== 'historic' &&
      typeof cell.value === 'number' &&
      cell.value !== 0,
  )
  if (!found) return undefined
  const value = Math.max(1, Math.round(Math.abs(found.cell.value as number) * dice.pick(0.002, 0.03, 0.2)))
  const formula: Expression = {
    type: 'binary',
    operator: dice.pick('+', '-'),
    left: found.cell.formula,
    right: { type: 'number', value },
  }
  return { kind: 'embedded number', cells: [{ at: found.at, formula }], breaks: 'a number is added inside the formula' }
}
