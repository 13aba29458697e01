import { isSameEnd } from '../../facts/periods/read-period.ts'
import { Decimal, amountValue } from '@tickmark/document'
import { namesAdjusted, namesExpected, namesOtherBasis } from '@tickmark/language'
import type { ProseFigure } from '../../facts/sentences/make-sentences.ts'
import { isPlain } from '../../facts/text/plain-words.ts'
import { digitsOfMisprint, isSlipOfPen } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'
import { significantDigits } from '../relation/slip.ts'
import type { LineBook, LinePlace } from './line-book.ts'
import type { ToldFigure } from './read-told.ts'
import { readChanges } from '../changes/change-statements.ts'
import { pointRelations, quotientsOf, rateRelations } from './test-rates.ts'
import { headsExpected, isTimeOf, yearBefore } from './told-periods.ts'
import { changeRelation, growthRelation, levelRelation, pairsOf } from './test-told.ts'
import { placesOfSpan } from './told-spans.ts'
import { withoutLines } from './told-text.ts'
import type { ToldText } from './told-text.ts'
import { isSameLine } from './weigh-told.ts'
import type { Tested } from './weigh-told.ts'

/** Fewer digits than these are soon met by chance in another year's column. */
const LEAST_DIGITS = 3

/**
 * Holds the figures of a sentence against their lines. One that does not say of which time it speaks speaks of the time of its amounts: where
 * what a line changed to is the line's of an earlier year, the change is of that year, and what it changed from of the year before.
 */
export function testSentence(
  figures: readonly ToldFigure[],
  text: ToldText,
  bookOf: (told: ToldFigure) => LineBook,
): Tested[] {
  const tests = figures.map((told) => testTold(told, text, bookOf(told)))
  // Of a sentence that names no line nothing is held against one: most are such.
  if (figures.every(({ subject }) => subject === undefined)) return tests
  const changes = readChanges(text.sentence).filter(({ ordered }) => ordered)
  return tests.map((tested) => {
    const { told } = tested
    const { figure } = told.own
    const change = changes.find(({ percent, amount, before }) => [percent, amount, before].includes(figure))
    // Of a change beside both of its amounts the sentence itself tells whether it is right; they may be of any two times.
    if (told.role !== 'level' && change?.after && change.before && !tested.held) return { told }
    const reached = tests.find(({ told: { own } }) => own.figure === change?.after)
    if (told.isDated || !reached?.heldAt || !isSameLine(reached.told, told)) return tested
    const end = figure === change?.before ? yearBefore(reached.heldAt) : reached.heldAt
    return isSameEnd(end, told.end) ? tested : testTold({ ...told, end }, text, bookOf(told))
  })
}

/** Holds a told figure against its line: what agrees at its time, what must be meant and does not. */
function testTold(told: ToldFigure, text: ToldText, book: LineBook): Tested {
  if (!told.subject || told.isSequential) return { told }
  const { name } = told.subject
  const { places, isOther } = placesOfSpan(book.placesOf(name), told.span)
  const quotients = quotientsOf(name, book)
  const relationsAt = (end: string) => [
    ...relationsOf(told, places, end),
    ...(told.role === 'level' ? rateRelations(told.own.figure, quotients, end) : []),
    ...(told.role === 'change' ? pointRelations(told.own.figure, quotients, end) : []),
  ]
  const atTime = relationsAt(told.end)
  const held = atTime.find(({ holds }) => holds)
  if (held) return { told, held, heldAt: told.end }
  const elsewhere = endsOf([...places, ...quotients]).flatMap((end) =>
    relationsAt(end).map((relation) => ({ relation, end })),
  )
  const other = elsewhere.find(({ relation }) => relation.holds)
  if (other && !(told.isDated && told.isPlain))
    return isLong(told) ? { told, held: other.relation, heldAt: other.end } : { told }
  const printed = [
    ...places,
    ...quotients.flatMap(({ figures, home: grid }) => figures.map((figure) => ({ figure, grid }))),
  ]
  const undated = places.filter((place) => place.end === undefined)
  const atOtherTimes = [
    ...(told.isDated ? [] : elsewhere.map(({ relation }) => relation)),
    ...(told.role === 'level' ? undated.flatMap((place) => levelRelation(told.own.figure, place) ?? []) : []),
  ]
  const { broken, among } = meantOf(atTime, atOtherTimes) ?? {
    broken: likeliest(atTime, printed, book),
    among: atTime,
  }
  if (!broken) return { told }
  const doubts = {
    rivals: countApart(among, told),
    otherTime: other !== undefined || among !== atTime,
    otherBasis: isOther || isOtherwiseMeant(told, text, broken),
  }
  return { told, broken, doubts, isFirm: isFirm(broken, printed, book) }
}

/**
 * What a figure must be a misprint of: the line's at its time; a longer one also the line's of no time that is printed, or of any where
 * the sentence names none: long numbers are not alike by chance.
 */
function meantOf(
  atTime: readonly Relation[],
  atOtherTimes: readonly Relation[],
): { broken: Relation; among: readonly Relation[] } | undefined {
  const tries = [
    { among: atTime, least: LEAST_DIGITS },
    { among: atOtherTimes, least: LEAST_DIGITS + 1 },
  ]
  for (const { among, least } of tries) {
    const broken = among.find((relation) => !relation.holds && digitsOfMisprint(relation) >= least)
    if (broken) return { broken, among }
  }
  return undefined
}

type PrintedFigure = Pick<LinePlace, 'figure' | 'grid'>

/** Of what a figure may be held against, a statement's line before all; then the one that it looks like a slip of. */
function likeliest(
  relations: readonly Relation[],
  places: readonly PrintedFigure[],
  { statements }: LineBook,
): Relation | undefined {
  const stated = new Set(places.flatMap(({ figure, grid }) => (statements.has(grid) ? [figure] : [])))
  const isStated = ({ terms }: Relation) => terms.some(({ figure }) => stated.has(figure))
  return relations.find(isStated) ?? relations.find(isSlipOfPen) ?? relations[0]
}

/** Whether what is expected stands in a statement, or in more than one table. */
function isFirm({ terms }: Relation, places: readonly PrintedFigure[], book: LineBook): boolean {
  const figures = terms.map(({ figure }) => figure)
  const own = places.filter(({ figure }) => figures.includes(figure))
  const isStated = own.some(({ grid }) => book.statements.has(grid))
  const values = new Set(figures.map(({ amount }) => amountValue(amount).abs().toFixed()))
  const grids = places.filter(({ figure }) => values.has(amountValue(figure.amount).abs().toFixed()))
  return isStated || new Set(grids.map(({ grid }) => grid.table)).size > 1
}

function relationsOf(
  { own, role, direction, base, isInstant }: ToldFigure,
  places: readonly LinePlace[],
  end: string,
): Relation[] {
  const relations =
    role === 'level'
      ? places
          .filter((place) => isTimeOf(place.end, end) && !(isInstant && isFlow(place)))
          .map((place) => levelRelation(own.figure, place))
      : pairsOf(places, end, base).map((pair) =>
          role === 'growth' ? growthRelation(own.figure, pair, direction?.sign) : changeRelation(own.figure, pair),
        )
  return relations.filter((relation) => relation !== undefined)
}

/** What changed over a time, as a line of a cash flow statement: no balance of its last day. */
function isFlow({ period }: LinePlace): boolean {
  return period?.kind === 'duration'
}

function endsOf(places: readonly { end?: string }[]): string[] {
  return [...new Set(places.flatMap(({ end }) => end ?? []))]
}

function isLong({ own }: ToldFigure): boolean {
  return significantDigits(new Decimal(own.figure.amount.value)) >= LEAST_DIGITS
}

/** Of what is expected, adjusted or at other rates the tables of what was say nothing; nor does "about" say how near it is. */
function isOtherwiseMeant(figure: ToldFigure, told: ToldText, { terms }: Relation): boolean {
  const { own, role } = figure
  // 客户数¹ and counts of things are named by many lines.
  if (own.kind === 'count' || own.kind === 'identifier' || own.kind === 'reference') return true
  if (isOfDeed(figure, told)) return true
  if (isOfPlace(figure, told) || (role === 'level' && BY.test(told.text.slice(0, own.start)))) return true
  const isForecast = terms.every(({ figure }) => headsExpected(figure.columnLabel ?? ''))
  return (
    own.figure.amount.approximate === true ||
    namesOtherBasis(phraseOf(told.text, own)) ||
    namesOtherBasis(beginningOf(told.text)) ||
    isOfAnother(told, isForecast)
  )
}

/** `isForecast`: what it is held against is expected as well. */
export function isOfAnother(told: ToldText, isForecast = false): boolean {
  const { text, sentence } = told
  return (
    namesAdjusted(withoutLines(told)) ||
    (namesExpected(text) && !isForecast) ||
    ANOTHER.test(text) ||
    sentence.block.type === 'heading'
  )
}

/** "commitments to acquire property", "impairment of goodwill": what is done with a line, before its name. */
const DEED = /(?:\bto\s+\p{L}{3,}|(?<noun>\p{L}{3,})\s+of)\s+(?:(?:the|our|its|other|certain)\s+)*$/iu
/** What is no deed: "the carrying amount of property". */
const MEASURE = /^(?:amounts?|balances?|totals?|sums?|levels?|values?|figures?|costs?|volumes?)$/i

function isOfDeed({ subject }: ToldFigure, { text }: ToldText): boolean {
  const before = subject && DEED.exec(text.slice(0, subject.start))
  if (!before) return false
  const { noun } = before.groups ?? {}
  return noun === undefined || !(MEASURE.test(noun) || isPlain(noun))
}

/** "by ⟦a⟧": what something changed by, even where the word for the direction is lost. */
const BY = /\b(?:by|um)\s+(?:approximately |about |rund )?[^\s\p{L}]{0,2}$/iu

/** What surrounds a figure up to the next stop or bracket on either side. */
function phraseOf(text: string, { start, end }: ProseFigure): string {
  const before = /[^,;，；。、()（）]*$/.exec(text.slice(0, start))?.[0] ?? ''
  return before + (/^[^,;，；。、()（）]*/.exec(text.slice(end))?.[0] ?? '')
}

/** "On a currency-neutral basis, …": what a sentence begins with is said of all of it. */
const beginningOf = (text: string): string => /^[^,#;.(（]{0,60},/.exec(text)?.[0] ?? ''

/** Of the quarter before, of one month, cumulated, at most, of this segment alone: nothing that a statement's column prints. */
const ANOTHER =
  /当(?:部門|事業|セグメント)|[本该該](?:分部|板块|业务板块|事业部)|해당 ?부문|당 ?부문|\bth(?:is|e) (?:segment|division|business unit)['’]s\b|环比|環比|累计|累計|quarter[- ]on[- ]quarter|sequential|\bqoq\b|\bper (?:month|quarter|day)\b|\b(?:would|could|may(?!,?\s+\d)|if|up to|at least|more than|less than|excess of|maximum|minimum|limit)\b|전분기|前四半期|누적|以上|以下|不超过|不低于|超过|至少|이상|이하|초과|超/i

/** "At Aria, casino revenues …", "In Europe, sales …": of one place or part, which its own name tells. */
const AT_A_PLACE =
  /^(?:At|In|Within|For) (?:the |our )?(?!(?:Group|Company|Bank|Fund|Trust|Fiscal|FY)\b)\p{Lu}[\p{L}&'’.-]+(?: (?:and |of |the )?\p{Lu}[\p{L}&'’.-]+){0,4},/u

/** "Regional Operations casino revenue": a name of two words or more, before a line that is written small. */
const NAMED_PART = /(?:^|\s)(?:\p{Lu}[\p{L}\d&'’.-]*\s+){2,5}$/u

/** Whether a sentence is about a place or part of which no table has a line of its own. */
export function isOfPlace({ part, subject }: ToldFigure, { text }: ToldText): boolean {
  if (part !== undefined) return false
  const isSmall = subject !== undefined && /^\p{Ll}/u.test(text.slice(subject.start))
  return AT_A_PLACE.test(text) || (isSmall && NAMED_PART.test(text.slice(0, subject.start)))
}

/** How many different values it may be held against. */
function countApart(relations: readonly Relation[], { own }: ToldFigure): number {
  const unit = Decimal.pow(10, own.figure.amount.scale - own.figure.amount.decimals)
  const apart: Decimal[] = []
  for (const { expected } of relations) {
    const size = expected.abs()
    if (!apart.some((known) => known.minus(size).abs().lessThanOrEqualTo(unit))) apart.push(size)
  }
  return apart.length
}
