import { Decimal } from '@tickmark/document'
import type { Figure } from '@tickmark/document'
import { findNumbers, foldText, marketTermBefore, readMarketTerm } from '@tickmark/language'
import type { MarketTerm } from '@tickmark/language'
import { cellIn } from '../../facts/grids/read-grid.ts'
import type { Grid } from '../../facts/grids/grid.ts'
import type { ProseFigure, Sentence } from '../../facts/sentences/make-sentences.ts'

/** A figure of a share, as it is printed: prices are in coins of their currency, whatever the amounts of the table are in. */
export interface Quote {
  /** None where a head alone tells it: "vs current (¥2,305)". */
  figure?: Figure
  value: Decimal
  /** Half a unit of its last place. */
  rounding: Decimal
}

/** What one row or one column of a table tells of a share. */
export interface MarketLane {
  grid: Grid
  /** Rows are told apart by columns, or columns by rows. */
  by: 'rows' | 'columns'
  at: number
  /** By what it is called; names that stand twice have several figures. */
  quotes: ReadonlyMap<MarketTerm, readonly Quote[]>
  /** The price that the head over the upside names. */
  headPrice?: Quote
}

/** A sentence's figure that the words before it name. */
export interface ToldQuote {
  term: MarketTerm
  figure: ProseFigure
  quote: Quote
}

/** Rows and columns of tables with names of the market, lane by lane. */
export function marketLanes(grid: Grid): MarketLane[] {
  const rows = grid.rows.map(({ label, kind }) => (kind === 'heading' ? undefined : readMarketTerm(label)))
  const columns = grid.columns.map(({ head }) => readMarketTerm(head))
  const byColumn = named(rows) >= named(columns)
  const terms = byColumn ? rows : columns
  if (named(terms) === 0) return []
  const headPrices = (byColumn ? grid.rows.map(({ label }) => label) : grid.columns.map(({ head }) => head)).map(
    (head, at) => (terms[at] === 'upside' ? priceIn(head) : undefined),
  )
  const headPrice = headPrices.find((price) => price !== undefined)
  const lanes = byColumn ? grid.columns.length : grid.rows.length
  return Array.from({ length: lanes }, (_, at): MarketLane => {
    const quotes = new Map<MarketTerm, Quote[]>()
    terms.forEach((term, line) => {
      const cell = byColumn ? cellIn(grid, line, at) : cellIn(grid, at, line)
      if (!term || !cell || cell.dash || cell.value.isZero()) return
      quotes.set(term, [...(quotes.get(term) ?? []), quoteOf(cell)])
    })
    return { grid, by: byColumn ? 'columns' : 'rows', at, quotes, ...(headPrice && { headPrice }) }
  }).filter(({ quotes }) => quotes.size > 0)
}

function named(terms: readonly (MarketTerm | undefined)[]): number {
  return terms.filter((term) => term !== undefined).length
}

/** "vs current (¥2,305)", 较现价（5.26元）. */
function priceIn(head: string): Quote | undefined {
  const inside = /\(([^()]*\d[^()]*)\)/.exec(foldText(head))?.[1]
  const [number, ...others] = inside === undefined ? [] : findNumbers(inside)
  if (!number || others.length > 0 || number.amount.unit === 'percent') return undefined
  const { value, decimals } = number.amount
  return { value: new Decimal(value), rounding: halfUnit(decimals) }
}

/** A figure's value as it is printed, to half a unit of its last place. */
export function quoteOf({ figure, value }: { figure: Figure; value: Decimal }): Quote {
  return { figure, value, rounding: halfUnit(figure.amount.decimals) }
}

/** Half a unit of the last place that is printed. */
function halfUnit(decimals: number): Decimal {
  return new Decimal(10).pow(-decimals).div(2)
}

/** Figures of sentences that the words right before them name. */
export function toldQuotes({ text, figures }: Sentence): ToldQuote[] {
  return figures.flatMap((one, at) => {
    const { figure } = one
    // A price is told in full.
    if (figure.amount.scale !== 0 || figure.amount.unit === 'percent') return []
    const from = figures[at - 1]?.end ?? 0
    const term = marketTermBefore(text.slice(from, one.start))
    return term ? [{ term, figure: one, quote: quoteOf({ figure, value: new Decimal(figure.amount.value) }) }] : []
  })
}

/** What a document tells once and everywhere alike; nothing where it tells several. */
export function onlyQuote(quotes: readonly Quote[]): Quote | undefined {
  const [first, ...others] = quotes
  return first && others.every(({ value }) => value.equals(first.value)) ? first : undefined
}
