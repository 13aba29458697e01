import { foldSentence } from '@tickmark/language'
import { Decimal, amountValue, roundingOf } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import type { Grid } from '../../facts/grids/grid.ts'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { percentChange, percentTolerance } from '../changes/change-columns.ts'
import { REASON } from '../changes/change-words.ts'

/** An amount whose scale word sets it a thousand times apart from the amount that the sentence puts beside it. */
export interface ScaleSibling {
  figure: Figure
  sibling: Figure
  /** As it would be printed with the sibling's scale word. */
  expected: string
}

/** Nothing but a wrong scale word puts amounts that are compared so far apart, and so near to a thousand. */
const [LEAST, MOST] = [300, 3000]
const SCALE_WORD = /(thousand|million|billion|trillion|百万|千万|万亿|亿|億|兆|万|萬|千|백만|천만|억|조|만|천)/i

/** Amounts that a sentence compares or lists, of which one has another scale word than makes sense of it. */
export function scaleSiblings(grids: readonly Grid[], sentences: readonly Sentence[]): ScaleSibling[] {
  const sizes = new Set(grids.flatMap((grid) => grid.cells.flat().flatMap((cell) => (cell ? sizeOf(cell.figure) : []))))
  return sentences.flatMap((sentence) => {
    const money = sentence.figures.filter(({ figure }) => figure.amount.unit === 'money' && figure.amount.scale >= 3)
    if (money.length < 2) return []
    const found = [
      ...fromChanges(sentence, money),
      ...fromGrowth(sentence, money),
      ...fromParts(sentence, money),
      ...fromLists(sentence, money),
    ]
    return found.flatMap(([a, b, proven]) => pointAt(a, b, proven, sizes)).slice(0, 1)
  })
}

/** The likelier to be wrong stands first; `proven`: without a look at the tables. */
type Pair = [one: Figure, other: Figure, proven: boolean]

const COMPARED = /\b(?:compar\w+ (?:to|with)|versus|vs\.?|up from|down from|from)\b|较|比|同期|由|대비|から|比べ/i

/** Two periods of one line; a stated percentage that holds with one scale word proves that the other is wrong. */
function fromChanges(sentence: Sentence, money: readonly ProseFigure[]): Pair[] {
  const text = foldSentence(sentence.text)
  const percents = sentence.figures.filter(({ figure }) => figure.amount.unit === 'percent')
  return money.flatMap(({ figure: after, end }, at): Pair[] => {
    const next = money[at + 1]
    const between = text.slice(end, next?.start)
    if (!next || !COMPARED.test(between) || NEXT_CHANGE.test(between)) return []
    if (REASON.test(between) || !isApart(after, next.figure)) return []
    return [[after, next.figure, percents.some((percent) => holdsRescaled(percent.figure, after, next.figure))]]
  })
}

/** "an increase of $329 million from March 31, and an increase of $4.8 billion from December 31": two changes, and no pair. */
const NEXT_CHANGE = /\b(?:increase|decrease|decline|reduction)s? of\s*(?:approximately |about )?$/i

function holdsRescaled(percent: Figure, after: Figure, before: Figure): boolean {
  const scale = Math.max(after.amount.scale, before.amount.scale)
  const [a, b] = [
    { ...after.amount, scale },
    { ...before.amount, scale },
  ]
  const change = percentChange(amountValue(a), amountValue(b))
  return (
    change !== undefined &&
    change
      .abs()
      .minus(new Decimal(percent.amount.value).abs())
      .abs()
      .lessThanOrEqualTo(percentTolerance(percent.amount, a, b))
  )
}

const FALLING = /\b(?:decreas|declin|fell|drop|lower|down)|下降|减少|감소|減少/i

/** "increased ⟦d⟧, or ⟦p⟧, to ⟦x⟧", where p comes out with one of the two amounts a thousand times larger or smaller, and only then. */
function fromGrowth(sentence: Sentence, money: readonly ProseFigure[]): Pair[] {
  const text = foldSentence(sentence.text)
  return sentence.figures.flatMap((percent): Pair[] => {
    const change = money.findLast(({ end }) => end <= percent.start)
    const after = money.find(({ start }) => start >= percent.end)
    if (percent.figure.amount.unit !== 'percent' || !change || !after) return []
    if (!/^\W*(?:or\s+)?$/i.test(text.slice(change.end, percent.start))) return []
    if (!/^\W*to\s+(?:approximately |about )?$/i.test(text.slice(percent.end, after.start))) return []
    const sign = FALLING.test(text.slice(Math.max(0, change.start - 40), change.start)) ? -1 : 1
    const gives = (d: Figure, x: Figure) => givesGrowth(percent.figure, d, x, sign)
    const [d, x] = [change.figure, after.figure]
    const isMended = gives(rescaled(d, x), x) || gives(d, rescaled(x, d))
    return !gives(d, x) && isMended ? [[d, x, true]] : []
  })
}

function rescaled(figure: Figure, other: Figure): Figure {
  return { ...figure, amount: { ...figure.amount, scale: meantScale(figure, other) } }
}

/** Whether a percentage is that of the change over the amount before it. */
function givesGrowth(percent: Figure, change: Figure, after: Figure, sign: 1 | -1): boolean {
  const [d, x] = [amountValue(change.amount).abs(), amountValue(after.amount).abs()]
  const before = x.minus(d.times(sign))
  if (!before.isPositive() || before.isZero()) return false
  const slack = roundingOf(change.amount).plus(roundingOf(after.amount)).div(before).times(100)
  return d
    .div(before)
    .times(100)
    .minus(new Decimal(percent.amount.value).abs())
    .abs()
    .lessThanOrEqualTo(roundingOf(percent.amount).times(2).plus(slack))
}

/** "$1.5 billion, of which $507 million": between a whole and its part. */
const PART =
  /^[^.;]{0,40}?\bof which\b|^[^.;,]{0,20},?\s*(?<!not )\b(?:including|compris\w+ of|consisting of|made up of)\b|^[^。；]{0,10}?其中/i
/** "$2.85 billion increased by $247 million": between an amount and what it grew by. */
const GROWN =
  /\b(?:an increase of|increased (?:by )?|up by|grew (?:by )?)(?:approximately |about )?\s*$|增长(?:了)?\s*$|增加(?:了)?\s*$/i
/** "decreased by $3 million", "including a $14.7 million adjustment": itself a change or a part, and no whole of what follows. */
const OF_PART =
  /\b(?:by|of which|includ\w+|compris\w+ of|consisting of|(?:increase|decrease|decline|reduction)s? of)\s+(?:an? )?(?:approximately |about )?$/i
/** What may have been below zero can grow by more than it has become. */
const MAY_BE_NEGATIVE =
  /cash flow|cash (?:provided|generated|used|from)|income|profit|earnings|loss|margin|ebit|\bnet\b|现金流|利润|损益|亏损|이익|손실|현금흐름|利益|損失|損益|キャッシュ/i
/** A whole that is smaller than its part by less may have lost a digit instead. */
const FAR = 10
const RANGE = /^\s*(?:to|–|-|~|至)\s*$/i

/** A whole below its part, an amount below its own growth, a range that ends below its beginning: with one scale word alike, none is. */
function fromParts(sentence: Sentence, money: readonly ProseFigure[]): Pair[] {
  const text = foldSentence(sentence.text)
  return money.flatMap((own, at): Pair[] => {
    const next = money[at + 1]
    const between = next ? text.slice(own.end, next.start) : ''
    if (!next) return []
    if (RANGE.test(between)) return isApart(own.figure, next.figure) ? [[next.figure, own.figure, true]] : []
    const [size, other] = [amountValue(own.figure.amount).abs(), amountValue(next.figure.amount).abs()]
    const isBelow = size.times(FAR).lessThan(other) && size.times(1000).greaterThanOrEqualTo(other)
    const isGrown = GROWN.test(between) && !MAY_BE_NEGATIVE.test(text.slice(0, own.start))
    // "$195 million, including $2,234 million and $(2,030) million": parts that outweigh one another exceed their whole.
    const isNetted = money.some(({ figure }) => amountValue(figure.amount).isNegative())
    const isPart = PART.test(between) && !isNetted && !MAY_BE_NEGATIVE.test(text.slice(0, own.start))
    const isWhole = !OF_PART.test(text.slice(0, own.start))
    return isBelow && isWhole && (isPart || isGrown) ? [[own.figure, next.figure, true]] : []
  })
}

/** "$18.3 billion, $21.1 billion and $16.1 million": neighbours of one list; three of them are proof enough. */
function fromLists(sentence: Sentence, money: readonly ProseFigure[]): Pair[] {
  const text = foldSentence(sentence.text)
  const joined = (left: ProseFigure, right: ProseFigure) =>
    /^(?=[^]{0,80}$)\s*(?:,|,?\s*and|和|、|及|与)\s*$/i.test(text.slice(left.end, right.start))
  return money.flatMap((own, at): Pair[] => {
    const next = money[at + 1]
    if (!next || !joined(own, next) || !isApart(own.figure, next.figure)) return []
    const third = [money[at - 1], money[at + 2]].find(
      (other, side) => other && (side === 0 ? joined(other, own) : joined(next, other)),
    )
    const odd = third && [own, next].find(({ figure }) => figure.amount.scale !== third.figure.amount.scale)
    return odd === next ? [[next.figure, own.figure, true]] : [[own.figure, next.figure, odd !== undefined]]
  })
}

function differInScale(a: Figure, b: Figure): boolean {
  return Math.abs(a.amount.scale - b.amount.scale) === 3
}

function isApart(a: Figure, b: Figure): boolean {
  if (!differInScale(a, b)) return false
  const [x, y] = [amountValue(a.amount).abs(), amountValue(b.amount).abs()]
  if (x.isZero() || y.isZero()) return false
  const ratio = Decimal.max(x, y).div(Decimal.min(x, y))
  return ratio.greaterThan(LEAST) && ratio.lessThan(MOST)
}

/** The one of the two that no table has as it stands, and one has with the other's scale word. */
function pointAt(a: Figure, b: Figure, proven: boolean, sizes: ReadonlySet<string>): ScaleSibling[] {
  const readings = [
    { figure: a, sibling: b },
    { figure: b, sibling: a },
  ].map((reading) => ({ ...reading, meant: meantScale(reading.figure, reading.sibling) }))
  const known = readings.filter(
    ({ figure, meant }) =>
      !isPrinted(figure, sizes) && isPrinted({ ...figure, amount: { ...figure.amount, scale: meant } }, sizes),
  )
  const [first] = known.length === 1 ? known : proven ? readings : []
  const word = first && (SCALE_WORD.exec(first.sibling.text)?.[0] ?? '')
  const meantWord = first && first.meant !== first.sibling.amount.scale ? ENGLISH[first.meant] : word
  return first && meantWord ? [{ ...first, expected: first.figure.text.replace(SCALE_WORD, meantWord) }] : []
}

/** The other's scale; where both have the same word, the next above it. */
function meantScale({ amount: own }: Figure, { amount: other }: Figure): number {
  return own.scale === other.scale ? own.scale + 3 : other.scale
}

const ENGLISH: Record<number, string> = { 6: 'million', 9: 'billion', 12: 'trillion' }
const DIGITS = 2

/** Size as two digits tell it. */
function sizeOf({ amount }: Figure): string[] {
  const value = amountValue(amount).abs()
  return amount.unit === 'money' && !value.isZero() ? [value.toSignificantDigits(DIGITS).toExponential()] : []
}

/** Whether a table prints an amount that rounds to this one. */
function isPrinted(figure: Figure, sizes: ReadonlySet<string>): boolean {
  const value = amountValue(figure.amount).abs()
  const half = roundingOf(figure.amount)
  return [value, value.minus(half), value.plus(half)].some((size) =>
    sizes.has(size.toSignificantDigits(DIGITS).toExponential()),
  )
}
