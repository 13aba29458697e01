import { itemAt, getExisting } from '@tickmark/document'
import type { Reference } from './reference.ts'
import { functionName, type Token } from './tokenize.ts'

export type FormulaNode =
  | { type: 'number'; value: number; text: string }
  | { type: 'text' | 'boolean' | 'error' | 'name' | 'unknown'; text: string }
  | { type: 'reference'; reference: Reference }
  | { type: 'call'; name: string; arguments: FormulaNode[] }
  | { type: 'unary'; operator: '+' | '-' | '%' | '@'; operand: FormulaNode }
  | { type: 'binary'; operator: string; left: FormulaNode; right: FormulaNode }

const PRECEDENCE: Readonly<Record<string, number>> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '>': 1,
  '<=': 1,
  '>=': 1,
  '&': 2,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
  '^': 5,
  ':': 8,
}
/** Excel allows 64 levels; what nests deeper is hostile and read no further. */
const DEEPEST = 256
/** In a spreadsheet the sign binds tighter than the power: -2^2 is 4. */
const SIGN_PRECEDENCE = 6

interface Cursor {
  tokens: readonly Token[]
  references: ReadonlyMap<Token, Reference>
  position: number
  depth: number
}

/** Parses tokens into a tree. What makes no sense becomes an `unknown` node; nothing throws. */
export function parseTokens(tokens: readonly Token[], references: ReadonlyMap<Token, Reference>): FormulaNode {
  return parseExpression({ tokens, references, position: 0, depth: 0 }, 0)
}

function parseExpression(cursor: Cursor, least: number): FormulaNode {
  if (cursor.depth >= DEEPEST) {
    cursor.position = cursor.tokens.length
    return { type: 'unknown', text: '' }
  }
  cursor.depth++
  const node = parseOperators(cursor, parseOperand(cursor), least)
  cursor.depth--
  return node
}

function parseOperators(cursor: Cursor, operand: FormulaNode, least: number): FormulaNode {
  let left = operand
  for (;;) {
    const token = cursor.tokens[cursor.position]
    if (token?.type !== 'operator') return left
    const precedence = PRECEDENCE[token.text]
    if (token.text === '%') {
      cursor.position++
      left = { type: 'unary', operator: '%', operand: left }
    } else if (precedence !== undefined && precedence >= least) {
      cursor.position++
      left = { type: 'binary', operator: token.text, left, right: parseExpression(cursor, precedence + 1) }
    } else return left
  }
}

function parseOperand(cursor: Cursor): FormulaNode {
  const token = cursor.tokens[cursor.position++]
  switch (token?.type) {
    case 'number':
      return { type: 'number', value: Number(token.text), text: token.text }
    case 'reference':
      return { type: 'reference', reference: getExisting(cursor.references, token) }
    case 'function':
      return { type: 'call', name: functionName(token.text), arguments: parseArguments(cursor) }
    case 'open':
      return parseGroup(cursor)
    case 'operator':
      return parseSign(cursor, token.text)
    case 'brace':
      return parseArray(cursor)
    case 'name':
      return parseName(token, cursor)
    case 'text':
    case 'boolean':
    case 'error':
      return { type: token.type, text: token.text }
    default:
      return { type: 'unknown', text: token?.text ?? '' }
  }
}

/** A name that stands for one place is that place. */
function parseName(token: Token, { references }: Cursor): FormulaNode {
  const reference = references.get(token)
  return reference ? { type: 'reference', reference } : { type: 'name', text: token.text }
}

function parseSign(cursor: Cursor, operator: string): FormulaNode {
  if (operator !== '-' && operator !== '+' && operator !== '@') return { type: 'unknown', text: operator }
  return { type: 'unary', operator, operand: parseExpression(cursor, SIGN_PRECEDENCE) }
}

function parseGroup(cursor: Cursor): FormulaNode {
  const node = parseExpression(cursor, 0)
  // A union (A1,B1) is kept by its first member; nothing here asks about unions.
  while (cursor.position < cursor.tokens.length && itemAt(cursor.tokens, cursor.position).type !== 'close')
    cursor.position++
  cursor.position++
  return node
}

/** The opening bracket comes next. A separator right after it, or after another, leaves an argument out. */
function parseArguments(cursor: Cursor): FormulaNode[] {
  const list: FormulaNode[] = []
  let awaited = true
  for (cursor.position++; cursor.position < cursor.tokens.length;) {
    const { type } = itemAt(cursor.tokens, cursor.position)
    if (type === 'close' || type === 'separator') {
      cursor.position++
      // An argument that is left empty at the end is one: "VLOOKUP(key,table,2,)" asks for an exact match.
      if (awaited && (type === 'separator' || list.length > 0)) list.push({ type: 'unknown', text: '' })
      if (type === 'close') return list
      awaited = true
    } else {
      list.push(parseExpression(cursor, 0))
      awaited = false
    }
  }
  return list
}

function parseArray(cursor: Cursor): FormulaNode {
  let text = '{'
  while (cursor.position < cursor.tokens.length && text.at(-1) !== '}')
    text += itemAt(cursor.tokens, cursor.position++).text
  return { type: 'unknown', text }
}

/** All nodes of a formula, parents first. */
export function* walkFormula(node: FormulaNode): Generator<FormulaNode> {
  yield node
  if (node.type === 'call') for (const argument of node.arguments) yield* walkFormula(argument)
  if (node.type === 'unary') yield* walkFormula(node.operand)
  if (node.type === 'binary') {
    yield* walkFormula(node.left)
    yield* walkFormula(node.right)
  }
}
