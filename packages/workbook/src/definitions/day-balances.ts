import { formulaCells, type WorkbookModel } from '../model/model.ts'
import { axisAt } from '../sheet/time-axis.ts'
import type { ModelCell } from '../sheet/grid.ts'
import { isLineNamed } from './cell-names.ts'
import type { Misdefined } from './misdefined.ts'
import { productsIn } from './products.ts'

const DAYS = /\bdays?\b|\bd[sip]o\b|天数|日数|회전\s*일수|일수/i
/** Days by which the amount of a day is found in what a period has earned. */
const DAYS_OF: Readonly<Record<string, readonly [number, number]>> = {
  year: [360, 366],
  quarter: [89, 92],
  month: [28, 31],
}
const NAMES: readonly (readonly [string, RegExp])[] = [
  ['year', /year|\byr\b|年|년|연/i],
  ['quarter', /quarter|季|분기|四半期/i],
  ['month', /month|月|월/i],
]
const MONTHS_OF: Readonly<Record<number, string>> = { 1: 'month', 3: 'quarter', 12: 'year' }

/** Balances of so many days of a period's amount that divide by the days of another period: a year's sales × 45 ÷ 30. */
export function findDayBalances(model: WorkbookModel): Misdefined[] {
  return [...formulaCells(model)].flatMap((cell): Misdefined[] => {
    const [product, ...others] = productsIn(model, cell)
    const [divisor, more] = product?.divisors ?? []
    if (!product || others.length > 0 || divisor === undefined || more !== undefined) return []
    // A flow, its days and the days of a period: what else is multiplied or divided may bring the flow to another period.
    if (product.factors !== product.multiplied.length + 1 || product.multiplied.length !== 2) return []
    const days = product.multiplied.find((factor) => isLineNamed(model, factor, DAYS))
    const flow = product.multiplied.find((factor) => factor !== days)
    const [least, most] = DAYS_OF[periodOf(model, flow) ?? ''] ?? []
    const isOfOther =
      least !== undefined && most !== undefined && isDayCount(divisor) && (divisor < least || divisor > most)
    return days && isOfOther ? [{ definition: 'days', cells: [cell], other: days }] : []
  })
}

const isDayCount = (value: number): boolean =>
  Object.values(DAYS_OF).some(([least, most]) => value >= least && value <= most)

/** The length of the periods that a flow stands in, where all of them are as long. */
function periodOf(model: WorkbookModel, flow: ModelCell | undefined): string | undefined {
  const axis = flow && axisAt(model.axes(flow.sheet), flow)
  const ends = [...(axis?.periods.values() ?? [])].map(({ ordinal }) => ordinal).toSorted((a, b) => a - b)
  const steps = new Set(ends.slice(1).map((end, index) => end - (ends[index] ?? end)))
  const [step] = steps
  if (steps.size !== 1 || step === undefined) return undefined
  // Periods that are only counted ("Year 1", "Month 1") say themselves how long they are.
  const counted = [...(axis?.periods ?? [])].find(([, { granularity }]) => granularity === 'index')
  const head = counted && axis?.heads.get(counted[0])?.cell.text
  if (head === undefined) return MONTHS_OF[step]
  return NAMES.find(([, pattern]) => pattern.test(head))?.[0]
}
