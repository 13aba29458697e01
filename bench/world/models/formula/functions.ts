import { numberAt, itemAt } from '@tickmark/document'
import type { Value } from '../book.ts'

/** What a function gets: a value, or the values of a range by rows. */
export type Argument = Value | undefined | Range
export interface Range {
  rows: (Value | undefined)[][]
}

export class FormulaError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export const isRange = (argument: Argument): argument is Range => typeof argument === 'object' && 'rows' in argument

/** A value as a number, as a spreadsheet's arithmetic takes it. */
export function toNumber(value: Argument): number {
  if (isRange(value)) return toNumber(value.rows[0]?.[0])
  if (value === undefined || value === '') return value === '' ? fail('#VALUE!') : 0
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'object') return fail(value.error)
  const number = Number(value.replaceAll(',', '').replace('%', 'e-2'))
  return Number.isNaN(number) ? fail('#VALUE!') : number
}

function fail(code: string): never {
  throw new FormulaError(code)
}

/** Numbers of the arguments as aggregates take them: text and blanks of ranges do not count. */
function numbersOf(args: readonly Argument[]): number[] {
  return args.flatMap((argument) => {
    if (!isRange(argument)) return [toNumber(argument)]
    const values = argument.rows.flat()
    for (const value of values) if (typeof value === 'object') fail(value.error)
    return values.filter((value) => typeof value === 'number')
  })
}

const listOf = (argument: Argument): (Value | undefined)[] => (isRange(argument) ? argument.rows.flat() : [argument])
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const mean = (numbers: readonly number[]): number =>
  numbers.length > 0 ? sum(numbers) / numbers.length : fail('#DIV/0!')

function quantile(numbers: readonly number[], share: number): number {
  if (numbers.length === 0) return fail('#NUM!')
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = share * (sorted.length - 1)
  const low = Math.floor(at)
  return numberAt(sorted, low) + (at - low) * ((sorted[low + 1] ?? numberAt(sorted, low)) - numberAt(sorted, low))
}

function deviation(numbers: readonly number[]): number {
  const middle = mean(numbers)
  return numbers.length > 1
    ? Math.sqrt(sum(numbers.map((n) => (n - middle) ** 2)) / (numbers.length - 1))
    : fail('#DIV/0!')
}

const npv = (rate: number, flows: readonly number[]): number =>
  flows.reduce((total, flow, index) => total + flow / (1 + rate) ** (index + 1), 0)

/** The rate at which the flows are worth nothing, by halving after a search for a change of sign. */
function irr(flows: readonly number[]): number {
  const worth = (rate: number): number => npv(rate, flows) * (1 + rate)
  let low = -0.99
  let high = 0.1
  while (worth(low) * worth(high) > 0 && high < 1e4) high = high * 1.7 + 0.1
  if (worth(low) * worth(high) > 0) return fail('#NUM!')
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2
    if (worth(low) * worth(middle) <= 0) high = middle
    else low = middle
  }
  return (low + high) / 2
}

function payment(rate: number, count: number, present: number): number {
  return rate === 0 ? -present / count : (-present * rate) / (1 - (1 + rate) ** -count)
}

function interestPart(rate: number, period: number, count: number, present: number): number {
  const paid = payment(rate, count, present)
  const grown = (1 + rate) ** (period - 1)
  return -(present * grown + (rate === 0 ? paid * (period - 1) : (paid * (grown - 1)) / rate)) * rate
}

function roundTo(value: number, digits: number): number {
  const scale = 10 ** digits
  return (Math.sign(value) * Math.round(Math.abs(value) * scale * (1 + 2e-16))) / scale
}

const DAY = 86_400_000
const EPOCH = Date.UTC(1899, 11, 30)
export const toSerial = (year: number, month: number, day: number): number => (Date.UTC(year, month, day) - EPOCH) / DAY
const toDate = (serial: number): Date => new Date(EPOCH + Math.floor(serial) * DAY)

function matches(value: Value | undefined, condition: Value | undefined): boolean {
  if (typeof condition !== 'string') return value === condition
  const operator = /^(?:<=|>=|<>|<|>|=)/.exec(condition)?.[0] ?? ''
  const operand = condition.slice(operator.length)
  const number = Number(operand)
  if (operand === '' || Number.isNaN(number)) {
    const same = String(value ?? '').toLowerCase() === operand.toLowerCase()
    return operator === '<>' ? !same : same
  }
  return typeof value === 'number' && compare(value, operator || '=', number)
}

export function compare(left: number | string, operator: string, right: number | string): boolean {
  switch (operator) {
    case '=':
      return left === right
    case '<>':
      return left !== right
    case '<':
      return left < right
    case '>':
      return left > right
    case '<=':
      return left <= right
    default:
      return left >= right
  }
}

function sumIf(range: Argument, condition: Argument, sums: Argument = range): number {
  const values = listOf(sums)
  return sum(
    listOf(range).map((value, index) =>
      matches(value, condition as Value) && typeof values[index] === 'number' ? values[index] : 0,
    ),
  )
}

function lookUp(value: Argument, list: readonly (Value | undefined)[]): number {
  const at = list.indexOf(value as Value)
  return at < 0 ? fail('#N/A') : at
}

function sumProduct(args: readonly Argument[]): number {
  const lists = args.map((argument) => listOf(argument))
  return sum(
    itemAt(lists, 0).map((_, index) =>
      lists.reduce((product, list) => product * (typeof list[index] === 'number' ? list[index] : 0), 1),
    ),
  )
}

type Compute = (args: readonly Argument[]) => Value
const n = toNumber

/** Functions that take all their arguments computed; IF and its like are in the evaluator. */
export const FUNCTIONS: Record<string, Compute> = {
  SUM: (args) => sum(numbersOf(args)),
  AVERAGE: (args) => mean(numbersOf(args)),
  MEDIAN: (args) => quantile(numbersOf(args), 0.5),
  QUARTILE: ([range, part]) => quantile(numbersOf([range]), n(part) / 4),
  STDEV: (args) => deviation(numbersOf(args)),
  MIN: (args) => Math.min(...numbersOf(args)),
  MAX: (args) => Math.max(...numbersOf(args)),
  COUNT: (args) => numbersOf(args).length,
  PRODUCT: (args) => numbersOf(args).reduce((product, number) => product * number, 1),
  ABS: ([value]) => Math.abs(n(value)),
  ROUND: ([value, digits]) => roundTo(n(value), n(digits)),
  ROUNDUP: ([value, digits]) => Math.ceil(n(value) * 10 ** n(digits) - 1e-12) / 10 ** n(digits),
  INT: ([value]) => Math.floor(n(value)),
  MOD: ([value, by]) => n(value) - n(by) * Math.floor(n(value) / n(by)),
  SQRT: ([value]) => Math.sqrt(n(value)),
  LN: ([value]) => Math.log(n(value)),
  VALUE: ([value]) => n(value),
  AND: (args) => args.every((value) => Boolean(n(value))),
  OR: (args) => args.some((value) => Boolean(n(value))),
  NOT: ([value]) => !n(value),
  NPV: ([rate, ...flows]) => npv(n(rate), numbersOf(flows)),
  IRR: ([flows]) => irr(numbersOf([flows])),
  PMT: ([rate, count, present]) => payment(n(rate), n(count), n(present)),
  IPMT: ([rate, period, count, present]) => interestPart(n(rate), n(period), n(count), n(present)),
  PPMT: ([rate, period, count, present]) =>
    payment(n(rate), n(count), n(present)) - interestPart(n(rate), n(period), n(count), n(present)),
  YEAR: ([date]) => toDate(n(date)).getUTCFullYear(),
  MONTH: ([date]) => toDate(n(date)).getUTCMonth() + 1,
  EOMONTH: ([date, months]) => {
    const start = toDate(n(date))
    return toSerial(start.getUTCFullYear(), start.getUTCMonth() + n(months) + 1, 0)
  },
  INDEX: ([range, row, column]) => {
    const rows = (range as Range).rows
    const value =
      rows.length === 1 ? itemAt(rows, 0)[n(row) - 1] : rows[n(row) - 1]?.[column === undefined ? 0 : n(column) - 1]
    return value ?? 0
  },
  MATCH: ([value, list]) => lookUp(value, listOf(list)) + 1,
  VLOOKUP: ([value, table, column]) => {
    const rows = (table as Range).rows
    return (
      itemAt(
        rows,
        lookUp(
          value,
          rows.map((row) => row[0]),
        ),
      )[n(column) - 1] ?? 0
    )
  },
  SUMIF: ([range, condition, sums]) => sumIf(range, condition, sums),
  COUNTIF: ([range, condition]) => listOf(range).filter((value) => matches(value, condition as Value)).length,
  SUMPRODUCT: (args) => sumProduct(args),
}
