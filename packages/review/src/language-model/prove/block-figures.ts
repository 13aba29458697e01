import { findDays, findNumbers } from '@tickmark/language'
import type { Block } from '@tickmark/document'
import type { PlacedFigure, PlaceIndex } from './place-index.ts'

/** A year, or the day and month of a date, is no figure that anything could be computed from. */
const YEAR =
  /(?<![\d,.])(?:19|20)\d\d(?![\d,]|\.\d)\s?(?:年度?|년도?)?(?:\s?\d{1,2}\s?[月월])?(?:\s?\d{1,2}\s?[日일])?/g
/** "Note 35", 第12条, 附录3: numbers that name. */
const REFERENCE =
  /(?:\b(?:note|notes|page|section|table|appendix|chapter|item|article|no\.?)|第|附注|附录|附表|주석|별첨|注記|別紙)\s*\d[\d.]*/gi

/**
 * The figures of a block: those that the review knows, and the other numbers of its text (95 days, 164 employees), of which it has no opinion.
 */
export function blockFigures({ figures }: PlaceIndex, block: Block): PlacedFigure[] {
  const known = figures.get(block.id) ?? []
  if (block.type === 'table' || block.type === 'picture') return known
  const isKnown = (start: number, end: number): boolean =>
    known.some(({ figure: { location } }) => (location.start ?? 0) < end && (location.end ?? 0) > start)
  const others = findNumbers(withoutDates(block.text)).filter(({ start, end }) => !isKnown(start, end))
  return [
    ...known,
    ...others.map(({ amount, text, start, end }): PlacedFigure => ({
      block: block.id,
      figure: {
        id: `${block.id}@${start}`,
        amount,
        text,
        location: {
          block: block.id,
          start,
          end,
          ...(block.page !== undefined && { page: block.page }),
          ...(block.box && { box: block.box }),
        },
        state: 'unverified',
        checks: [],
      },
    })),
  ]
}

const withoutDates = (text: string): string => {
  const days = findDays(text).reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  )
  return [YEAR, REFERENCE].reduce((left, pattern) => left.replace(pattern, (match) => ' '.repeat(match.length)), days)
}
