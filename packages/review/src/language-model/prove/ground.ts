import type { Evidence } from '@tickmark/document'
import type { PlacedFigure, Target } from './place-index.ts'
import { foldQuoted, indexOfQuote } from '../answer/quoted-text.ts'

/** A place of a claim, found in the document. */
export interface Ground {
  evidence: Evidence
  target: Target
  /** The words that were quoted, or what stands at the place. */
  words: string
  /** Figures within the quoted words, or at the place. */
  figures: PlacedFigure[]
  /** Whether words of the document were quoted, and not only a place named. */
  isQuoted: boolean
}

/** From the first to the last of the parts, which must follow one another. */
export function spanOf(text: string, parts: readonly string[]): [start: number, end: number] | undefined {
  const folded = foldQuoted(text)
  let from = 0
  let start: number | undefined
  let end = 0
  for (const part of parts) {
    const found = indexOfQuote(folded, text, part, from)
    if (found < 0) return undefined
    start ??= folded.at[found] ?? 0
    from = found + part.length
    end = (folded.at[from - 1] ?? 0) + 1
  }
  return start === undefined ? undefined : [start, end]
}
