import { Decimal, amountValue, roundingOf } from '@tickmark/document'
import type { Figure, Period } from '@tickmark/document'
import { RATIO_READINGS } from '@tickmark/language'
import type { RatioReading } from '@tickmark/language'
import type { Grid } from '../../facts/grids/grid.ts'
import { testRelation } from '../relation/relation.ts'
import type { Relation } from '../relation/relation.ts'

/** A line's figure of one column. */
export interface RatioPlace {
  figure: Figure
  grid: Grid
  row: number
  column: number
  period?: Period
  /** The end of its time, as far as it is printed. */
  end?: string
}

/** Where the lines of a document stand, by name; names of concepts begin with "#". */
export interface RatioLines {
  placesOf(name: string): readonly RatioPlace[]
  statements: ReadonlySet<Grid>
}

/** One way to reckon a ratio, its lines by the names that the document gives them. */
export interface NamedReading {
  top: readonly NamedLine[]
  bottom: readonly NamedLine[]
  mean?: true
}

interface NamedLine {
  name: string
  less?: true
}

/** A ratio as the lines of one time give it. */
export interface RatioQuotient {
  reading: NamedReading
  end: string
  /** The lines above, then those below, in the order of the reading; of a mean the earlier one last. */
  figures: readonly Figure[]
  home: Grid
}

/** Everything that a ratio may be of, by its concept: reading by reading, time by time. */
export function quotientsOf(concept: string, lines: RatioLines): RatioQuotient[] {
  const readings = RATIO_READINGS[concept as keyof typeof RATIO_READINGS] ?? []
  return readings.flatMap((reading) => quotientsFor(namedReading(reading), lines))
}

function namedReading({ top, bottom, ...how }: RatioReading): NamedReading {
  const named = (parts: RatioReading['top']) => parts.map(({ concept, ...sign }) => ({ name: `#${concept}`, ...sign }))
  return { ...how, top: named(top), bottom: named(bottom) }
}

/** What a ratio of named lines is, time by time. */
export function quotientsFor(reading: NamedReading, lines: RatioLines): RatioQuotient[] {
  const [first, ...others] = [...reading.top, ...reading.bottom].map(({ name }) => lines.placesOf(name))
  return (first ?? []).filter(isAmount).flatMap((top) => {
    const { end } = top
    const rest = others.map((places) => besideOf(top, places, lines))
    const earlier = reading.mean ? earlierOf(rest.at(-1), others.at(-1) ?? []) : undefined
    if (end === undefined || rest.includes(undefined) || (reading.mean && !earlier)) return []
    const all = [top, ...rest, ...(earlier ? [earlier] : [])].flatMap((place) => place?.figure ?? [])
    return [{ reading, end, figures: all, home: top.grid }]
  })
}

function isAmount({ figure }: RatioPlace): boolean {
  return figure.amount.unit !== 'percent' && /[1-9]/.test(figure.amount.value)
}

/** The other line at the same time: in the same column of the table, else in another of the statements. */
function besideOf(top: RatioPlace, places: readonly RatioPlace[], { statements }: RatioLines): RatioPlace | undefined {
  const able = places.filter((place) => isAmount(place))
  const own = able.filter(({ grid, column }) => grid === top.grid && column === top.column)
  if (own.length > 0) return own.length === 1 ? own[0] : nearest(own, top.row)
  if (able.some(({ grid }) => grid === top.grid)) return undefined
  const stated = able.filter((place) => statements.has(place.grid) && isOneTime(place, top))
  return stated[0]
}

/** Of a table that has a line several times, that of the same part. */
function nearest(places: readonly RatioPlace[], row: number): RatioPlace | undefined {
  return places.toSorted((a, b) => Math.abs(a.row - row) - Math.abs(b.row - row))[0]
}

function isOneTime(a: RatioPlace, b: RatioPlace): boolean {
  if (!a.end || !b.end || !(a.end.startsWith(b.end) || b.end.startsWith(a.end))) return false
  return !a.period?.start || !b.period?.start || a.period.start === b.period.start
}

/** The same line a year before. */
function earlierOf(place: RatioPlace | undefined, places: readonly RatioPlace[]): RatioPlace | undefined {
  if (!place?.end) return undefined
  const before = `${Number(place.end.slice(0, 4)) - 1}${place.end.slice(4)}`
  return places.find(({ grid, row, end }) => grid === place.grid && row === place.row && end === before)
}

/** The size of a ratio from the figures of its lines. */
export function sizeOf(reading: NamedReading, values: readonly Decimal[]): Decimal | undefined {
  const signed = (parts: NamedReading['top'], from: number) =>
    parts.reduce((sum, { less }, at) => {
      const value = values[from + at]?.abs() ?? new Decimal(0)
      return less ? sum.minus(value) : sum.plus(value)
    }, new Decimal(0))
  const top = signed(reading.top, 0)
  const closing = signed(reading.bottom, reading.top.length)
  const opening = reading.mean ? values.at(-1)?.abs() : undefined
  const bottom = opening ? closing.plus(opening).div(2) : closing
  return bottom.isZero() ? undefined : top.div(bottom).abs()
}

function spreadOf(figures: readonly Figure[], size: Decimal): Decimal {
  return figures.reduce((sum, { amount }) => {
    const value = amountValue(amount).abs()
    return value.isZero() ? sum : sum.plus(roundingOf(amount).div(value).times(size))
  }, new Decimal(0))
}

export interface RatioClaim {
  own: Figure
  /** The ratio as it is printed, in per cent or so many times. */
  stated: Decimal
  isPercent: boolean
  confidence: number
}

/** The claim that a printed ratio is that of these lines. */
export function ratioRelation(quotient: RatioQuotient, claim: RatioClaim): Relation | undefined {
  const { reading, figures } = quotient
  const factor = claim.isPercent ? 100 : 1
  const size = sizeOf(
    reading,
    figures.map(({ amount }) => amountValue(amount)),
  )
  if (!size) return undefined
  return testRelation({
    kind: 'ratio',
    result: claim.own,
    terms: figures.map((figure) => ({ figure, sign: 1 as const })),
    compute: (values) => sizeOf(reading, values)?.times(factor),
    stated: claim.stated.abs(),
    linear: false,
    // One unit of the last place is a matter of rounding and truncating.
    tolerance: new Decimal(10).pow(-claim.own.amount.decimals).times(1.01).plus(spreadOf(figures, size).times(factor)),
    confidence: claim.confidence,
    basis: 'labelled',
    formula: (operands) => formulaOf(reading, operands),
  })
}

export function formulaOf(reading: NamedReading, operands: readonly string[]): string {
  const join = (parts: NamedReading['top'], from: number) =>
    parts.map(({ less }, at) => `${at === 0 ? '' : less ? ' − ' : ' + '}${operands[from + at] ?? ''}`).join('')
  const bracket = (text: string) => (text.includes(' ') ? `(${text})` : text)
  const [top, bottom] = [join(reading.top, 0), join(reading.bottom, reading.top.length)]
  const below = reading.mean ? `((${bottom} + ${operands.at(-1) ?? ''}) ÷ 2)` : bracket(bottom)
  return `${bracket(top)} ÷ ${below}`
}
