import { cellAt } from '../book.ts'
import type { Found, Slip, SlipStanding } from './slip.ts'

/** Slips of workbooks without formulas: what they say can be footed all the same. */
const pickTyped = ({ inputs, dice }: SlipStanding, fits: (found: Found) => boolean): Found | undefined => {
  const fitting = inputs.filter((found) => fits(found) && Math.abs(found.cell.value as number) >= 10)
  return fitting.length > 0 ? dice.pick(...fitting) : undefined
}

const PARTS: [string, number][] = [
  ['×0.05', 0.05],
  ['×0.9', 0.9],
  ['×1.05', 1.05],
  ['×3', 3],
  ['×1,000', 1000],
]

/** A total that is not the sum of its lines. */
export const wrongTypedTotal: Slip = (standing) => {
  const found = pickTyped(standing, ({ line, slot }) => (line.total ?? false) || slot.kind === 'sum')
  if (!found) return undefined
  const [size, part] = standing.dice.pick(['last digit', 0] as [string, number], ...PARTS)
  const value = found.cell.value as number
  const typed = part === 0 ? Math.round(value) + 1 : Math.round(value * part)
  return {
    kind: 'typed total',
    size,
    cells: [{ at: found.at, value: typed }],
    breaks: 'the typed total is not the sum of its lines',
  }
}

/** A line of a typed sum with two digits changed. */
export const wrongTypedLine: Slip = (standing) => {
  const found = pickTyped(standing, ({ line }) => line.unit === 'money' && !line.total && !line.check)
  if (!found) return undefined
  const value = Math.round(found.cell.value as number)
  const text = String(Math.abs(value))
  const at = text.length - 2
  if (text[at] === text[at + 1]) return undefined
  const swapped = Math.sign(value) * Number(text.slice(0, at) + text[at + 1] + text[at])
  const total = totalOf(standing, found)
  return {
    kind: 'typed line',
    cells: [{ at: found.at, value: swapped }],
    alsoAt: total ? [total.at] : [],
    breaks: 'the lines no longer add up to the typed total',
  }
}

/** The next total below or right of the line: a finding there says the same. */
function totalOf({ placed, inputs }: SlipStanding, { block, line, slot }: Found): Found | undefined {
  const later = block.lines.slice(block.lines.indexOf(line) + 1)
  const total = later.find((own) => own.total)
  const found = inputs.find((own) => own.block === block && own.line === total && own.slot === slot)
  return found && cellAt(placed.book, found.at) ? found : undefined
}

export const TYPED_SLIPS: readonly Slip[] = [wrongTypedTotal, wrongTypedTotal, wrongTypedLine]
