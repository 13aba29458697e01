import type { DocumentSummary } from '@tickmark/document'
import { locate } from './facts/make-sentences.ts'
import type { Sentence } from './facts/make-sentences.ts'

const WANTED = 5
const LONGEST = 320
const CONSIDERED = 1500

/** The sentences that carry most of the document's vocabulary, in reading order; each chosen one makes its words count less for the next. */
export function chooseSentences(sentences: readonly Sentence[]): DocumentSummary['sentences'] {
  const candidates = sentences
    .filter(
      ({ block, text }) =>
        block.type === 'paragraph' && block.layer === 'body' && text.length >= 20 && text.length <= LONGEST,
    )
    .slice(0, CONSIDERED)
    .map((sentence, index) => ({ sentence, index, terms: new Set(termsOf(sentence.text)) }))
  const weight = new Map<string, number>()
  for (const { terms } of candidates) for (const term of terms) weight.set(term, (weight.get(term) ?? 0) + 1)
  const chosen: typeof candidates = []
  while (chosen.length < WANTED) {
    const best = candidates
      .filter((candidate) => !chosen.includes(candidate))
      .map((candidate) => ({ candidate, value: valueOf(candidate, weight) }))
      .reduce<{ candidate: (typeof candidates)[number]; value: number } | undefined>(
        (top, next) => (!top || next.value > top.value ? next : top),
        undefined,
      )
    if (!best || best.value <= 0) break
    chosen.push(best.candidate)
    for (const term of best.candidate.terms) weight.set(term, (weight.get(term) ?? 0) * 0.3)
  }
  return chosen
    .toSorted((a, b) => a.index - b.index)
    .map(({ sentence }) => ({
      text: sentence.text,
      location: locate(sentence.block, sentence.start, sentence.start + sentence.text.length),
    }))
}

function valueOf(
  { sentence, index, terms }: { sentence: Sentence; index: number; terms: Set<string> },
  weight: ReadonlyMap<string, number>,
): number {
  let value = 0
  for (const term of terms) {
    const count = weight.get(term) ?? 0
    if (count > 1) value += Math.log(count)
  }
  const figures = Math.min(sentence.figures.length, 4)
  return ((value / Math.sqrt(terms.size + 4)) * (1 + 0.25 * figures)) / (1 + index / 400)
}

const STOP =
  /^(?:the|and|for|with|that|this|from|are|was|were|our|has|have|its|not|which|been|will|may|any|such|other|these|their|company)$/

/** Words of Latin text, pairs of characters of CJK text. */
function termsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z][a-z'-]{2,}/g) ?? []
  const runs = text.match(/[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]{2,}/g) ?? []
  return [
    ...words.filter((word) => !STOP.test(word)),
    ...runs.flatMap((run) => Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))),
  ]
}
