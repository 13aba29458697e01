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

/** Parses tokens into a tree. What makes no sense becomes an `unknown` node; nothing throws. */
export function parseTokens(tokens: readonly Token[], references: ReadonlyMap<Token, Reference>): FormulaNode {
  let position = 0
  let depth = 0

  function parseExpression(least: number): FormulaNode {
    if (depth >= DEEPEST) {
      position = tokens.length
      return { type: 'unknown', text: '' }
    }
    depth++
    const node = parseOperators(parseOperand(), least)
    depth--
    return node
  }

  function parseOperators(operand: FormulaNode, least: number): FormulaNode {
    let left = operand
    for (;;) {
      const token = tokens[position]
      if (token?.type !== 'operator') return left
      if (token.text === '%') {
        position++
        left = { type: 'unary', operator: '%', operand: left }
        continue
      }
      const precedence = PRECEDENCE[token.text]
      if (precedence === undefined || precedence < least) return left
      position++
      left = { type: 'binary', operator: token.text, left, right: parseExpression(precedence + 1) }
    }
  }

  function parseOperand(): FormulaNode {
    const token = tokens[position++]
    if (!token) return { type: 'unknown', text: '' }
    switch (token.type) {
      case 'number':
        return { type: 'number', value: Number(token.text), text: token.text }
      case 'reference':
        return { type: 'reference', reference: references.get(token)! }
      case 'function':
        return { type: 'call', name: functionName(token.text), arguments: parseArguments() }
      case 'open':
        return parseGroup()
      case 'operator':
        return parseSign(token.text)
      case 'brace':
        return parseArray()
      case 'text':
      case 'boolean':
      case 'error':
      case 'name':
        return { type: token.type, text: token.text }
      default:
        return { type: 'unknown', text: token.text }
    }
  }

  function parseSign(operator: string): FormulaNode {
    if (operator !== '-' && operator !== '+' && operator !== '@') return { type: 'unknown', text: operator }
    return { type: 'unary', operator, operand: parseExpression(SIGN_PRECEDENCE) }
  }

  function parseGroup(): FormulaNode {
    const node = parseExpression(0)
    // A union (A1,B1) is kept by its first member; nothing here asks about unions.
    while (position < tokens.length && tokens[position]!.type !== 'close') position++
    position++
    return node
  }

  function parseArguments(): FormulaNode[] {
    position++
    const list: FormulaNode[] = []
    while (position < tokens.length) {
      const token = tokens[position]!
      if (token.type === 'close') {
        position++
        return list
      }
      if (token.type === 'separator') {
        position++
        if (tokens[position - 2]?.type !== 'close' && isBefore(tokens[position - 2])) list.push({ type: 'unknown', text: '' })
        continue
      }
      list.push(parseExpression(0))
    }
    return list
  }

  function parseArray(): FormulaNode {
    let text = '{'
    while (position < tokens.length && text.at(-1) !== '}') text += tokens[position++]!.text
    return { type: 'unknown', text }
  }

  return parseExpression(0)
}

/** After an opening bracket or a separator, a separator means that an argument was left out. */
function isBefore(token: Token | undefined): boolean {
  return token?.type === 'open' || token?.type === 'separator'
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
