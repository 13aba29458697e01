import { addTo, Decimal, amountValue, roundingOf } from '@tickmark/document'
import type { Figure, Period } from '@tickmark/document'
import { findConcepts } from '../../facts/text/concepts.ts'
import type { Grid, GridCell } from '../../facts/grids/grid.ts'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { mayBeSamePeriod, readPeriod } from '../../facts/periods/read-period.ts'
import { isTelling } from '../../facts/text/telling-label.ts'
import { testSum } from '../relation/relation.ts'
import type { Relation, Term } from '../relation/relation.ts'
import { significantDigits, slipBetween } from '../relation/slip.ts'
import { isConjunction, saysRespectively, foldText } from '@tickmark/language'

interface TableCell {
  cell: GridCell
  /** Full value without sign, as near as a number tells. */
  size: number
  /** As printed, without sign. */
  printed: number
  period?: Period
  scope?: 'group' | 'parent'
}

/** A name that a sentence may use for a table row, with the cells of all rows of that name. */
type Lexicon = Map<string, TableCell[]>

/** Figures of sentences that restate a table's: matched by what they are called and when, then compared as far as they are printed. */
export function proseRestatements(grids: readonly Grid[], sentences: readonly Sentence[]): Relation[] {
  const lexicon = makeLexicon(grids)
  return sentences.flatMap((sentence) =>
    sentence.figures.length === 0 || sentence.figures.length > 20 ? [] : restatementsIn(sentence, lexicon),
  )
}

function makeLexicon(grids: readonly Grid[]): Lexicon {
  const lexicon: Lexicon = new Map()
  for (const grid of grids) {
    grid.rows.forEach((row, rowIndex) => {
      const name = row.concept ? `#${row.concept}` : row.key
      if (row.kind === 'heading' || (!row.concept && (!isName(row.key) || !isTelling(row.key)))) return
      grid.columns.forEach((column, columnIndex) => {
        const cell = grid.cells[rowIndex]![columnIndex]
        if (!cell || cell.dash || cell.figure.amount.unit !== 'money' || column.kind !== 'amount') return
        const entry: TableCell = {
          cell,
          size: Math.abs(cell.value.toNumber()) * 10 ** cell.figure.amount.scale,
          printed: Math.abs(cell.value.toNumber()),
          ...(column.period ? { period: column.period } : {}),
          ...(grid.scope ? { scope: grid.scope } : {}),
        }
        for (const alias of new Set([name, ...(row.concept ? [] : [foldText(row.label).toLowerCase().trim()])]))
          addTo(lexicon, alias, entry)
      })
    })
  }
  return lexicon
}

function isName(key: string): boolean {
  return /[\u3040-\u9fff\uac00-\ud7af]/.test(key) ? key.length >= 4 : key.length >= 9 && key.includes(' ')
}

interface Mention {
  name: string
  start: number
  end: number
}

function restatementsIn(sentence: Sentence, lexicon: Lexicon): Relation[] {
  const money = sentence.figures.filter(
    ({ figure }) => figure.amount.unit === 'money' || (figure.amount.unit === 'unknown' && figure.text.includes(',')),
  )
  if (money.length === 0) return []
  const text = foldText(sentence.text)
  const mentions = mentionsIn(text, lexicon)
  if (mentions.length === 0) return []
  const periods = periodsIn(sentence)
  const taken = takeTurns(text, mentions, money)
  if (taken)
    return taken.flatMap(({ own, mention }) =>
      compare(own, lexicon.get(mention.name)!, periods.length === 1 ? periods[0]!.period : undefined, sentence, false),
    )
  // "The carrying amount and fair value were a and b, respectively": the figures take turns with the names, not with periods.
  if (saysRespectively(text) && periods.length !== 2) return []
  const named = money.flatMap((own) => {
    const mention = nearestMention(text, mentions, own, sentence.figures)
    if (!mention) return []
    const period = respectivePeriod(text, periods, money, own) ?? periodOf(text, periods, money, own)
    return [{ own, period, cells: lexicon.get(mention.name)! }]
  })
  return named.flatMap(({ own, period, cells }) => {
    const isAmongRestated = named.some((other) => other.own !== own && restates(other.own.figure, other.cells))
    return compare(own, cells, period, sentence, isAmongRestated)
  })
}

/** "revenue and cost of sales of ⟦a⟧ and ⟦b⟧, respectively": two names and two amounts, each in its turn. */
function takeTurns(
  text: string,
  mentions: readonly Mention[],
  money: readonly ProseFigure[],
): { own: ProseFigure; mention: Mention }[] | undefined {
  const [left, right] = money
  if (!left || !right || money.length !== 2) return undefined
  if (!saysRespectively(text) || !isConjunction(text.slice(left.end, right.start))) return undefined
  const before = mentions.filter(({ end }) => end <= left.start).toSorted((a, b) => a.end - b.end)
  const [first, second] = before.slice(-2)
  if (!first || !second || !isConjunction(text.slice(first.end, second.start)) || left.start - second.end > REACH)
    return undefined
  return [
    { own: left, mention: first },
    { own: right, mention: second },
  ]
}

function mentionsIn(text: string, lexicon: Lexicon): Mention[] {
  const concepts = findConcepts(text).flatMap(({ concept, start, end }) =>
    lexicon.has(`#${concept.id}`) ? [{ name: `#${concept.id}`, start, end }] : [],
  )
  const lower = text.toLowerCase()
  const rows: Mention[] = []
  for (const name of lexicon.keys()) {
    if (name.startsWith('#')) continue
    const start = lower.indexOf(name)
    if (start >= 0) rows.push({ name, start, end: start + name.length })
  }
  const all = [...concepts, ...rows]
  return all.filter(
    (mention) =>
      !all.some(
        (other) =>
          other !== mention &&
          other.start <= mention.start &&
          other.end >= mention.end &&
          other.end - other.start > mention.end - mention.start,
      ),
  )
}

/** How far behind a name its first amount may stand; what that is compared with, as far again. */
const REACH = 70
/** "A reduction in net sales of ⟦x⟧" tells what the line changed by, not what it is. */
const CHANGE_OF =
  /\b(?:increases?|decreases?|reductions?|declines?|changes?|growth|drops?|improvements?) (?:in|of|to) (?:(?:our|the|its|total|consolidated|reported) )*$/i
const FROM_TO =
  /^[^,;.]{0,30}\b(?:increased|decreased|rose|fell|grew|declined|changed) from\s+(?:approximately )?(?:\S+(?: (?:million|billion))?[^,;.⟦]{0,30} to (?:approximately )?)?$/i

/** "revenue of ⟦a⟧ and ⟦b⟧ … 2023 and 2022, respectively": the figures of a pair take the two periods in turn. */
function respectivePeriod(
  text: string,
  periods: readonly { period: Period; start: number; end: number }[],
  money: readonly ProseFigure[],
  own: ProseFigure,
): Period | undefined {
  if (!saysRespectively(text) || periods.length !== 2) return undefined
  const [first, second] = periods as [(typeof periods)[number], (typeof periods)[number]]
  const joins = (left: ProseFigure, right: ProseFigure) => isConjunction(text.slice(left.end, right.start))
  const at = money.indexOf(own)
  const next = money[at + 1]
  const previous = money[at - 1]
  if (next && joins(own, next)) return first.period
  // "December 31, 2023 and 2022": the second year shares the day of the first.
  return previous && joins(previous, own) ? sharedDay(first.period, second.period) : undefined
}

function sharedDay(first: Period, second: Period): Period {
  if (!first.end || second.end?.length !== 4 || first.end.length === 4) return second
  return { ...first, end: second.end + first.end.slice(4), text: second.text }
}

/** The name right before the figure with no other figure or clause between ("Net debt … amounted to ⟦x⟧", 营业收入⟦x⟧). */
function nearestMention(
  text: string,
  mentions: readonly Mention[],
  own: ProseFigure,
  figures: readonly ProseFigure[],
): Mention | undefined {
  const before = mentions.filter(({ end }) => {
    const next = figures.find(({ start }) => start >= end)
    return end <= own.start && own.start - end <= 2 * REACH && next !== undefined && next.start - end <= REACH
  })
  const mention = before.reduce<Mention | undefined>(
    (best, next) => (!best || next.end > best.end ? next : best),
    undefined,
  )
  if (!mention || CHANGE_OF.test(text.slice(0, mention.start))) return undefined
  const between = text.slice(mention.end, own.start)
  const inside = figures.filter((figure) => figure.start >= mention.end && figure.end <= own.start)
  // "Accrued interest increased from ⟦a⟧ to ⟦b⟧": both are the line's.
  if (inside.length <= 1 && FROM_TO.test(text.slice(mention.end, own.start))) return mention
  if (inside.length === 1 && isConjunction(text.slice(inside[0]!.end, own.start)) && saysRespectively(text))
    return mention
  // "Cost of sales was ⟦a⟧ in 2023, compared to ⟦b⟧": so is what it is compared with.
  if (inside.length === 1 && COMPARED.test(text.slice(inside[0]!.end, own.start)))
    return OTHER_FACT.test(text.slice(mention.end, inside[0]!.start)) ? undefined : mention
  return inside.length > 0 || OTHER_FACT.test(between) ? undefined : mention
}

/** Words between a name and a figure that make the figure another fact's. */
const OTHER_FACT =
  /[;；]|\b(?:by|including|of which|excluding|per|increase|decrease|(?<!20\d\d )and(?! 20\d\d)|other than|related to|due to)\b|其中|增加|减少|增长|下降|变动/i

/** What joins an amount to the one that it is compared with. */
const COMPARED =
  /^(?:(?!\b(?:due|driven|primarily|because|includ)\w*\b)[^;；.⟦⟧]){0,70}?\b(?:compared (?:to|with)|versus|(?:de|in)creas(?:ing|ed) from|(?:up|down) from)\s+(?:approximately |about )?$/i

function periodsIn(sentence: Sentence): { period: Period; start: number; end: number }[] {
  const text = foldText(sentence.text)
  const pattern =
    /(?:(?:three|six|nine|twelve)[- ]months?(?: periods?)? ended )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+\d{1,2},\s*(?:19|20)\d\d|\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december) (?:19|20)\d\d|(?:fy|fiscal(?: year)?)\s?(?:19|20)\d\d|(?:19|20)\d\d\s*[年년](?:\s*\d{1,2}\s*[月월](?:\s*\d{1,2}\s*[日일])?|度)?|(?<![\d.,$])(?:19|20)\d\d(?![\d,.]*\d)/gi
  return Array.from(text.matchAll(pattern), (match) => ({
    period: readPeriod(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  })).flatMap(({ period, start, end }) => (period ? [{ period, start, end }] : []))
}

/** In CJK the period stands before its figure; in English after it, with no other amount in between, else before. */
function periodOf(
  text: string,
  periods: readonly { period: Period; start: number; end: number }[],
  money: readonly ProseFigure[],
  own: ProseFigure,
): Period | undefined {
  const before = periods.findLast((period) => period.end <= own.start)
  if (/[\u3040-\u9fff\uac00-\ud7af]/.test(text)) return before?.period
  const after = periods.find((period) => period.start >= own.end && period.start - own.end < 60)
  const isNext = !money.some(({ start }) => after && start >= own.end && start < after.start)
  if (isNext) return after?.period ?? before?.period
  return before && YEAR_BEFORE.test(text.slice(own.end)) ? yearBefore(before.period) : before?.period
}

/** "⟦b⟧ for the same period of last year": not the period that the sentence began with. */
const YEAR_BEFORE = /^[^⟦⟧;.]{0,20}\b(?:same|comparable|corresponding|prior[- ]year|(?:last|previous) year)\b/i

/** The same days a year earlier; a leap day is the end of its month. */
function yearBefore(period: Period): Period {
  const year = Number(period.end?.slice(0, 4))
  return year ? { ...period, end: `${year - 1}${period.end!.slice(4).replace('-02-29', '-02')}` } : period
}

const CITES_TABLE = /\btable\s*\d|[见如据（(]\s*表\s*\d|표\s*\d|表\s*\d+\s*(?:を参照|参照|のとおり)/i

function compare(
  own: ProseFigure,
  cells: readonly TableCell[],
  period: Period | undefined,
  sentence: Sentence,
  isAmongRestated: boolean,
): Relation[] {
  const stated = amountValue(own.figure.amount)
  // "1.025 billion Euros" are none of the table's dollars.
  const group = cells.filter((entry) => entry.scope !== 'parent' && !isForeign(own.figure, entry.cell.figure))
  const agreeing = near(group, own.figure).filter((entry) => agrees(stated, own.figure, entry.cell.figure))
  const matching = agreeing.find((entry) => !period || !entry.period || mayBeSamePeriod(period, entry.period))
  if (matching) return relationOf(own.figure, matching.cell.figure, stated, 0.7)
  if (agreeing.length > 0) return []
  const misscaled = misscaledTwin(group, own.figure, period)
  if (misscaled) return relationOf(own.figure, misscaled, stated, 0.8)
  const dated = group.filter((entry) => period && entry.period && mayBeSamePeriod(period, entry.period))
  const digits = significantDigits(new Decimal(own.figure.amount.value))
  const anchored = restatesAnother(sentence, own, group)
  // Without a period that decides, a long number one slip away from one of the line's is still that number.
  const isLong = digits >= 6 || (digits >= 4 && anchored)
  const alike = () =>
    group.filter((entry) => {
      const right = rounded(amountValue(entry.cell.figure.amount), own.figure)
      return slipBetween(stated.abs(), right) !== undefined
    })
  const same = dated.length > 0 || !isLong || group.length > MOST_CELLS ? dated : alike()
  const values = new Set(same.map((entry) => amountValue(entry.cell.figure.amount).abs().toFixed()))
  if (values.size !== 1 || stated.isZero()) return []
  const target = same[0]!.cell.figure
  const value = amountValue(target.amount)
  // Three digits are soon one digit apart; then another figure of the sentence must be the table's as well.
  const slip =
    (slipBetween(stated.abs(), rounded(value, own.figure)) !== undefined || isMisscaled(stated, own.figure, target)) &&
    own.figure.text.replace(/\D/g, '').length >= 3 &&
    (digits >= 4 ||
      anchored ||
      (isAmongRestated && isPrintedInFull(own.figure)) ||
      isMisscaled(stated, own.figure, target)) &&
    !sentence.figures.some(
      (figure) => figure !== own && agrees(amountValue(figure.figure.amount), figure.figure, target),
    )
  const cited = CITES_TABLE.test(sentence.text)
  const isNear = stated.abs().minus(value.abs()).abs().lessThan(value.abs().times(0.5))
  const confidence = slip ? (cited ? 0.9 : 0.8) : cited && isNear ? 0.75 : 0.2
  return confidence >= 0.6 ? relationOf(own.figure, target, stated, confidence) : []
}

/** Currencies that a sentence names because its document reports in another. */
const NAMED_CURRENCY = /^(?:EUR|GBP|HKD|TWD)$/

function isForeign({ amount: own }: Figure, { amount: other }: Figure): boolean {
  return own.currency !== undefined && NAMED_CURRENCY.test(own.currency) && other.currency !== own.currency
}

/** Lines printed more often than this are named by too many sentences for a likeness to tell. */
const MOST_CELLS = 60

/** The entries whose size alone does not rule out that they agree; exact arithmetic is left to these few. */
function near(cells: readonly TableCell[], own: Figure): TableCell[] {
  const printed = Math.abs(Number(own.amount.value))
  const size = printed * 10 ** own.amount.scale
  const slack = 2 * 10 ** (own.amount.scale - own.amount.decimals)
  return cells.filter((entry) => Math.abs(entry.size - size) <= slack + entry.size * 0.01 || entry.printed === printed)
}

const POWERS = [3, -3, 4, -4, 6, -6]

/** Whether the amount would agree with a wrong scale word put right. */
function isMisscaled(stated: Decimal, own: Figure, target: Figure): boolean {
  const digits = Math.min(...[own, target].map(({ text }) => text.replace(/\D/g, '').length))
  if (own.amount.scale < 3 || target.amount.scale < 3 || digits < 3) return false
  return POWERS.some((power) => {
    const scale = own.amount.scale + power
    const right: Figure = { ...own, amount: { ...own.amount, scale } }
    return scale >= 3 && agrees(stated.times(`1e${power}`), right, target)
  })
}

/** The line's amount of which this one has the digits, three at least, and another scale word, where the line has nothing of this size. */
function misscaledTwin(cells: readonly TableCell[], own: Figure, period: Period | undefined): Figure | undefined {
  if (own.amount.approximate && significantDigits(new Decimal(own.amount.value)) < 4) return undefined
  const stated = amountValue(own.amount)
  const size = Math.abs(Number(own.amount.value)) * 10 ** own.amount.scale
  if (cells.some((entry) => entry.size > size / 30 && entry.size < size * 30)) return undefined
  return cells.find(
    ({ cell, period: at }) => (!period || !at || mayBeSamePeriod(period, at)) && isMisscaled(stated, own, cell.figure),
  )?.cell.figure
}

/** Whether a figure is one of a line's amounts. */
function restates(figure: Figure, cells: readonly TableCell[]): boolean {
  return near(cells, figure).some(({ cell }) => agrees(amountValue(figure.amount), figure, cell.figure))
}

/** Printed to the unit, so that no rounding stands between it and a table's amount. */
function isPrintedInFull({ amount, text }: Figure): boolean {
  return amount.scale === 0 && !amount.approximate && text.replace(/\D/g, '').length >= 5
}

/** Whether the sentence restates the same line for another period, and rightly. */
function restatesAnother(sentence: Sentence, own: ProseFigure, cells: readonly TableCell[]): boolean {
  return sentence.figures.some(
    (figure) =>
      figure !== own && figure.figure.amount.unit === own.figure.amount.unit && restates(figure.figure, cells),
  )
}

function rounded(value: Decimal, like: Figure): Decimal {
  const unit = roundingOf(like.amount).times(2)
  return value.abs().div(unit).round().times(unit)
}

function agrees(stated: Decimal, own: Figure, other: Figure): boolean {
  // Prose often leaves out the scale that the tables state: "$732" beside "732 (in thousands)".
  if (
    own.amount.scale === 0 &&
    other.amount.scale > 0 &&
    other.amount.value.replace('-', '') === own.amount.value.replace('-', '')
  )
    return true
  const gap = stated.abs().minus(amountValue(other.amount).abs()).abs()
  return gap.lessThanOrEqualTo(
    // Amounts restated in a coarser unit are as often cut off as rounded.
    own.amount.scale === other.amount.scale
      ? roundingOf(own.amount)
      : roundingOf(own.amount).times(2).plus(roundingOf(other.amount)),
  )
}

function relationOf(own: Figure, target: Figure, stated: Decimal, confidence: number): Relation[] {
  const unscaled =
    own.amount.scale === 0 &&
    target.amount.scale > 0 &&
    target.amount.value.replace('-', '') === own.amount.value.replace('-', '')
  const opposite = stated.isNegative() !== amountValue(target.amount).isNegative()
  const terms: Term[] = [{ figure: target, sign: opposite ? -1 : 1 }]
  return [
    testSum({
      kind: 'prose-restated',
      result: own,
      terms,
      tolerance: unscaled
        ? amountValue(target.amount).abs()
        : roundingOf(own.amount)
            .times(own.amount.scale === target.amount.scale ? 1 : 2)
            .plus(roundingOf(target.amount)),
      confidence,
      basis: 'labelled',
    }),
  ]
}
