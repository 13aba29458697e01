import { numberAt } from '@tickmark/document'
import { isYear } from '../tables/parts/is-year.ts'

/** Signs, currencies and units that the numbers of an axis bear. */
const TICK =
  /^([-–−(（]?)(?:[A-Z]{0,3}[$€£¥￥₩])?([-–−]?)(\d{1,3}(?:[,.’'\u00a0]\d{3})+|\d+)?([.,]\d+)?[)）]?(?:%|％|‰|x|×|k|m|bn|bps?|pp|[KMBT]|万|億|亿|억|만)?[)）]?$/

/** A number of an axis, with how finely it is printed. */
export interface TickValue {
  value: number
  /** One unit of its last decimal. */
  unit: number
}

/** The number that a word on an axis prints; years name columns and rows. */
export function readTick(text: string): TickValue | undefined {
  if (isYear(text)) return undefined
  const [, before = '', sign = '', whole = '', decimals = ''] = TICK.exec(text) ?? []
  if (whole === '' && decimals === '') return undefined
  const value = Number(`${whole.replace(/\D/g, '') || '0'}.${decimals.slice(1) || '0'}`)
  return { value: before !== '' || sign !== '' ? -value : value, unit: 10 ** -Math.max(0, decimals.length - 1) }
}

/** Ticks of an even scale that are printed rounded have so many at least. */
const ROUNDED = 4

/** Whether numbers run up or down in even steps, as printed, or by the same factor; which of the two directions. */
export function scaleOf(ticks: readonly TickValue[]): 'up' | 'down' | undefined {
  const values = ticks.map(({ value }) => value)
  const [first, last] = [numberAt(values, 0), numberAt(values, values.length - 1)]
  if (first === last) return undefined
  const unit = Math.max(...ticks.map((tick) => tick.unit))
  const step = (last - first) / (values.length - 1)
  const slack = values.length < ROUNDED || Math.abs(step) < 2 * unit ? 1e-6 * Math.abs(step) : 0.51 * unit
  const isEven = values.every((value, at) => Math.abs(value - first - at * step) <= slack)
  return isEven || isGeometric(values) ? (last > first ? 'up' : 'down') : undefined
}

/** 1, 10, 100, 1,000. */
function isGeometric(values: readonly number[]): boolean {
  if (values.length < ROUNDED || values.some((value) => value <= 0)) return false
  const factor = numberAt(values, 1) / numberAt(values, 0)
  return values.slice(1).every((value, at) => Math.abs(value / numberAt(values, at) / factor - 1) < 1e-6)
}
