import { parseAddress } from '@tickmark/document'

interface Part {
  start: number
  text: string
  /** The cell or range that this piece names; `sheet` is absent for the formula's own. */
  reference?: { sheet?: string; cell: string }
}

const ADDRESS = String.raw`\$?[A-Za-z]{1,3}\$?\d{1,7}`
// Matches a string literal, or an optional sheet name with an address or range. An address followed by a letter or `(` is a name or a
// function.
const TOKEN = new RegExp(
  String.raw`"(?:[^"]|"")*"|(?:(?:'((?:[^']|'')+)'|([\p{L}\p{N}_.]+))!)?(${ADDRESS}(?::${ADDRESS})?)(?![\p{L}\p{N}_.(!])`,
  'gu',
)

/** Splits a formula into parts; a reference to a cell of this workbook carries its sheet and address. */
export function splitFormula(formula: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of formula.matchAll(TOKEN)) {
    const [text, quoted, plain, address = ''] = match
    const [first = ''] = address.split(':')
    const before = formula[match.index - 1] ?? ''
    if (/[\p{L}\p{N}_.\]]/u.test(before) || !parseAddress(first)) continue
    // [1]Sheet is a sheet of another file.
    const sheet = quoted?.replaceAll("''", "'") ?? plain
    if (sheet?.includes('[')) continue
    if (match.index > end) parts.push({ start: end, text: formula.slice(end, match.index) })
    end = match.index + text.length
    parts.push({ start: match.index, text, reference: { sheet, cell: address.replaceAll('$', '').toUpperCase() } })
  }
  if (end < formula.length) parts.push({ start: end, text: formula.slice(end) })
  return parts
}
