import { findDays } from '@tickmark/language'
import type { PlaceIndex } from './place-index.ts'

/** Of the year that is reported, and of the one before, where the words name no number. */
const THIS_YEAR =
  /\b(?:this|current|reporting) (?:year|period)\b|\bat (?:the )?(?:year|period)[- ]end\b|本期|本年|本报告期|报告期|(?<![上前])期末|当期|当年度|당기|(?<!전)기말|금기/i
const YEAR_BEFORE =
  /\b(?:last|prior|previous|preceding) (?:year|period)\b|上期|上年|去年|期初|前期|前年|전기(?!차|요금|료)|전년|기초/i
/** The parent alone, beside a group of which it is one. */
const PARENT_ALONE =
  /\b(?:holding company|parent(?: company)?(?: alone| only)?|stand-?alone|separate financial statements|unconsolidated)\b|母公司(?!股东|所有者|普通股)|单体|単体|単独|提出会社|개별재무|별도|지배회사 개별/i

/** The year of the report: as its summary says, else the one that most columns of its tables bear. */
export function reportedYear({ summary, figures, document }: PlaceIndex): string | undefined {
  const said = /(?:19|20)\d\d/.exec(summary.period ?? '')?.[0]
  if (said) return said
  const counts = new Map<string, number>()
  for (const { figure, rowIndex } of [...figures.values()].flat()) {
    const year = rowIndex === undefined ? undefined : figure.period?.end?.slice(0, 4)
    if (year) counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  // Columns that are called by the number of the term tell no year; the lines above the tables do.
  if (counts.size === 0)
    for (const block of document.blocks)
      if (block.type !== 'table' && block.text.length <= LONGEST_HEAD)
        for (const year of new Set(block.text.normalize('NFKC').match(YEAR)))
          counts.set(year, (counts.get(year) ?? 0) + 1)
  const most = Math.max(...counts.values())
  // The year before has as many columns: the later one of those is meant.
  return [...counts].filter(([, count]) => count >= most / 2).toSorted(([a], [b]) => b.localeCompare(a))[0]?.[0]
}

/** A line that names a statement's period says little else (characters). */
const LONGEST_HEAD = 60
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g

/** The years of which words speak; none where they name no time. */
export function yearsOf(words: string, reported: string | undefined): string[] {
  const text = words.normalize('NFKC')
  const years: string[] = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []
  return years.length > 0 ? years : yearsBeside(text, reported)
}

/** Every year of which words speak: those that they name, and this or the one before by their words. */
export const allYearsOf = (words: string, reported: string | undefined): string[] => [
  ...yearsOf(words, reported),
  ...yearsBeside(words.normalize('NFKC'), reported),
]

const yearsBeside = (text: string, reported: string | undefined): string[] =>
  reported === undefined
    ? [...(THIS_YEAR.test(text) ? ['this'] : []), ...(YEAR_BEFORE.test(text) ? ['before'] : [])]
    : [...(THIS_YEAR.test(text) ? [reported] : []), ...(YEAR_BEFORE.test(text) ? [String(Number(reported) - 1)] : [])]

/** Both name a time, and not the same one. */
export function timesDiffer(one: string, other: string, reported: string | undefined): boolean {
  const [a, b] = [yearsOf(one, reported), yearsOf(other, reported)]
  if (a.length > 0 && b.length > 0 && !a.some((year) => b.includes(year))) return true
  return daysDiffer(one, other)
}

/** Both speak of one time: who names none speaks of the year that is reported. */
export function areOfOneTime(one: string, other: string, reported: string | undefined): boolean {
  const [a, b] = [one, other].map((text) => {
    const years = yearsOf(text, reported)
    return years.length > 0 ? years : [reported ?? 'this']
  })
  return a !== undefined && b !== undefined && a.some((year) => b.includes(year))
}

/** Against what something is compared: "than in the previous year", 较上年, 前期末より. */
const BASE =
  /\b(?:than|compared (?:with|to)|against|versus|over|from)\s+(?:(?:in|at|that of|those of|the|a|one)\s+){0,3}(?:last|prior|previous|preceding) (?:financial )?(?:year|period)|[较較比](?:上年|上期|去年|前一年|年初|期初)(?:同期|末)?|(?:前期|前年|期首)(?:末|度)?(?:より|に比べ|と比べ|比|対比)|(?:전기|전년|기초)(?:말|도)?\s?(?:대비|보다|에 비해|에 비하여|과 비교)/giu

/** A statement without the time against which it compares: what is left is the time of which it speaks. */
export const withoutBase = (words: string): string => words.normalize('NFKC').replace(BASE, ' ')

/** Both name ends of months, at which something is measured, and not one in common. The day of an event may be what is told differently. */
function daysDiffer(one: string, other: string): boolean {
  const [a, b] = [monthEndsIn(one), monthEndsIn(other)]
  return a.length > 0 && b.length > 0 && !a.some((day) => b.includes(day))
}

const monthEndsIn = (text: string): string[] =>
  findDays(text.normalize('NFKC')).flatMap(({ date }) => (/-(?:28|29|30|31)$/.test(date) ? [date] : []))

/** Who owns the parent, and who owns a part of its subsidiaries. */
const OWNERS =
  /\b(?:owners|shareholders|equity holders|members) of the (?:parent|company)\b|归属于母公司|母公司(?:股东|所有者|普通股)|親会社株主|親会社の株主|지배기업|지배주주/i
const MINORITY = /\b(?:non-?controlling|minorit(?:y|ies))\b|少数股东|少數股東|非控[制股]|非支配|少数株主|비지배/i
/** A part of the group. */
const PART =
  /\b(?:segment|division|branch|region(?:al)?|geographical)\b|分部|板块|事业部|セグメント|事業部|부문|사업부/i

/** Whether words speak of a segment, a region or the parent alone. */
export const speaksOfPartOfGroup = (text: string): boolean => PART.test(text) || PARENT_ALONE.test(text)

/** One speaks of the parent alone, of minorities or of a segment, the other does not. */
export const scopesDiffer = (one: string, other: string): boolean =>
  PARENT_ALONE.test(one) !== PARENT_ALONE.test(other) ||
  PART.test(one) !== PART.test(other) ||
  (OWNERS.test(one) && MINORITY.test(other) && !MINORITY.test(one)) ||
  (OWNERS.test(other) && MINORITY.test(one) && !MINORITY.test(other))
