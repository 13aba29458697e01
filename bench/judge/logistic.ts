import { itemAt, numberAt } from '@tickmark/document'

/** One observation: what the cues say, whether it was an error, and how much it counts. */
export interface Observation {
  cues: readonly number[]
  /** 1 for an error, 0 for none, between them where nobody knows. */
  error: number
  weight: number
}

export interface FitOptions {
  /** For each cue the sign that its weight may have. */
  signs: readonly (1 | -1 | 0)[]
  /** For each cue the strength of the pull of its weight towards nothing. */
  ridge: readonly number[]
  /** Rounds of descent. */
  rounds: number
}

export interface Weights {
  bias: number
  cues: number[]
}

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))

/** Log odds that weights give to what cues say. */
export function score({ bias, cues: weights }: Weights, cues: readonly number[]): number {
  return cues.reduce((sum, value, index) => sum + value * numberAt(weights, index), bias)
}

/** Shares of what the last steps were that the next one keeps, of their direction and of their size (Kingma and Ba 2015). */
const KEPT = { direction: 0.9, size: 0.999 }

/**
 * Logistic regression with signs: gradient descent with momentum and a step of its own for each weight (Adam), and after each step a weight
 * that has turned against its sign is set to nothing.
 */
export function fitLogistic(rows: readonly Observation[], { signs, ridge, rounds }: FitOptions): Weights {
  let weights = signs.map(() => 0)
  let bias = 0
  const moves = [...signs, 0].map(() => ({ direction: 0, size: 0 }))
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  for (let round = 1; round <= rounds; round++) {
    const pull = pullOf(rows, { bias, cues: weights }, total)
    const rate = 0.05 / Math.sqrt(1 + round / 200)
    const moved = (own: number, gradient: number, index: number): number => {
      const last = itemAt(moves, index)
      last.direction = KEPT.direction * last.direction + (1 - KEPT.direction) * gradient
      last.size = KEPT.size * last.size + (1 - KEPT.size) * gradient ** 2
      const size = Math.sqrt(last.size / (1 - KEPT.size ** round)) + 1e-8
      return own - (rate * last.direction) / (1 - KEPT.direction ** round) / size
    }
    weights = weights.map((own, index) => {
      const next = moved(own, numberAt(pull.cues, index) + numberAt(ridge, index) * own, index)
      return next * numberAt(signs, index) < 0 ? 0 : next
    })
    bias = moved(bias, pull.bias, signs.length)
  }
  return { bias, cues: weights }
}

/** How much too high the weights are, each by what its cue says. */
function pullOf(rows: readonly Observation[], weights: Weights, total: number): Weights {
  const cues = weights.cues.map(() => 0)
  let bias = 0
  for (const { cues: said, error, weight } of rows) {
    const pull = ((sigmoid(score(weights, said)) - error) * weight) / total
    for (let index = 0; index < cues.length; index++) cues[index] = numberAt(cues, index) + pull * numberAt(said, index)
    bias += pull
  }
  return { bias, cues }
}
