import { parseAddress } from '@tickmark/document'

interface Part {
  start: number
  text: string
  /** The cell or range that this piece names; `sheet` is absent for the formula's own. */
  reference?: { sheet?: string; cell: string }
}

const ADDRESS = String.raw`\$?[A-Za-z]{1,3}\$?\d{1,7}`
// A text, a quoted or plain sheet name, an address or range; what goes on as a word or a call is a name or a function.
const TOKEN = new RegExp(
  String.raw`"(?:[^"]|"")*"|(?:(?:'((?:[^']|'')+)'|([\p{L}\p{N}_.]+))!)?(${ADDRESS}(?::${ADDRESS})?)(?![\p{L}\p{N}_.(!])`,
  'gu',
)

/** A formula in pieces: the cells that it refers to in this workbook know where they lead. */
export function splitFormula(formula: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of formula.matchAll(TOKEN)) {
    const [text, quoted, plain, address] = match
    const before = formula[match.index - 1] ?? ''
    if (!address || /[\p{L}\p{N}_.\]]/u.test(before) || !parseAddress(address.split(':')[0]!)) continue
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
