import type { Expression, Reference } from './expression.ts'

/** Column letters of an index from 0. */
export function columnLetters(column: number): string {
  const first = Math.floor(column / 26)
  return (first > 0 ? columnLetters(first - 1) : '') + String.fromCharCode(65 + (column % 26))
}

export const addressOf = (row: number, column: number): string => `${columnLetters(column)}${row + 1}`

/** A1 text of a range, one address where it is one cell. */
export function rangeText(from: { row: number; column: number }, to: { row: number; column: number }): string {
  const [start, end] = [addressOf(from.row, from.column), addressOf(to.row, to.column)]
  return start === end ? start : `${start}:${end}`
}

/** The formula as a spreadsheet shows it on `sheet`, without "=". */
export function renderFormula(expression: Expression, sheet: string): string {
  return render(expression, sheet, 0)
}

const LEVEL: Record<string, number> = { '&': 2, '+': 3, '-': 3, '*': 4, '/': 4, '^': 5 }

function render(node: Expression, sheet: string, outer: number): string {
  switch (node.type) {
    case 'number':
      return renderNumber(node.value, node.percent)
    case 'text':
      return `"${node.value.replaceAll('"', '""')}"`
    case 'cell':
      return node.name ?? sheetPrefix(node.at, sheet) + renderReference(node.at)
    case 'range':
      return `${sheetPrefix(node.from, sheet)}${renderReference(node.from)}:${renderReference(node.to)}`
    case 'line':
      throw new Error(`${node.line} was not placed`)
    case 'negative':
      return wrap(`-${render(node.of, sheet, 6)}`, outer > 4)
    case 'call':
      return `${node.name}(${node.args.map((arg) => render(arg, sheet, 0)).join(',')})`
    case 'binary': {
      const level = LEVEL[node.operator] ?? 1
      const text = `${render(node.left, sheet, level)}${node.operator}${render(node.right, sheet, level + 0.5)}`
      return wrap(text, level < outer)
    }
  }
}

const wrap = (text: string, needed: boolean): string => (needed ? `(${text})` : text)

function renderNumber(value: number, percent: boolean | undefined): string {
  return percent ? `${Number((value * 100).toPrecision(12))}%` : String(value)
}

function sheetPrefix(at: Reference, sheet: string): string {
  return at.sheet === sheet ? '' : `${quoteSheet(at.sheet)}!`
}

/** A sheet's name as formulas write it. */
export function quoteSheet(name: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !/^[A-Za-z]{1,3}\d+$/.test(name)
    ? name
    : `'${name.replaceAll("'", "''")}'`
}

export function renderReference({ row, column, fixedRow, fixedColumn }: Reference): string {
  return `${fixedColumn ? '$' : ''}${columnLetters(column)}${fixedRow ? '$' : ''}${row + 1}`
}
