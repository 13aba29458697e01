import type { Ink } from './find-ink.ts'
import type { ReadCharacter, ReadLine } from './read-strip.ts'

/** A word within its line. Extent as shares of the line's length, 0–1. */
export interface LineWord {
  text: string
  start: number
  end: number
  confidence: number
  /** Other readings of a number. */
  alternatives?: string[]
}

type Script = 'number' | 'wide' | 'narrow' | 'mark'

/**
 * Splits a line where a space was read, where the ink leaves a gap, and where numbers meet CJK, and fits each word's extent to its ink.
 * `aspect` is the line's length by its thickness.
 */
export function splitWords(line: ReadLine, ink: Ink, aspect: number): LineWord[] {
  return inOrder(findWords(line, ink, aspect))
}

/** Places are estimates; the order of reading is not: no word begins before the one read before it ends. */
function inOrder(words: readonly LineWord[]): LineWord[] {
  let least = 0
  return words.map((word) => {
    const start = Math.min(1, Math.max(least, word.start))
    const end = Math.min(1, Math.max(start + 0.0005, word.end))
    least = end
    return { ...word, start, end }
  })
}

function findWords(line: ReadLine, ink: Ink, aspect: number): LineWord[] {
  const textHeight = Math.max(0.2, ink.bottom - ink.top) / aspect
  const words: LineWord[] = []
  let current: ReadCharacter[] = []
  let start = 0
  const close = (end: number) => {
    if (current.length) words.push(fitToInk(current, start, end, ink))
    current = []
  }
  for (const character of line.characters) {
    if (character.text.trim() === '') {
      if (current.length) close(gapBetween(current.at(-1)!, character, ink).end)
      start = character.start
      continue
    }
    const last = current.at(-1)
    if (last) {
      const gap = gapBetween(last, character, ink)
      if (separates(last, character, current, gap.end - gap.start, textHeight)) {
        close((gap.start + gap.end) / 2)
        start = (gap.start + gap.end) / 2
      }
    } else if (words.length) start = gapBefore(character, start, ink)
    current.push(character)
  }
  close(1)
  return words
}

/** The widest run of columns without ink between the middles of two characters. */
function gapBetween(left: ReadCharacter, right: ReadCharacter, ink: Ink): { start: number; end: number } {
  const width = ink.columns.length
  const from = Math.floor(((left.start + left.end) / 2) * width)
  const to = Math.min(width, Math.ceil(((right.start + right.end) / 2) * width))
  let best = { start: (left.end + right.start) / 2, end: (left.end + right.start) / 2 }
  for (let x = from; x < to; x += 1) {
    if (ink.columns[x]! > 0.5) continue
    const start = x
    while (x < to && ink.columns[x]! <= 0.5) x += 1
    if ((x - start) / width > best.end - best.start) best = { start: start / width, end: x / width }
  }
  return best
}

/** After a space: back to where the ink of the next character begins. */
function gapBefore(character: ReadCharacter, floor: number, ink: Ink): number {
  const width = ink.columns.length
  let x = Math.min(width - 1, Math.floor(((character.start + character.end) / 2) * width))
  const least = Math.floor(floor * width)
  while (x > least && ink.columns[x]! > 0.5) x -= 1
  return x / width
}

/**
 * Gaps are measured in text heights. CJK characters bring room of their own, and more so beside full-width marks;
 * a change between CJK and numbers or letters separates by itself, marks go with what stands before them.
 */
function separates(
  left: ReadCharacter,
  right: ReadCharacter,
  word: readonly ReadCharacter[],
  gap: number,
  textHeight: number,
): boolean {
  const before = scriptOf(word.findLast((character) => scriptOf(character.text) !== 'mark')?.text ?? left.text)
  const after = scriptOf(right.text)
  const relative = gap / textHeight
  if (relative > 1.4) return true
  if (before !== 'mark' && after !== 'mark' && (before === 'wide') !== (after === 'wide')) return true
  const wide = isWide(left.text) || isWide(right.text)
  if (after === 'mark' || scriptOf(left.text) === 'mark') return relative > (wide ? 0.9 : 0.5)
  // Hangul is set with blanks between words, and these have been read.
  if (wide) return relative > (/\p{Script=Hangul}/u.test(left.text) ? 1.2 : 0.6)
  return relative > (before === 'number' && after === 'number' ? 0.55 : 0.36)
}

function scriptOf(text: string): Script {
  if (/\d/u.test(text)) return 'number'
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u.test(text)) return 'wide'
  return /\p{L}/u.test(text) ? 'narrow' : 'mark'
}

function isWide(text: string): boolean {
  return scriptOf(text) === 'wide' || /[、。「」『』（），：；！？〈〉《》【】・]/u.test(text)
}

function fitToInk(characters: ReadCharacter[], start: number, end: number, ink: Ink): LineWord {
  const width = ink.columns.length
  let left = Math.max(0, Math.floor(start * width))
  let right = Math.min(width, Math.ceil(end * width))
  while (left < right - 1 && ink.columns[left]! <= 0.5) left += 1
  while (right > left + 1 && ink.columns[right - 1]! <= 0.5) right -= 1
  const alternatives = characters.flatMap((character) => character.otherNumber ?? [])
  return {
    text: characters.map((character) => character.text).join(''),
    start: left / width,
    end: right / width,
    confidence: Math.min(1, characters.reduce((sum, character) => sum + character.confidence, 0) / characters.length),
    ...(alternatives.length ? { alternatives } : {}),
  }
}
