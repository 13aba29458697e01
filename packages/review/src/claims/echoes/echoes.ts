import { DIRECTION_WORDS, foldText } from '@tickmark/language'
import { isFigure } from '../../facts/figures/figure-kind.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { isChangeAmount } from '../changes/change-words.ts'
import type { Relation } from '../relation/relation.ts'
import { readMarks, reportedEnd } from '../told/told-periods.ts'
import type { ToldEnd } from '../told/told-periods.ts'
import { chanceOf, isNothing, sizeUp } from './echo-amount.ts'
import type { Sized } from './echo-amount.ts'
import { makeEchoBook, stretchOf } from './echo-book.ts'
import type { EchoBook } from './echo-book.ts'
import { matchRow } from './echo-matches.ts'
import type { EchoMatch, EchoTold } from './echo-matches.ts'
import { echoRelation } from './echo-relation.ts'
import type { EchoRow } from './echo-rows.ts'
import { misprintsOf } from './echo-misprints.ts'
import { missedBy } from './echo-series.ts'
import type { EchoFigure } from './echo-series.ts'
import { wordsOf } from './echo-words.ts'

/** How many rows that have nothing to do with a sentence may agree with its figures, for one that does to be taken for what it speaks of. */
const BY_CHANCE = 0.005
/** Words of a note are in all of its sentences and rows: they say less than they would if they fell by chance. */
const OF_WORDS = 0.7
/** Beyond so many rows of its size a figure leads to none. */
const MOST_ROWS = 60
const MOST_FIGURES = 40

/**
 * Figures of sentences that a row of a table prints as well, or that follow from it. No name needs to agree to the letter: how rarely a
 * number like this is met, how many figures of the sentence the row explains, and the words that both share tell whether that is chance.
 */
export function echoes(grids: readonly Grid[], sentences: readonly Sentence[]): Relation[] {
  const reported = reportedEnd(grids)
  if (!reported) return []
  const book = makeEchoBook(grids, sentences, reported)
  return sentences.flatMap((sentence) => echoesOf(sentence, book, reported))
}

function echoesOf(sentence: Sentence, book: EchoBook, reported: ToldEnd): Relation[] {
  const told = readEchoes(sentence, reported)
  if (told.figures.length === 0 || told.figures.length > MOST_FIGURES) return []
  const words = wordsOf(sentence.text)
  const rows = new Set([...told.figures.flatMap((own) => rowsOf(own, book)), ...book.alike(words)])
  const found = [...rows].flatMap((row) => {
    const matches = matchRow(told, row)
    return matches.length === 0 ? [] : [{ row, matches, chance: chanceOfRow(matches, book.bits(words, row), book) }]
  })
  const meant = found.filter(({ chance }) => chance <= BY_CHANCE).toSorted((a, b) => a.chance - b.chance)
  const taken = new Set<Sized>()
  const take = (matches: readonly EchoMatch[]) => matches.filter(({ own }) => !taken.has(own) && taken.add(own))
  const held = meant.flatMap(({ matches }) => take(matches))
  const named = meant.filter(({ row }) => isNamed(row, words))
  const missed = take(named.flatMap((one) => missedBy(told.figures, told.ends, one)))
  const open = { ...told, figures: told.figures.filter((own) => !taken.has(own)) }
  const alike = book.alike(words).filter((row) => isNamed(row, words))
  const misprinted = misprintsOf(open, told.figures, alike, book, (row) => chanceOfWords(book.bits(words, row), book))
  return [
    ...held.flatMap((match) => echoRelation(match) ?? []).filter(({ holds }) => holds),
    ...[...missed, ...misprinted]
      .flatMap((match) => echoRelation(match) ?? [])
      .map((one) => ({ ...one, confidence: BESIDE })),
  ]
}

/** What the row says that explains the figures beside it is meant. */
const BESIDE = 0.85

/** Whether a sentence has half of the words of a row's label: what only agrees with the row may be a part of it. */
function isNamed({ label }: EchoRow, words: ReadonlySet<string>): boolean {
  return [...label].filter((word) => words.has(word)).length * 2 >= Math.max(1, label.size)
}

function readEchoes(
  { text, figures }: Sentence,
  reported: ToldEnd,
): Omit<EchoTold, 'figures'> & { figures: readonly EchoFigure[] } {
  const plain = foldText(text)
  const marks = readMarks(plain, reported)
  const isTime = (one: ProseFigure) => marks.some(({ start, end }) => start < one.end && end > one.start)
  const own = figures.filter((one) => isEchoed(one) && !isTime(one))
  const moves = Array.from(plain.matchAll(DIRECTION_WORDS), (match) => ({ match, start: match.index }))
  return {
    figures: own.map((one, at) => ({
      ...sizeUp(one.figure),
      before: plain.slice(own[at - 1]?.end ?? 0, one.start),
      isChange: isChangeAmount(plain, one, moves),
    })),
    ends: [...new Set(marks.map(({ means }) => means))],
    moves: moves.length > 0,
  }
}

/** What is counted is met everywhere, as long as it has few digits. */
const LEAST_COUNT = 100

export function isEchoed({ kind, figure }: ProseFigure): boolean {
  return isFigure(kind) ? !isNothing(figure) : kind === 'count' && Number(figure.amount.value) >= LEAST_COUNT
}

function rowsOf(own: Sized, book: EchoBook): EchoRow[] {
  if (chanceOf(own) * book.rows.length > MOST_ROWS) return []
  const [from, to] = stretchOf(own)
  const found = book.near(own.measure, from, to)
  return found.length > MOST_ROWS ? [] : found
}

/** How many rows of the document agree with so much of a sentence by chance, in figures and words. */
function chanceOfRow(matches: readonly EchoMatch[], bits: number, book: EchoBook): number {
  const agreeing = matches.reduce((product, { chance }) => product * chance, 1)
  return agreeing * chanceOfWords(bits, book)
}

/** How many rows share so many bits of words with a sentence by chance. */
function chanceOfWords(bits: number, { rows }: EchoBook): number {
  return rows.length * 2 ** (-OF_WORDS * bits)
}
