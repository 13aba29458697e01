import { Decimal, amountValue, itemAt, roundingOf } from '@tickmark/document'
import { conceptOfKey, findConcepts } from '@tickmark/language'
import type { Sentence } from '../../facts/sentences/make-sentences.ts'
import { labelKey } from '../../facts/text/label-key.ts'
import type { Grid, GridRow } from '../../facts/grids/grid.ts'
import type { LineBook, LinePlace } from './line-book.ts'

/** What a section about a part of the whole (a segment, a region, a subsidiary) tells of, line by line. */
export interface PartBook {
  /** Figures of the part's own line; none where the tables print it of the whole alone. */
  placesOf(part: string, name: string): readonly LinePlace[]
  /** Whether the tables print two lines of it at least: a heading that is a line's own name is about that line. */
  isPart(part: string): boolean
  /** The part whose name stands right before that of a line, and where it begins: "Consumer turnover", 飼料の売上高. */
  partBefore(text: string, line: string): { part: string; start: number } | undefined
}

/** Lines that must stand under a part's name: revenue and profit of a segment; one alone is a line of a list. */
const LEAST_LINES = 2

/** The parts that tables print under names of lines: "Revenue" and "Operating income" as headings, each with a row for every segment. */
export function makePartBook(grids: readonly Grid[], { rowPlaces }: Pick<LineBook, 'rowPlaces'>): PartBook {
  const parts = new Map<string, Map<string, LinePlace[]>>()
  const byLine = new Map<string, Set<string>>()
  const add = (part: string, line: string, places: readonly LinePlace[]) => {
    byLine.set(line, (byLine.get(line) ?? new Set()).add(part))
    const lines = parts.get(part) ?? new Map<string, LinePlace[]>()
    lines.set(line, [...(lines.get(line) ?? []), ...places])
    parts.set(part, lines)
  }
  for (const grid of grids) {
    let line = lineOfTitle(grid)
    let above: number[] = []
    const addAll = (rows: readonly number[], name: string) => {
      for (const index of rows) add(itemAt(grid.rows, index).key, name, rowPlaces(grid, index))
    }
    grid.rows.forEach((row, index) => {
      if (row.kind === 'heading') [line, above] = [lineOfHeading(row), []]
      else if (row.kind === 'item' && !row.concept) {
        if (line) addAll([index], line)
        above.push(index)
      } else {
        // What is parted may be named below its parts alone.
        const name = row.concept ? `#${row.concept}` : undefined
        const own = [rowPlaces(grid, index), above.map((part) => rowPlaces(grid, part))] as const
        if (name && name !== line && areParts(...own)) addAll(above, name)
        above = []
      }
    })
  }
  return {
    placesOf: (part, name) => parts.get(part)?.get(name) ?? [],
    isPart: (part) => (parts.get(part)?.size ?? 0) >= LEAST_LINES,
    partBefore: (text, line) => partBefore(text, byLine.get(line) ?? new Set()),
  }
}

/** Whether lines add up to another in each of its columns. */
function areParts(whole: readonly LinePlace[], parts: readonly (readonly LinePlace[])[]): boolean {
  if (parts.length < LEAST_LINES || whole.length === 0) return false
  return whole.every(({ column, figure }) => {
    const own = parts.map((places) => places.find((place) => place.column === column)?.figure)
    if (own.some((part) => part === undefined)) return false
    const amounts = own.flatMap((part) => part?.amount ?? [])
    const sum = amounts.reduce((total, amount) => total.plus(amountValue(amount)), new Decimal(0))
    const tolerance = amounts.reduce((total, amount) => total.plus(roundingOf(amount)), roundingOf(figure.amount))
    return sum.minus(amountValue(figure.amount)).abs().lessThanOrEqualTo(tolerance)
  })
}

/** A line by the name that the book of lines gives it; a heading may name it with what it is parted by: "Segment revenue". */
function lineOfHeading({ key, label }: GridRow): string {
  const concept = conceptOfKey(key)
  return concept ? `#${concept.id}` : (lineNamedIn(label) ?? key)
}

/** The one line that a table's title names: "Revenue by segment". */
const lineOfTitle = ({ title }: Grid): string | undefined => lineNamedIn(title)

function lineNamedIn(text: string): string | undefined {
  const concepts = [...new Set(findConcepts(text).map(({ concept }) => concept.id))]
  return concepts.length === 1 ? `#${concepts[0]}` : undefined
}

/** What may stand between the name of a part and that of a line. */
const OF_PART =
  /(?:['’]s)?\s*(?:segment|division|business(?: unit)?|分部|板[块塊]|[业業][务務]|事[业業](?:部)?|部[门門]|セグメント|부문|사업(?:부)?)?(?:['’]s)?\s*[の的의]?\s*$/iu

function partBefore(text: string, parts: ReadonlySet<string>): { part: string; start: number } | undefined {
  const before = text.replace(OF_PART, '').toLowerCase()
  const found = [...parts]
    .filter((part) => before.endsWith(part) && !/[\p{L}\d]$/u.test(beginningOf(before, part)))
    .toSorted((a, b) => b.length - a.length)[0]
  return found === undefined ? undefined : { part: found, start: before.length - found.length }
}

/** What stands before a name of letters that are parted by blanks; ideographs follow one another without any. */
function beginningOf(text: string, name: string): string {
  return IDEOGRAPH.test(name) ? '' : text.slice(0, text.length - name.length)
}

const IDEOGRAPH = /[\u3040-\u9fff]/

/** A part's name on a line of its own heads what follows, up to the next such line or heading. */
const BELOW_HEADINGS = 9

/** The part that each sentence's section is about, by its own heading or one above it. */
export function partsOfSentences(
  sentences: readonly Sentence[],
  isPart: (part: string) => boolean,
): (string | undefined)[] {
  let above: { level: number; key: string }[] = []
  return sentences.map(({ block, start, text }) => {
    const key = start === 0 ? labelKey(text) : ''
    const isAlone = block.type === 'paragraph' && text.length === block.text.length && isPart(key)
    if ((block.type === 'heading' && start === 0) || isAlone) {
      const own = block.type === 'heading' ? block.level : BELOW_HEADINGS
      above = [...above.filter(({ level }) => level < own), { level: own, key }]
    }
    return above.findLast((heading) => isPart(heading.key))?.key
  })
}

/** The lines of a part under the names that sentences give them. */
export function bookOfPart(book: LineBook, parts: PartBook, part: string): LineBook {
  return { ...book, placesOf: (name) => parts.placesOf(part, name) }
}
