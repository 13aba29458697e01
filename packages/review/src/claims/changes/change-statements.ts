import { amountValue, lastOf, numberAt } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { DIRECTION_WORDS, foldSentence, isCompoundRate, namesOtherBasis, saysRespectively } from '@tickmark/language'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'
import { bracketedChanges } from './bracketed-changes.ts'
import {
  isAside,
  isChangeOfChange,
  isElliptic,
  isLeftOut,
  isOfChange,
  isOfOtherAmounts,
  signsOf,
} from './change-context.ts'
import { findPair, markFigures } from './change-pairs.ts'
import { REASON, directionOf, isChangeAmount, isModifier, withoutNouns } from './change-words.ts'
import type { ChangeStatement } from './change-statement.ts'
import type { StatedDirection, Word } from './change-words.ts'

/** How far behind such a pair, its years and "respectively", a word still speaks of it. */
const NEAR_RESPECTIVE = 90

/** Two bounds of one amount, not two amounts of two periods. */
const RANGE =
  /\b(?:rang(?:e|es|ed|ing)|var(?:y|ies|ied|ying)|between|(?:cover|span)(?:s|n?ed|n?ing)? (?:[a-z]+ ){0,3}from)\b|至多|至少|区间|范围|不等|之间|覆盖|涵盖|범위|까지의|에 이르는|範囲|までの|にわた[りる]/i

/** "If the dollar weakened by 10%, the amount would have been …": nothing of this has happened. */
const HYPOTHETICAL =
  /\b(?:if|assum(?:e|es|ed|ing)|hypothetical|estimat(?:e|es|ed)\s+that)\b(?:(?!\b(?:if|assum(?:e|es|ed|ing)|hypothetical|estimat(?:e|es|ed)\s+that)\b).)*\bwould\b|\bwould\b(?:(?!\bwould\b).)*\bif\b/is

/** "Decreased 4.6% to ⟦a⟧, compared to the sum of ⟦b⟧ for one period and ⟦c⟧ for another": neither of them is what it was before. */
const AGAINST_SUM =
  /\b(?:to|with|over|from|than|against) (?:the )?(?:combined )?(?:sum|aggregate|total|combination) of\b|[与較较](?:[^，。]{0,12})(?:之和|合计数)|の合計(?:に比べ|と比較)|합계(?:와|보다|에 비해)/i

const CASH_USED = /\bcash (?:flows? )?(?:was )?used\b/i
const CASH_PROVIDED = /\bcash (?:flows? )?(?:was )?(?:provided|generated|from)\b/i

/** The changes that a sentence states: one a clause, and those of the amounts that stand with what they were in a bracket. */
export function readChanges(sentence: Sentence): ChangeStatement[] {
  const bracketed = bracketedChanges(sentence)
  const own = new Set(bracketed.flatMap(({ after, before, amount, percent }) => [after, before, amount, percent]))
  const isOther = ({ after, before, amount, percent }: ChangeStatement) =>
    ![after, before, amount, percent].some((figure) => figure && own.has(figure))
  return [...bracketed, ...clauseChanges(sentence).filter(isOther)]
}

function clauseChanges(sentence: Sentence): ChangeStatement[] {
  const figures = sentence.figures.filter(({ isConverted }) => !isConverted)
  if (figures.length < 2 || figures.length > 14) return []
  return clausesOf({ ...sentence, figures }).flatMap(({ figures, from, to }) => readClause(sentence, figures, from, to))
}

interface Clause {
  figures: ProseFigure[]
  from: number
  to: number
}

/** A conjunction right before a word. */
const JOINED = /(?:\b(?:and|but|und|aber|et(?:\s+(?:a|ont))?|mais|e|ma|y|pero)|，?(?:但|而)|,)\s*$/i

/** "increased ⟦d⟧, or ⟦p⟧, and decreased to ⟦a⟧ from ⟦b⟧": a second word of direction, behind figures of the first, has figures of its own. */
function secondChanges({ text, figures }: Sentence): number[] {
  const words = Array.from(text.matchAll(DIRECTION_WORDS), (match) => match.index)
  const isBetween = (from: number, to: number) => figures.some(({ start }) => start > from && start < to)
  return words.filter(
    (start, at) =>
      JOINED.test(text.slice(0, start)) &&
      isBetween(words[at - 1] ?? start, start) &&
      isBetween(start, words[at + 1] ?? text.length),
  )
}

/** "to ⟦a⟧, compared to ⟦b⟧, primarily due to an increase of ⟦d⟧ in …": behind both amounts, the figures of a reason are of something else. */
function reasonsBehind({ text, figures }: Sentence): number[] {
  const amounts = figures.filter(({ figure }) => isAmount(figure))
  const reason = Array.from(text.matchAll(new RegExp(REASON, 'gi')), (match) => match.index).find(
    (start) => amounts.filter(({ end }) => end <= start).length >= BOTH,
  )
  return reason !== undefined && amounts.some(({ start }) => start > reason) ? [reason] : []
}

/** The amount after a change and the one before it. */
const BOTH = 2

/**
 * Cuts a sentence at semicolons, at conjunctions that start a new statement, and behind a change that the sentence goes on from; where it goes
 * on with what the change came to (257億円増加し、1兆4,570億円となり), that is of the same statement.
 */
function clausesOf(sentence: Sentence): Clause[] {
  const cuts = [
    0,
    ...secondChanges(sentence),
    ...reasonsBehind(sentence),
    ...Array.from(
      sentence.text.matchAll(
        /[;；]|\((?:i{1,3}|iv|v)\)|\bwhilst\b|,\s+(?:while|whereas|and (?:net|gross|operating|total|cost|revenue|income|our|the))\b|，(?:同时|其中|而)|(?<=(?:증가|감소|상승|하락|성장)(?:하였|했|되었)?(?:고|으며|며)),|(?<=(?:増加|減少|上昇|低下|拡大|縮小)(?:し|となり|しており))、(?!\s*[\d,.兆億万千百]+円?[とに]なり)/gi,
      ),
      (match) => match.index,
    ),
    sentence.text.length,
  ].toSorted((a, b) => a - b)
  return cuts.slice(1).map((to, index) => ({
    from: numberAt(cuts, index),
    to,
    figures: sentence.figures.filter((figure) => figure.start >= numberAt(cuts, index) && figure.start < to),
  }))
}

function readClause(sentence: Sentence, figures: readonly ProseFigure[], from: number, to: number): ChangeStatement[] {
  const text = foldSentence(sentence.text)
  if (RANGE.test(text.slice(from, to)) || HYPOTHETICAL.test(text) || AGAINST_SUM.test(text.slice(from, to))) return []
  const percents = figures.filter(({ figure }) => figure.amount.unit === 'percent')
  const money = withoutShares(
    text,
    figures.filter(({ figure }) => isAmount(figure)),
  )
  // Rates that change are compared like amounts, and their change is printed in points: "by 0.2% to 26.3% from 26.1%".
  const rates = money.length < 2 && percents.length >= 2
  const isShare = ({ start }: ProseFigure) =>
    /\b(?:and|which|that) represent(?:s|ed|ing)?\s*$/i.test(text.slice(0, start))
  const amounts = rates
    ? figures.filter((one) => ['percent', 'points'].includes(one.figure.amount.unit) && !isShare(one))
    : money
  const all = Array.from(text.slice(from, to).matchAll(DIRECTION_WORDS), (match) => ({
    match,
    start: from + match.index,
  }))
  const words = withoutNouns(
    text,
    all.filter(({ match, start }) => !isModifier(text, start, match[0])),
  )
  if (words.length === 0) return []
  const pair = findPair(text, markFigures(text, amounts, from, to), amounts, words)
  const percent = rates ? undefined : percentOfChange(text, percents)
  const signs = pair ? signsOf(text, pair, amounts) : []
  // A gain after a loss changes by both, as cash provided after cash used does.
  if (signs.includes('loss') && signs.includes('gain')) return []
  if (pair && CASH_USED.test(text) && CASH_PROVIDED.test(text)) return []
  if (pair && (isElliptic(pair) || isLeftOut(text, pair, amounts, words))) return []
  if (pair && !isChangeOfChange(text, pair, amounts, words)) {
    const rest = amounts.filter((amount) => amount.figure !== pair.after && amount.figure !== pair.before)
    if (rest.length > 1) return []
    const { isRespective, ...sides } = pair
    const own = figures.filter(({ figure }) => figure === pair.after || figure === pair.before)
    // "⟦a⟧ and ⟦b⟧ in 2023 and 2022, respectively": only what follows them can say which way they went.
    const telling = isRespective
      ? words.filter(
          ({ start, match }) =>
            start > lastOf(own).end &&
            start - lastOf(own).end < NEAR_RESPECTIVE &&
            // "⟦a⟧ and ⟦b⟧ lower": by how much, each time.
            text.slice(lastOf(own).end, start).trim() !== '' &&
            // "a reduction of interest expense", while "a reduction of ⟦p⟧" is theirs.
            !/^\s+(?:(?:in|to)\b|of\s+(?:the\s+)?[a-z])/.test(text.slice(start + match[0].length)),
        )
      : wordsFor(text, own, words)
    return [
      {
        sentence,
        // A larger loss may be called a decrease (of earnings) as well as an increase.
        ...directionOf(text, signs.includes('loss') ? [] : telling, figures, own),
        ...sides,
        ordered: true,
        ...(rest[0] &&
        isChangeAmount(text, rest[0], words) &&
        !isAside(text, rest[0], pair, amounts, words) &&
        !isOfOtherAmounts(text, rest[0], pair, figures)
          ? { amount: rest[0].figure }
          : {}),
        ...(percent && !isAside(text, percent, pair, amounts, words) && isOfChange(text, percent, words)
          ? { percent: percent.figure }
          : {}),
      },
    ]
  }
  if (pair) return []
  return percent && amounts.length === 2 && !saysRespectively(text)
    ? guessPair(
        { sentence, ...directionOf(text, words, figures) },
        text,
        amounts as [ProseFigure, ProseFigure],
        percent,
        words,
      )
    : []
}

/** The words that tell of a pair: of one in a bracket those that lead up to it, "costs have risen, compressing margins (from ⟦a⟧ to ⟦b⟧)". */
function wordsFor(text: string, pair: readonly ProseFigure[], words: readonly Word[]): readonly Word[] {
  const first = Math.min(...pair.map(({ start }) => start))
  const open = /[(（][^()（）]*$/.exec(text.slice(0, first))?.index
  if (open === undefined || pair.some(({ end }) => /[)）]/.test(text.slice(open, end)))) return words
  const clause = Math.max(...[',', '，', '、', ';'].map((stop) => text.lastIndexOf(stop, open)))
  return words.filter(({ start }) => start > clause)
}

/** The only percentage of a clause, or the only one right behind a word of direction: 增长⟦p⟧，增速较上年的⟦q⟧有所提高. */
function percentOfChange(text: string, percents: readonly ProseFigure[]): ProseFigure | undefined {
  const plain = percents.filter(
    (one) =>
      !isCompoundRate(text, one) && !ASSUMED.test(text.slice(0, one.start)) && !namesOtherBasis(phraseOf(text, one)),
  )
  if (plain.length === 1 && percents.length === 1) return plain[0]
  const told = plain.filter(({ start }) => RIGHT_BEHIND.test(text.slice(0, start)))
  return told.length === 1 ? told[0] : undefined
}

/** What surrounds a percentage up to the next comma or number on either side. */
function phraseOf(text: string, { start, end }: ProseFigure): string {
  const before = /(?<![^,;，；。、\d])[^,;，；。、\d]*$/.exec(text.slice(0, start))![0]
  const behind = /^[^,;.，；。、\d]*/.exec(text.slice(end))![0]
  return before + text.slice(start, end) + behind
}

/** "a hypothetical ⟦10%⟧ change": what is assumed has not happened. */
const ASSUMED = /\b(?:hypothetical|assumed|theoretical)\s+$/i

const RIGHT_BEHIND = /(?:增长|增加|上升|提高|上涨|下降|减少|下滑|降低|下跌|增幅为?|降幅为?)\s*(?:了|约)?$/

/** "decreased by ⟦d⟧ to ⟦x⟧, or ⟦p⟧ of total loans": behind the amount that was reached a rate is what that is of something, whether or not it is said of what. */
function isOfReached(text: string, reached: ProseFigure, { start }: Pick<ProseFigure, 'start'>): boolean {
  return start >= reached.end && /^\s*,\s*or\s+(?:about |approximately )?$/i.test(text.slice(reached.end, start))
}

/** "despite a ⟦x⟧ decrease in balances". */
const ASIDE = /\b(?:despite|in spite of|notwithstanding|offset)\b/i

/** "increased by ⟦d⟧, or p %, to ⟦x⟧": the amount before is not printed. */
function guessPair(
  base: Pick<ChangeStatement, 'sentence'> & StatedDirection,
  text: string,
  [left, right]: [ProseFigure, ProseFigure],
  { figure: percent, ...place }: ProseFigure,
  words: readonly Word[],
): ChangeStatement[] {
  const small = amountValue(left.figure.amount).abs().lessThan(amountValue(right.figure.amount).abs()) ? left : right
  const other = small === left ? right : left
  // What stands behind the reasons of a change is another amount.
  const between = text.slice(Math.min(left.end, right.end), Math.max(left.start, right.start))
  const isOfReason = REASON.test(between) || ASIDE.test(between)
  return isChangeAmount(text, small, words) && !isOfReason && !isOfReached(text, other, place)
    ? [{ ...base, amount: small.figure, percent, after: other.figure, ordered: false }]
    : []
}

const PER_SHARE = /^\s*(?:per|a)\s+(?:(?:diluted|basic|common|ordinary|class [a-z])\s+)*(?:share|unit|ADS)\b/i

/** "⟦a⟧, or ⟦s⟧ per share, compared with ⟦b⟧, or ⟦t⟧ per share": what falls to a share is compared with the like alone. */
function withoutShares(text: string, amounts: readonly ProseFigure[]): readonly ProseFigure[] {
  const whole = amounts.filter(({ end }) => !PER_SHARE.test(text.slice(end)))
  return whole.length > 0 ? whole : amounts
}

function isAmount(figure: Figure): boolean {
  const { unit, value } = figure.amount
  return (
    (unit === 'money' || unit === 'unknown' || unit === 'shares' || unit === 'count') &&
    !(unit === 'unknown' && /^\d$/.test(value))
  )
}
