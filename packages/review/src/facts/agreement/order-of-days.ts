import type { Document, TextBlock } from '@tickmark/document'
import { documentDateOrder, findDays, leadsToDeadline } from '@tickmark/language'
import type { PrintedDay } from '@tickmark/language'
import { textBlocks } from '../outline/outline.ts'
import { splitSentences } from '../text/split-sentences.ts'
import type { Agreement } from './read-agreement.ts'

/** Two days of which the first must not lie behind the second, and does. */
export interface DaysOutOfOrder {
  kind: 'deadline' | 'agreement' | 'stretch'
  block: TextBlock
  /** The earlier one as it should be, and the later one. */
  from: PrintedDay
  to: PrintedDay
  /** Where the first stands in another paragraph. */
  fromBlock?: TextBlock
}

/** "from 1 January 2024 to 31 December 2024": what stands before, between and behind the two days of a stretch. */
const STRETCHES: readonly (readonly [before: RegExp, between: RegExp, behind: RegExp])[] = [
  [
    /(?:\bfrom|\bbeginning|\bvom|\bdu|\bdal|\bdel|\bdesde el)\s+(?:the\s+)?$/iu,
    /^\s*,?\s*(?:to|until|through|bis(?: zum)?|au|al|hasta el)\s+$/iu,
    /^/,
  ],
  [/[自从從由]\s*$/u, /^\s*[起]?\s*[至到]\s*$/u, /^/],
  [/(?:)$/u, /^\s*から\s*$/u, /^\s*まで/u],
  [/(?:)$/u, /^\s*부터\s*$/u, /^\s*까지/u],
]

/** Days of sentences that contradict each other: a last day before the day that it is the limit of, a stretch that ends before it begins. */
export function daysOutOfOrder(document: Document, agreement: Agreement | undefined): DaysOutOfOrder[] {
  const order = documentDateOrder(document)
  const made = agreement?.parties.flatMap((block) => findDays(block.text, order).map((day) => ({ day, block })))
  const [signed] = made?.length === 1 ? made : []
  return textBlocks(document).flatMap((block) =>
    splitSentences(block.text).flatMap(({ start, end }): DaysOutOfOrder[] => {
      const text = block.text.slice(start, end)
      const days = findDays(text, order)
      if (days.length === 0) return []
      const place = (day: PrintedDay): PrintedDay => ({ ...day, start: day.start + start, end: day.end + start })
      const deadline = days.find((day) => leadsToDeadline(text.slice(0, day.start)))
      const before = deadline && days.filter((day) => day.end <= deadline.start)
      const late = before?.find(({ date }) => date > deadline!.date)
      if (late && deadline) return [{ kind: 'deadline', block, from: place(late), to: place(deadline) }]
      const early = deadline && signed?.block !== block && before?.find((day) => isPlanned(text, day))
      if (early && signed && early.date < signed.day.date && signed.day.date <= deadline.date)
        return [{ kind: 'agreement', block, from: signed.day, to: place(early), fromBlock: signed.block }]
      return days.slice(1).flatMap((day, at): DaysOutOfOrder[] => {
        const first = days[at]
        return first && first.date > day.date && !MOVED.test(text.slice(0, first.start)) && isStretch(text, first, day)
          ? [{ kind: 'stretch', block, from: place(first), to: place(day) }]
          : []
      })
    }),
  )
}

/** A day that is brought forward leads to an earlier one. */
const MOVED =
  /\b(?:br(?:ings?|ought|inging)|mov(?:es?|ed|ing)|chang(?:es?|ed|ing)|advanc(?:es?|ed|ing)|accelerat(?:es?|ed|ing)|shift(?:s|ed|ing)?|amend(?:s|ed|ing)?|revis(?:es?|ed|ing)|vorgezogen|vorverlegt)\b|提前|变更|變更|调整|調整|前倒し|繰り上げ|변경|앞당/iu

/** What says of a day right beside it that it is the end of a period, or that of another text. */
const OF_THE_PAST = /(?:ended|ending|as (?:of|at)|dated|[截自至]|zum|au|al)\s*$/iu
const PAST_BEHIND = /^\s*(?:止|現在|付|に終了|기준|자)/u

function isPlanned(text: string, { start, end }: PrintedDay): boolean {
  return !OF_THE_PAST.test(text.slice(0, start)) && !PAST_BEHIND.test(text.slice(end))
}

function isStretch(text: string, from: PrintedDay, to: PrintedDay): boolean {
  const [before, between, behind] = [text.slice(0, from.start), text.slice(from.end, to.start), text.slice(to.end)]
  return STRETCHES.some(([head, middle, tail]) => head.test(before) && middle.test(between) && tail.test(behind))
}
