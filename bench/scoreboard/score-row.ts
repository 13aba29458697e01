/** One measured thing: `value` of `of`, so that rows of many documents add up. */
export interface ScoreRow {
  /** The measuring part: world, models, corpora, planted, tables, pictures, cost. */
  part: string
  /** What is measured: "recall", "precision, serious", "false ticks". */
  name: string
  /** Where: "world fixed", "world fresh", "open", "sealed", "first sight". */
  column: string
  /** "all", or a part of the column: "country JP", "language ja", "error eps", "size ×10". */
  group: string
  value: number
  of: number
  unit: Unit
  /** Whether more is better. */
  better: 'more' | 'less'
}

/** share: of 1; rate: per one of `of` (a document, 100 pages); seconds, megabytes: per one of `of`. */
export type Unit = 'share' | 'rate' | 'seconds' | 'megabytes'

/** What tells a row from the others. */
export const keyOf = ({ part, name, column, group }: ScoreRow): string => [part, name, column, group].join(' | ')

/** Adds up rows of many documents. */
export class Tally {
  readonly #rows = new Map<string, ScoreRow>()

  add(row: ScoreRow): void {
    const key = keyOf(row)
    const known = this.#rows.get(key)
    if (known) {
      known.value += row.value
      known.of += row.of
    } else this.#rows.set(key, { ...row })
  }

  addAll(rows: readonly ScoreRow[]): void {
    for (const row of rows) this.add(row)
  }

  rows(): ScoreRow[] {
    return [...this.#rows.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  }
}

/** 95 % of a normal distribution lies within so many standard deviations. */
const Z = 1.96

/** Where the share of a binomial draw lies at 95 % (Wilson's score interval). */
export function intervalOf(hits: number, of: number): [low: number, high: number] {
  if (of === 0) return [0, 1]
  const share = hits / of
  const middle = share + Z ** 2 / (2 * of)
  const width = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))
  const whole = 1 + Z ** 2 / of
  return [Math.max(0, (middle - width) / whole), Math.min(1, (middle + width) / whole)]
}
