import { choosePlants, replaceAt, type PlantedFile, type PlantOptions } from './plant.ts'
import { toUnits, type Grid, type GridCell } from './provable.ts'

interface Span {
  start: number
  end: number
}

/** The pieces of a string that a pattern finds, with where they stand. */
function pieces(text: string, pattern: RegExp, from: Span): Span[] {
  return Array.from(text.slice(from.start, from.end).matchAll(pattern), (match) => ({
    start: from.start + match.index,
    end: from.start + match.index + match[0].length,
  }))
}

const whole = (text: string): Span => ({ start: 0, end: text.length })

/**
 * The amounts of a row, one after another. Empty cells, signs and brackets in cells of their own are passed over: filings set them so, and
 * what counts is the order of the amounts.
 */
function amountsOf(text: string, row: Span, cellPattern: RegExp, textPattern: RegExp): GridCell<Span>[] {
  return pieces(text, cellPattern, row).flatMap((cell) => {
    const runs = pieces(text, textPattern, cell).filter(({ start, end }) => /\d/.test(text.slice(start, end)))
    if (runs.length !== 1) return []
    const [run] = runs as [Span]
    const printed = text.slice(run.start, run.end)
    const number = /[△▲(-]?\d[\d,.]*\d/.exec(printed)
    if (
      !number ||
      toUnits(number[0]) === undefined ||
      printed.replace(number[0], '').replace(/[\s$€£¥₩()&;nbsp]/g, '') !== ''
    )
      return []
    const start = run.start + number.index
    return [{ text: number[0], place: { start, end: start + number[0].length } }]
  })
}

interface Markup {
  table: RegExp
  row: RegExp
  cell: RegExp
  /** What stands between tags, and is shown. */
  text: RegExp
}

/** Columns are told by the amounts' order, so only rows with as many amounts as most rows have are held side by side. */
export function gridsOf(text: string, { table, row, cell, text: run }: Markup): Grid<Span>[] {
  return pieces(text, table, whole(text)).map((one) => {
    const rows = pieces(text, row, one).map((each) => amountsOf(text, each, cell, run))
    const counts = Map.groupBy(
      rows.filter(({ length }) => length > 0),
      ({ length }) => length,
    )
    const usual = [...counts].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? 0
    return rows.map((amounts) => (amounts.length === usual ? amounts : []))
  })
}

const HTML: Markup = {
  table: /<table\b(?:(?!<table\b).)*?<\/table>/gis,
  row: /<tr\b.*?<\/tr>/gis,
  cell: /<t[dh]\b.*?<\/t[dh]>/gis,
  text: /(?<=>)[^<>]+(?=<)/g,
}

/** Misprints totals in the tables of a web page. */
export function plantHtml(bytes: Uint8Array, options: PlantOptions): PlantedFile {
  const text = Buffer.from(bytes).toString('utf8')
  const chosen = choosePlants(gridsOf(text, HTML), options)
  return { bytes: Buffer.from(replaceAt(text, chosen)), plants: chosen.map(({ place: _place, ...plant }) => plant) }
}
