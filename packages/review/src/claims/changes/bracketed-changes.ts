import { amountValue } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { DIRECTION_WORDS, directionOfWord, findPeriodMarks, foldSentence } from '@tickmark/language'
import type { PeriodMark } from '@tickmark/language'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { isElliptic } from './change-context.ts'
import type { ChangeStatement } from './change-statement.ts'
import { isModifier } from './change-words.ts'
import type { StatedDirection } from './change-words.ts'

/** An amount with what it was before in the bracket behind it, and how it changed. */
interface Bracketed {
  after: ProseFigure
  before: ProseFigure
  /** Where the bracket ends. */
  close: number
}

/** How a line moved, as the words beside its amount tell. */
interface Move extends StatedDirection {
  amount?: Figure
  percent?: Figure
}

const OPENS = /^\s*[(（]([^()（）#;；]{2,44})$/u
/** "2021:", "2021 war", 前期は: nothing but what leads to the amount. */
const LEADS_ON =
  /^\s*[:：,，=–-]?\s*(?:was|were|war|は|为|為|은|는)?\s*(?:\p{Lu}{0,3}\s?[$€£¥₩]|\p{Lu}{3}|人民[币幣])?\s*$/u
/** The bracket ends behind the amount, or goes on: "(2021: ⟦b⟧; 2020: ⟦c⟧)", "(prior year: ⟦b⟧, +5%)". */
const CLOSES = /^(?:\s*\p{L}{1,12}\.?)?\s*(?:[,;，；、][^()（）]{0,40})?[)）]/u
const CURRENCY = String.raw`(?:\p{Lu}{0,3}\s?[$€£¥₩]|\p{Lu}{3}|人民[币幣])?\s*`
const ABOUT = '(?:approximately|about|around|some|rund|circa|ca\\.|约|約|약)?\\s*'
const BY = '(?:(?:by|of|um|de|del|di|d’|了)\\s+)?'
/** "increased [by ⟦p⟧, or ⟦d⟧,] to" before the amount. */
const UP_TO = new RegExp(
  String.raw`^\s*(?:[a-z]+ly\s+)?(?:${BY}${ABOUT}${CURRENCY}#+(?:\s*(?:,?\s*(?:or|oder|ou)\s+|[(（])${CURRENCY}#+[)）]?)?\s*,?\s*)?(?:to|auf|à|a|al|至|到)\s*(?:a total of\s+)?${ABOUT}${CURRENCY}$`,
  'iu',
)
/** ", which is an increase", "（…），同比增长", "), up": between the bracket and the word of direction. */
const THEN =
  /^\s*[,，;:–-]?\s*(?:(?:which|that|and|this)\s+)?(?:(?:is|was|represents|represented|representing|reflecting|being|equates to|equating to|entspricht|was einem|soit)\s+)?(?:(?:an?|the|ein(?:e[rmn]?)?|une?|un|en)\s+)?(?:\p{Ll}+(?:ly|ige[rn]?)\s+)?(?:同比|较上年|較上年|比上年)?$/iu
/** The figure right behind that word, and a second one of the same change. */
const BEHIND = new RegExp(String.raw`^\s*${BY}${ABOUT}${CURRENCY}$`, 'iu')
const TWIN = new RegExp(String.raw`^\s*(?:,?\s*(?:or|oder|ou|即|或)\s+|[(（])${ABOUT}${CURRENCY}$`, 'iu')

/**
 * "rose ⟦p⟧ to ⟦a⟧ (2021: ⟦b⟧)", "was ⟦a⟧ (prior year: ⟦b⟧), an increase of ⟦p⟧": what a line was before stands in the bracket behind it. Only
 * a word that leads to the amount, or follows the bracket, tells of this line; any other is of another one.
 */
export function bracketedChanges(sentence: Sentence): ChangeStatement[] {
  const text = foldSentence(sentence.text)
  if (!/[(（]/.test(text)) return []
  const marks = findPeriodMarks(text)
  const figures = sentence.figures.filter(
    ({ isConverted, start, end }) => !isConverted && !marks.some((mark) => mark.start < end && mark.end > start),
  )
  const blank = blanked(text, figures)
  return figures.flatMap((after, at) => {
    const pair = bracketedAt(blank, after, figures[at + 1], marks)
    if (!pair) return []
    const [lead, rest] = [moveBefore(blank, pair, figures.slice(0, at)), moveBehind(blank, pair, figures.slice(at + 2))]
    // "fell to ⟦a⟧ (2021: ⟦b⟧), a reduction of ⟦p⟧": the second word tells by how much.
    const move = { ...rest, ...lead }
    return (lead ?? rest) && isOfPair(move, pair)
      ? [{ sentence, ...move, after: after.figure, before: pair.before.figure, ordered: true }]
      : []
  })
}

function blanked(text: string, figures: readonly ProseFigure[]): string {
  return figures.reduce(
    (left, { start, end }) => left.slice(0, start) + '#'.repeat(end - start) + left.slice(end),
    text,
  )
}

function bracketedAt(
  text: string,
  after: ProseFigure,
  before: ProseFigure | undefined,
  marks: readonly PeriodMark[],
): Bracketed | undefined {
  if (!before || !isAlike(after.figure, before.figure) || isElliptic({ after: after.figure, before: before.figure }))
    return undefined
  if (!OPENS.test(text.slice(after.end, before.start))) return undefined
  const own = marks.filter(({ start, end }) => start >= after.end && end <= before.start)
  const last = own.at(-1)
  if (!last || !LEADS_ON.test(text.slice(last.end, before.start)) || !isEarlier(own, marks, after)) return undefined
  const end = CLOSES.exec(text.slice(before.end))?.[0].length
  return end === undefined ? undefined : { after, before, close: before.end + end }
}

/** Whether the bracket tells of the time before: a word says it, or no other year of the sentence is as early. */
function isEarlier(own: readonly PeriodMark[], marks: readonly PeriodMark[], after: ProseFigure): boolean {
  if (own.some(({ relation }) => relation === 'prior')) return true
  const year = own.at(-1)?.date?.slice(0, 4)
  if (year === undefined || own.some(({ relation }) => relation === 'current')) return false
  return marks.every(({ date, start }) => date === undefined || start > after.end || date.slice(0, 4) > year)
}

function isAlike({ amount: a }: Figure, { amount: b }: Figure): boolean {
  const isPlain = a.unit === 'money' || a.unit === 'unknown' || a.unit === 'percent' || a.unit === 'shares'
  return isPlain && a.unit === b.unit && a.currency === b.currency && !amountValue(b).isZero()
}

/** The last word of direction before the amount, where nothing but its own change stands between. */
function moveBefore(text: string, { after }: Bracketed, figures: readonly ProseFigure[]): Move | undefined {
  const word = wordsOf(text).findLast(({ end }) => end <= after.start)
  if (!word || !UP_TO.test(text.slice(word.end, after.start))) return undefined
  return { ...stated(word), ...changesOf(figures.filter(({ start }) => start >= word.end)) }
}

/** The word of direction behind the bracket with the figures right behind it. */
function moveBehind(text: string, { close }: Bracketed, figures: readonly ProseFigure[]): Move | undefined {
  const word = wordsOf(text).find(({ start }) => start >= close)
  if (!word || !THEN.test(text.slice(close, word.start))) return undefined
  const first = figures.find(({ start }) => start >= word.end)
  if (!first || !BEHIND.test(text.slice(word.end, first.start))) return undefined
  const second = figures[figures.indexOf(first) + 1]
  const isTwin = second !== undefined && TWIN.test(text.slice(first.end, second.start))
  return { ...stated(word), ...changesOf(isTwin ? [first, second] : [first]) }
}

interface Told {
  text: string
  start: number
  end: number
  direction: 'up' | 'down'
}

function wordsOf(text: string): Told[] {
  return Array.from(text.matchAll(DIRECTION_WORDS)).flatMap((match) => {
    const direction = directionOfWord(match)
    if (direction === 'either' || isModifier(text, match.index, match[0])) return []
    return [{ text: match[0], start: match.index, end: match.index + match[0].length, direction }]
  })
}

function stated({ direction, ...word }: Told): StatedDirection {
  return { direction, word }
}

function changesOf(figures: readonly ProseFigure[]): Pick<Move, 'amount' | 'percent'> {
  const percent = figures.find(({ figure }) => figure.amount.unit === 'percent')?.figure
  const amount = figures.find(({ figure }) => figure !== percent)?.figure
  return { ...(percent ? { percent } : {}), ...(amount ? { amount } : {}) }
}

/** Two rates change by points, and what says "per cent" of them may mean either; an amount changes by one of its own unit. */
function isOfPair({ amount, percent }: Move, { after: { figure } }: Bracketed): boolean {
  const { unit, currency } = figure.amount
  if (unit === 'percent') return percent === undefined && (amount === undefined || amount.amount.unit === 'points')
  return amount === undefined || (amount.amount.unit === unit && amount.amount.currency === currency)
}
