import { lastOf } from '@tickmark/document'
import type { FontRun, OpenFont, SetWord } from './fonts.ts'

/** A word, or the part of it that one font sets. */
export interface LinePart extends SetWord {
  font: OpenFont
}

/**
 * Sets text into lines of at most `width`, in units of the font's size. Lines break where Unicode allows it, and inside of a word only when
 * it is wider than a line.
 */
export async function breakLines(runs: readonly FontRun[], width: number): Promise<LinePart[][]> {
  const lines: LinePart[][] = []
  let room = 0
  for (const word of await wordsOf(runs)) {
    const whole = word.map(toPart)
    const isTooWide = widthOf(whole) > width
    const pieces = isTooWide
      ? word.flatMap(({ text, font }) => [...text].map((character) => [toPart({ text: character, font })]))
      : [whole]
    for (const piece of pieces) {
      const needed = widthOf(piece)
      if (lines.length === 0 || needed > room) {
        lines.push([])
        room = width
      }
      lastOf(lines).push(...piece)
      room -= needed
    }
  }
  return lines
}

/** What stands between two places where a line may break, with the space after it. */
async function wordsOf(runs: readonly FontRun[]): Promise<FontRun[][]> {
  const { default: LineBreaker } = await import('linebreak')
  const breaker = new LineBreaker(runs.map(({ text }) => text).join(''))
  const words: FontRun[][] = []
  let start = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    words.push(cutRuns(runs, start, next.position))
    start = next.position
  }
  return words
}

function cutRuns(runs: readonly FontRun[], start: number, stop: number): FontRun[] {
  let offset = 0
  return runs.flatMap(({ text, font }) => {
    const part = text.slice(Math.max(0, start - offset), Math.max(0, stop - offset))
    offset += text.length
    return part ? [{ text: part, font }] : []
  })
}

const toPart = ({ text, font }: FontRun): LinePart => ({ font, ...font.setWord(text) })

const widthOf = (parts: readonly LinePart[]): number => parts.reduce((sum, { width }) => sum + width, 0)
