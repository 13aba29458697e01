import { itemAt } from '@tickmark/document'

/** Lexical kinds of a formula. `reference` covers cells, ranges, whole rows and columns, with their sheet prefix. */
type TokenType =
  | 'number'
  | 'text'
  | 'boolean'
  | 'error'
  | 'operator'
  | 'function'
  | 'reference'
  | 'structured'
  | 'name'
  | 'open'
  | 'close'
  | 'separator'
  | 'brace'
  | 'unknown'

export interface Token {
  type: TokenType
  text: string
  start: number
}

/** Bounded: each token of a formula may begin like the name of a sheet, and would be read to the end. */
const SHEET = String.raw`(?:'(?:[^']|''){0,300}'|(?:\[[^\]]{1,255}\])?[\p{L}\p{N}_.]{1,255}(?::[\p{L}\p{N}_.]{1,255})?)!`
const CELL = String.raw`\$?[A-Za-z]{1,3}\$?\d{1,7}`
const AREA = String.raw`${CELL}(?::${CELL})?|\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}|\$?\d{1,7}:\$?\d{1,7}`

/** The order of the alternatives decides: LOG10( is a function, LOG10 a cell, LOG10X a name. */
const ALTERNATIVES: readonly (readonly [TokenType | 'space', string])[] = [
  ['space', String.raw`\s+`],
  ['text', String.raw`"(?:[^"]|"")*"`],
  ['error', String.raw`#(?:REF!|DIV/0!|VALUE!|NAME\?|NUM!|N/A|NULL!|SPILL!|CALC!|GETTING_DATA)`],
  ['reference', String.raw`(?:${SHEET})?(?:${AREA})(?![\p{L}\p{N}_.(])`],
  ['function', String.raw`[\p{L}_\\][\p{L}\p{N}_.]*(?=\()`],
  ['boolean', String.raw`(?:TRUE|FALSE)(?![\p{L}\p{N}_.])`],
  ['structured', String.raw`[\p{L}_\\][\p{L}\p{N}_.]*\[(?:'.|[^[\]']|\[(?:'.|[^\]'])*\])*\]`],
  ['number', String.raw`(?:\d+\.?\d*|\.\d+)(?:[Ee][+-]?\d+)?`],
  ['name', String.raw`(?:${SHEET})?[\p{L}_\\][\p{L}\p{N}_.?]*`],
  ['operator', String.raw`<>|<=|>=|[-+*/^&=<>%:@]`],
  ['open', String.raw`\(`],
  ['close', String.raw`\)`],
  ['separator', '[,;]'],
  ['brace', '[{}]'],
  ['unknown', '[^]'],
]
const TYPES = ALTERNATIVES.map(([type]) => type)
const LEXER = new RegExp(ALTERNATIVES.map(([, pattern]) => `(${pattern})`).join('|'), 'uyi')

/**
 * Splits a formula (without its leading "=") into tokens. Never fails: what it does not know is `unknown`.
 * White space is dropped, although between two references it means their intersection: too rare to carry.
 */
export function tokenizeFormula(formula: string): Token[] {
  const tokens: Token[] = []
  LEXER.lastIndex = 0
  while (LEXER.lastIndex < formula.length) {
    const start = LEXER.lastIndex
    const match = LEXER.exec(formula)
    if (!match) break
    const index = match.findIndex((group, position) => position > 0 && group !== undefined) - 1
    const type = itemAt(TYPES, index)
    if (type !== 'space') tokens.push({ type, text: match[0], start })
  }
  return tokens
}

/** "_xlfn.XLOOKUP" → "XLOOKUP". */
export function functionName(text: string): string {
  return text.replace(/^(?:_xlfn\.|_xlws\.)+/i, '').toUpperCase()
}
