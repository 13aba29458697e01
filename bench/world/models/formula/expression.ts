/** A formula as a tree. The world has its own so that it shares nothing with the engine that it tests. */

/** A cell named in a formula; indexes from 0; `fixed…` where a "$" stands. */
export interface Reference {
  sheet: string
  row: number
  column: number
  fixedRow?: boolean
  fixedColumn?: boolean
}

/** A slot of a plan as seen from the slot whose formula is written: "here" moves with the formula, the others do not. */
export interface SlotPoint {
  base: 'here' | 'first' | 'last' | 'start' | { id: string }
  offset: number
}

export type Expression =
  | { type: 'number'; value: number; percent?: boolean }
  | { type: 'text'; value: string }
  | { type: 'cell'; at: Reference; name?: string }
  | { type: 'range'; from: Reference; to: Reference }
  /** A line of the plan, not yet placed: `line`, or all lines from `line` to `toLine`, in one slot or from slot to slot. */
  | { type: 'line'; block?: string; line: string; toLine?: string; from: SlotPoint; to?: SlotPoint }
  | { type: 'negative'; of: Expression }
  | { type: 'binary'; operator: string; left: Expression; right: Expression }
  | { type: 'call'; name: string; args: Expression[] }

/** The same tree with some nodes replaced: `change` gives the new node, or undefined to go on inside. */
export function rewrite(expression: Expression, change: (node: Expression) => Expression | undefined): Expression {
  const changed = change(expression)
  if (changed) return changed
  switch (expression.type) {
    case 'negative':
      return { ...expression, of: rewrite(expression.of, change) }
    case 'binary':
      return { ...expression, left: rewrite(expression.left, change), right: rewrite(expression.right, change) }
    case 'call':
      return { ...expression, args: expression.args.map((arg) => rewrite(arg, change)) }
    default:
      return expression
  }
}

/** All nodes of the tree, the outermost first. */
export function nodesOf(expression: Expression): Expression[] {
  const nodes: Expression[] = []
  rewrite(expression, (node) => {
    nodes.push(node)
    return undefined
  })
  return nodes
}
