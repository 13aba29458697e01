import type { PlaceIndex } from './place-index.ts'

/** Of the year that is reported, and of the one before, where the words name no number. */
const THIS_YEAR =
  /\b(?:this|current|reporting) (?:year|period)\b|\bat (?:the )?(?:year|period)[- ]end\b|本期|本年|本报告期|报告期|期末|当期|当年度|당기|기말|금기/i
const YEAR_BEFORE =
  /\b(?:last|prior|previous|preceding) (?:year|period)\b|上期|上年|去年|期初|前期|前年|전기|전년|기초/i
/** The parent alone, beside a group of which it is one. */
const PARENT_ALONE =
  /\b(?:holding company|parent(?: company)?(?: alone| only)?|stand-?alone|separate financial statements|unconsolidated)\b|母公司(?!股东|所有者|普通股)|单体|単体|単独|提出会社|개별재무|별도|지배회사 개별/i

/** The year of the report: as its summary says, else the one that most columns of its tables bear. */
export function reportedYear({ summary, figures }: PlaceIndex): string | undefined {
  const said = /(?:19|20)\d\d/.exec(summary.period ?? '')?.[0]
  if (said) return said
  const counts = new Map<string, number>()
  for (const { figure, rowIndex } of [...figures.values()].flat()) {
    const year = rowIndex === undefined ? undefined : figure.period?.end?.slice(0, 4)
    if (year) counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  const most = Math.max(...counts.values())
  // The year before has as many columns: the later one of those is meant.
  return [...counts].filter(([, count]) => count >= most / 2).toSorted(([a], [b]) => b.localeCompare(a))[0]?.[0]
}

/** The years of which words speak; none where they name no time. */
export function yearsOf(words: string, reported: string | undefined): string[] {
  const text = words.normalize('NFKC')
  const years: string[] = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []
  if (years.length > 0 || reported === undefined) return years
  if (YEAR_BEFORE.test(text)) return [String(Number(reported) - 1)]
  return THIS_YEAR.test(text) ? [reported] : []
}

/** Both name a time, and not the same one. */
export function timesDiffer(one: string, other: string, reported: string | undefined): boolean {
  const [a, b] = [yearsOf(one, reported), yearsOf(other, reported)]
  return a.length > 0 && b.length > 0 && !a.some((year) => b.includes(year))
}

/** One speaks of the parent alone, the other does not. */
export const scopesDiffer = (one: string, other: string): boolean => PARENT_ALONE.test(one) !== PARENT_ALONE.test(other)
