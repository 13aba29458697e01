import { amountAt } from '../book.ts'
import type { Slip } from './slip.ts'
import { pickFormula } from './typed-over.ts'

/** The file stores another value than its formula gives. */
export const staleValue: Slip = (standing) => {
  const found = pickFormula(
    standing,
    ({ cell, line }) => !line.check && typeof cell.value === 'number' && cell.value !== 0,
  )
  if (!found) return undefined
  const [size, part] = standing.dice.pick(['×1.002', 1.002], ['×1.1', 1.1], ['×4', 4])
  return {
    kind: 'stale value',
    size: size as string,
    cells: [{ at: found.at, value: (found.cell.value as number) * (part as number) }],
    breaks: 'the stored value is not what the formula gives',
    stale: true,
  }
}

/** A pasted table of what-ifs that belongs to an earlier state of the model. */
export const staleTable: Slip = ({ placed, dice }) => {
  const place = placed.sensitivities.find(({ mode }) => mode === 'typed')
  if (!place || placed.manner.valuesOnly) return undefined
  const { corner, table } = place
  const part = dice.pick(0.85, 1.07, 1.3)
  const cells = table.down.steps.flatMap((_, y) =>
    table.across.steps.map((__, x) => {
      const at = { sheet: corner.sheet, row: corner.row + 1 + y, column: corner.column + 1 + x }
      return { at, value: amountAt(placed.book, at) * part }
    }),
  )
  return {
    kind: 'stale sensitivity table',
    cells,
    alsoAt: [corner],
    breaks: 'the table does not hold what the model gives now',
  }
}

/** A rate of compound growth that somebody typed, and that its line does not give. */
export const typedCompound: Slip = ({ placed, dice }) => {
  if (placed.compounds.length === 0) return undefined
  const at = dice.pick(...placed.compounds)
  const value = Number((amountAt(placed.book, at) + dice.pick(0.011, -0.023, 0.1, 0.4)).toPrecision(3))
  return {
    kind: 'typed compound growth',
    cells: [{ at, value }],
    breaks: 'the typed growth is not that of its line',
  }
}
