import { firstOf, numberAt } from '@tickmark/document'
import { readFile } from 'node:fs/promises'
import { Tensor } from '../network/runtime.ts'
import type { InferenceSession } from '../network/runtime.ts'
import { loadModel } from '../network/sessions.ts'
import { toCodeTree } from './codes.ts'
import type { CodeTree, Spellings } from './codes.ts'
import { decodeCodes } from './decode-codes.ts'
import type { DecodedCharacter } from './decode-codes.ts'
import { floatAt } from '../bitmap/read-samples.ts'

/** Pixels of a picture to one of the network's steps. */
export const STEP_WIDTH = 3

/** A line for the network, as high as it takes them: −1 (ink) to 1 (paper). */
export interface LinePicture {
  width: number
  height: number
  values: Float32Array
}

export interface Recognizer {
  /** What stands in each of some lines of about the same width. */
  recognize(lines: readonly LinePicture[]): Promise<DecodedCharacter[][]>
}

/** Names of what goes into the network: pictures of lines with an edge around them, and their lengths in steps. */
const LINES_INPUT = 'lines'
const LENGTHS_INPUT = 'lengths'

interface Codes {
  tree: CodeTree
  blank: number
}

/** A recogniser with the weights of one of Tesseract's data files, by its network and its spellings. */
export async function openRecognizer(network: string, spellings: string): Promise<Recognizer> {
  const read = JSON.parse(await readFile(spellings, 'utf8')) as Spellings
  const codes = { tree: toCodeTree(read), blank: read.blank }
  const session = await loadModel(network)
  return { recognize: (lines) => recognize(session, codes, lines) }
}

async function recognize(
  session: InferenceSession,
  { tree, blank }: Codes,
  lines: readonly LinePicture[],
): Promise<DecodedCharacter[][]> {
  const lengths = Int32Array.from(lines, ({ width }) => Math.max(1, Math.floor(width / STEP_WIDTH)))
  const width = Math.max(...lengths) * STEP_WIDTH
  const height = lines[0]?.height ?? 0
  const results = await session.run({
    [LINES_INPUT]: new Tensor('float32', lineUp(lines, { width, height }), [lines.length, 1, height + 2, width + 2]),
    [LENGTHS_INPUT]: new Tensor('int32', lengths, [lines.length]),
  })
  const { data, dims } = firstOf(Object.values(results))
  const count = numberAt(dims, 2)
  return Array.from(lengths, (steps, line) =>
    decodeCodes(
      data as Float32Array,
      { steps, at: (step) => (step * lines.length + line) * count },
      { codes: tree, blank, count },
    ),
  )
}

/**
 * The lines as one tensor. Around each is noise, and behind the shorter ones paper: the network was trained with noise around its
 * pictures, and makes letters of an edge without it.
 */
function lineUp(lines: readonly LinePicture[], { width, height }: { width: number; height: number }): Float32Array {
  const [high, wide] = [height + 2, width + 2]
  const all = new Float32Array(lines.length * high * wide).fill(1)
  for (const [index, line] of lines.entries()) {
    const taken = Math.min(width, line.width)
    const start = index * high * wide
    for (let at = 0; at < wide; at += 1) {
      all[start + at] = noiseAt(at)
      all[start + (high - 1) * wide + at] = noiseAt(at + 71)
    }
    for (let y = 0; y < height; y += 1) {
      const row = start + (y + 1) * wide
      all.set(line.values.subarray(y * line.width, y * line.width + taken), row + 1)
      all[row] = noiseAt(y)
      all[row + 1 + taken] = noiseAt(y + 37)
    }
  }
  return all
}

/** Numbers from −1 to 1, the same in each run. */
const NOISE = Float32Array.from({ length: 997 }, (_, index) => (((index + 1) * 7919) % 1009) / 504.5 - 1)

const noiseAt = (index: number): number => floatAt(NOISE, index % NOISE.length)
