import type { FormulaNode } from '../formula/parse.ts'
import { resolveReference, type Place } from '../formula/reference.ts'
import { cellsInArea, shapeIn, type Grids, type FormulaCell, type ModelCell } from './grid.ts'
import { spreadsheetMedian } from './median.ts'

type Value = number | string | boolean

/**
 * Computes one formula from the stored values of the cells it reads. Knows the arithmetic that valuation models are made of and
 * gives undefined for anything else: the full recalculation answers those. Binary floats on purpose, as spreadsheets compute.
 */
export function evaluateFormula(grids: Grids, formula: string, host: Place): number | undefined {
  const value = evaluateNode(grids, shapeIn(grids, formula, host).root, host)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Computes a cell's own formula likewise; `budget` bounds the cells of ranges that are looked at. */
export function evaluateCell(
  grids: Grids,
  cell: FormulaCell,
  budget: { left: number },
): number | string | boolean | undefined {
  for (const { top, bottom, left, right, isRange } of cell.shape.references) {
    if (!isRange) continue
    const height = top && bottom ? Math.abs(bottom.value - top.value) + 1 : 1000
    budget.left -= Math.min(height, 50_000) * (left && right ? Math.abs(right.value - left.value) + 1 : 1)
  }
  if (budget.left <= 0) return undefined
  const value = evaluateNode(grids, cell.shape.root, cell)
  return typeof value === 'number' && !Number.isFinite(value) ? undefined : value
}

/** Computes a part of a formula. */
export function evaluateNode(grids: Grids, node: FormulaNode, host: Place): Value | undefined {
  switch (node.type) {
    case 'number':
      return node.value
    case 'text':
      return node.text.slice(1, -1).replaceAll('""', '"')
    case 'boolean':
      return node.text.toUpperCase() === 'TRUE'
    case 'reference': {
      const area = node.reference.isRange ? undefined : resolveReference(node.reference, host)
      const grid = area && grids.get(area.sheet.toLowerCase())
      if (!grid) return undefined
      const cell = grid.at(area.top, area.left)
      return cell ? valueOf(cell) : 0
    }
    case 'unary':
      return evaluateUnary(node.operator, evaluateNumber(grids, node.operand, host))
    case 'binary':
      return evaluateBinary(grids, node, host)
    case 'call':
      return evaluateCall(grids, node, host)
    default:
      return undefined
  }
}

function evaluateNumber(grids: Grids, node: FormulaNode, host: Place): number | undefined {
  const value = evaluateNode(grids, node, host)
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' ? value : undefined
}

function evaluateUnary(operator: string, operand: number | undefined): number | undefined {
  if (operand === undefined) return undefined
  if (operator === '-') return -operand
  return operator === '%' ? operand / 100 : operand
}

function evaluateBinary(grids: Grids, node: FormulaNode & { type: 'binary' }, host: Place): Value | undefined {
  const left = evaluateNumber(grids, node.left, host)
  const right = evaluateNumber(grids, node.right, host)
  if (left === undefined || right === undefined) return undefined
  switch (node.operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return right === 0 ? undefined : left / right
    case '^':
      return left ** right
    case '=':
      return left === right
    case '<>':
      return left !== right
    case '<':
      return left < right
    case '>':
      return left > right
    case '<=':
      return left <= right
    case '>=':
      return left >= right
    default:
      return undefined
  }
}

const AGGREGATES: Readonly<Record<string, (numbers: number[]) => number | undefined>> = {
  SUM: (numbers) => numbers.reduce((sum, number) => sum + number, 0),
  AVERAGE: (numbers) =>
    numbers.length > 0 ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length : undefined,
  MIN: (numbers) => (numbers.length > 0 ? Math.min(...numbers) : 0),
  MAX: (numbers) => (numbers.length > 0 ? Math.max(...numbers) : 0),
  COUNT: (numbers) => numbers.length,
  PRODUCT: (numbers) => numbers.reduce((product, number) => product * number, 1),
  MEDIAN: (numbers) => median(numbers),
  NPV: ([rate = 0, ...flows]) => flows.reduce((sum, flow, index) => sum + flow / (1 + rate) ** (index + 1), 0),
}

const SCALARS: Readonly<Record<string, (...values: number[]) => number>> = {
  ABS: Math.abs,
  SQRT: Math.sqrt,
  EXP: Math.exp,
  LN: Math.log,
  POWER: (base = 0, exponent = 0) => base ** exponent,
  ROUND: (value = 0, digits = 0) => (Math.sign(value) * Math.round(Math.abs(value) * 10 ** digits)) / 10 ** digits,
  INT: Math.floor,
}

function evaluateCall(grids: Grids, node: FormulaNode & { type: 'call' }, host: Place): Value | undefined {
  const aggregate = AGGREGATES[node.name]
  if (aggregate) {
    const numbers = numbersOf(grids, node.arguments, host)
    return numbers && aggregate(numbers)
  }
  const scalar = SCALARS[node.name]
  if (scalar) {
    const values = node.arguments.map((argument) => evaluateNumber(grids, argument, host))
    return values.every((value) => value !== undefined) ? scalar(...values) : undefined
  }
  if (node.name === 'IF') {
    const [test, yes, no] = node.arguments
    const condition = test && evaluateNode(grids, test, host)
    if (condition === undefined || typeof condition === 'string') return undefined
    const branch = condition ? yes : no
    return branch ? evaluateNode(grids, branch, host) : Boolean(condition)
  }
  if (node.name === 'IFERROR') return node.arguments[0] && evaluateNode(grids, node.arguments[0], host)
  return undefined
}

/** The numbers that an aggregate takes: in ranges text, blanks and booleans are passed over, as the programs do. */
function numbersOf(grids: Grids, nodes: readonly FormulaNode[], host: Place): number[] | undefined {
  const numbers: number[] = []
  for (const node of nodes) {
    if (node.type === 'reference') {
      const cells = cellsOf(grids, node, host)
      if (!cells || cells.some((cell) => cell.cell.type === 'error')) return undefined
      for (const cell of cells) if (typeof cell.cell.value === 'number') numbers.push(cell.cell.value)
    } else {
      const value = evaluateNumber(grids, node, host)
      if (value === undefined) return undefined
      numbers.push(value)
    }
  }
  return numbers
}

function cellsOf(grids: Grids, node: FormulaNode & { type: 'reference' }, host: Place): ModelCell[] | undefined {
  const area = resolveReference(node.reference, host)
  const grid = area && grids.get(area.sheet.toLowerCase())
  return grid ? [...cellsInArea(grid, area)] : undefined
}

function valueOf(cell: ModelCell): Value | undefined {
  if (cell.cell.type === 'error') return undefined
  return cell.cell.value ?? 0
}

function median(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : spreadsheetMedian(numbers)
}
