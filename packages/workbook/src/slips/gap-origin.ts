import { signedTerms } from '../formula/canonical.ts'
import type { FormulaNode } from '../formula/parse.ts'
import { resolveReference } from '../formula/reference.ts'
import { gridOf, type WorkbookModel } from '../model/model.ts'
import { cellsInArea, isCalculation, isConstantNumber, numberOf, type ModelCell } from '../sheet/grid.ts'

/** The typed number that a difference comes from: another one in its place closes it. */
export interface GapOrigin {
  cell: ModelCell
  value: number
  /** What closes the difference. */
  becomes: number
  slip: 'sign' | 'power' | 'period' | 'digits'
  /** The other side of an entry that has to mirror this one: changing it would close the difference as well. */
  mirror?: ModelCell
}

/** Cells looked at on the way from a difference to the typed numbers. */
const MOST_READ = 3000
/** Binary fractions that were added up. */
const EXACT = 1e-7
/** A digit more or less, hundreds, thousands, ten thousands, millions. */
const POWERS = [10, 100, 1000, 10_000, 1_000_000]
/** Months, quarters. */
const PERIODS = [12, 4]
/** Fewer digits change places by chance. */
const LEAST_DIGITS = 3

/**
 * What mistyped number explains that a difference of two sums is not zero. Follows additions only, so that each typed number enters the
 * difference as it is; undefined where none explains it by a plain slip of the pen, or several do.
 */
export function originOfGap(
  model: WorkbookModel,
  sides: readonly { cell: ModelCell; sign: 1 | -1 }[],
): GapOrigin | undefined {
  const gap = sides.reduce((sum, { cell, sign }) => sum + sign * exactValue(model, cell), 0)
  const found = [...weightsOf(model, sides)].flatMap(([cell, weight]): GapOrigin[] => {
    const value = numberOf(cell)
    if (!value || !weight) return []
    const becomes = value - gap / weight
    const slip = slipOf(value, becomes)
    return slip ? [{ cell, value, becomes: tidy(value, becomes, slip), slip }] : []
  })
  const [first, second, more] = found
  if (!first || more) return undefined
  if (!second) return first
  return isMirrored(first, second) ? { ...first, mirror: second.cell } : undefined
}

/** An elimination takes the same amount off both sides: either may be the one that is wrong. */
function isMirrored(a: GapOrigin, b: GapOrigin): boolean {
  return Math.abs(Math.abs(a.becomes) - Math.abs(b.value)) <= EXACT * Math.abs(b.value)
}

/** What a check rounds, before it does. */
function exactValue(model: WorkbookModel, cell: ModelCell): number {
  const { root } = cell.shape ?? {}
  if (root?.type !== 'call' || !TRANSPARENT.has(root.name)) return numberOf(cell) ?? 0
  const exact = addends(model, cell, root).reduce((sum, part) => sum + part.sign * (numberOf(part.cell) ?? 0), 0)
  const shown = numberOf(cell) ?? 0
  // What is no plain addition is missing from the sum.
  return Math.abs(exact - shown) <= ROUNDED ? exact : shown
}

/** Checks round to whole units at most. */
const ROUNDED = 0.5

/** How often each typed number enters the difference, and with which sign. */
function weightsOf(model: WorkbookModel, sides: readonly { cell: ModelCell; sign: 1 | -1 }[]): Map<ModelCell, number> {
  const weights = new Map<ModelCell, number>()
  const open = sides.map(({ cell, sign }) => ({ cell, sign: sign as number }))
  for (let read = 0; open.length > 0 && read < MOST_READ; read++) {
    const part = open.pop()
    if (!part) break
    if (isConstantNumber(part.cell)) weights.set(part.cell, (weights.get(part.cell) ?? 0) + part.sign)
    else if (isCalculation(part.cell)) open.push(...addendsOf(model, part.cell, part.sign))
  }
  return open.length > 0 ? new Map() : weights
}

function addendsOf(model: WorkbookModel, host: ModelCell, sign: number): { cell: ModelCell; sign: number }[] {
  const { root } = host.shape ?? {}
  return root ? addends(model, host, root).map(({ cell, sign: own }) => ({ cell, sign: sign * own })) : []
}

/** Functions that leave the difference of two amounts what it is, but for its last digits. */
const TRANSPARENT = new Set(['ROUND'])

function addends(model: WorkbookModel, host: ModelCell, root: FormulaNode): { cell: ModelCell; sign: number }[] {
  return signedTerms(root).flatMap(({ sign, node }) => {
    if (node.type === 'reference') {
      const area = resolveReference(node.reference, host)
      return area ? [...cellsInArea(gridOf(model, area.sheet), area)].map((cell) => ({ cell, sign })) : []
    }
    if (node.type !== 'call') return []
    const inner = node.name === 'SUM' ? node.arguments : TRANSPARENT.has(node.name) ? node.arguments.slice(0, 1) : []
    return inner.flatMap((argument) =>
      addends(model, host, argument).map((part) => ({ ...part, sign: sign * part.sign })),
    )
  })
}

function slipOf(value: number, becomes: number): GapOrigin['slip'] | undefined {
  const isNear = (wanted: number): boolean =>
    Math.abs(becomes - wanted) <= EXACT * Math.max(Math.abs(value), Math.abs(wanted))
  if (isNear(-value)) return 'sign'
  if (POWERS.some((factor) => isNear(value / factor) || isNear(value * factor))) return 'power'
  if (PERIODS.some((factor) => isNear(value / factor) || isNear(value * factor))) return 'period'
  return hasSwappedDigits(value, becomes) ? 'digits' : undefined
}

/** Two digits side by side that changed places. */
function hasSwappedDigits(value: number, becomes: number): boolean {
  if (Math.sign(value) !== Math.sign(becomes)) return false
  const [a, b] = [value, becomes].map((number) => String(Number(Math.abs(number).toPrecision(12))))
  if (!a || !b || a.length !== b.length || a.replace('.', '').length < LEAST_DIGITS) return false
  const differing = [...a].flatMap((digit, index) => (digit === b[index] ? [] : [index]))
  const [first, second, ...others] = differing
  if (first === undefined || second === undefined || others.length > 0) return false
  return second === first + 1 && a[first] === b[second] && a[second] === b[first]
}

/** Without what binary fractions leave behind. */
function tidy(value: number, becomes: number, slip: GapOrigin['slip']): number {
  return slip === 'sign' ? -value : Number(becomes.toPrecision(10))
}
