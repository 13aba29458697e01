import { countAt } from '../bitmap/read-samples.ts'
import { itemAt } from '@tickmark/document'
import type { PageWord } from '@tickmark/document/page'

/** A word is the transcript's when at least so much of it was found there in its place. */
const LEAST_SHARE = 0.5
/** Confidence in a word that two readers read alike; in one that the transcript corrected; and in one whose digits they read differently. */
const CONFIDENCE = { agreed: 0.97, corrected: 0.9, disputed: 0.55 }
/** Cells of the alignment's table, two bytes each; a page beyond that keeps what was recognised. */
const MOST_CELLS = 40_000_000

/**
 * Corrects recognised words by another reader's transcript of the same page, which knows no places: the two texts are aligned letter by
 * letter, and each word takes what stands opposite. Nothing is added that has no place on the page. Where digits differ both readings are
 * kept and the word is marked as doubtful: whoever transcribes freely may also invent.
 */
export function applyTranscript(words: readonly PageWord[], transcript: string | undefined): PageWord[] {
  if (!transcript) return [...words]
  const own = words.map(({ text }) => Array.from(plain(text)))
  const letters = own.flat()
  const other = Array.from(plain(transcript))
  if (letters.length * other.length > MOST_CELLS) return [...words]
  const opposite = align(letters, other)
  let end = 0
  return words.map((word, index) => {
    const start = end
    end += itemAt(own, index).length
    return correct(word, other, opposite, [start, end])
  })
}

/** Blanks and the marks of Markdown are no letters of the page. */
const plain = (text: string): string => text.normalize('NFKC').replace(/[\s|*#`]|-{3,}/g, '')

/** For each letter of `a` the index of the letter of `b` that it is, -1 where there is none: a longest common subsequence. */
function align(a: readonly string[], b: readonly string[]): Int32Array {
  const width = b.length + 1
  const length = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      length[i * width + j] =
        a[i] === b[j]
          ? countAt(length, (i + 1) * width + j + 1) + 1
          : Math.max(countAt(length, (i + 1) * width + j), countAt(length, i * width + j + 1))
  const opposite = new Int32Array(a.length).fill(-1)
  for (let i = 0, j = 0; i < a.length && j < b.length;)
    if (a[i] === b[j]) opposite[i++] = j++
    else if (countAt(length, (i + 1) * width + j) >= countAt(length, i * width + j + 1)) i++
    else j++
  return opposite
}

function correct(
  word: PageWord,
  other: readonly string[],
  opposite: Int32Array,
  [start, end]: [start: number, end: number],
): PageWord {
  const found = [...opposite.subarray(start, end)]
  const first = found.findIndex((index) => index >= 0)
  const last = found.findLastIndex((index) => index >= 0)
  if (first < 0 || found.filter((index) => index >= 0).length < LEAST_SHARE * found.length) return word
  // Letters at the word's ends that were not found take as many as stand there, and none of a neighbour's.
  const from = Math.max(found[first]! - first, lastBefore(opposite, start) + 1)
  const to = Math.min(found[last]! + found.length - last, firstAfter(opposite, end, other.length))
  const text = other.slice(from, to).join('')
  if (text === plain(word.text)) return { ...word, confidence: Math.max(word.confidence ?? 0, CONFIDENCE.agreed) }
  const disputed = digitsOf(text) !== digitsOf(word.text)
  const alternatives = [...new Set([word.text, ...(word.alternatives ?? [])])]
  return { ...word, text, alternatives, confidence: disputed ? CONFIDENCE.disputed : CONFIDENCE.corrected }
}

const digitsOf = (text: string): string => text.normalize('NFKC').replace(/[^\d.()-]/g, '')

function lastBefore(opposite: Int32Array, index: number): number {
  for (let at = index - 1; at >= 0; at--) if (countAt(opposite, at) >= 0) return countAt(opposite, at)
  return -1
}

function firstAfter(opposite: Int32Array, index: number, otherwise: number): number {
  for (let at = index; at < opposite.length; at++) if (countAt(opposite, at) >= 0) return countAt(opposite, at)
  return otherwise
}
