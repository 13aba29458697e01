import { expect, test } from 'vitest'
import { findCombinations } from './find-combinations.ts'
import type { LaneLine } from './combination.ts'

const line = (...values: (number | null)[]): LaneLine => ({ values, slack: values.map(() => 0.005) })

const profit = line(63728.91, 70716.82, 78001.4, 85110.07, 91224.55)
const marketing = line(58000, 60378, 62853.5, 65430.49, 68113.14)
const growth = line(1.04, 2.09, 3.11, 4.02, 5.3)
const fixed = line(25000, 25100, 25200, 25310, 25420)
const result = line(-19271.09, -14761.18, -10052.1, -5630.42, -2308.59)

test('a result of lines that do not stand next to each other, and the lane that departs from it by any size', () => {
  const found = findCombinations([profit, marketing, growth, fixed, result])
  expect(found.map(({ terms, held, broken }) => ({ terms, held, broken }))).toEqual([
    {
      terms: [
        { line: 0, sign: 1 },
        { line: 1, sign: -1 },
        { line: 3, sign: -1 },
      ],
      held: [0, 1, 2, 3, 4],
      broken: [],
    },
  ])
  const slipped = line(-19271.09, -14761.18, -10052.1, -5630420, -2308.59)
  expect(findCombinations([profit, marketing, growth, fixed, slipped])[0]?.broken).toEqual([3])
})

test('what only one lane has beside the others is no error of it', () => {
  const [a, b] = [line(1200.15, 1300.48, 1401.77, 1502.39), line(210.4, 228.11, 240.93, 251.6)]
  const sale = line(null, null, null, 9800.25)
  const cash = line(1410.55, 1528.59, 1642.7, 11554.24)
  expect(findCombinations([a, b, sale, cash])[0]).toMatchObject({ held: [0, 1, 2], broken: [] })
})

test('few digits prove nothing: small whole numbers add up by chance', () => {
  const lines = [line(1, 2, 3, 4), line(2, 2, 1, 3), line(3, 4, 4, 7)].map(({ values }) => ({
    values,
    slack: values.map(() => 0.5),
  }))
  expect(findCombinations(lines)).toEqual([])
})

test('a count that is smaller than thousands are rounded is no sum of them, though they come to nothing', () => {
  const thousands = (...values: number[]): LaneLine => ({
    values: values.map((value) => value * 1000),
    slack: values.map((value) => (Number.isInteger(value) ? 500 : 0.0005)),
  })
  const assets = thousands(4529, 4507, 5059, 5710, 4883.23)
  const liabilities = thousands(2252, 2202, 2542, 2961, 2445.939)
  const equity = thousands(2277, 2305, 2517, 2749, 2437.291)
  const shares: LaneLine = { values: [303, 303, 303, 303, 303], slack: [0.5, 0.5, 0.5, 0.5, 0.5] }
  const found = findCombinations([assets, liabilities, equity, shares])
  expect(found.map(({ result, broken }) => ({ result, broken }))).toEqual([{ result: 2, broken: [] }])
  const wrong = { ...equity, values: equity.values.map((value, lane) => (lane === 1 ? 303 : value)) }
  expect(findCombinations([assets, liabilities, wrong])[0]?.broken).toEqual([1])
})

test('a term that is lost beside the others neither makes a sum nor breaks it', () => {
  const units = (...values: number[]): LaneLine => ({ values, slack: values.map(() => 0.5) })
  const rate = units(0.2, 0.4, -2.44, 0.1, -1.35)
  const profit = units(40_700_115, 25_600_207, 46_300_318, 21_800_441, 17_100_512)
  expect(findCombinations([rate, profit, profit])).toEqual([])
})

test('several signs that are missing make a magnitude, one is lost', () => {
  const [plan, actual] = [line(900.11, 800.25, 700.37, 650.41, 610.5), line(880.02, 790.14, 713.8, 640.09, 615.77)]
  const size = line(20.09, 10.11, 13.43, 10.32, 5.27)
  const signed = line(20.09, 10.11, 13.43, 10.32, -5.27)
  expect(findCombinations([plan, actual, size]).flatMap(({ broken }) => broken)).toEqual([])
  const lanes = (last: LaneLine) => findCombinations([plan, actual, last]).flatMap(({ broken }) => broken)
  expect(lanes(signed)).toEqual([2])
})

test('figures rounded to thousands and written out in units may be one thousand off; what is further off is an error', () => {
  const units = (...values: number[]): LaneLine => ({
    values: values.map((value) => value * 1000),
    slack: values.map(() => 0.5),
  })
  const [loans, leases] = [units(225_100, 653_604, 648_422, 643_317, 700_181), units(1123, 702, 411, 133, 218)]
  const sum = (last: number): LaneLine => units(226_223, 654_306, 648_833, 643_450, last)
  const broken = (last: number) => findCombinations([loans, leases, sum(last)]).flatMap((found) => found.broken)
  expect(broken(700_400)).toEqual([])
  expect(broken(700_599)).toEqual([4])
})
