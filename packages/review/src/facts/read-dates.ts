import { foldText } from './fold-text.ts'
import { monthNumber } from './read-period.ts'

/** A full date in a text: ISO day and where it stands. */
export interface PrintedDate {
  date: string
  text: string
  start: number
  end: number
}

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const NUMERALS = '〇零一二三四五六七八九'
const PATTERNS: readonly {
  pattern: RegExp
  read: (groups: readonly string[]) => [year: number, month: number, day: number]
}[] = [
  {
    pattern: /((?:19|20)\d\d)\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]/g,
    read: ([year, month, day]) => [Number(year), Number(month), Number(day)],
  },
  {
    pattern:
      /([一二][〇零○Oо一二三四五六七八九]{3})\s*年\s*([一二三四五六七八九十]{1,2})\s*月\s*([一二三四五六七八九十廿]{1,3})\s*日/g,
    read: ([year, month, day]) => [
      Number([...year!].map((digit) => Math.max(0, NUMERALS.indexOf(digit) - 1)).join('')),
      chineseNumber(month!),
      chineseNumber(day!),
    ],
  },
  {
    pattern: new RegExp(`\\b${MONTH}\\s*(\\d{1,2})(?:st|nd|rd|th)?\\s*,?\\s*((?:19|20)\\d\\d)`, 'gi'),
    read: ([month, day, year]) => [Number(year), monthNumber(month!), Number(day)],
  },
  {
    pattern: new RegExp(`(?<![\\d.,])(\\d{1,2})(?:st|nd|rd|th)?\\s+${MONTH},?\\s+((?:19|20)\\d\\d)`, 'gi'),
    read: ([day, month, year]) => [Number(year), monthNumber(month!), Number(day)],
  },
]

function chineseNumber(text: string): number {
  const [tens, ones] = text.includes('十') ? text.split('十') : ['〇', text]
  const digit = (one: string | undefined) => (one ? '一二三四五六七八九'.indexOf(one) + 1 : 0)
  return (text.includes('十') ? (tens ? digit(tens) : 1) : 0) * 10 + digit(ones)
}

/** Every full date of a text, in its order. */
export function readDates(text: string): PrintedDate[] {
  const folded = foldText(text)
  return PATTERNS.flatMap(({ pattern, read }) =>
    Array.from(folded.matchAll(pattern), (match) => {
      const [year, month, day] = read(match.slice(1) as string[])
      return {
        date: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
        text: text.slice(match.index, match.index + match[0].length),
        start: match.index,
        end: match.index + match[0].length,
      }
    }),
  ).toSorted((a, b) => a.start - b.start)
}
