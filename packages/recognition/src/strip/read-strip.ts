import { itemAt, numberAt } from '@tickmark/document'
import { byteAt, floatAt } from '../bitmap/read-samples.ts'
import type { Bitmap } from '../bitmap/bitmap.ts'
import type { LineBox } from '../bitmap/line-box.ts'
import { runModel } from '../network/sessions.ts'

/** Height of the recogniser's input. */
export const STRIP_HEIGHT = 48
/** Width of the recogniser's input in training. */
export const ROOMY_WIDTH = 320
/** A digit read with more confidence has no rival. */
const SURE = 0.97
/** Below this width the recogniser sees too little to be sure of anything. */
const SMALLEST_WIDTH = 32

export interface ReadCharacter {
  text: string
  /** Extent along the strip, as a share of its width, 0–1. */
  start: number
  end: number
  confidence: number
  /** What a doubtful digit was nearly read as. */
  rival?: { text: string; confidence: number }
  /** At the first digit of a number: how another reader read the whole of it. */
  otherNumber?: string
}

export interface ReadLine {
  text: string
  characters: ReadCharacter[]
  /** Mean of the characters'. */
  confidence: number
}

/**
 * Reads boxes of one picture; thickness and stretch vary the box, `leastWidth` the recogniser's input. `strip` is the box where it
 * has been cut out already.
 */
export type ReadBox = (
  box: LineBox,
  options?: { thickness?: number; stretch?: number; leastWidth?: number; strip?: Bitmap },
) => Promise<ReadLine>

/** Reads a strip with a CTC recogniser of PP-OCR. Of classes that `characters` leaves empty nothing is read. */
export async function readStrip(
  strip: Bitmap,
  model: string,
  characters: readonly string[],
  leastWidth = SMALLEST_WIDTH,
): Promise<ReadLine> {
  const width = Math.max(leastWidth, strip.width)
  const { data, shape } = await runModel(model, toPlanes(strip, width), strip.height, width)
  const read = decode(data, numberAt(shape, 1), numberAt(shape, 2), characters, width / strip.width)
  return toLine(widen(read, strip.height / strip.width))
}

/** CTC marks where a character is surest; its extent reaches halfway to its neighbours, and no further than half an em. */
export function widen(characters: readonly ReadCharacter[], em: number): ReadCharacter[] {
  const middles = characters.map(({ start, end }) => (start + end) / 2)
  return characters.map((character, index) => {
    const middle = numberAt(middles, index)
    const before = Math.min(em / 2, (middle - (middles[index - 1] ?? -1)) / 2)
    const after = Math.min(em / 2, ((middles[index + 1] ?? 2) - middle) / 2)
    return { ...character, start: Math.max(0, middle - before), end: Math.min(1, middle + after) }
  })
}

/** The line that characters make. */
export function toLine(characters: ReadCharacter[]): ReadLine {
  const confidence = characters.length
    ? characters.reduce((sum, character) => sum + character.confidence, 0) / characters.length
    : 0
  return { text: characters.map((character) => character.text).join(''), characters, confidence }
}

/** Blue first, −1 to 1; the room to the right of a narrow strip is gray, as in training. */
export function toPlanes({ width, height, data }: Bitmap, paddedWidth: number): Float32Array {
  const size = paddedWidth * height
  const planes = new Float32Array(size * 3)
  for (let y = 0, from = 0; y < height; y += 1) {
    for (let to = y * paddedWidth, end = to + width; to < end; to += 1, from += 3) {
      planes[to] = byteAt(data, from + 2) / 127.5 - 1
      planes[size + to] = byteAt(data, from + 1) / 127.5 - 1
      planes[size * 2 + to] = byteAt(data, from) / 127.5 - 1
    }
  }
  return planes
}

/** Greedy CTC: the best class of each step, repeats merged, blanks dropped. */
function decode(
  data: Float32Array,
  steps: number,
  classes: number,
  characters: readonly string[],
  stretch: number,
): ReadCharacter[] {
  const read: ReadCharacter[] = []
  const left = leftOut(characters)
  let previous = 0
  for (let step = 0; step < steps; step += 1) {
    const best = bestOf(data, step * classes, classes, left)
    if (best.index !== 0) {
      const character: ReadCharacter = {
        text: characters[best.index] ?? '',
        start: (step / steps) * stretch,
        end: ((step + 1) / steps) * stretch,
        confidence: best.value,
        ...(best.value < SURE && withRival(data, step * classes, best.index, characters)),
      }
      const last = read.at(-1)
      if (best.index !== previous) read.push(character)
      else if (last)
        read[read.length - 1] =
          character.confidence > last.confidence ? { ...character, start: last.start } : { ...last, end: character.end }
    }
    previous = best.index
  }
  return read
}

/** The likeliest other digit in the place of a digit. */
function withRival(data: Float32Array, offset: number, index: number, characters: readonly string[]) {
  if (!/^\d$/.test(characters[index] ?? '')) return {}
  let rival = { text: '', confidence: 0 }
  for (const candidate of digitsOf(characters)) {
    const confidence = floatAt(data, offset + candidate)
    if (candidate !== index && confidence > rival.confidence)
      rival = { text: itemAt(characters, candidate), confidence }
  }
  return rival.text ? { rival } : {}
}

const digits = new WeakMap<readonly string[], number[]>()

/** The classes that are digits. */
function digitsOf(characters: readonly string[]): number[] {
  let found = digits.get(characters)
  if (!found) digits.set(characters, (found = characters.flatMap((text, index) => (/^\d$/.test(text) ? [index] : []))))
  return found
}

const left = new WeakMap<readonly string[], ReadonlySet<number>>()

/** The classes of which nothing is to be read; the first is the blank. */
function leftOut(characters: readonly string[]): ReadonlySet<number> {
  let found = left.get(characters)
  if (!found) {
    found = new Set(characters.flatMap((text, index) => (index > 0 && text === '' ? [index] : [])))
    left.set(characters, found)
  }
  return found
}

/** The likeliest of the classes, whose probabilities add up to one: nothing exceeds what is likelier than not. */
function bestOf(
  data: Float32Array,
  offset: number,
  classes: number,
  without: ReadonlySet<number>,
): { index: number; value: number } {
  let index = 0
  let value = floatAt(data, offset)
  for (let candidate = 1; candidate < classes && value <= 0.5; candidate += 1) {
    const probability = floatAt(data, offset + candidate)
    if (probability > value && !without.has(candidate)) [index, value] = [candidate, probability]
  }
  return { index, value }
}
