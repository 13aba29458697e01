import { canonicalForm } from './canonical.ts'
import { parseTokens, type FormulaNode } from './parse.ts'
import { readReference, toRelativeText, type Place, type Reference } from './reference.ts'
import { functionName, tokenizeFormula, type Token } from './tokenize.ts'

/** What all copies of a formula have in common: its R1C1 form and everything that follows from it. */
export interface FormulaShape {
  /** R1C1 normal form; equal forms are copies of each other, also when their terms stand in another order. */
  form: string
  /** The form with every number replaced by a mark: equal but for its constants. */
  skeleton: string
  /** The form with references and numbers replaced by marks: what the formula does, wherever it points. */
  structure: string
  root: FormulaNode
  references: readonly Reference[]
  /** Upper case, without the _xlfn. prefix. */
  functions: ReadonlySet<string>
  /** Names and structured references, as written. */
  names: readonly string[]
}

export type ShapeReader = (formula: string, host: Place) => FormulaShape

/**
 * Gives each distinct formula one shape, so that a hundred thousand copies cost one parse. `placeOfName` gives what a defined name
 * stands for where that is one place ("Inputs!$B$4"): a formula reads the cell, whatever it calls it.
 */
export function createShapeReader(
  placeOfName: (name: string, sheet: string) => string | undefined = () => undefined,
): ShapeReader {
  const shapes = new Map<string, FormulaShape>()
  return (formula, host) => {
    const tokens = tokenizeFormula(formula)
    const references = new Map<Token, Reference>()
    for (const token of tokens) {
      const place = token.type === 'name' ? placeOfName(token.text, host.sheet) : token.text
      if (place !== undefined && (token.type === 'reference' || token.type === 'name'))
        references.set(token, readReference(place, host))
    }
    const written = tokens.map((token) => normalForm(token, references)).join('')
    let shape = shapes.get(written)
    if (!shape) {
      shape = makeShape(tokens, references)
      shapes.set(written, shape)
    }
    return shape
  }
}

function makeShape(tokens: readonly Token[], references: Map<Token, Reference>): FormulaShape {
  const root = parseTokens(tokens, references)
  return {
    form: canonicalForm(root),
    skeleton: tokens.map((token) => (token.type === 'number' ? '#' : normalForm(token, references))).join(''),
    structure: tokens.map((token) => structuralForm(token, references)).join(''),
    root,
    references: [...references.values()],
    functions: new Set(tokens.filter((token) => token.type === 'function').map((token) => functionName(token.text))),
    names: tokens
      .filter((token) => !references.has(token) && (token.type === 'name' || token.type === 'structured'))
      .map((token) => token.text),
  }
}

function normalForm(token: Token, references: Map<Token, Reference>): string {
  const reference = references.get(token)
  if (reference) return toRelativeText(reference)
  if (token.type === 'function') return functionName(token.text)
  if (token.type === 'separator') return ','
  return token.type === 'text' ? token.text : token.text.toUpperCase()
}

function structuralForm(token: Token, references: Map<Token, Reference>): string {
  if (token.type === 'number') return '#'
  // Two names differ on purpose where two cells may differ by a slip.
  if (token.type === 'name') return token.text.toUpperCase()
  const reference = references.get(token)
  if (reference) return `${reference.sheet?.toLowerCase() ?? ''}${reference.isRange ? 'range' : 'cell'}`
  return normalForm(token, references)
}

/** Numbers typed as a formula (=1485+2521): no copy of anything. */
export function readsNothing(shape: FormulaShape): boolean {
  return shape.references.length === 0 && shape.names.length === 0
}
