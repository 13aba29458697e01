import { findCounts } from '@tickmark/language'
import { COUNTERS } from './same-thing.ts'
import { termsBeyond, termsOf } from './terms.ts'

interface Count {
  value: number
  /** What is counted, and what qualifies it. */
  terms: ReadonlySet<string>
  /** Some of others. */
  isAmong: boolean
}

/**
 * Whether two statements of one time cannot both be so by what they count. Who says nothing but how many there are of a thing tells the whole of it: another
 * such number excludes it, and so does a larger number of some of them. A smaller one may be a part.
 */
export function countsExclude(one: string, other: string): boolean {
  const [a, b] = [countIn(one), countIn(other)]
  if (!a || !b || a.value === b.value || a.terms.has(OTHERS) !== b.terms.has(OTHERS)) return false
  const [isAWhole, isBWhole] = [isWhole(a, b), isWhole(b, a)]
  if (isAWhole && isBWhole) return true
  return (isAWhole && b.value > a.value) || (isBWhole && a.value > b.value)
}

/** Who else may have such things. */
const OTHERS = '§subsidiaries'
/** What counts some among others. */
const AMONG =
  /\b(?:of|among) (?:the|these|those|them|which|our|its|all)\b(?! (?:group|company)\b)|其中|之中|中[，,]|うち|のうち|(?<=[\uac00-\ud7af]) ?중(?=[\s,])/i

/** "The Board consists of nine directors": what stands beside the number is all of it, whoever has it. */
const MADE_OF =
  /\b(?:consists?|consisted|composed|comprised|made up) of\b|\bcompris(?:es|ed)\b|由.{1,30}(?:组成|構成|构成)|で構成|からなる|(?:으로|로) (?:구성|이루어)/i
/** What stands beside a number (signs, words). */
const BESIDE =
  /^\s?(?:[\p{Script=Han}\p{Script=Katakana}ー]{1,6}?(?=组成|構成|构成|で|か|から|$)|の?[\p{Script=Han}\p{Script=Katakana}ー]{1,8}|의? ?\p{Script=Hangul}{1,8}|(?:\p{Script=Latin}+[ -]?){1,3})/u

const isWhole = ({ terms, isAmong }: Count, other: Count): boolean =>
  !isAmong && terms.size > 0 && termsBeyond(terms, other.terms).length === 0

/** The one count of a statement; of several nothing says which is meant. */
function countIn(text: string): Count | undefined {
  const folded = text.normalize('NFKC')
  const [count, second] = findCounts(folded)
  if (!count || second) return undefined
  const behind = folded.slice(count.end)
  const rest = MADE_OF.test(folded) ? (BESIDE.exec(behind)?.[0] ?? '') : `${folded.slice(0, count.start)} ${behind}`
  return { value: count.value, terms: termsOf(rest, COUNTERS), isAmong: AMONG.test(folded) }
}
