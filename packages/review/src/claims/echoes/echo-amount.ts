import { Decimal, amountValue, roundingOf } from '@tickmark/document'
import type { Figure } from '@tickmark/document'

/** Rates are held against rates, all else against amounts. */
export type Measure = 'rate' | 'amount'

/** A figure's size, for searches; exact arithmetic is left to what is found. */
export interface Sized {
  figure: Figure
  measure: Measure
  /** Full value without sign; of a rate, in per cent. */
  size: number
  /** Half a step of the last printed place. */
  half: number
}

const RATES: ReadonlySet<Figure['amount']['unit']> = new Set(['percent', 'points', 'basis_points'])
const HUNDREDTHS = 0.01

/** What a rate as printed is multiplied by to be in per cent. */
export function perCentOf({ amount: { unit } }: Figure): number {
  return unit === 'basis_points' ? HUNDREDTHS : 1
}

/** Whether a figure prints nothing but zeros: it is met everywhere. */
export function isNothing({ amount: { value } }: Figure): boolean {
  return !/[1-9]/.test(value)
}

export function sizeUp(figure: Figure): Sized {
  const { amount } = figure
  const isRate = RATES.has(amount.unit)
  const factor = perCentOf(figure)
  const [size, half] = isRate
    ? [Math.abs(Number(amount.value)), 0.5 / 10 ** amount.decimals]
    : [amountValue(amount).abs().toNumber(), roundingOf(amount).toNumber()]
  return { figure, measure: isRate ? 'rate' : 'amount', size: size * factor, half: half * factor }
}

/** Whether two amounts are in one currency, as far as both say it. */
export function mayBeOneCurrency({ amount: { currency: a } }: Figure, { amount: { currency: b } }: Figure): boolean {
  return a === undefined || b === undefined || a === b
}

/** A number falls anywhere between its third and its triple; what is closer than this share of it is the same by chance. */
const BREADTH = 2.8

/** Steps of its last place from which an amount is as often cut off as rounded where it stands in a coarser unit; a smaller one is rounded. */
const CUT_OFF = 50

/** How far a figure that is printed to `half` a step may be from one that prints it again. */
export function slackOf(own: Sized, half: number): number {
  if (half >= own.half * 0.99) return own.half * 1.000001
  return (own.size > CUT_OFF * own.half ? 2 * own.half : own.half) + half
}

/**
 * How likely it is that another number of like size agrees with a printed one. Its last zeros say nothing: 500.0 is as often met as 5.
 */
export function chanceOf(own: Sized): number {
  const digits = own.figure.amount.value.replace(/[-.]/g, '').replace(/^0+/, '')
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0
  return own.size === 0 ? 1 : Math.min(1, (2 * slackOf(own, 0) * 10 ** zeros) / (BREADTH * own.size))
}

/** Whether a figure of a sentence prints an amount again that is printed at least as finely. */
export function isEchoOf(own: Sized, size: number, half: number): boolean {
  return half <= own.half * 1.01 && Math.abs(own.size - size) <= slackOf(own, half)
}

export function absolute(figure: Figure): Decimal {
  return amountValue(figure.amount).abs()
}
