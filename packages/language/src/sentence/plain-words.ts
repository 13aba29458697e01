import { LANGUAGE_DATA } from '../data/languages.ts'
import { foldText } from '../words/fold-text.ts'
import { wholeWords, wordsOf } from '../words/word-patterns.ts'

/** Dates, years and the words that place a period, whose meaning `readPeriod` tells. */
const PERIODS =
  /(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+\d{1,2}(?:,\s*(?:19|20)\d\d)?|\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)(?: (?:19|20)\d\d)?|\b(?:fy|cy)\s?'?\d\d(?:\d\d)?\b|(?:19|20)\d\d\s*(?:年度?|년도?)?(?:\s*\d{1,2}\s*[月월])?(?:\s*\d{1,2}\s*[日일])?|\d{1,2}\s*[月월]\s*期?/gi

/** Words that name nothing of their own beside a line of the statements: who reports it, that it was so, that it moved, and against when. */
const NEUTRAL = LANGUAGE_DATA.flatMap(({ sentences }) =>
  sentences.neutral.length > 0 ? [new RegExp(wholeWords(sentences.neutral), 'giu')] : [],
)

/** A stretch of a sentence without its periods and the words that leave open nothing about what is meant. */
export function maskPlain(text: string): string {
  return NEUTRAL.reduce((left, words) => left.replace(words, ' '), foldText(text).replace(PERIODS, ' '))
}

/** Whether a stretch of a sentence holds nothing but periods and words that leave open nothing about what is meant. */
export function isPlain(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(maskPlain(text))
}

/** What makes an amount one of a part of the group, of one company, or of another measure than the statements'. */
const SCOPED = new RegExp(LANGUAGE_DATA.flatMap(({ sentences }) => [...sentences.scoped]).join('|'), 'i')

/** Whether a heading, or what a paragraph said before, speaks of less or other than the whole of the reporting group. */
export function isScoped(text: string): boolean {
  return SCOPED.test(text)
}

/** A clause that says why, up to the next stop: "mainly because of …". */
const REASON = new RegExp(`(?:${wholeWords(wordsOf(({ sentences }) => sentences.reasonBegins))})[^,;.，；。、]*`, 'giu')

/** A sentence with what only says why blanked out: its products, customers and regions narrow nothing. */
export function withoutReasons(text: string): string {
  return text.replace(REASON, (clause) => ' '.repeat(clause.length))
}
