import type { FormulaNode } from './parse.ts'
import { toRelativeText } from './reference.ts'

/** Writes a tree so that formulas which differ only in the order of terms or factors, or in idle brackets and signs, read the same. */
export function canonicalForm(node: FormulaNode): string {
  switch (node.type) {
    case 'number':
      return String(node.value)
    case 'reference':
      return toRelativeText(node.reference)
    case 'call':
      return `${node.name}(${node.arguments.map(canonicalForm).join(',')})`
    case 'unary':
      if (node.operator === '+') return canonicalForm(node.operand)
      return node.operator === '-' ? sumForm(node) : node.operator + canonicalForm(node.operand)
    case 'binary':
      if (node.operator === '+' || node.operator === '-') return sumForm(node)
      if (node.operator === '*' || node.operator === '/') return productForm(node)
      return `(${canonicalForm(node.left)}${node.operator}${canonicalForm(node.right)})`
    default:
      return node.type === 'text' ? node.text : node.text.toUpperCase()
  }
}

function sumForm(node: FormulaNode): string {
  return `(${signedTerms(node)
    .map(({ sign, node: term }) => (sign < 0 ? '-' : '+') + canonicalForm(term))
    .toSorted()
    .join('')})`
}

function productForm(node: FormulaNode): string {
  return `(${factorsOf(node, '*')
    .map(({ operator, node: factor }) => operator + canonicalForm(factor))
    .toSorted()
    .join('')})`
}

export interface Term {
  sign: 1 | -1
  node: FormulaNode
}

/** The terms of a sum with the sign that each carries in the end: a-(b-c) is +a −b +c. */
export function signedTerms(node: FormulaNode, sign: 1 | -1 = 1): Term[] {
  const opposite = sign === 1 ? -1 : 1
  if (node.type === 'unary' && node.operator === '-') return signedTerms(node.operand, opposite)
  if (node.type === 'unary' && node.operator === '+') return signedTerms(node.operand, sign)
  if (node.type === 'binary' && node.operator === '+')
    return [...signedTerms(node.left, sign), ...signedTerms(node.right, sign)]
  if (node.type === 'binary' && node.operator === '-')
    return [...signedTerms(node.left, sign), ...signedTerms(node.right, opposite)]
  return [{ sign, node }]
}

interface Factor {
  operator: '*' | '/'
  node: FormulaNode
}

/** The factors and divisors of a product. */
export function factorsOf(node: FormulaNode, operator: '*' | '/' = '*'): Factor[] {
  const opposite = operator === '*' ? '/' : '*'
  if (node.type === 'binary' && node.operator === '*')
    return [...factorsOf(node.left, operator), ...factorsOf(node.right, operator)]
  if (node.type === 'binary' && node.operator === '/')
    return [...factorsOf(node.left, operator), ...factorsOf(node.right, opposite)]
  return [{ operator, node }]
}
