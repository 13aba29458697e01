import { itemAt } from '@tickmark/document'
import type { Expression, SlotPoint } from './expression.ts'

/**
 * Reads a formula over lines of a plan: `rev[-1]*(1+inputs.growth)`, `SUM(rent..other)`, `NPV(w.wacc,fcf[first:last])`.
 * In brackets: an offset from the slot that the formula stands in, `first`, `last`, `start` (of the forecast) or `=id`, and a range of these.
 */
export function parseTemplate(text: string): Expression {
  let known = parsed.get(text)
  if (!known) parsed.set(text, (known = readAll(text)))
  return known
}

const parsed = new Map<string, Expression>()
const TOKEN =
  /\s*(\d+(?:\.\d+)?(?:e-?\d+)?|"[^"]*"|[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?|\[[^\]]*\]|<=|>=|<>|\.\.|[-+*/^&=<>(),%])/gy
const LEVELS = [['=', '<>', '<', '>', '<=', '>='], ['&'], ['+', '-'], ['*', '/'], ['^']]

interface Reading {
  tokens: string[]
  at: number
}

function readAll(text: string): Expression {
  const tokens = tokenize(text)
  const reading: Reading = { tokens, at: 0 }
  const expression = readLevel(reading, 0)
  if (reading.at < tokens.length) throw new Error(`${text}: cannot read from ${tokens.slice(reading.at).join(' ')}`)
  return expression
}

function tokenize(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const at = TOKEN.lastIndex
    const match = TOKEN.exec(text)
    if (!match) throw new Error(`${text}: cannot read at ${at}`)
    tokens.push(itemAt(match, 1))
  }
  return tokens
}

function readLevel(reading: Reading, level: number): Expression {
  const operators = LEVELS[level]
  if (!operators) return readUnary(reading)
  let left = readLevel(reading, level + 1)
  while (operators.includes(reading.tokens[reading.at] ?? '')) {
    const operator = itemAt(reading.tokens, reading.at++)
    left = { type: 'binary', operator, left, right: readLevel(reading, level + 1) }
  }
  return left
}

function readUnary(reading: Reading): Expression {
  if (reading.tokens[reading.at] !== '-') return readAtom(reading)
  reading.at++
  return { type: 'negative', of: readUnary(reading) }
}

function readAtom(reading: Reading): Expression {
  const token = reading.tokens[reading.at++]
  if (token === undefined) throw new Error('a formula ends too early')
  if (token === '(') {
    const inner = readLevel(reading, 0)
    expectToken(reading, ')')
    return inner
  }
  if (token.startsWith('"')) return { type: 'text', value: token.slice(1, -1) }
  if (/^\d/.test(token)) {
    const percent = reading.tokens[reading.at] === '%'
    if (percent) reading.at++
    return { type: 'number', value: Number(token) / (percent ? 100 : 1), percent }
  }
  if (reading.tokens[reading.at] === '(') return readCall(reading, token)
  return readLine(reading, token)
}

function readCall(reading: Reading, name: string): Expression {
  reading.at++
  const args: Expression[] = []
  while (reading.tokens[reading.at] !== ')') {
    if (args.length > 0) expectToken(reading, ',')
    args.push(readLevel(reading, 0))
  }
  reading.at++
  return { type: 'call', name, args }
}

function readLine(reading: Reading, token: string): Expression {
  const [block, line] = token.includes('.') ? (token.split('.') as [string, string]) : [undefined, token]
  let toLine: string | undefined
  if (reading.tokens[reading.at] === '..') {
    toLine = itemAt(reading.tokens, reading.at + 1)
      .split('.')
      .at(-1)
    reading.at += 2
  }
  const bracket = reading.tokens[reading.at]?.startsWith('[') ? itemAt(reading.tokens, reading.at++).slice(1, -1) : '0'
  const [from = '', to] = bracket.split(':')
  return { type: 'line', block, line, toLine, from: readPoint(from), to: to === undefined ? undefined : readPoint(to) }
}

function readPoint(text: string): SlotPoint {
  if (text.startsWith('=')) return { base: { id: text.slice(1) }, offset: 0 }
  const match = /^(first|last|start)?([-+]?\d+)?$/.exec(text.trim())
  if (!match) throw new Error(`no slot: ${text}`)
  return { base: (match[1] as 'first' | 'last' | 'start' | undefined) ?? 'here', offset: Number(match[2] ?? 0) }
}

function expectToken(reading: Reading, token: string): void {
  if (reading.tokens[reading.at++] !== token) throw new Error(`${token} is missing in ${reading.tokens.join(' ')}`)
}
