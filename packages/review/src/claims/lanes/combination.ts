/** A line of numbers, lane by lane; null where nothing stands that can be added up. */
export interface LaneLine {
  values: readonly (number | null)[]
  /** By how much each may have been rounded. */
  slack: readonly number[]
}

export interface SignedLine {
  line: number
  sign: 1 | -1
}

/** A line that is the signed sum of others before it, wherever they stand, in all lanes but a few. */
export interface Combination {
  result: number
  terms: readonly SignedLine[]
  held: readonly number[]
  broken: readonly number[]
  /** Decimal digits by which the lanes that hold speak against chance. */
  evidence: number
}
