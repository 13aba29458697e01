import { lastOf } from '@tickmark/document'
import type { NativeBox } from './engine/native-page.ts'

type Part = NativeBox & { text: string }

/** Letters of one word touch one another, up to this share of the size of their letters. */
const TOUCHING = 0.05
/** and stand on one line, up to this share of their height. */
const OFF_LINE = 0.05

/**
 * Puts words together that the engine took apart letter by letter though their letters touch: it judges blanks by the usual gap of a page, and
 * a page of a few short lists has none.
 */
export function joinLetters(parts: readonly Part[], fontSize: number): Part[] {
  const joined: Part[] = []
  let before: Part | undefined
  for (const part of parts) {
    if (before && isLetter(before) && isLetter(part) && touches(before, part, fontSize)) {
      const word = lastOf(joined)
      joined[joined.length - 1] = { ...word, text: word.text + part.text, width: part.x + part.width - word.x }
    } else joined.push(part)
    before = part
  }
  return joined
}

const isLetter = ({ text }: Part): boolean => [...text].length === 1

function touches(a: Part, b: Part, fontSize: number): boolean {
  return (
    Math.abs(b.x - a.x - a.width) < TOUCHING * fontSize &&
    Math.abs(a.y - b.y) < OFF_LINE * a.height &&
    Math.abs(a.height - b.height) < OFF_LINE * a.height
  )
}
