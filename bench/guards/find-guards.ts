import { itemAt } from '@tickmark/document'
import ts from 'typescript'

/** A condition without which the engine would say more, or compute with what it had better not. */
export interface Guard {
  file: string
  line: number
  kind: 'return' | 'continue' | 'and'
  /** The condition as written. */
  text: string
  /** Where the condition stands in the file. */
  start: number
  end: number
}

/** All guards of a source file, in the order in which they stand. */
export function findGuards(file: string, source: string): Guard[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const guards: Guard[] = []
  const add = (node: ts.Node, kind: Guard['kind']) => {
    const start = node.getStart(tree)
    const line = tree.getLineAndCharacterOfPosition(start).line + 1
    guards.push({ file, line, kind, text: source.slice(start, node.end), start, end: node.end })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node) && !node.elseStatement) {
      const exit = exitOf(node.thenStatement)
      if (exit) add(node.expression, exit)
    }
    if (isDemand(node)) add(node.right, 'and')
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return guards
}

/** How a statement ends early with nothing: `return`, `return undefined`, `[]`, `false` or `null`, `continue`. */
function exitOf(statement: ts.Statement): 'return' | 'continue' | undefined {
  const only = ts.isBlock(statement) && statement.statements.length === 1 ? itemAt(statement.statements, 0) : statement
  if (ts.isContinueStatement(only)) return 'continue'
  if (!ts.isReturnStatement(only)) return undefined
  const { expression } = only
  const isNothing =
    !expression ||
    (ts.isIdentifier(expression) && expression.text === 'undefined') ||
    (ts.isArrayLiteralExpression(expression) && expression.elements.length === 0) ||
    expression.kind === ts.SyntaxKind.FalseKeyword ||
    expression.kind === ts.SyntaxKind.NullKeyword
  return isNothing ? 'return' : undefined
}

/** The right side of an `&&` that asks one thing more; what narrows a type or picks a value is left alone. */
function isDemand(node: ts.Node): node is ts.BinaryExpression {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) return false
  const { right } = node
  if (ts.isBinaryExpression(right)) return isComparison(right.operatorToken.kind)
  const called = ts.isPrefixUnaryExpression(right) ? right.operand : right
  return ts.isCallExpression(called)
}

const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
])
const isComparison = (kind: ts.SyntaxKind): boolean => COMPARISONS.has(kind)
