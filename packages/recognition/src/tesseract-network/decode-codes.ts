import { firstOf } from '@tickmark/document'
import type { CodeTree } from './codes.ts'
import { floatAt } from '../bitmap/read-samples.ts'

/** A character made of codes. Steps in which its first and its last code were surest; the least probability of its codes. */
export interface DecodedCharacter {
  text: string
  firstStep: number
  lastStep: number
  probability: number
}

/** Readings that are followed at once. */
const BEAM_WIDTH = 8
/** Codes less probable than this are not followed. */
const LEAST_PROBABLE = 0.002
/** A step in which nothing is this probable only lets every reading wait. */
const SURELY_NOTHING = 0.999

/** Codes read up to a step, as a chain from the last one back. */
interface Prefix {
  parent?: Prefix
  code: number
  /** Where in the tree its last character has got to. */
  node: CodeTree
  /** Whether its last code begins a character. */
  begins: boolean
  /** The step in which its last code was surest so far, and how sure it was. */
  step: number
  probability: number
  children: Map<number, Prefix>
  /** Probability that the codes so far end in a blank, and in the last code itself; and the same after the next step. */
  blank: number
  last: number
  nextBlank: number
  nextLast: number
}

/**
 * Finds the likeliest characters in the probabilities of codes: a beam search over all ways to spell a reading with repeats and
 * blanks (connectionist temporal classification), along codes that make characters. `at` is the place of a step's first code.
 */
export function decodeCodes(
  probabilities: Float32Array,
  { steps, at }: { steps: number; at: (step: number) => number },
  { codes, blank, count }: { codes: CodeTree; blank: number; count: number },
): DecodedCharacter[] {
  const root = newPrefix(undefined, -1, codes, false)
  root.blank = 1
  let beam = [root]
  for (let step = 0; step < steps; step += 1) {
    const offset = at(step)
    if (floatAt(probabilities, offset + blank) > SURELY_NOTHING) {
      for (const prefix of beam) {
        prefix.blank += prefix.last
        prefix.last = 0
      }
      continue
    }
    beam = advance(beam, {
      probabilities,
      offset,
      step,
      blank,
      codes,
      likely: likelyCodes(probabilities, offset, count),
    })
  }
  const complete = beam.filter(({ node }) => node === codes || node.character !== undefined)
  return charactersOf(firstOf(complete.length ? complete : beam))
}

interface Step {
  probabilities: Float32Array
  offset: number
  step: number
  blank: number
  codes: CodeTree
  likely: readonly number[]
}

function advance(beam: readonly Prefix[], { probabilities, offset, step, blank, codes, likely }: Step): Prefix[] {
  const reached = new Set<Prefix>()
  for (const prefix of beam) {
    for (const code of likely) {
      const probability = floatAt(probabilities, offset + code)
      if (code === blank) prefix.nextBlank += (prefix.blank + prefix.last) * probability
      else if (code === prefix.code) {
        prefix.nextLast += prefix.last * probability
        note(prefix, step, probability)
      }
      if (code === blank || code === prefix.code) reached.add(prefix)
      if (code === blank) continue
      const extended = extend(prefix, code, codes)
      if (!extended) continue
      // The same code twice needs a blank between.
      extended.nextLast += (code === prefix.code ? prefix.blank : prefix.blank + prefix.last) * probability
      note(extended, step, probability)
      reached.add(extended)
    }
  }
  // No character goes on so: the step is passed over.
  return reached.size === 0 ? [...beam] : best(reached)
}

/** The likeliest prefixes, their probabilities brought back to the order of one. */
function best(reached: ReadonlySet<Prefix>): Prefix[] {
  const order = [...reached].sort((a, b) => b.nextBlank + b.nextLast - a.nextBlank - a.nextLast)
  const kept = order.slice(0, BEAM_WIDTH)
  const likeliest = firstOf(kept)
  const most = likeliest.nextBlank + likeliest.nextLast || 1
  for (const prefix of order) {
    prefix.blank = prefix.nextBlank / most
    prefix.last = prefix.nextLast / most
    prefix.nextBlank = 0
    prefix.nextLast = 0
  }
  return kept
}

function newPrefix(parent: Prefix | undefined, code: number, node: CodeTree, begins: boolean): Prefix {
  const none = { blank: 0, last: 0, nextBlank: 0, nextLast: 0 }
  return { parent, code, node, begins, step: 0, probability: 0, children: new Map(), ...none }
}

/** The prefix with one code more; nothing when no character is spelt so. */
function extend(prefix: Prefix, code: number, codes: CodeTree): Prefix | undefined {
  const known = prefix.children.get(code)
  if (known) return known
  const going = prefix.node.next.get(code)
  const isComplete = prefix.node === codes || prefix.node.character !== undefined
  const node = going ?? (isComplete ? codes.next.get(code) : undefined)
  if (!node) return undefined
  const extended = newPrefix(prefix, code, node, !going || prefix.node === codes)
  prefix.children.set(code, extended)
  return extended
}

function note(prefix: Prefix, step: number, probability: number): void {
  if (probability <= prefix.probability) return
  prefix.probability = probability
  prefix.step = step
}

function likelyCodes(probabilities: Float32Array, offset: number, count: number): number[] {
  const likely: number[] = []
  for (let code = 0; code < count; code += 1)
    if (floatAt(probabilities, offset + code) > LEAST_PROBABLE) likely.push(code)
  return likely
}

function charactersOf(end: Prefix): DecodedCharacter[] {
  const characters: DecodedCharacter[] = []
  let after: { text: string; lastStep: number; probability: number } | undefined
  for (let prefix: Prefix | undefined = end; prefix?.parent; prefix = prefix.parent) {
    after ??= { text: prefix.node.character ?? '', lastStep: prefix.step, probability: 1 }
    after.probability = Math.min(after.probability, prefix.probability)
    if (!prefix.begins) continue
    if (after.text !== '') characters.push({ ...after, firstStep: prefix.step })
    after = undefined
  }
  return characters.toReversed()
}
