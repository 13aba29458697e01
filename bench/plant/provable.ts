import { groupOf, itemAt } from '@tickmark/document'

/** A printed number of a table: its text and where a planter finds it again. */
export interface GridCell<Place> {
  text: string
  place: Place
}

export type Grid<Place> = readonly (readonly (GridCell<Place> | undefined)[])[]

/** A total that the rows above prove, and what is to be printed in its place. */
export interface ProvableTotal<Place> {
  place: Place
  right: string
  /** How many rows above it add up to it. */
  terms: number
}

/** A sum of two or three rows may hold by chance in a large table. */
const FEWEST_TERMS = 3
const MOST_TERMS = 15
/** Small numbers add up by chance. */
const LEAST_TOTAL = 1000n

/** A whole printed number, in hundred thousandths so that decimals add exactly; nothing where the text is no plain amount. */
export function toUnits(text: string): bigint | undefined {
  const plain = text.normalize('NFKC').replace(/[\s$€£¥₩,]/g, '')
  const match = /^(-|\(|△|▲)?(\d+)(?:\.(\d{1,5}))?\)?$/.exec(plain)
  if (!match) return undefined
  const [, sign, , decimals = ''] = match
  const units = BigInt(groupOf(match, 2) + decimals.padEnd(5, '0'))
  return sign ? -units : units
}

/** Totals equal to the sum of the rows directly above them in the same column, found by adding up and nothing else. */
export function findProvable<Place>(grid: Grid<Place>): ProvableTotal<Place>[] {
  const width = Math.max(0, ...grid.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, column) => totalsOfColumn(grid, column))
  return columns.flatMap((totals, column) =>
    totals.flatMap(({ row, terms }) => {
      const cell = itemAt(grid, row)[column]
      const isSeconded = columns.some(
        (other, at) => at !== column && other.some((one) => one.row === row && one.terms === terms),
      )
      return cell && (isSeconded || terms > FEWEST_TERMS) ? [{ place: cell.place, right: cell.text, terms }] : []
    }),
  )
}

function totalsOfColumn<Place>(grid: Grid<Place>, column: number): { row: number; terms: number }[] {
  const values = grid.map((row) => {
    const cell = row[column]
    return cell && toUnits(cell.text)
  })
  return values.flatMap((total, row) => {
    if (total === undefined || (total < 0n ? -total : total) < LEAST_TOTAL * 100_000n) return []
    let sum = 0n
    let terms = 0
    for (let above = row - 1; above >= 0 && terms < MOST_TERMS; above--) {
      const value = values[above]
      if (value === undefined) break
      sum += value
      if (value !== 0n) terms += 1
      if (terms >= FEWEST_TERMS && sum === total && value !== 0n) return [{ row, terms }]
    }
    return []
  })
}
