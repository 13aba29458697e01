import { columnName, parseAddress } from '@tickmark/document'
import { tokenizeFormula, type Token } from './tokenize.ts'

interface Offset {
  rows: number
  columns: number
}

/** The formula as copying it `offset` cells away would write it: relative references move, anchored ones stay. */
export function translateFormula(formula: string, offset: Offset): string {
  return rewriteReferences(formula, (token) => translateReference(token.text, offset))
}

/** Replaces each reference of a formula; everything else stays as written. */
export function rewriteReferences(formula: string, replace: (token: Token) => string): string {
  let text = ''
  let end = 0
  for (const token of tokenizeFormula(formula)) {
    text += formula.slice(end, token.start)
    text += token.type === 'reference' ? replace(token) : token.text
    end = token.start + token.text.length
  }
  return text + formula.slice(end)
}

function translateReference(text: string, offset: Offset): string {
  const bang = text.lastIndexOf('!') + 1
  const corners = text.slice(bang).split(':')
  return text.slice(0, bang) + corners.map((corner) => translateCorner(corner, offset)).join(':')
}

function translateCorner(corner: string, offset: Offset): string {
  const match = /^(\$?)([A-Za-z]*)(\$?)(\d*)$/.exec(corner)
  if (!match) return corner
  const [, columnDollar = '', letters = '', rowDollar = '', digits = ''] = match
  const address = parseAddress(`${letters || 'A'}${digits || '1'}`)
  if (!address) return corner
  const column = address.columnIndex + (columnDollar ? 0 : offset.columns)
  const row = address.rowIndex + (rowDollar || (!letters && columnDollar) ? 0 : offset.rows)
  if ((letters && column < 0) || (digits && row < 0)) return '#REF!'
  return columnDollar + (letters ? columnName(column) : '') + rowDollar + (digits ? String(row + 1) : '')
}
