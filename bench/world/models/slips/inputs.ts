import { amountAt, cellAt, cellKey, type InputCell, type Place } from '../book.ts'
import { nodesOf, type Expression } from '../formula/expression.ts'
import type { Found, Slip, SlipStanding } from './slip.ts'
import { baseSlots } from '../sheet-plan/slots.ts'
import type { Block } from '../sheet-plan/plan.ts'
import { pickFormula } from './typed-over.ts'
import { replaceNode } from './wrong-reference.ts'

const READERS = new WeakMap<SlipStanding['formulas'], Set<string>>()

/** Cells that some formula reads, by themselves or in a range. */
function readCells(standing: SlipStanding): Set<string> {
  let read = READERS.get(standing.formulas)
  if (read) return read
  read = new Set()
  for (const { cell } of standing.formulas)
    for (const node of nodesOf(cell.formula)) {
      if (node.type === 'cell') read.add(keyOf(node.at))
      if (node.type === 'range')
        for (let row = node.from.row; row <= node.to.row; row++)
          for (let column = node.from.column; column <= node.to.column; column++)
            read.add(keyOf({ sheet: node.from.sheet, row, column }))
    }
  READERS.set(standing.formulas, read)
  return read
}

const keyOf = ({ sheet, row, column }: Place): string => `${sheet}!${cellKey(row, column)}`

type Input = Found<InputCell>

function pickInput(standing: SlipStanding, fits: (found: Input) => boolean): Input | undefined {
  const read = readCells(standing)
  const fitting = standing.inputs.filter((found) => read.has(keyOf(found.at)) && found.cell.value !== 0 && fits(found))
  const lines = [...new Set(fitting.map(({ line }) => line))]
  if (lines.length === 0) return undefined
  const line = standing.dice.pick(...lines)
  return standing.dice.pick(...fitting.filter((found) => found.line === line))
}

function scaled(found: Input | undefined, part: number, kind: string, breaks: string) {
  if (!found) return undefined
  return {
    kind,
    cells: [{ at: found.at, value: Number((found.cell.value * part).toPrecision(12)) }],
    breaks,
  }
}

/** 5 for 5 %: a rate typed without its percent. */
export const percentAsNumber: Slip = (standing) =>
  scaled(
    pickInput(standing, ({ line }) => line.unit === 'percent'),
    100,
    'unit: percent as number',
    'a rate is entered a hundred times too large',
  )

/** A multiple, a price or a count a hundred times too large. */
export const hundredfold: Slip = (standing) =>
  scaled(
    pickInput(standing, ({ line }) => line.unit === 'times' || line.unit === 'per share' || line.unit === 'days'),
    100,
    'unit ×100',
    'the input is a hundred times what it can be',
  )

/** Thousands among millions; an amount without neighbours of its kind could be as it is. */
export const thousandfold: Slip = (standing) =>
  scaled(
    pickInput(standing, ({ line, block }) => line.unit === 'money' && block.shape === 'series'),
    standing.dice.pick(1000, 0.001, 1000),
    'unit ×1,000',
    'the amount is in another unit than its neighbours',
  )

/** A year's amount or rate in a line of months or quarters. */
export const yearForMonth: Slip = (standing) =>
  scaled(
    pickInput(
      standing,
      ({ line, block }) =>
        block.shape === 'series' && ['flow', 'rate', 'growth'].includes(line.measure) && isWithinYears(block),
    ),
    12,
    'unit: month and year',
    'a yearly amount stands in a month',
  )

/** Whether a line has several periods in a year. */
const isWithinYears = ({ slots }: Block): boolean => {
  const years = baseSlots(slots).flatMap(({ year, month }) => (month === undefined || year === undefined ? [] : [year]))
  return new Set(years).size < years.length
}

/** Two digits changed places. */
export const swappedDigits: Slip = (standing) => {
  const found = pickInput(
    standing,
    ({ cell, line }) => line.unit === 'money' && String(Math.abs(cell.value)).length >= 3,
  )
  if (!found) return undefined
  const { value } = found.cell
  const text = String(Math.abs(value))
  const at = [...text].findIndex(
    (digit, index) =>
      index < text.length - 1 &&
      /\d/.test(digit) &&
      /\d/.test(text.charAt(index + 1)) &&
      digit !== text[index + 1] &&
      (index > 0 || text[1] !== '0'),
  )
  if (at < 0) return undefined
  const swapped = Number(text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)) * Math.sign(value)
  return {
    kind: 'swapped digits',
    cells: [{ at: found.at, value: swapped }],
    breaks: 'two digits of a typed amount changed places',
    needsCheck: true,
  }
}

/** A number stored as text: sums leave it out. */
export const numberAsText: Slip = (standing) => {
  const found = pickInput(standing, ({ line, block }) => line.unit === 'money' && block.slots.length > 1)
  return (
    found && {
      kind: 'number as text',
      cells: [{ at: found.at, value: String(found.cell.value) }],
      breaks: 'a number is stored as text and left out of sums',
    }
  )
}

/** A rate written into the formula beside the cell that holds it. */
export const rateInFormula: Slip = (standing) => {
  const { placed, dice } = standing
  const rates = (formula: Expression) =>
    nodesOf(formula).filter((node) => {
      if (node.type !== 'cell') return false
      const source = cellAt(placed.book, node.at)
      return (
        source?.formula === undefined &&
        typeof source?.value === 'number' &&
        source.value !== 0 &&
        (node.at.fixedColumn || node.name !== undefined)
      )
    })
  const found = pickFormula(standing, ({ cell, slot }) => slot.kind !== 'historic' && rates(cell.formula).length > 0)
  if (!found) return undefined
  const node = dice.pick(...rates(found.cell.formula))
  if (node.type !== 'cell') return undefined
  const input = amountAt(placed.book, node.at)
  const isSame = dice.chance(0.3)
  const value = isSame ? input : Number((input * dice.pick(0.8, 1.1, 1.5)).toPrecision(3))
  return {
    kind: 'rate typed beside its input',
    size: isSame ? 'equal' : 'other',
    cells: [{ at: found.at, formula: replaceNode(found.cell.formula, node, { type: 'number', value }) }],
    breaks: 'the formula writes out what an input cell holds',
  }
}

/** Growth as a ratio: the minus one, or the one plus, is missing. */
export const growthWithoutOne: Slip = (standing) => {
  const isGrowth = (node: Expression): boolean =>
    node.type === 'binary' &&
    ((node.operator === '-' && node.right.type === 'number' && node.right.value === 1 && node.left.type === 'binary') ||
      (node.operator === '+' && node.left.type === 'number' && node.left.value === 1))
  const found = pickFormula(standing, ({ cell }) => nodesOf(cell.formula).some((node) => isGrowth(node)))
  const node = found && nodesOf(found.cell.formula).find((own) => isGrowth(own))
  if (!found || node?.type !== 'binary') return undefined
  const by = node.operator === '-' ? node.left : node.right
  return {
    kind: 'growth without one',
    cells: [{ at: found.at, formula: replaceNode(found.cell.formula, node, by) }],
    breaks: 'a growth rate and its factor are mixed up',
  }
}
