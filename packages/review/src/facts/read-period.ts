import type { Period } from '@tickmark/document'
import { foldText } from './fold-text.ts'

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const SPANS: readonly [RegExp, number][] = [
  [/\b(?:three|3)[ -]?months?|quarter(?:ly|s)? ended|\bthree[ -]month/i, 3],
  [/\b(?:six|6)[ -]?months?|half[ -]year/i, 6],
  [/\b(?:nine|9)[ -]?months?/i, 9],
  [/\b(?:twelve|12)[ -]?months?|(?:fiscal )?years? (?:ended|ending)|\bannual\b|年度|회계연도/i, 12],
]

const pad = (n: number | string) => String(n).padStart(2, '0')

/** Number of a month's English name, 1–12. */
export function monthNumber(name: string): number {
  return MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase())) + 1
}

function endOf(text: string): string | undefined {
  const cjk = /((?:19|20)\d\d)\s*[年년]\s*(?:(\d{1,2})\s*[月월]\s*(?:(\d{1,2})\s*[日일])?)?/.exec(text)
  if (cjk) return cjk[2] ? `${cjk[1]}-${pad(cjk[2])}${cjk[3] ? `-${pad(cjk[3])}` : ''}` : cjk[1]
  const day = new RegExp(`${MONTH}\\s*(\\d{1,2})\\s*,?\\D{0,12}?((?:19|20)\\d\\d)`, 'i').exec(text)
  if (day) return `${day[3]}-${pad(monthNumber(day[1]!))}-${pad(day[2]!)}`
  const dayFirst = new RegExp(`(\\d{1,2})\\s+${MONTH},?\\s+((?:19|20)\\d\\d)`, 'i').exec(text)
  if (dayFirst) return `${dayFirst[3]}-${pad(monthNumber(dayFirst[2]!))}-${pad(dayFirst[1]!)}`
  const yearFirst = new RegExp(`((?:19|20)\\d\\d)\\s+${MONTH}\\s+(\\d{1,2})(?!\\d)`, 'i').exec(text)
  if (yearFirst) return `${yearFirst[1]}-${pad(monthNumber(yearFirst[2]!))}-${pad(yearFirst[3]!)}`
  const iso = /\b((?:19|20)\d\d)[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(text)
  if (iso) return `${iso[1]}-${pad(iso[2]!)}-${pad(iso[3]!)}`
  const monthYear = new RegExp(`${MONTH}\\s+((?:19|20)\\d\\d)`, 'i').exec(text)
  if (monthYear) return `${monthYear[2]}-${pad(monthNumber(monthYear[1]!))}`
  const year = /(?<![\d.,])(?:FY\s?|fiscal (?:year )?)?((?:19|20)\d\d)(?![\d,.]*\d)/i.exec(text)?.[1]
  // "FY24", as reports of due diligence head their columns.
  const short = /\b(?:FY|CY)\s?'?(\d\d)(?!\d)/i.exec(text)?.[1]
  return year ?? (short && `20${short}`)
}

/** "自 2021年4月1日 至 2022年3月31日", "2024년 1월 1일부터 2024년 12월 31일까지": both days of a flow. */
function rangeOf(text: string): { end: string; months: number } | undefined {
  const [from, to] = text.split(/至|から|부터|[~\uFF5E\u301C]/).map(endOf)
  if (from?.length !== 10 || to?.length !== 10 || from >= to) return undefined
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
  return { end: to, months: Math.max(1, Math.round(days / 30.44)) }
}

/** Words that place a period relative to the report's own, with what they speak of. */
const RELATIVE: readonly [RegExp, 'instant' | 'duration'][] = [
  [/期初|年初|上年(?:年)?末|上期期末|전기말|기초|前(?:連結会計)?(?:年度|期)末|期首/, 'instant'],
  [/期末|年末|당기말|기말|当(?:連結会計)?(?:年度|期)末/, 'instant'],
  [
    /上期|上年|上一?年度|去年|同期|전기|전년|前(?:連結会計年度|事業年度|期|年)|prior (?:year|period)|previous year/i,
    'duration',
  ],
  [/本期|本年|本报告期|报告期|당기|当(?:連結会計年度|事業年度|期)|current (?:year|period)|this year/i, 'duration'],
]

/**
 * The period that a column head, caption or phrase names. `end` may be a year or a month alone ("2023", "2023-12") when no more is printed;
 * a relative word without a date gives `text` only.
 */
export function readPeriod(raw: string): Period | undefined {
  const text = foldText(raw)
  const range = rangeOf(text)
  const end = range?.end ?? endOf(text)
  const relative = RELATIVE.find(([pattern]) => pattern.test(text))
  if (!end && !relative) return undefined
  const months = SPANS.find(([pattern]) => pattern.test(text))?.[1]
  const quarter = /(\d{1,2})\s*-\s*(\d{1,2})\s*月/.exec(text)
  const length = range?.months ?? (quarter ? Number(quarter[2]) - Number(quarter[1]) + 1 : months)
  const period: Period = {
    kind: length ? 'duration' : (relative?.[1] ?? (end && end.length === 10 ? 'instant' : 'unknown')),
    text: raw.trim().replace(/\s+/g, ' ').slice(0, 80),
  }
  if (end) period.end = end
  if (end && length) period.start = `-${length}M`
  return period
}

/** Two periods that may be the same one: no printed part of them contradicts the other. */
export function mayBeSamePeriod(a: Period | undefined, b: Period | undefined): boolean {
  if (!a?.end || !b?.end) return false
  if (!a.end.startsWith(b.end) && !b.end.startsWith(a.end)) return false
  return !a.start || !b.start || a.start === b.start
}

/** As `mayBeSamePeriod`, and a balance is not taken for a flow that ends on the same day. */
export function isSamePeriod(a: Period | undefined, b: Period | undefined): boolean {
  return mayBeSamePeriod(a, b) && !(a!.kind !== b!.kind && a!.kind !== 'unknown' && b!.kind !== 'unknown')
}
