import { firstOf, lastOf, findExisting } from '@tickmark/document'
import type { ProseFigure } from '../../facts/sentences/make-sentences.ts'
import type { Pair } from './change-pairs.ts'
import { REASON, isChangeAmount } from './change-words.ts'
import type { Word } from './change-words.ts'

/** "increased working capital by ⟦a⟧, compared to increases of ⟦b⟧": both are changes, and which way they moved says nothing. */
export function isChangeOfChange(
  text: string,
  pair: Pair,
  amounts: readonly ProseFigure[],
  words: readonly Word[],
): boolean {
  return amounts.some((amount) => {
    if (amount.figure !== pair.after && amount.figure !== pair.before) return false
    return (
      isOfIncrease(text, amount, words) ||
      CHANGE_BEHIND.test(text.slice(amount.end)) ||
      /\bcompar\w+ (?:to|with) (?:an? )?(?:net )?(?:increase|decrease|growth|decline|reduction)\b[^⟦⟧]*$/i.test(
        text.slice(0, amount.start),
      ) ||
      isChangeAmount(text, amount, words) ||
      /\bby\s+(?:approximately |about )?$/i.test(text.slice(0, amount.start))
    )
  })
}

/** "a ⟦50 basis point⟧ reduction" is what something fell by. */
const CHANGE_BEHIND =
  /^\s*(?:basis points? |percentage points? )?(?:increase|decrease|reduction|decline|improvement)\b/i

/** "an increase in receivables of ⟦a⟧ and ⟦b⟧ in 2017 and 2016": by how much it rose each time. */
function isOfIncrease(text: string, amount: ProseFigure, words: readonly Word[]): boolean {
  return words.some(({ start, match }) => {
    const between = text.slice(start + match[0].length, amount.start)
    return (
      /^(?:increase|decrease|decline|reduction)$/i.test(match[0]) &&
      /^\s+(?:in|of)\s[^.;\d]*\bof\s+(?:approximately |about )?$/i.test(between)
    )
  })
}

/** "Excluding fees of ⟦a⟧ and ⟦b⟧ in 2016 and 2015, respectively, earnings decreased ⟦p⟧": the pair is what is left out. */
export function isLeftOut(text: string, pair: Pair, amounts: readonly ProseFigure[], words: readonly Word[]): boolean {
  const own = amounts.filter(({ figure }) => figure === pair.after || figure === pair.before)
  const clause = /(?:^|[.;,]\s+)(?:excluding|adjusting for|apart from|except for)\b[^.;]*$/i
  return clause.test(text.slice(0, firstOf(own).start)) && words.every(({ start }) => start > lastOf(own).end)
}

/** Whether a percentage is one by which something changed: beside a word of direction, or added to the change ("or 4%", "(4%)"). */
export function isOfChange(text: string, percent: ProseFigure, words: readonly Word[]): boolean {
  const before = text.slice(0, percent.start)
  if (/\b(?:representing|represents?|accounting for)\s*$/i.test(before)) return false
  if (/^\s*of (?:our|the|its|total|net|all)\b/i.test(text.slice(percent.end))) return false
  if (/(?:\bor|\(|[，,(]|约|为|达|率|幅|approximately|about|of|by)\s*$/i.test(before)) return true
  return words.some(({ start, match }) => {
    const end = start + match[0].length
    return start < percent.start ? percent.start - end <= 40 : start - percent.end <= 24
  })
}

/** "increased ⟦d⟧ due to x, which was ⟦a⟧ compared to ⟦b⟧": the pair is of something else than the change. */
export function isAside(
  text: string,
  change: ProseFigure,
  pair: Pair,
  amounts: readonly ProseFigure[],
  words: readonly Word[],
): boolean {
  const start = Math.min(
    ...amounts.flatMap(({ figure, start: at }) => (figure === pair.after || figure === pair.before ? [at] : [])),
  )
  if (change.end < start) {
    const between = text.slice(change.end, start)
    const goesOn = /\band\b/i.test(between) && words.some((word) => word.start > change.end && word.start < start)
    return (
      goesOn || /\bwhich\b|\bprimarily\b|\bdue to\b|\bdriven by\b|,\s*and\b|\band (?:an?|[a-z]+ed)\b/i.test(between)
    )
  }
  const end = Math.max(
    ...amounts.flatMap(({ figure, end: at }) => (figure === pair.after || figure === pair.before ? [at] : [])),
  )
  const between = text.slice(end, change.start)
  return REASON.test(between) || /\band an?\s*$/i.test(between)
}

/**
 * "profit was up ⟦34%⟧ to ⟦112.9m⟧, with a margin of ⟦11.4%⟧ compared with ⟦9.3%⟧": beside two rates a change in per cent belongs to
 * them only where neither a comma nor another figure parts it from them. One in points can belong to nothing else.
 */
export function isOfOtherAmounts(
  text: string,
  change: ProseFigure,
  pair: Pair,
  figures: readonly ProseFigure[],
): boolean {
  if (change.figure.amount.unit !== 'percent' || pair.after.amount.unit !== 'percent') return false
  const own = figures.filter(({ figure }) => figure === pair.after || figure === pair.before)
  const [from, to] =
    change.end <= firstOf(own).start
      ? [change.end, firstOf(own).start]
      : [lastOf(own).end, Math.max(change.start, lastOf(own).end)]
  return /[,;，；、]/.test(text.slice(from, to)) || figures.some(({ start }) => start >= from && start < to)
}

/** Whether of two amounts of like size one has a scale word and the other none: everybody supplies it. */
export function isElliptic({ after, before }: Pair): boolean {
  const ratio = Math.abs(Number(after.amount.value) / Number(before.amount.value))
  return (after.amount.scale === 0) !== (before.amount.scale === 0) && ratio > 0.2 && ratio < 5
}

/** "income of ⟦a⟧ compared to a loss of ⟦b⟧": what the words beside the amounts say of their signs. */
export function signsOf(text: string, pair: Pair, amounts: readonly ProseFigure[]): ('loss' | 'gain' | undefined)[] {
  return [pair.after, pair.before].map((figure) => {
    const { start, end } = findExisting(amounts, (amount) => amount.figure === figure)
    const before = text.slice(Math.max(0, start - 40), start)
    const after = text.slice(end, end + 40)
    if (LOSS.test(before) || LOSS_AFTER.test(after)) return 'loss'
    return GAIN.test(before) || GAIN_AFTER.test(after) ? 'gain' : undefined
  })
}

const LOSS =
  /\b(?:loss(?:es)?|deficit|outflow|expense)s? of (?:approximately |about )?$|亏损(?:额)?(?:为|约)?\s*$|손실\s*$|損失(?:は)?\s*$/i

const GAIN =
  /\b(?:income|gain|profit|benefit|inflow|earnings)s? of (?:approximately |about )?$|(?:盈利|利润)(?:额)?(?:为|约)?\s*$|이익\s*$|利益(?:は)?\s*$/i

const LOSS_AFTER = /^\s*(?:[a-z-]+ ){0,3}(?:loss(?:es)?|deficit|outflow|expense|charge)\b/i

const GAIN_AFTER = /^\s*(?:[a-z-]+ ){0,3}(?:income|gain|profit|benefit|inflow|earnings)\b/i
