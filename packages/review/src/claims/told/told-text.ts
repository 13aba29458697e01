import { directionOfWord, DIRECTION_WORDS, findSpans, foldText } from '@tickmark/language'
import type { PrintedSpan } from '@tickmark/language'
import type { Sentence } from '../../facts/sentences/make-sentences.ts'
import { isModifier } from '../changes/change-words.ts'
import type { LineBook, Mention } from './line-book.ts'
import { readMarks } from './told-periods.ts'
import type { ToldEnd, ToldMark } from './told-periods.ts'

/** The word that says which way a figure's line went. */
export interface ToldDirection {
  text: string
  start: number
  end: number
  sign: 1 | -1
}

/** A sentence as it is searched: its figures are blanked, so that they hide no word. */
export interface ToldText {
  text: string
  sentence: Sentence
  marks: readonly ToldMark[]
  /** How long the flows last that it speaks of. */
  spans: readonly PrintedSpan[]
  mentions: readonly Mention[]
  directions: readonly ToldDirection[]
}

const MOST_FIGURES = 24

export function readToldText(sentence: Sentence, book: LineBook, reported: ToldEnd): ToldText | undefined {
  if (sentence.figures.length === 0 || sentence.figures.length > MOST_FIGURES || isRow(sentence)) return undefined
  const plain = foldText(sentence.text)
  const marks = readMarks(plain, reported)
  const figures = sentence.figures.filter((one) => !marks.some(({ start, end }) => start < one.end && end > one.start))
  const text = figures.reduce(
    (left, { start, end }) => left.slice(0, start) + '#'.repeat(end - start) + left.slice(end),
    plain,
  )
  const mentions = book.mentionsIn(text)
  const spans = findSpans(plain)
  return { text, sentence: { ...sentence, figures }, mentions, marks, spans, directions: directionsIn(text) }
}

/** "Cash and cash equivalents $ 5,494 $ 2,229 The increase …": a row of a table that was read as text has its figures side by side. */
function isRow({ text, figures }: Sentence): boolean {
  return figures.some(({ start }, at) => {
    const before = figures[at - 1]
    return before !== undefined && /^\s*[$€£¥₩]?\s*$/.test(text.slice(before.end, start))
  })
}

function directionsIn(text: string): ToldDirection[] {
  return Array.from(text.matchAll(DIRECTION_WORDS)).flatMap((match) => {
    const way = directionOfWord(match)
    if (way === 'either' || isModifier(text, match.index, match[0])) return []
    return [{ text: match[0], start: match.index, end: match.index + match[0].length, sign: way === 'up' ? 1 : -1 }]
  })
}

/** The sentence without the names of the lines in it: "adjusted EBITDA" says nothing of the net debt beside it. */
export function withoutLines({ text, mentions }: ToldText): string {
  return blank(text, mentions)
}

/** A text with blanks in place of some stretches of it. */
export function blank(text: string, stretches: readonly { start: number; end: number }[]): string {
  return stretches.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  )
}
