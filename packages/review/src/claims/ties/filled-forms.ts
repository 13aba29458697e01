import { getExisting, itemAt } from '@tickmark/document'
import { foldText } from '@tickmark/language'
import type { Grid } from '../../facts/grids/grid.ts'

/** Fewer tables of one form are a statement and its repeat rather than a form that is filled in again and again. */
const FEWEST = 3
/** Rows that two tables of one form have in common at least, and the share of the rows of the smaller one. */
const ROWS_ALIKE = 3
const ALIKE = 0.5
/** What repeats a table elsewhere prints its numbers again, all but a slip: so many of the shared cells agree. */
const REPEATED = 0.75

/**
 * For tables that are one form filled in for several subjects (the sub-funds of an umbrella, properties, subsidiaries): which form.
 * A line of one of them says nothing about the same line of another.
 */
export function filledForms(grids: readonly Grid[]): ReadonlyMap<Grid, number> {
  const forms = new Map<Grid, number>()
  const byHeads = Map.groupBy(grids.filter(isForm), headsOf)
  for (const alike of byHeads.values())
    for (const family of familiesOf(alike)) {
      if (family.length < FEWEST || new Set(family.map(subjectOf)).size < family.length || isRepeated(family)) continue
      const form = forms.size
      for (const grid of family) forms.set(grid, form)
    }
  return forms
}

function isForm({ rows, columns, table }: Grid): boolean {
  const isOne = table.sheet === undefined || NUMBERED.test(table.sheet)
  return isOne && rows.length >= 3 && columns.some(({ key }) => key !== '')
}

/** Sheets that are numbered through: "Segment 1", "店舗2", "Plant_3". */
const NUMBERED = /^.*\D[ _-]?\d{1,2}$/u

function headsOf({ columns, table: { sheet } }: Grid): string {
  return [...columns.map(({ key }) => key), ...(sheet === undefined ? [] : [sheet.replace(/\d+$/u, '')])].join('|')
}

/** The line right above a table, which names what it is about. */
function subjectOf({ title, table: { sheet } }: Grid): string {
  if (sheet !== undefined) return sheet
  return foldText(title.split('\n').at(-1) ?? '').trim()
}

function familiesOf(alike: readonly Grid[]): Grid[][] {
  const keys = new Map(alike.map((grid) => [grid, new Set(grid.rows.map(({ key }) => key))]))
  const shares = (a: Grid, b: Grid) => shareRows(getExisting(keys, a), getExisting(keys, b))
  const families: Grid[][] = []
  for (const grid of alike) {
    const family = families.find((known) => known.some((other) => shares(other, grid)))
    if (family) family.push(grid)
    else families.push([grid])
  }
  return families
}

function shareRows(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  const shared = Array.from(left).filter((key) => right.has(key)).length
  return shared >= ROWS_ALIKE && shared >= ALIKE * Math.min(left.size, right.size)
}

/** Whether most of the tables print nearly what the first one does. */
function isRepeated(family: readonly Grid[]): boolean {
  const [first, ...others] = family.map(cellsOf)
  const repeats = others.filter((cells) => {
    const shared = Array.from(cells).filter(([place]) => first?.has(place))
    const equal = shared.filter(([place, value]) => first?.get(place) === value)
    return shared.length > 0 && equal.length >= REPEATED * shared.length
  })
  return 2 * repeats.length >= others.length
}

function cellsOf({ rows, cells }: Grid): Map<string, string> {
  return new Map(
    rows.flatMap(({ key }, row) =>
      itemAt(cells, row).flatMap((cell, column): [string, string][] =>
        cell ? [[`${key}|${column}`, cell.value.toFixed()]] : [],
      ),
    ),
  )
}
