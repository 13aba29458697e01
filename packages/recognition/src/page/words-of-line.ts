import type { Ink } from '../bitmap/find-ink.ts'
import { findInk } from '../bitmap/find-ink.ts'
import { leavesOut } from '../languages/choose-language.ts'
import { clearOf } from '../strip/page-line.ts'
import type { PageLine } from '../strip/page-line.ts'
import type { LineWord } from '../words/line-word.ts'
import { showsOneWidth, splitWords } from '../words/split-words.ts'
import { weighWord } from '../words/weigh-word.ts'
import type { WordSurroundings } from '../words/weigh-word.ts'

/** A line read with less confidence is a texture, not text. */
const UNREADABLE = 0.5
/**
 * So is one of which neither the detector nor a network for Japanese or Korean is sure: of grain they are up to .9 and .92, of the
 * coarsest fax .97 and .95 or more.
 */
const UNSURE = { detector: 0.92, network: 0.93 }
const OF_NETWORK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** So many lines of a page tell its font, and this share of them agrees: some have no narrow letters to show it by. */
const FEWEST_LINES = 3
const SHARE = 0.18

const DASHES = /^[-–—−ー一]+$/

/** Told of each word before its confidence is weighed: what the weights are fitted on. */
export type OnWord = (word: LineWord, about: WordSurroundings) => void

export function isReadable(
  { read, box }: Pick<PageLine, 'read' | 'box'>,
  written: WordSurroundings['written'],
): boolean {
  const isOfNetwork = written !== 'own' && OF_NETWORK.test(read.text)
  return read.confidence >= (isOfNetwork && box.score < UNSURE.detector ? UNSURE.network : UNREADABLE)
}

/** The words of a line, each with how surely it is read, and the ink that they were measured by. */
export function wordsOfLine(
  line: PageLine,
  { written, isOneWidth, onWord }: { written: WordSurroundings['written']; isOneWidth?: boolean; onWord?: OnWord },
): { words: LineWord[]; ink: Ink } {
  const { box, strip, read } = line
  const ink = inkOf(line)
  const about = { written, lineConfidence: read.confidence, thickness: box.thickness, leavesOut: leavesOut(line) }
  const words = splitWords(read, ink, strip.width / strip.height, isOneWidth).map((word) => {
    onWord?.(word, about)
    return { ...word, confidence: weighWord(word, about) }
  })
  return { words, ink }
}

function inkOf(line: PageLine): Ink {
  const measured = findInk(clearOf(line))
  // The height of a dash tells nothing about that of its font.
  return DASHES.test(line.read.text) ? { ...measured, top: 0.16, bottom: 0.84 } : measured
}

/** Whether a page is printed in a font of one width, as typewriters and tills print: most of its lines that show anything show it. */
export function isInOneWidth(lines: readonly PageLine[]): boolean {
  const shown = lines
    .map((line) => showsOneWidth(line.read, inkOf(line), line.strip.width / line.strip.height))
    .filter((shows) => shows !== undefined)
  return shown.length >= FEWEST_LINES && shown.filter(Boolean).length >= SHARE * shown.length
}
