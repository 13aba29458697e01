import { amountValue, type Document, type DocumentAnswer, type Review, type UnprovenReason } from '@tickmark/document'
import { directionOfWord, DIRECTION_WORDS, findConcepts } from '@tickmark/language'
import { comesTo } from '../answer/evaluate-sum.ts'
import { readSentences, type SaidSentence } from '../answer/read-claims.ts'
import { readSum, type ReadSum } from '../answer/read-sum.ts'
import { namesLine } from '../statements/named-in.ts'
import { DENIES } from '../statements/denies.ts'
import { figureOf, isConstant } from './check-mismatch.ts'
import { findEvidence } from './find-evidence.ts'
import type { Ground } from './ground.ts'
import { indexPlaces, type PlacedFigure, type PlaceIndex } from './place-index.ts'
import { numbersArePrinted, numbersIn } from './printed-numbers.ts'
import { allYearsOf, reportedYear } from './text-scope.ts'
import { signPairs } from '../../facts/text/sign-pairs.ts'

/** Sentences of an answer that are told; a longer answer is rambling. */
const MOST_SENTENCES = 12
/** Of the telling words of a sentence so many stand at its places. */
const SHARED_WORDS = 0.5

/**
 * An answer of a model about a document, sentence by sentence: borne out where its places were sent and say it, with every number printed there or
 * following from what is printed, of the same line and year, and not turned round; else with the reason why not. Pure.
 */
export function checkAnswer(
  document: Document,
  review: Pick<Review, 'figures' | 'sums' | 'findings' | 'summary'>,
  answer: string,
  sent: readonly string[],
): DocumentAnswer {
  const index = indexPlaces(document, review)
  const sentences = readSentences(answer).slice(0, MOST_SENTENCES)
  return { sentences: sentences.map((said) => checkSentence(said, sent, index)) }
}

function checkSentence(
  said: SaidSentence,
  sent: readonly string[],
  index: PlaceIndex,
): DocumentAnswer['sentences'][number] {
  const found = said.places.map((place) => findEvidence(index, place, sent))
  const grounds = found.filter((ground) => typeof ground !== 'string')
  const unproven = doubtAbout(said, { grounds, isWhole: grounds.length === found.length }, index)
  return { text: said.text, places: grounds.map(({ evidence }) => evidence), ...(unproven && { unproven }) }
}

function doubtAbout(
  said: SaidSentence,
  { grounds, isWhole }: { grounds: readonly Ground[]; isWhole: boolean },
  index: PlaceIndex,
): UnprovenReason | undefined {
  if (grounds.length === 0) return said.places.length > 0 ? 'quote_not_found' : 'no_place'
  if (!isWhole) return 'quote_not_found'
  const sum = said.sum === undefined ? undefined : provenSum(said.sum, grounds)
  const evidence = grounds.map((ground) => ground.evidence)
  if (!numbersArePrinted(said.text, grounds, { sum, evidence }, index)) return 'number_not_printed'
  const matched = numbersIn(said.text).map(({ is }) => figuresThat(is, grounds))
  if (
    matched.some((figures) => figures.length > 0 && figures.every((placed) => isOfOtherYear(said.text, placed, index)))
  )
    return 'other_period'
  if (matched.some((figures) => figures.length > 0 && figures.every((placed) => isOfOtherLine(said.text, placed))))
    return 'other_line'
  if (isTurnedRound(said.text, grounds)) return 'turned_round'
  return sharesWords(said.text, grounds, index) ? undefined : 'other_words'
}

/** A sum counts where all that it adds up is printed at the places, and it comes to what it says. */
function provenSum(said: string, grounds: readonly Ground[]): ReadSum | undefined {
  const sum = readSum(said)
  const figures = grounds.flatMap((ground) => ground.figures)
  const isPrinted = sum?.operands.every((operand) => isConstant(operand) || figureOf(operand, figures))
  return sum?.result && isPrinted && comesTo(sum.computed, sum.result) ? sum : undefined
}

const figuresThat = (is: ReturnType<typeof numbersIn>[number]['is'], grounds: readonly Ground[]): PlacedFigure[] =>
  grounds.flatMap(({ figures }) => figures.filter(({ figure: { amount } }) => is(amountValue(amount).abs())))

/** The sentence names years, and none of them is that of the figure. */
function isOfOtherYear(text: string, { figure: { period } }: PlacedFigure, index: PlaceIndex): boolean {
  const year = period?.end?.slice(0, 4)
  const years = allYearsOf(text, reportedYear(index))
  return year !== undefined && years.length > 0 && !years.includes(year)
}

/** The sentence speaks of lines of the statements, and not of that of the figure. */
function isOfOtherLine(text: string, { figure }: PlacedFigure): boolean {
  if (figure.label === undefined) return false
  const named = findConcepts(text).filter(({ concept }) => concept.kind !== 'other')
  return named.length > 0 && !named.some(({ concept }) => concept.id === figure.concept) && !namesLine(figure, text)
}

/** It denies what the places say, or says what they deny; it tells the other direction. */
function isTurnedRound(text: string, grounds: readonly Ground[]): boolean {
  const texts = grounds.filter(({ target: { block } }) => block.type !== 'table').map(({ words }) => words)
  if (texts.length === 0) return false
  const denied = texts.filter((words) => DENIES.test(words.normalize('NFKC'))).length
  if (DENIES.test(text.normalize('NFKC')) ? denied === 0 : denied === texts.length) return true
  const [own, theirs] = [waysIn(text), waysIn(texts.join(' '))]
  return own.size === 1 && theirs.size === 1 && [...own][0] !== [...theirs][0]
}

const waysIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(DIRECTION_WORDS), directionOfWord).filter((way) => way !== 'either'))

/** Most telling words of the sentence stand at its places; of another language concepts must, which are the same in all. */
function sharesWords(text: string, grounds: readonly Ground[], { document, order }: PlaceIndex): boolean {
  const around = grounds
    .map(({ words, target: { block }, evidence }) => {
      const heading = document.blocks.slice(0, order.get(block.id) ?? 0).findLast(({ type }) => type === 'heading')
      const own = block.type === 'table' ? [block.caption, block.unitText, headsOf(block)] : [block.text]
      return [words, evidence.label, ...own, heading?.type === 'heading' ? heading.text : ''].join(' ')
    })
    .join(' ')
  const [own, theirs] = [termsOf(text), termsOf(around)]
  const shared = [...own].filter((term) => theirs.has(term)).length
  if (own.size > 0 && shared >= own.size * SHARED_WORDS) return true
  const concepts = new Set(findConcepts(around).map(({ concept }) => concept.id))
  const named = findConcepts(text).filter(({ concept }) => concept.kind !== 'other')
  return named.length > 0 && named.every(({ concept }) => concepts.has(concept.id))
}

const headsOf = ({ cells, headerRowCount }: Extract<Document['blocks'][number], { type: 'table' }>): string =>
  cells
    .filter(({ rowIndex }) => rowIndex < headerRowCount)
    .map(({ text }) => text)
    .join(' ')

/** Words that any answer has, whatever it says. */
const SAYS =
  /^(?:according|amount|amounted|stated|states|report|reports|reported|document|company|group|total|year|ended|which|that|this|with|from|were|have|been|their|also|said|says|million|thousand|billion)/

function termsOf(text: string): Set<string> {
  const folded = text.normalize('NFKC').toLowerCase()
  const words = (folded.match(/\p{Script=Latin}{4,}/gu) ?? []).filter((word) => !SAYS.test(word))
  return new Set([...words.map((word) => word.slice(0, 6)), ...signPairs(folded)])
}
