import { Decimal } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { namesOtherBasis } from '@tickmark/language'
import type { Grid } from '../../facts/grids/grid.ts'
import type { Sentence } from '../../facts/sentences/make-sentences.ts'
import type { Contradiction } from '../changes/prose-changes.ts'
import type { Relation } from '../relation/relation.ts'
import { significantDigits } from '../relation/slip.ts'
import { makeLineBook } from './line-book.ts'
import type { LineBook } from './line-book.ts'
import { bookOfPart, makePartBook, partsOfSentences } from './part-sections.ts'
import type { PartBook } from './part-sections.ts'
import { withPart } from './own-part.ts'
import { readTold } from './read-told.ts'
import type { Reported, ToldFigure } from './read-told.ts'
import { isOfAnother, isOfPlace, testSentence } from './test-figure.ts'
import { pairsOf } from './test-told.ts'
import type { LinePair } from './test-told.ts'
import { monthsTo, reportedEnd } from './told-periods.ts'
import { placesOfSpan } from './told-spans.ts'
import { readToldText } from './told-text.ts'
import type { ToldDirection, ToldText } from './told-text.ts'
import { isSameLine, isSizeOf, weighTold } from './weigh-told.ts'
import type { Tested } from './weigh-told.ts'
import { ownPairs, riseOf, testOwnPair } from './within-sentence.ts'
import type { OwnPair } from './within-sentence.ts'

/** What sentences tell of the lines of the tables: amounts, rates, changes and which way they went, each held against the line's own figures. */
export function toldLines(
  grids: readonly Grid[],
  sentences: readonly Sentence[],
): { relations: Relation[]; contradictions: Contradiction[] } {
  const end = reportedEnd(grids)
  if (!end) return { relations: [], contradictions: [] }
  const whole = makeLineBook(grids, end)
  const reported = { end, months: monthsTo(grids, end) }
  const parts = makePartBook(grids, whole)
  const read = readAll(sentences, whole, partBooks(sentences, whole, parts), reported).map((one) => {
    const figures = one.figures.map((told) => withPart(withLine(told, one.book), one.text, parts))
    const bookOf = ({ part }: ToldFigure) => (part === undefined ? one.book : bookOfPart(whole, parts, part))
    return {
      ...one,
      bookOf,
      pairs: isOfAnother(one.text) ? [] : ownPairs(figures),
      tests: testSentence(figures, one.text, bookOf),
    }
  })
  return {
    relations: [
      ...weighTold(read.map(({ tests }) => tests)),
      ...read.flatMap(({ pairs }) => pairs.flatMap(testOwnPair)).map((one) => ({ ...one, confidence: WITHIN })),
    ],
    contradictions: read.flatMap(({ text, tests, pairs, bookOf }) => [
      ...tests.flatMap((one) => contradictionOf(one, tests, text, bookOf(one.told))),
      ...pairs.flatMap((one) => ownContradiction(one, text)),
    ]),
  }
}

/** "Gross margin rose by ⟦a⟧, or ⟦p⟧", where a row of amounts bears that name: that line, and not the ratio that goes by it. */
function withLine(told: ToldFigure, { placesOf, lineCalled }: LineBook): ToldFigure {
  const { subject, own, role } = told
  const { unit } = own.figure.amount
  const isOfAmounts = unit === 'money' || unit === 'unknown' || (unit === 'percent' && role === 'growth')
  if (!subject || !isOfAmounts || placesOf(subject.name).length > 0) return told
  const name = lineCalled(subject.text)
  return name === undefined ? told : { ...told, subject: { ...subject, name } }
}

interface ReadSentence {
  text: ToldText
  figures: ToldFigure[]
  /** The lines that its section tells of. */
  book: LineBook
}

/** The lines that each sentence may tell of: those of the part that its section is about, or of the whole. */
function partBooks(sentences: readonly Sentence[], whole: LineBook, parts: PartBook): LineBook[] {
  const books = new Map<string, LineBook>()
  return partsOfSentences(sentences, parts.isPart).map((part) => {
    if (!part) return whole
    const known = books.get(part) ?? bookOfPart(whole, parts, part)
    books.set(part, known)
    return known
  })
}

/** The sentences with figures; what stands behind a semicolon goes on about the line and the time before it. */
function readAll(
  sentences: readonly Sentence[],
  whole: LineBook,
  books: readonly LineBook[],
  reported: Reported,
): ReadSentence[] {
  const read: ReadSentence[] = []
  for (const [index, sentence] of sentences.entries()) {
    const text = readToldText(sentence, whole, reported.end)
    if (!text) continue
    const [previous, last] = [sentences[index - 1], read.at(-1)]
    const goesOn = previous?.block === sentence.block && /[;；]\s*$/.test(previous.text)
    const before = goesOn && last?.text.sentence.start === previous.start ? last.figures.at(0) : undefined
    read.push({ text, figures: readTold(text, reported, before), book: books[index] ?? whole })
  }
  return read
}

/** Two amounts and their change in one sentence, each with its time. */
const WITHIN = 0.75

/** Words for a loss turn up into worse. */
const OPPOSITE = /loss|deficit|亏损|虧損|损失|損失|손실/i

/**
 * Digits by which a sentence must agree with the tables before its word for the direction may be called wrong: of the many lines that
 * its words may mean, one will have changed by the two digits of a percentage, and the other way.
 */
const LEAST_DIGITS = 4
/** As many in a clause that says nothing but that a line came to so much and changed by so much: few lines are meant by it. */
const LEAST_PLAIN_DIGITS = 3

/** The sizes agree with the tables, the word for the direction does not. */
function contradictionOf(
  { told, held }: Tested,
  tests: readonly Tested[],
  text: ToldText,
  book: LineBook,
): Contradiction[] {
  const { direction, role, subject } = told
  if (!held || role === 'level' || !direction || !subject || isOnOtherBasis(direction, text)) return []
  if (isOfPlace(told, text)) return []
  const pair = pairsOf(placesOfSpan(book.placesOf(subject.name), told.span).places, told.end, told.base).find(
    ({ now, before }) => now === held.terms[0]?.figure && before === held.terms[1]?.figure,
  )
  const own = tests.filter((one) => isSameLine(one.told, told) && one.told.end === told.end)
  // A level that is not the line's at this time: the sentence tells of another line of that name.
  if (!pair || own.some((one) => one.told.role === 'level' && !isLevelOf(one, pair))) return []
  const isPlainly = told.isPlain && told.isWhole && told.isClosed && !told.isModified
  const isReached = isPlainly && own.some((one) => one.told.role === 'level')
  const isMeant =
    isBareLine(told, pair, book) || digitsFor(pair, own) >= (isReached ? LEAST_PLAIN_DIGITS : LEAST_DIGITS)
  return isMeant ? contradict(direction, pair, text) : []
}

/** Whether the words between the marks around a direction tell of another basis: "(währungsbereinigt # gesunken)", 按固定汇率计算下降. */
function isOnOtherBasis({ start, end }: ToldDirection, { text }: ToldText): boolean {
  const before = text.slice(0, start)
  const from = Math.max(...[...CLAUSE_MARKS].map((mark) => before.lastIndexOf(mark)))
  const behind = text.slice(end).search(new RegExp(`[${CLAUSE_MARKS}]`))
  return namesOtherBasis(text.slice(from + 1, behind < 0 ? undefined : end + behind))
}

/** What a clause stands between. */
const CLAUSE_MARKS = '(),;（），；、'

/** Whether an amount of the sentence is the later one of the pair, not that of a line of the same name in another table. */
function isLevelOf({ held }: Tested, { now }: LinePair): boolean {
  return held !== undefined && isSizeOf(held, now)
}

/** Nothing is said but that a line of the statements changed by so much in the reported time. */
function isBareLine(told: ToldFigure, { now }: LinePair, { placesOf, statements }: LineBook): boolean {
  const { isPlain, isModified, isWhole, isClosed, isDated, subject, part } = told
  if (!subject || !isPlain || isModified || !isWhole || !isClosed) return false
  // Of a part's line the tables print less than of the whole's: it needs no time to tell which change is meant.
  if (!isDated && part === undefined) return false
  // Lines that the field has a word for go by the name of their concept.
  return (
    subject.name.startsWith('#') ||
    placesOf(subject.name).some(({ figure, grid }) => figure === now && statements.has(grid))
  )
}

/** Digits of the figures that agree with the two amounts of a line. */
function digitsFor({ now, before }: LinePair, tests: readonly Tested[]): number {
  const agreeing = tests.filter(({ held }) => held?.terms.every(({ figure }) => figure === now || figure === before))
  return agreeing.reduce((sum, { told }) => sum + printedDigits(told.own.figure), 0)
}

/** Digits that a figure is printed to: the nought of "5.0" and of "10%" is as good as any, those of "$500 million" are not. */
function printedDigits({ amount: { value, decimals, unit } }: Figure): number {
  const isToTheLast = decimals > 0 || unit === 'percent'
  return isToTheLast ? value.replaceAll(/^[-0.]+|[.]/g, '').length : significantDigits(new Decimal(value))
}

function ownContradiction({ pair, changes }: OwnPair, text: ToldText): Contradiction[] {
  return changes.flatMap((change) => {
    const isOfPair = testOwnPair({ pair, changes: [change] }).every(({ holds }) => holds)
    return change.direction && isOfPair ? contradict(change.direction, pair, text) : []
  })
}

function contradict(direction: ToldDirection, pair: LinePair, { text, sentence }: ToldText): Contradiction[] {
  const rise = riseOf(pair)
  // Of an outflow that grows both may be said.
  if ([pair.now, pair.before].every(({ amount }) => amount.value.startsWith('-'))) return []
  if (rise === 0 || rise === direction.sign || OPPOSITE.test(text)) return []
  const { start, end } = direction
  const statement = {
    sentence,
    ordered: true,
    direction: direction.sign > 0 ? ('up' as const) : ('down' as const),
    word: { text: sentence.text.slice(start, end), start, end },
  }
  return [{ statement, after: pair.now, before: pair.before }]
}
