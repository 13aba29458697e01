import { itemAt, numberAt } from '@tickmark/document'

/** One observation: what the cues say, and the number of the class that it is of. */
export interface Sample {
  cues: readonly number[]
  label: number
}

/** Logarithms of odds: of each class, and of each class by each cue. */
export interface ClassWeights {
  bias: number[]
  cues: number[][]
}

const ROUNDS = 2500
const RATE = 0.05
/** Pull of all weights towards nothing. */
const RIDGE = 0.0005
/** Shares of the last steps that the next one keeps, of direction and of size (Adam, Kingma and Ba 2015). */
const KEPT = { direction: 0.9, size: 0.999 }

/** Multinomial logistic regression; all classes count alike, however many samples each has. */
export function fitClasses(samples: readonly Sample[], classes: number): ClassWeights {
  const width = itemAt(samples, 0).cues.length + 1
  const weights = Array.from({ length: width * classes }, () => 0)
  const [direction, size] = [weights.map(() => 0), weights.map(() => 0)]
  const share = Array.from({ length: classes }, (_, label) => samples.filter((one) => one.label === label).length)
  const rows = samples.map(({ cues, label }) => ({
    row: [1, ...cues],
    label,
    weight: 1 / (classes * Math.max(1, numberAt(share, label))),
  }))
  for (let round = 1; round <= ROUNDS; round += 1) {
    const pull = weights.map(() => 0)
    for (const { row, label, weight } of rows) {
      const odds = softmax(weights, row, classes)
      for (const [cue, value] of row.entries())
        for (let one = 0; one < classes; one += 1)
          pull[cue * classes + one] =
            numberAt(pull, cue * classes + one) + weight * (numberAt(odds, one) - Number(one === label)) * value
    }
    for (let at = 0; at < weights.length; at += 1) {
      const gradient = numberAt(pull, at) + (at < classes ? 0 : RIDGE * numberAt(weights, at))
      direction[at] = KEPT.direction * numberAt(direction, at) + (1 - KEPT.direction) * gradient
      size[at] = KEPT.size * numberAt(size, at) + (1 - KEPT.size) * gradient ** 2
      const step = numberAt(direction, at) / (1 - KEPT.direction ** round)
      weights[at] =
        numberAt(weights, at) - (RATE * step) / (Math.sqrt(numberAt(size, at) / (1 - KEPT.size ** round)) + 1e-8)
    }
  }
  const table = Array.from({ length: width }, (_, cue) => weights.slice(cue * classes, (cue + 1) * classes))
  return { bias: itemAt(table, 0), cues: table.slice(1) }
}

/** The number of the likeliest class. */
export function likeliest({ bias, cues }: ClassWeights, said: readonly number[]): number {
  const odds = softmax([bias, ...cues].flat(), [1, ...said], bias.length)
  return odds.indexOf(Math.max(...odds))
}

function softmax(weights: readonly number[], row: readonly number[], classes: number): number[] {
  const scores = Array.from({ length: classes }, (_, one) =>
    row.reduce((sum, value, cue) => sum + value * numberAt(weights, cue * classes + one), 0),
  )
  const most = Math.max(...scores)
  const parts = scores.map((score) => Math.exp(score - most))
  const sum = parts.reduce((total, part) => total + part, 0)
  return parts.map((part) => part / sum)
}
