import { getExisting, itemAt } from '@tickmark/document'
import { cellKey, filledAt, type Book, type Cell, type DataTable, type Place, type Sheet, type Value } from '../book.ts'
import type { Expression, Reference } from './expression.ts'
import { compare, FormulaError, FUNCTIONS, isRange, toNumber, type Argument } from './functions.ts'

/** Sweeps through a cycle, as a spreadsheet's default has them. */
const SWEEPS = 100
const SETTLED = 1e-10

/** Gives every formula of the book the value that it computes. Cells of `keep` keep theirs, as a stale file does. */
export function computeBook(book: Book, keep: ReadonlySet<Cell> = new Set()): void {
  const results = valuesOf(book)
  for (const sheet of book.sheets)
    for (const cell of sheet.cells.values()) if (cell.formula && !keep.has(cell)) cell.value = results.get(cell) ?? 0
  for (const sheet of book.sheets) for (const table of sheet.dataTables) fillDataTable(book, sheet, table)
}

function valuesOf(book: Book): Map<Cell, Value> {
  let run = new Run(book)
  run.all()
  for (let sweep = 0; run.sawCycle && book.iterate && sweep < SWEEPS; sweep++) {
    const next = new Run(book, undefined, run.values)
    next.all()
    const moved = run.largestMove(next)
    run = next
    if (moved < SETTLED) break
  }
  return run.values
}

/** What `output` would be with other values in some cells. */
export function whatIf(book: Book, output: Place, inputs: ReadonlyMap<Cell, Value>): Value {
  let run = new Run(book, inputs)
  let value = run.at(output)
  for (let sweep = 0; run.sawCycle && book.iterate && sweep < SWEEPS; sweep++) {
    run = new Run(book, inputs, run.values)
    const next = run.at(output)
    const settled =
      typeof next !== 'number' || typeof value !== 'number' || Math.abs(next - value) <= SETTLED * Math.abs(next)
    value = next
    if (settled) break
  }
  return value ?? 0
}

function fillDataTable(book: Book, sheet: Sheet, table: DataTable): void {
  const at = (row: number, column: number): Cell => getExisting(sheet.cells, cellKey(row, column))
  for (let row = table.row; row < table.row + table.rows; row++)
    for (let column = table.column; column < table.column + table.columns; column++) {
      const inputs = new Map([
        [filledAt(book, table.rowInput), at(table.row - 1, column).value],
        [filledAt(book, table.columnInput), at(row, table.column - 1).value],
      ])
      at(row, column).value = whatIf(book, table.output, inputs)
    }
}

/** One computation of a book, each cell once, from whatever is asked for. */
class Run {
  readonly values = new Map<Cell, Value>()
  sawCycle = false
  private readonly open = new Set<Cell>()
  private readonly sheets: Map<string, Sheet>
  private readonly book: Book
  private readonly inputs: ReadonlyMap<Cell, Value> | undefined
  private readonly before: ReadonlyMap<Cell, Value> | undefined

  constructor(book: Book, inputs?: ReadonlyMap<Cell, Value>, before?: ReadonlyMap<Cell, Value>) {
    this.book = book
    this.inputs = inputs
    this.before = before
    this.sheets = new Map(book.sheets.map((sheet) => [sheet.name, sheet]))
  }

  all(): void {
    for (const sheet of this.book.sheets) for (const cell of sheet.cells.values()) this.cell(cell)
  }

  at({ sheet, row, column }: Place): Value | undefined {
    const cell = this.sheets.get(sheet)?.cells.get(cellKey(row, column))
    return cell && this.cell(cell)
  }

  largestMove(next: Run): number {
    let largest = 0
    for (const [cell, value] of next.values) {
      const before = this.values.get(cell)
      if (typeof value === 'number' && typeof before === 'number')
        largest = Math.max(largest, Math.abs(value - before) / Math.max(1, Math.abs(value)))
    }
    return largest
  }

  private cell(cell: Cell): Value {
    const given = this.inputs?.get(cell)
    if (given !== undefined) return given
    if (!cell.formula) return cell.value
    const known = this.values.get(cell)
    if (known !== undefined) return known
    if (this.open.has(cell)) {
      this.sawCycle = true
      return this.before?.get(cell) ?? 0
    }
    this.open.add(cell)
    const value = this.formula(cell.formula)
    this.open.delete(cell)
    this.values.set(cell, value)
    return value
  }

  private formula(expression: Expression): Value {
    try {
      const value = this.evaluate(expression)
      const single = isRange(value) ? value.rows[0]?.[0] : value
      if (typeof single === 'number' && !Number.isFinite(single)) return { error: '#NUM!' }
      return single ?? 0
    } catch (error) {
      if (error instanceof FormulaError) return { error: error.code }
      throw error
    }
  }

  private evaluate(node: Expression): Argument {
    switch (node.type) {
      case 'number':
      case 'text':
        return node.value
      case 'cell':
        return this.at(node.at)
      case 'range':
        return { rows: this.range(node.from, node.to) }
      case 'negative':
        return -toNumber(this.evaluate(node.of))
      case 'binary':
        return this.binary(node.operator, this.evaluate(node.left), this.evaluate(node.right))
      case 'call':
        return this.call(node.name, node.args)
      case 'line':
        throw new Error(`${node.line} was not placed`)
    }
  }

  private range(from: Reference, to: Reference): (Value | undefined)[][] {
    const rows: (Value | undefined)[][] = []
    for (let row = from.row; row <= to.row; row++) {
      const values: (Value | undefined)[] = []
      for (let column = from.column; column <= to.column; column++)
        values.push(this.at({ sheet: from.sheet, row, column }))
      rows.push(values)
    }
    return rows
  }

  private binary(operator: string, left: Argument, right: Argument): Value {
    if (operator === '&') return `${asText(left)}${asText(right)}`
    if (['=', '<>', '<', '>', '<=', '>='].includes(operator)) {
      if (typeof left === 'string' || typeof right === 'string') return compare(asText(left), operator, asText(right))
      return compare(toNumber(left), operator, toNumber(right))
    }
    const [a, b] = [toNumber(left), toNumber(right)]
    if (operator === '+') return a + b
    if (operator === '-') return a - b
    if (operator === '*') return a * b
    if (operator === '^') return a ** b
    if (b === 0) throw new FormulaError('#DIV/0!')
    return a / b
  }

  private call(name: string, args: readonly Expression[]): Argument {
    if (name === 'IF')
      return this.evaluate(
        toNumber(this.evaluate(itemAt(args, 0))) ? itemAt(args, 1) : (args[2] ?? { type: 'number', value: 0 }),
      )
    if (name === 'CHOOSE') return this.evaluate(itemAt(args, toNumber(this.evaluate(itemAt(args, 0)))))
    if (name === 'IFERROR') {
      const value = this.formula(itemAt(args, 0))
      return typeof value === 'object' ? this.evaluate(itemAt(args, 1)) : value
    }
    const compute = FUNCTIONS[name]
    if (!compute) throw new Error(`${name} is no function of the world`)
    return compute(args.map((arg) => this.evaluate(arg)))
  }
}

const asText = (value: Argument): string =>
  value === undefined || isRange(value) ? '' : typeof value === 'object' ? '' : String(value)
