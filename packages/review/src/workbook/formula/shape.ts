import { parseTokens, type FormulaNode } from './parse.ts'
import { readReference, toRelativeText, type Place, type Reference } from './reference.ts'
import { functionName, tokenizeFormula, type Token } from './tokenize.ts'

/** What all copies of a formula have in common: its R1C1 form and everything that follows from it. */
export interface FormulaShape {
  /** R1C1 normal form; equal forms are copies of each other. */
  form: string
  /** The form with every number replaced by a mark: equal but for its constants. */
  skeleton: string
  root: FormulaNode
  references: readonly Reference[]
  /** Upper case, without the _xlfn. prefix. */
  functions: ReadonlySet<string>
  /** Names and structured references, as written. */
  names: readonly string[]
}

/** Gives each distinct formula one shape, so that a hundred thousand copies cost one parse. */
export function createShapeReader(): (formula: string, host: Place) => FormulaShape {
  const shapes = new Map<string, FormulaShape>()
  return (formula, host) => {
    const tokens = tokenizeFormula(formula)
    const references = new Map<Token, Reference>()
    for (const token of tokens)
      if (token.type === 'reference') references.set(token, readReference(token.text, host))
    const form = tokens.map((token) => normalForm(token, references)).join('')
    let shape = shapes.get(form)
    if (!shape) {
      shape = makeShape(form, tokens, references)
      shapes.set(form, shape)
    }
    return shape
  }
}

function makeShape(form: string, tokens: readonly Token[], references: Map<Token, Reference>): FormulaShape {
  return {
    form,
    skeleton: tokens.map((token) => (token.type === 'number' ? '#' : normalForm(token, references))).join(''),
    root: parseTokens(tokens, references),
    references: [...references.values()],
    functions: new Set(tokens.filter((token) => token.type === 'function').map((token) => functionName(token.text))),
    names: tokens
      .filter((token) => token.type === 'name' || token.type === 'structured')
      .map((token) => token.text),
  }
}

function normalForm(token: Token, references: Map<Token, Reference>): string {
  if (token.type === 'reference') return toRelativeText(references.get(token)!)
  if (token.type === 'function') return functionName(token.text)
  if (token.type === 'separator') return ','
  return token.type === 'text' ? token.text : token.text.toUpperCase()
}
