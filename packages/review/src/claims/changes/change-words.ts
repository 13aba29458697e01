import type { ProseFigure } from '../../facts/sentences/make-sentences.ts'

/** A word of direction where it stands in a sentence. */
export interface Word {
  start: number
  match: RegExpExecArray
}

/** Which way a sentence says that its amounts went. */
export interface StatedDirection {
  direction?: 'up' | 'down'
  /** The word itself, with its place in the sentence. */
  word?: { text: string; start: number; end: number }
}

/** What begins the reasons that are given for a change. */
export const REASON =
  /\b(?:reflecting|due (?:[a-z]+ )?to|driven by|because of|result of|as a result|attributable to)\b/i

/** "Our rate of compensation increase was ⟦p⟧ for 2017": what is assumed, by its name. */
const NAMED_RATE = /\brates? of (?:[a-z]+ ){0,4}$/i

/** "increase in", "upper", "up to": words that name something else than the change of the figures. */
export function isModifier(text: string, start: number, word: string): boolean {
  const after = text.slice(start + word.length, start + word.length + 16)
  const before = text.slice(Math.max(0, start - 14), start)
  // "lock-up", "write-down": the end of another word.
  if (/^(?:up|down)$/i.test(word) && /[a-z]-$/i.test(before)) return true
  if (/^up$/i.test(word))
    return (
      /^\s*to\b/i.test(after) ||
      /\b(?:set|made?|make|start|buil[dt]|back|follow|sign|gear|ramp|wrap|open|free|stock|catch|came?|come|took|take)(?:ed|ing|s)?-?\s*$/i.test(
        before,
      )
    )
  if (/^down$/i.test(word))
    return /\b(?:br(?:eak|oke|oken)|writ(?:e|ing|ten)|wrote|pa(?:y|id|ying)|dr(?:aw|ew|awn|awing)|w(?:ind|ound|inding))s?-?\s*$/i.test(
      before,
    )
  // "These decreases were offset by …" refers back to what was said before.
  if (
    /^\s*(?:was|were) (?:partially |partly )?offset\b/i.test(text.slice(start + word.length, start + word.length + 30))
  )
    return true
  // "… would result in no rate increase".
  if (/\bno (?:\w+ )?$/i.test(before)) return true
  if (NAMED_RATE.test(text.slice(0, start))) return true
  // A growth rate may fall.
  if (/^(?:growth|increase)$/i.test(word) && /^\s+rates?\b/i.test(after)) return true
  return /\b(?:partially )?offset by (?:an? )?\s*$/i.test(before)
}

/** What grew as a noun: a rate of its own, of which the next word says which way it went. */
const GROWTH = /^(?:growth|growing|增长|增長|成長|伸び|성장|증가)$/i
/** Letters between such a noun and the word for its own way. */
const MOST_BEHIND = 24

/** "GDP growth slowed significantly to 6.5 percent", 增长放缓至5.0%, "the fastest-growing economy": names of a rate, and no word for its way. */
export function withoutNouns(text: string, words: readonly Word[]): Word[] {
  return words.filter(({ start, match }, at) => {
    if (!GROWTH.test(match[0])) return true
    if (text.slice(0, start).endsWith('-')) return false
    const next = words[at + 1]
    const behind = next && text.slice(start + match[0].length, next.start)
    return behind === undefined || behind.length > MOST_BEHIND || /[\d,.;，；。]/u.test(behind)
  })
}

/** The direction that the words right before the figures give; words that explain ("due to an increase in") do not count. */
export function directionOf(
  sentence: string,
  words: readonly Word[],
  figures: readonly ProseFigure[],
  compared: readonly ProseFigure[] = figures,
): StatedDirection {
  const telling = words.some(({ match }) => !match.groups?.either)
    ? words.filter(({ match }) => !match.groups?.either)
    : words
  // A reason given after the figures ("reflecting lower interest costs") says nothing of them.
  const last = Math.max(...compared.map(({ end }) => end))
  const earliest = Math.min(...compared.map(({ start }) => start))
  const stated = telling.filter(({ start, match }) =>
    // Nor does a change whose reason the figures are: "the decrease was due to repayments of ⟦a⟧ compared to ⟦b⟧".
    start < earliest
      ? !REASON.test(sentence.slice(start + match[0].length, earliest))
      : start < last || !REASON.test(sentence.slice(last, start)),
  )
  const free = stated.filter(
    ({ start, match }) =>
      start > earliest || !figures.some((one) => one.start >= start + match[0].length && one.end <= earliest),
  )
  // "shrank by ⟦p⟧ to ⟦x⟧, but their share rose from ⟦a⟧ to ⟦b⟧": a word that another figure parts from the pair is that figure's.
  const own = free.some(({ start }) => start < earliest) ? free : stated
  const near = own.filter(({ start, match }) =>
    figures.some((figure) => figure.start >= start && figure.start - start - match[0].length <= 16),
  )
  const meant = joining(near, compared) ?? (near.length > 0 ? near : own)
  const first = meant[0]
  if (!first) return {}
  const directions = new Set(
    meant.map(({ match }) =>
      match.groups?.either ? undefined : match.groups?.up ? ('up' as const) : ('down' as const),
    ),
  )
  return {
    word: { text: first.match[0], start: first.start, end: first.start + first.match[0].length },
    ...(directions.size === 1 && !directions.has(undefined) ? { direction: [...directions][0]! } : {}),
  }
}

/** 由⟦a⟧减少至⟦b⟧，增幅⟦p⟧: the word that joins the two amounts says which way they went, whatever follows. */
function joining(near: readonly Word[], compared: readonly ProseFigure[]): Word[] | undefined {
  if (compared.length !== 2) return undefined
  const [from, to] = compared.toSorted((a, b) => a.start - b.start)
  const between = near.filter(({ start }) => from && to && start >= from.end && start < to.start)
  return between.length > 0 ? between : undefined
}

/** What says which way an amount went in the languages that put it behind: 257億円増加, 257억원 증가. */
const BEHIND = /^(?:増|減|上昇|下落|低下|拡大|縮小|증가|감소|상승|하락|확대|축소|늘|줄)/

/** What may stand between an amount and the noun for its change. */
const WITH_ITS_RATE = /^\s*(?:,?\s*(?:or\s+)?\(?[\d.,]+\s?%\)?,?\s*)?(?:net )?$/

/** Whether the amount stands right after a word of direction ("increased by $5", "a decrease of $5", 增加5万元), or right before it (5億円増加). */
export function isChangeAmount(text: string, amount: ProseFigure, words: readonly Word[]): boolean {
  return words.some(({ start, match }) => {
    if (start >= amount.end && BEHIND.test(match[0])) return /^\s*$/.test(text.slice(amount.end, start))
    // "The $47 million increase in …".
    // "an $8.5 million, or 17.7%, increase".
    if (start >= amount.end && /^(?:increase|decrease|decline|reduction|rise|drop|fall|growth)$/i.test(match[0]))
      return WITH_ITS_RATE.test(text.slice(amount.end, start))
    const between = text.slice(start + match[0].length, amount.start)
    return (
      amount.start > start &&
      /^(?=[^]{0,80}$)\s*(?:by|of|was|is|了|额|为|:)?\s*(?:approximately|about|约)?\s*$/i.test(between)
    )
  })
}
