import { conceptOfKey, findConcepts } from '@tickmark/language'
import type { Sentence } from '../../facts/sentences/make-sentences.ts'
import { labelKey } from '../../facts/text/label-key.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import type { LineBook, LinePlace } from './line-book.ts'

/** What a section about a part of the whole (a segment, a region, a subsidiary) tells of, line by line. */
export interface PartBook {
  /** Figures of the part's own line; none where the tables print it of the whole alone. */
  placesOf(part: string, name: string): readonly LinePlace[]
  /** Whether the tables print two lines of it at least: a heading that is a line's own name is about that line. */
  isPart(part: string): boolean
}

/** Lines that must stand under a part's name: revenue and profit of a segment; one alone is a line of a list. */
const LEAST_LINES = 2

/** The parts that tables print under names of lines: "Revenue" and "Operating income" as headings, each with a row for every segment. */
export function makePartBook(grids: readonly Grid[], { rowPlaces }: Pick<LineBook, 'rowPlaces'>): PartBook {
  const parts = new Map<string, Map<string, LinePlace[]>>()
  const add = (part: string, line: string, places: readonly LinePlace[]) => {
    const lines = parts.get(part) ?? new Map<string, LinePlace[]>()
    lines.set(line, [...(lines.get(line) ?? []), ...places])
    parts.set(part, lines)
  }
  for (const grid of grids) {
    let line = lineOfTitle(grid)
    grid.rows.forEach((row, index) => {
      if (row.kind === 'heading') line = nameOf(row.key)
      else if (row.kind === 'item' && !row.concept && line) add(row.key, line, rowPlaces(grid, index))
    })
  }
  return {
    placesOf: (part, name) => parts.get(part)?.get(name) ?? [],
    isPart: (part) => (parts.get(part)?.size ?? 0) >= LEAST_LINES,
  }
}

/** A line by the name that the book of lines gives it. */
function nameOf(key: string): string {
  const concept = conceptOfKey(key)
  return concept ? `#${concept.id}` : key
}

/** The one line that a table's title names: "Revenue by segment". */
function lineOfTitle({ title }: Grid): string | undefined {
  const concepts = [...new Set(findConcepts(title).map(({ concept }) => concept.id))]
  return concepts.length === 1 ? `#${concepts[0]}` : undefined
}

/** The part that each sentence's section is about, by its own heading or one above it. */
export function partsOfSentences(
  sentences: readonly Sentence[],
  isPart: (part: string) => boolean,
): (string | undefined)[] {
  let above: { level: number; key: string }[] = []
  return sentences.map(({ block, start, text }) => {
    if (block.type === 'heading' && start === 0) {
      above = [...above.filter(({ level }) => level < block.level), { level: block.level, key: labelKey(text) }]
    }
    return above.findLast(({ key }) => isPart(key))?.key
  })
}

/** The lines of a part under the names that sentences give them. */
export function bookOfPart(book: LineBook, parts: PartBook, part: string): LineBook {
  return { ...book, placesOf: (name) => parts.placesOf(part, name) }
}
