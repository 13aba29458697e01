import { findConcepts } from '@tickmark/language'
import type { Document, Review } from '@tickmark/document'
import { estimateTokens } from './estimate-tokens.ts'
import { type Excerpt, excerptsOf } from './excerpts.ts'
import { contextOf, LANGUAGE_NAMES, type QuestionOptions } from './model-questions.ts'
import { ANSWER_SYSTEM_PROMPT } from './prompts.ts'
import { signPairs } from '../../facts/text/sign-pairs.ts'

/** A question about a document as a model is asked it. */
export interface DocumentQuestion {
  system: string
  text: string
  tokens: number
  /** Blocks that are sent: places of the answer must be among them. */
  sent: string[]
}

/** Length of the pieces among which is chosen (tokens): a section, or a table. */
const PIECE = 600

/**
 * A question with those parts of the document that share its words or its concepts, in the document's order, as many as one excerpt holds; the whole
 * document where it fits. Pure.
 */
export function documentQuestion(
  document: Document,
  review: Pick<Review, 'documentType' | 'summary'>,
  question: string,
  { tokens: most, language }: QuestionOptions,
): DocumentQuestion {
  const pieces = chosenPieces(excerptsOf(document, PIECE), question, most)
  const text = [
    contextOf(document, review),
    `Answer in ${LANGUAGE_NAMES[language]}.`,
    `Question: ${question.replace(/\s+/g, ' ').trim()}`,
    `Excerpts:\n${pieces.map((piece) => piece.text).join('\n')}`,
  ].join('\n\n')
  return {
    system: ANSWER_SYSTEM_PROMPT,
    text,
    tokens: estimateTokens(ANSWER_SYSTEM_PROMPT) + estimateTokens(text),
    sent: [...new Set(pieces.flatMap(({ blocks }) => blocks))],
  }
}

function chosenPieces(pieces: readonly Excerpt[], question: string, most: number): Excerpt[] {
  const terms = termsOf(question)
  const own = pieces.map(({ text }) => termsOf(text))
  const weightOf = (term: string): number => {
    const holders = own.filter((set) => set.has(term)).length
    return holders === 0 ? 0 : Math.log(1 + pieces.length / holders)
  }
  const weights = new Map([...terms].map((term) => [term, weightOf(term)]))
  const ranked = pieces
    .map((piece, at) => ({
      piece,
      at,
      score: [...weights].reduce((sum, [term, weight]) => sum + (own[at]?.has(term) ? weight : 0), 0),
    }))
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
  let left = most
  const taken = ranked.filter(({ piece }) => {
    const tokens = estimateTokens(piece.text)
    if (tokens > left) return false
    left -= tokens
    return true
  })
  return taken.toSorted((a, b) => a.at - b.at).map(({ piece }) => piece)
}

/** Words by their beginnings, signs that stand side by side, and concepts, which are the same in every language. */
function termsOf(text: string): Set<string> {
  const folded = text.normalize('NFKC').toLowerCase()
  const words = (folded.match(/\p{Script=Latin}{4,}|\d{2,}/gu) ?? []).map((word) => word.slice(0, 6))
  const concepts = findConcepts(folded).flatMap(({ concept }) =>
    concept.kind === 'other' ? [] : `concept ${concept.id}`,
  )
  return new Set([...words, ...signPairs(folded), ...concepts])
}
