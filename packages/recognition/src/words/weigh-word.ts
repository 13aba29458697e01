import type { LineWord } from './line-word.ts'
import weights from './word-weights.json' with { type: 'json' }

/** What is known of the line that a word stands in. */
export interface WordSurroundings {
  /** Whose recogniser read the page. */
  written: 'own' | 'jpn' | 'kor'
  /** Mean confidence of the line's characters. */
  lineConfidence: number
  /** Thickness of the line in the picture, in pixels. */
  thickness: number
  /** Whether the line is longer than what was read in it. */
  leavesOut: boolean
}

/** Recognisers are surer than this of nothing that could be told apart: natural logarithm of odds. */
const SUREST = 6
/** Lines of this thickness, in pixels, are read as well as any thicker ones. */
const PLAIN_SIZE = 32

/** The probability that a word is read rightly, by what recognisers were sure of on pages of the world, whose text is known. */
export function weighWord(word: LineWord, surroundings: WordSurroundings): number {
  const cues = wordCues(word, surroundings)
  const score = Object.entries(weights.cues).reduce(
    (sum, [cue, weight]) => sum + weight * (cues[cue as keyof typeof cues] ?? 0),
    weights.bias,
  )
  return 1 / (1 + Math.exp(-score))
}

/** What tells whether a word was read rightly. */
export function wordCues(
  { text, confidence, least = confidence, alternatives = [] }: LineWord,
  { written, lineConfidence, thickness, leavesOut }: WordSurroundings,
) {
  const own = Number(written === 'own')
  const [mean, worst] = [oddsOf(confidence), oddsOf(least)]
  return {
    mean: own * mean,
    worst: own * worst,
    networkMean: (1 - own) * mean,
    networkWorst: (1 - own) * worst,
    network: 1 - own,
    korean: Number(written === 'kor'),
    number: Number(/\d/.test(text)),
    letters: Number(/\p{L}/u.test(text)),
    short: Number([...text].length <= 2),
    long: Math.log2(1 + [...text].length),
    small: Math.max(0, Math.log2(PLAIN_SIZE / Math.max(4, thickness))),
    line: oddsOf(lineConfidence),
    leavesOut: Number(leavesOut),
    disputed: Number(alternatives.length > 0),
  }
}

function oddsOf(confidence: number): number {
  const bounded = Math.min(0.9999, Math.max(0.0001, confidence))
  return Math.max(-SUREST, Math.min(SUREST, Math.log(bounded / (1 - bounded))))
}
