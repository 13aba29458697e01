import type { Ink } from '../bitmap/find-ink.ts'
import { findInk } from '../bitmap/find-ink.ts'
import { leavesOut } from '../languages/choose-language.ts'
import { clearOf } from '../strip/page-line.ts'
import type { PageLine } from '../strip/page-line.ts'
import type { LineWord } from '../words/line-word.ts'
import { splitWords } from '../words/split-words.ts'
import { weighWord } from '../words/weigh-word.ts'
import type { WordSurroundings } from '../words/weigh-word.ts'

/** A line read with less confidence is a texture, not text. */
const UNREADABLE = 0.5

const DASHES = /^[-–—−ー一]+$/

/** Told of each word before its confidence is weighed: what the weights are fitted on. */
export type OnWord = (word: LineWord, about: WordSurroundings) => void

export const isReadable = ({ read }: PageLine): boolean => read.confidence >= UNREADABLE

/** The words of a line, each with how surely it is read, and the ink that they were measured by. */
export function wordsOfLine(
  line: PageLine,
  written: WordSurroundings['written'],
  onWord: OnWord | undefined,
): { words: LineWord[]; ink: Ink } {
  const { box, strip, read } = line
  const measured = findInk(clearOf(line))
  // The height of a dash tells nothing about that of its font.
  const ink = DASHES.test(read.text) ? { ...measured, top: 0.16, bottom: 0.84 } : measured
  const about = { written, lineConfidence: read.confidence, thickness: box.thickness, leavesOut: leavesOut(line) }
  const words = splitWords(read, ink, strip.width / strip.height).map((word) => {
    onWord?.(word, about)
    return { ...word, confidence: weighWord(word, about) }
  })
  return { words, ink }
}
