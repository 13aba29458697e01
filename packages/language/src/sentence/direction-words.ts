import type { WordDirection } from '../data/shape/sentence-words.ts'
import { wordsOf } from '../words/word-patterns.ts'

const WORDS: Record<WordDirection, readonly string[]> = {
  up: wordsOf(({ sentences }) => sentences.rising),
  down: wordsOf(({ sentences }) => sentences.falling),
  either: wordsOf(({ sentences }) => sentences.changing),
}

function group(direction: WordDirection): string {
  const longestFirst = WORDS[direction].toSorted((a, b) => b.length - a.length)
  return `(?<${direction}>${longestFirst.join('|')})`
}

/** All words that say which way an amount went; the group of the match tells which. */
export const DIRECTION_WORDS = new RegExp(
  `(?<![a-zà-ÿ])(?:${group('up')}|${group('down')}|${group('either')})(?![a-zà-ÿ])`,
  'gi',
)

/** Which way a word of direction says that its amount went. */
export function directionOfWord({ groups }: RegExpMatchArray): WordDirection {
  return groups?.up ? 'up' : groups?.down ? 'down' : 'either'
}

/** Which way the first word of direction in a text says that its amount went. */
export function readDirection(text: string): WordDirection | undefined {
  const match = text.matchAll(DIRECTION_WORDS).next().value
  return match && directionOfWord(match)
}
