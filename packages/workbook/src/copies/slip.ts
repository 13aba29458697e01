import { firstOf, itemAt } from '@tickmark/document'
import { canonicalForm, factorsOf, signedTerms } from '../formula/canonical.ts'
import type { FormulaNode } from '../formula/parse.ts'
import type { Reference } from '../formula/reference.ts'

/** What separates a formula from the copy that it should be, where a word says it. */
export type Slip =
  | { kind: 'sign'; term: string }
  | { kind: 'added'; amount: number }
  | { kind: 'scaled'; factor: number }
  /** A term of the copies is missing. */
  | { kind: 'dropped'; term: string }
  /** The same place on another sheet. */
  | { kind: 'sheet' }
  /** A number where the copies read a cell. */
  | { kind: 'written'; value: number }

/** Compares two formulas as trees relative to their cells. */
export function slipBetween(actual: FormulaNode, wanted: FormulaNode): Slip | undefined {
  const terms = difference(signedTerms(actual).map(termText), signedTerms(wanted).map(termText))
  if (terms.extra.length === 0 && terms.missing.length === 1)
    return { kind: 'dropped', term: firstOf(terms.missing).slice(1) }
  if (terms.missing.length === 0 && terms.extra.length > 0 && terms.extra.every(isNumberText))
    return { kind: 'added', amount: terms.extra.reduce((sum, text) => sum + Number(text), 0) }
  const [extra, ...otherExtra] = terms.extra
  const [missing, ...otherMissing] = terms.missing
  const isOneForOne = otherExtra.length === 0 && otherMissing.length === 0
  if (isOneForOne && extra !== undefined && missing !== undefined && extra.slice(1) === missing.slice(1))
    return { kind: 'sign', term: extra.slice(1) }
  const value = writtenIn(actual, wanted)
  if (value !== undefined) return { kind: 'written', value }
  return scaledBy(actual, wanted) ?? (leavesSheet(actual, wanted) ? { kind: 'sheet' } : undefined)
}

/** The number that stands where the copies read one cell, all else being equal. */
function writtenIn(actual: FormulaNode, wanted: FormulaNode): number | undefined {
  if (wanted.type === 'reference') return wanted.reference.isRange ? undefined : numberIn(actual)
  if (isStepOfOne(wanted)) return numberIn(actual) ?? writtenInside(actual, wanted)
  return writtenInside(actual, wanted)
}

/** "1+C5", "1-C5": a rate as the factor that it makes, which somebody may write out as 1.05. */
function isStepOfOne(node: FormulaNode): boolean {
  if (node.type !== 'binary' || (node.operator !== '+' && node.operator !== '-')) return false
  const sides = [node.left, node.right]
  return (
    sides.some((side) => side.type === 'number' && side.value === 1) &&
    sides.some((side) => side.type === 'reference' && !side.reference.isRange)
  )
}

function writtenInside(actual: FormulaNode, wanted: FormulaNode): number | undefined {
  const [own, theirs] = [partsOf(actual), partsOf(wanted)]
  if (headOf(actual) !== headOf(wanted) || own.length !== theirs.length) return undefined
  const [first, more] = own.flatMap((part, index) => {
    const copy = itemAt(theirs, index)
    return canonicalForm(part) === canonicalForm(copy) ? [] : [{ part, copy }]
  })
  return first && !more ? writtenIn(first.part, first.copy) : undefined
}

function numberIn(node: FormulaNode): number | undefined {
  if (node.type === 'number') return node.value
  const isPercent = node.type === 'unary' && node.operator === '%' && node.operand.type === 'number'
  return isPercent && node.operand.type === 'number' ? node.operand.value / 100 : undefined
}

function headOf(node: FormulaNode): string {
  return node.type === 'call' ? node.name : 'operator' in node ? node.operator : node.type
}

function partsOf(node: FormulaNode): readonly FormulaNode[] {
  switch (node.type) {
    case 'binary':
      return [node.left, node.right]
    case 'unary':
      return [node.operand]
    case 'call':
      return node.arguments
    default:
      return []
  }
}

/**
 * One term more than the copies, of a single cell that copying would not move, or of a line that is blank where the copies would read it: a
 * purchase, a grant, a settlement of one period.
 */
export function addsOneEvent(
  actual: FormulaNode,
  wanted: FormulaNode,
  isBlankForCopies: (term: Reference) => boolean = () => false,
): boolean {
  const own = signedTerms(actual)
  const terms = difference(own.map(termText), signedTerms(wanted).map(termText))
  if (terms.missing.length > 0 || terms.extra.length !== 1) return false
  const added = own.find((term) => termText(term) === terms.extra[0])?.node
  if (added?.type !== 'reference' || added.reference.isRange) return false
  const { top, left } = added.reference
  return (top?.absolute === true && left?.absolute === true) || isBlankForCopies(added.reference)
}

/** The cell before, and a number more or less: an assumption that moves by steps, each typed where it is made. */
export function isTypedStep(root: FormulaNode): boolean {
  if (root.type === 'call' && root.name === 'IFERROR')
    return root.arguments[0] !== undefined && isTypedStep(root.arguments[0])
  if (root.type !== 'binary' || (root.operator !== '+' && root.operator !== '-')) return false
  const { right } = root
  // "=+H5+1", as some write every formula.
  const left = root.left.type === 'unary' && root.left.operator === '+' ? root.left.operand : root.left
  const step = right.type === 'unary' && right.operator === '%' ? right.operand : right
  return left.type === 'reference' && !left.reference.isRange && step.type === 'number'
}

/** The cell before times a number: a path that grows by rates, each typed where it is made. */
export function isTypedGrowth(root: FormulaNode): boolean {
  if (root.type !== 'binary' || root.operator !== '*') return false
  return root.left.type === 'reference' && !root.left.reference.isRange && root.right.type === 'number'
}

/** Equal but for the sheets that references name. */
function leavesSheet(actual: FormulaNode, wanted: FormulaNode): boolean {
  return canonicalForm(withoutSheets(actual)) === canonicalForm(withoutSheets(wanted))
}

function withoutSheets(node: FormulaNode): FormulaNode {
  switch (node.type) {
    case 'reference': {
      const { sheet: _sheet, ...reference } = node.reference
      return node.reference.outside ? node : { type: 'reference', reference }
    }
    case 'unary':
      return { ...node, operand: withoutSheets(node.operand) }
    case 'binary':
      return { ...node, left: withoutSheets(node.left), right: withoutSheets(node.right) }
    case 'call':
      return { ...node, arguments: node.arguments.map(withoutSheets) }
    default:
      return node
  }
}

function scaledBy(actual: FormulaNode, wanted: FormulaNode): Slip | undefined {
  const text = ({ operator, node }: { operator: string; node: FormulaNode }): string => operator + canonicalForm(node)
  const factors = difference(factorsOf(actual).map(text), factorsOf(wanted).map(text))
  const [extra] = factors.extra
  if (factors.missing.length > 0 || factors.extra.length !== 1 || !extra || !isNumberText(extra.slice(1)))
    return undefined
  const number = Number(extra.slice(1))
  return { kind: 'scaled', factor: extra.startsWith('/') ? 1 / number : number }
}

function termText({ sign, node }: { sign: number; node: FormulaNode }): string {
  return (sign < 0 ? '-' : '+') + canonicalForm(node)
}

function isNumberText(text: string): boolean {
  return /^[-+]?\d+(?:\.\d+)?$/.test(text)
}

/** Members of one list that the other lacks, counted. */
function difference(actual: readonly string[], wanted: readonly string[]): { extra: string[]; missing: string[] } {
  const missing = [...wanted]
  const extra = actual.filter((text) => {
    const index = missing.indexOf(text)
    if (index >= 0) missing.splice(index, 1)
    return index < 0
  })
  return { extra, missing }
}
