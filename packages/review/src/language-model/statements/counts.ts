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
  if (!a || !b || a.value === b.value) return false
  const [isAWhole, isBWhole] = [isWhole(a, b), isWhole(b, a)]
  if (isAWhole && isBWhole) return true
  return (isAWhole && b.value > a.value) || (isBWhole && a.value > b.value)
}

/** What counts some among others. */
const AMONG =
  /\b(?:of|among) (?:the|these|those|them|which|our|its|all)\b(?! (?:group|company)\b)|其中|之中|中[，,]|うち|のうち|(?<=[\uac00-\ud7af]) ?중(?=[\s,])/i

const isWhole = ({ terms, isAmong }: Count, other: Count): boolean =>
  !isAmong && terms.size > 0 && termsBeyond(terms, other.terms).length === 0

/** The one count of a statement; of several nothing says which is meant. */
function countIn(text: string): Count | undefined {
  const folded = text.normalize('NFKC')
  const [count, second] = findCounts(folded)
  if (!count || second) return undefined
  const rest = `${folded.slice(0, count.start)} ${folded.slice(count.end)}`
  return { value: count.value, terms: termsOf(rest, COUNTERS), isAmong: AMONG.test(folded) }
}
