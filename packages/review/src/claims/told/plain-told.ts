import { withoutReasons } from '@tickmark/language'
import { isPlain, isScoped } from '../../facts/text/plain-words.ts'
import type { ProseFigure } from '../../facts/sentences/make-sentences.ts'
import type { Mention } from './line-book.ts'
import { blank, withoutLines } from './told-text.ts'
import type { ToldText } from './told-text.ts'

/** How plainly a figure is told: what else than neutral words stands around it and the name of its line. */
export interface Plainness {
  /** Nothing else stands between the name and the figure. */
  isPlain: boolean
  /** Nothing else stands before the name. */
  isWhole: boolean
  /** Nothing else stands behind the figure, up to the next stop. */
  isClosed: boolean
  /** A word right before the name makes it another line's: "net" finance income. */
  isModified: boolean
}

export function plainnessOf(told: ToldText, own: ProseFigure, subject: Mention | undefined): Plainness {
  // Why a line changed narrows it to nothing: "mainly because of the products sold".
  const bare = { ...told, text: withoutReasons(told.text) }
  const isClosed = isPlain(withoutNames(bare, own.end, own.end + stopOf(bare.text.slice(own.end))))
  if (!subject) return { isPlain: false, isWhole: false, isClosed, isModified: false }
  return {
    isPlain: isPlain(withoutNames(told, subject.end, own.start)) && !isOfPart(bare),
    isWhole: isWholeLine(told, subject),
    isClosed,
    isModified: isModifiedName(told, subject),
  }
}

const CURRENCY_WORDS =
  /\b(?:rmb|hk|us|nt|eur|euro|usd|gbp|cny|hkd|jpy|krw|inr|chf|cad|aud|a|c|s)\b\$?|新[台臺][币幣]|港[币幣]|美元/gi

/** Whether a sentence, what it brackets apart, speaks of less than the whole. */
function isOfPart(told: ToldText): boolean {
  // How long the flow lasts that is told, its line is asked for.
  const bare = blank(withoutLines(told), told.spans)
  return isScoped(bare.replace(/[(（][^()（）]*[)）]/g, ' '))
}

/** How far it is to the next stop, bracket or figure. */
function stopOf(text: string): number {
  return /^[^,;.()，。；（）、#]*/.exec(text)?.[0].length ?? 0
}

/** A line of the whole: nothing before its name, back to the last colon or stop, makes it one of a part. */
export function isWholeLine(told: ToldText, { start }: Pick<Mention, 'start'>): boolean {
  const from = Math.max(...[';', '；', '。', ':', '：'].map((sign) => told.text.lastIndexOf(sign, start) + 1))
  return isPlain(withoutNames(told, from, start))
}

/** Whether a word right before a name makes it another line's. */
export function isModifiedName(told: ToldText, { start }: Pick<Mention, 'start'>): boolean {
  // "LinkedIn revenue", where a table has a line of each name: the revenue of the one, and not the whole.
  const isOfLine = told.mentions.some(
    (other) =>
      other.end < start &&
      told.text.slice(other.end, start).trim() === '' &&
      !isPlain(told.text.slice(other.start, other.end)),
  )
  if (isOfLine) return true
  // "Cost of services": a noun of which the name is said makes it another line's as well.
  const before = withoutNames(told, 0, start).replace(/(?<=\p{L}\s+)of\s+(?:(?:the|our|its|total)\s+)*$/iu, '')
  const [word = ''] = /(?:(?<![\p{L}'’-])[\p{L}'’-]+\s+|[\u3040-\u9fff]{1,2})$/u.exec(before) ?? []
  return !isPlain(word)
}

/** A stretch of the sentence without what else is read in it: times, figures, currencies and names of lines. */
function withoutNames({ text, marks, spans, mentions }: ToldText, from: number, to: number): string {
  const read = [...marks, ...spans, ...mentions].filter(({ start, end }) => start < to && end > from)
  const clear = blank(text, read)
  return clear.slice(from, to).replace(/#/g, ' ').replace(CURRENCY_WORDS, ' ')
}
