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
  /** For each cue the strength of the pull of its weight towards nothing, or towards what is known of it. */
  ridge: readonly number[]
  /** What is known of the weights from elsewhere: where the descent begins. */
  known?: Weights
  /** Which weights are learned; all and the bias where it is left out. The others stay as they are known. */
  learned?: ReadonlySet<number>
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
export function fitLogistic(
  rows: readonly Observation[],
  { signs, ridge, rounds, known, learned }: FitOptions,
): Weights {
  const centre = known?.cues ?? signs.map(() => 0)
  let weights = [...centre]
  let bias = known?.bias ?? 0
  const moves = [...signs, 0].map(() => ({ direction: 0, size: 0 }))
  const spoken = gather(rows, signs.length)
  for (let round = 1; round <= rounds; round++) {
    const pull = pullOf(spoken, { bias, cues: weights })
    const rate = 0.05 / Math.sqrt(1 + round / 200)
    const moved = (own: number, gradient: number, index: number): number => {
      const last = itemAt(moves, index)
      last.direction = KEPT.direction * last.direction + (1 - KEPT.direction) * gradient
      last.size = KEPT.size * last.size + (1 - KEPT.size) * gradient ** 2
      const size = Math.sqrt(last.size / (1 - KEPT.size ** round)) + 1e-8
      return own - (rate * last.direction) / (1 - KEPT.direction ** round) / size
    }
    weights = weights.map((own, index) => {
      if (learned && !learned.has(index)) return own
      const next = moved(
        own,
        numberAt(pull.cues, index) + numberAt(ridge, index) * (own - numberAt(centre, index)),
        index,
      )
      return next * numberAt(signs, index) < 0 ? 0 : next
    })
    if (!learned) bias = moved(bias, pull.bias, signs.length)
  }
  return { bias, cues: weights }
}

/** What is said of all observations, without the many cues that are silent: one observation behind the other. */
interface Spoken {
  /** Which cue speaks, and what it says. */
  cues: Int32Array
  values: Float64Array
  /** Where each observation begins; one more for the end. */
  starts: Int32Array
  errors: Float64Array
  /** Shares of all weight. */
  shares: Float64Array
}

function gather(rows: readonly Observation[], count: number): Spoken {
  const said = rows.map(({ cues }) =>
    cues.slice(0, count).flatMap((value, cue) => (value === 0 ? [] : [{ cue, value }])),
  )
  const flat = said.flat()
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  const starts = new Int32Array(rows.length + 1)
  said.forEach((own, at) => (starts[at + 1] = (starts[at] ?? 0) + own.length))
  return {
    cues: Int32Array.from(flat, ({ cue }) => cue),
    values: Float64Array.from(flat, ({ value }) => value),
    starts,
    errors: Float64Array.from(rows, ({ error }) => error),
    shares: Float64Array.from(rows, ({ weight }) => weight / total),
  }
}

/** How much too high the weights are, each by what its cue says. The inner loop runs billions of times: no check, no call in it. */
function pullOf({ cues, values, starts, errors, shares }: Spoken, weights: Weights): Weights {
  const own = Float64Array.from(weights.cues)
  const pulls = new Float64Array(own.length)
  let bias = 0
  for (let row = 0; row < errors.length; row++) {
    const [from, to] = [starts[row] ?? 0, starts[row + 1] ?? 0]
    let odds = weights.bias
    for (let at = from; at < to; at++) odds += (values[at] ?? 0) * (own[cues[at] ?? 0] ?? 0)
    const pull = (sigmoid(odds) - (errors[row] ?? 0)) * (shares[row] ?? 0)
    for (let at = from; at < to; at++) {
      const cue = cues[at] ?? 0
      pulls[cue] = (pulls[cue] ?? 0) + pull * (values[at] ?? 0)
    }
    bias += pull
  }
  return { bias, cues: [...pulls] }
}
