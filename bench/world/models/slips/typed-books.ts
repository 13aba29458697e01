import type { Place } from '../book.ts'
import { nodesOf, type Expression } from '../formula/expression.ts'
import type { Found, Slip, SlipStanding } from './slip.ts'

/** Slips of workbooks without formulas: what they say can be footed all the same. */
const pickTyped = ({ inputs, dice }: SlipStanding, fits: (found: Found) => boolean): Found | undefined => {
  const fitting = inputs.filter((found) => fits(found) && Math.abs(found.cell.value as number) >= 10)
  return fitting.length > 0 ? dice.pick(...fitting) : undefined
}

/** Whether something was added up and nothing else: what a reader can foot. */
const isSum = (node: Expression | undefined): boolean => {
  if (node?.type === 'binary')
    return (node.operator === '+' || node.operator === '-') && [node.left, node.right].every(isTerm)
  return node?.type === 'call' && node.name === 'SUM'
}
const isTerm = (node: Expression): boolean => node.type === 'cell' || isSum(node)

const isFooted = ({ line, slot, cell }: Found): boolean =>
  ((line.total ?? false) || slot.kind === 'sum') && isSum(cell.derived)

const PARTS: [string, number][] = [
  ['×0.05', 0.05],
  ['×0.9', 0.9],
  ['×1.05', 1.05],
  ['×3', 3],
  ['×1,000', 1000],
]

/** A total that is not the sum of its lines. */
export const wrongTypedTotal: Slip = (standing) => {
  const found = pickTyped(standing, isFooted)
  if (!found) return undefined
  const value = found.cell.value as number
  // A unit of whole numbers may be their rounding; of cents or computed values it is not.
  const parts: [string, number][] = Number.isInteger(value) ? PARTS : [['a few units', 0], ...PARTS]
  const [size, part] = standing.dice.pick(...parts)
  const typed = part === 0 ? Math.round(value) + 3 : Math.round(value * part)
  return {
    kind: 'typed total',
    size,
    cells: [{ at: found.at, value: typed }],
    breaks: 'the typed total is not the sum of its lines',
  }
}

/** A line of a typed sum with two digits changed. */
export const wrongTypedLine: Slip = (standing) => {
  const totals = standing.inputs.filter(isFooted)
  const found = pickTyped(standing, ({ cell, at }) => !isSum(cell.derived) && totals.some((total) => adds(total, at)))
  if (!found) return undefined
  const value = Math.round(found.cell.value as number)
  const text = String(Math.abs(value))
  const at = text.length - 2
  if (text[at] === text[at + 1]) return undefined
  const swapped = Math.sign(value) * Number(text.slice(0, at) + text[at + 1] + text[at])
  return {
    kind: 'typed line',
    cells: [{ at: found.at, value: swapped }],
    alsoAt: totals.filter((total) => adds(total, found.at)).map((total) => total.at),
    breaks: 'the lines no longer add up to the typed total',
  }
}

/** Whether a total takes a cell in: a finding there says the same. */
function adds({ cell, at: { sheet } }: Found, place: Place): boolean {
  if (!cell.derived || place.sheet !== sheet) return false
  return nodesOf(cell.derived).some((node) => {
    if (node.type === 'cell')
      return node.at.sheet === sheet && node.at.row === place.row && node.at.column === place.column
    if (node.type !== 'range') return false
    const { from, to } = node
    return place.row >= from.row && place.row <= to.row && place.column >= from.column && place.column <= to.column
  })
}

export const TYPED_SLIPS: readonly Slip[] = [wrongTypedTotal, wrongTypedTotal, wrongTypedLine]
