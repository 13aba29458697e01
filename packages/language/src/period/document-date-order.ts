import type { Document } from '@tickmark/document'
import type { DateOrder } from './find-dates.ts'

/** Two numbers and a year, parted by strokes: both orders are printed so. */
const IN_DIGITS = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(?:19|20)\d\d(?![\d/])/g
/** The first number that is no month. */
const LAST_MONTH = 12

/** Which number of 03/04/2024 is the day in texts: as the dates among them prove that read only one way. Undefined where none does, or both orders stand. */
export function decideDateOrder(texts: Iterable<string>): DateOrder | undefined {
  const seen = new Set<DateOrder>()
  for (const text of texts)
    for (const [, first, second] of text.matchAll(IN_DIGITS)) {
      const [isNoMonth, isDay] = [Number(first) > LAST_MONTH, Number(second) > LAST_MONTH]
      if (isNoMonth !== isDay) seen.add(isNoMonth ? 'day-first' : 'month-first')
    }
  const [only, other] = seen
  return other === undefined ? only : undefined
}

/** The same for a whole document. */
export function documentDateOrder({ blocks }: Pick<Document, 'blocks'>): DateOrder | undefined {
  return decideDateOrder(
    blocks.flatMap((block) => {
      if (block.type === 'table') return block.cells.map(({ text }) => text)
      return block.type === 'picture' ? [] : [block.text]
    }),
  )
}
