import { itemAt } from '@tickmark/document'
import { cellAt, sheetOf, type FormulaCell, type Place } from '../book.ts'
import { nodesOf, rewrite, type Expression, type Reference } from '../formula/expression.ts'
import { baseSlots, neighbour } from '../sheet-plan/slots.ts'
import type { Found, Slip, SlipStanding } from './slip.ts'
import { isForecast, pickFormula, rowOf } from './typed-over.ts'

/** The formula with one node, found by identity, replaced. */
export function replaceNode(formula: Expression, node: Expression, by: Expression): Expression {
  return rewrite(formula, (own) => (own === node ? by : undefined))
}

const cellNodes = (formula: Expression): Extract<Expression, { type: 'cell' }>[] =>
  nodesOf(formula).filter((node) => node.type === 'cell')

/** Reads the line above or below the right one. */
export const wrongLine: Slip = (standing) => {
  const { placed, dice } = standing
  const found = pickFormula(
    standing,
    ({ cell, slot, line }) =>
      isForecast(slot.kind) && !line.check && cellNodes(cell.formula).some((node) => !node.name),
  )
  const node = found && dice.pick(...cellNodes(found.cell.formula).filter((own) => !own.name))
  if (!found || !node) return undefined
  const spot = placed.spots.find(
    ({ block, sheet, placeOf }) =>
      sheet === node.at.sheet &&
      block.lines.some((line) => block.slots.some((slot) => isAt(placeOf(line.id, slot.id), node.at))),
  )
  if (!spot) return undefined
  const step = dice.pick(1, -1)
  const to: Reference = spot.isAcross
    ? { ...node.at, row: node.at.row + step }
    : { ...node.at, column: node.at.column + step }
  if (!isAnother(standing, found, to, node.at)) return undefined
  const formula = replaceNode(found.cell.formula, node, { ...node, at: to })
  return { kind: 'wrong line', cells: [{ at: found.at, formula }], breaks: 'the formula reads the neighbouring line' }
}

const isAt = (at: Place | undefined, other: Place): boolean =>
  at !== undefined && at.row === other.row && at.column === other.column

/** The new cell holds another number and is not the formula's own. */
function isAnother({ placed }: SlipStanding, found: Found, to: Place, from: Place): boolean {
  if (to.row < 0 || to.column < 0) return false
  const [own, other] = [cellAt(placed.book, from), cellAt(placed.book, to)]
  return (
    typeof other?.value === 'number' && other.value !== own?.value && other.source !== undefined && !isAt(found.at, to)
  )
}

/** Points into the gap between two blocks, or beyond the last column: a factor or a linked cell that is nothing. */
export const readsGap: Slip = (standing) => {
  const { placed } = standing
  const asFactor = (formula: Expression): Extract<Expression, { type: 'cell' }>[] =>
    formula.type === 'cell'
      ? [formula]
      : formula.type === 'binary' && formula.operator === '*'
        ? [...asFactor(formula.left), ...asFactor(formula.right)]
        : []
  const gapOf = ({ at }: Extract<Expression, { type: 'cell' }>): Reference | undefined => {
    const cells = [...sheetOf(placed.book, at.sheet).cells.values()]
    const [rows, columns] = [new Set(cells.map(({ row }) => row)), new Set(cells.map(({ column }) => column))]
    for (const step of [1, -1, 2, -2, 3, -3]) {
      if (at.row + step >= 0 && !rows.has(at.row + step)) return { ...at, row: at.row + step }
      if (at.column + step > 0 && !columns.has(at.column + step)) return { ...at, column: at.column + step }
    }
    return undefined
  }
  const fitting = ({ cell }: Found<FormulaCell>) => asFactor(cell.formula).filter((node) => !node.name && gapOf(node))
  const found = pickFormula(
    standing,
    (own) => isForecast(own.slot.kind) && !own.line.check && own.cell.value !== 0 && fitting(own).length > 0,
  )
  const node = found && standing.dice.pick(...fitting(found))
  const to = node && gapOf(node)
  if (!found || !node || !to) return undefined
  return {
    kind: 'reads a gap',
    cells: [{ at: found.at, formula: replaceNode(found.cell.formula, node, { ...node, at: to }) }],
    breaks: 'the formula reads a row or column in which nothing stands',
  }
}

/** Reads the period before or after the right one. */
export const wrongPeriod: Slip = (standing) => {
  const { placed, dice } = standing
  const found = pickFormula(
    standing,
    ({ cell, slot, line }) =>
      slot.kind === 'forecast' &&
      !line.check &&
      cellNodes(cell.formula).some(({ at }) => !at.fixedColumn && !at.fixedRow),
  )
  const node =
    found &&
    dice.pick(...cellNodes(found.cell.formula).filter(({ at, name }) => !name && !at.fixedColumn && !at.fixedRow))
  if (!found || !node) return undefined
  const source = cellAt(placed.book, node.at)?.source
  const block = source && placed.plan.blocks.find(({ id }) => id === source.block)
  if (!source || !block || block.slots.length === 1) return undefined
  const slot = neighbour(block.slots, source.slot, dice.pick(-1, 1, -1))
  const at = slot && placed.placeOf(block.id, source.line, slot.id)
  if (!at || !isAnother(standing, found, at, node.at)) return undefined
  const formula = replaceNode(found.cell.formula, node, { ...node, at: { ...node.at, ...at } })
  return {
    kind: 'wrong period',
    cells: [{ at: found.at, formula }],
    breaks: 'the formula reads another period than its neighbours',
  }
}

/** A plus for a minus. */
export const wrongSign: Slip = (standing) => {
  const { dice } = standing
  const isSum = (node: Expression): boolean =>
    node.type === 'binary' &&
    (node.operator === '+' || node.operator === '-') &&
    node.right.type !== 'number' &&
    node.left.type !== 'number'
  const found = pickFormula(
    standing,
    ({ cell, slot, line }) => isForecast(slot.kind) && !line.check && nodesOf(cell.formula).some((node) => isSum(node)),
  )
  if (!found) return undefined
  const node = dice.pick(...nodesOf(found.cell.formula).filter((own) => isSum(own)))
  if (node.type !== 'binary') return undefined
  const formula = replaceNode(found.cell.formula, node, { ...node, operator: node.operator === '+' ? '-' : '+' })
  return { kind: 'sign', cells: [{ at: found.at, formula }], breaks: 'the line enters with the wrong sign' }
}

/** A "$" too many: the row keeps reading the first cell's line. */
export const anchored: Slip = (standing) => {
  const { placed, dice } = standing
  const found = pickFormula(
    standing,
    ({ cell, slot, block }) =>
      slot.kind === 'forecast' &&
      block.shape === 'series' &&
      cellNodes(cell.formula).some(
        (node) => isMoving(node.at) && cellAt(placed.book, node.at)?.source?.slot === slot.id,
      ),
  )
  if (!found) return undefined
  const row = rowOf(found, standing).filter(({ slot }) => slot.kind === 'forecast')
  const [first] = row
  if (!first || row.length < 4) return undefined
  const sources = cellNodes(first.cell.formula).flatMap((node) => {
    const source = cellAt(placed.book, node.at)?.source
    return isMoving(node.at) && source?.slot === first.slot.id ? [source] : []
  })
  if (sources.length === 0) return undefined
  const { line, block } = dice.pick(...sources)
  const target = placed.placeOf(block, line, first.slot.id)
  if (!target) return undefined
  const cells = row.slice(1).map(({ at, cell, slot }) => {
    const own = placed.placeOf(block, line, slot.id)
    const formula = rewrite(cell.formula, (node) =>
      node.type === 'cell' && isAt(own, node.at) && node.at.sheet === own?.sheet
        ? { ...node, at: { ...target, fixedColumn: true, fixedRow: true } }
        : undefined,
    )
    return { at, formula }
  })
  return { kind: '$ over a row', cells, breaks: 'every period reads the first one' }
}

const isMoving = ({ fixedColumn, fixedRow }: Reference): boolean => !fixedColumn && !fixedRow

/** The same address on another sheet. */
export const wrongSheet: Slip = (standing) => {
  const { placed, dice } = standing
  const elsewhere = (found: Found<FormulaCell>) =>
    cellNodes(found.cell.formula).filter(({ at, name }) => !name && at.sheet !== found.at.sheet)
  const found = pickFormula(standing, (own) => isForecast(own.slot.kind) && elsewhere(own).length > 0)
  const node = found && dice.pick(...elsewhere(found))
  if (!found || !node) return undefined
  const sheets = placed.book.sheets
    .filter(({ name }) => name !== node.at.sheet)
    .map(({ name }) => ({ ...node.at, sheet: name }))
  const fitting = sheets.filter((at) => !isSamePlace(at, found.at) && isAnother(standing, found, at, node.at))
  if (fitting.length === 0) return undefined
  const at = dice.pick(...fitting)
  return {
    kind: 'wrong sheet',
    cells: [{ at: found.at, formula: replaceNode(found.cell.formula, node, { ...node, at }) }],
    breaks: 'the formula reads the same address of another sheet',
  }
}

const isSamePlace = (a: Place, b: Place): boolean => a.sheet === b.sheet && a.row === b.row && a.column === b.column

/** A sign test or a ceiling that every period takes from one column. */
export const anchoredTest: Slip = (standing) => {
  const isTest = (node: Expression): boolean => node.type === 'call' && ['IF', 'MAX', 'MIN'].includes(node.name)
  const found = pickFormula(
    standing,
    ({ cell, slot }) => slot.kind === 'forecast' && nodesOf(cell.formula).some((node) => isTest(node)),
  )
  const row = found
    ? rowOf(found, standing).filter(
        ({ slot, block }) => slot.kind === 'forecast' && baseSlots(block.slots).includes(slot),
      )
    : []
  if (row.length < 4) return undefined
  const test = nodesOf(itemAt(row, 0).cell.formula).find((node) => isTest(node))
  const anchor = test && cellNodes(test).find(({ at }) => isMoving(at))
  if (!anchor) return undefined
  const source = cellAt(standing.placed.book, anchor.at)?.source
  if (!source) return undefined
  const cells = row.slice(1).map(({ at, cell, slot }) => {
    const own = standing.placed.placeOf(source.block, source.line, slot.id)
    const formula = rewrite(cell.formula, (node) => {
      if (!isTest(node)) return undefined
      return rewriteInside(node, (inner) =>
        inner.type === 'cell' && isAt(own, inner.at)
          ? { ...inner, at: { ...anchor.at, fixedColumn: true, fixedRow: true } }
          : undefined,
      )
    })
    return { at, formula }
  })
  return { kind: 'test anchored on one period', cells, breaks: 'every period is tested by the first one' }
}

function rewriteInside(node: Expression, change: (node: Expression) => Expression | undefined): Expression {
  return node.type === 'call' ? { ...node, args: node.args.map((arg) => rewrite(arg, change)) } : node
}
