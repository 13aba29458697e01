import { expect, test } from 'vitest'
import { holdsTable } from './holds-table.ts'

const PLACE = { left: 0, top: 0, right: 400, bottom: 400 }

/** A number whose right end and middle are given. */
const number = (text: string, right: number, middle: number) => ({
  text,
  left: right - text.length * 8,
  right,
  top: middle - 8,
  bottom: middle + 8,
})

test('numbers in columns and rows are a table', () => {
  const rows = [40, 70, 100, 130].flatMap((y) => [number('1,204', 200, y), number('△986', 330, y + 1)])
  expect(holdsTable(PLACE, rows)).toBe(true)
})

test('the numbers of an axis and those above bars are none', () => {
  const axis = [40, 70, 100, 130].map((y) => number('100', 40, y))
  const bars = [60, 95, 50, 120].map((y, index) => number(String(210 + index), 90 + index * 60, y))
  const years = [2021, 2022, 2023, 2024].map((year, index) => number(String(year), 90 + index * 60, 380))
  expect(holdsTable(PLACE, [...axis, ...bars, ...years])).toBe(false)
})

test('a table beside the place tells nothing of it', () => {
  const rows = [40, 70, 100, 130].flatMap((y) => [number('1,204', 600, y), number('986', 730, y)])
  expect(holdsTable(PLACE, rows)).toBe(false)
})

const name = (text: string, left: number, middle: number) => ({
  text,
  left,
  right: left + text.length * 8,
  top: middle - 8,
  bottom: middle + 8,
})

test('named amounts below one another are a receipt, whatever lies behind them', () => {
  const rows = ['SUBTOTAL', 'TAX', 'TOTAL', 'CASH'].flatMap((text, index) => [
    name(text, 20, 60 + index * 80),
    number(index === 1 ? '1,26 B' : '46.83', 360, 62 + index * 80),
  ])
  expect(holdsTable(PLACE, rows)).toBe(true)
})

test('a legend with shares beside a chart, and values at the ends of bars, are none', () => {
  const legend = ['Rent', 'Staff', 'Travel'].flatMap((text, index) => [
    name(text, 280, 40 + index * 24),
    number(`${20 + index}%`, 390, 40 + index * 24),
  ])
  expect(holdsTable(PLACE, legend)).toBe(false)
  const bars = ['North', 'South', 'East', 'West'].flatMap((text, index) => [
    name(text, 10, 40 + index * 80),
    number(String(110 + index), 160 + index * 45, 40 + index * 80),
  ])
  expect(holdsTable(PLACE, bars)).toBe(false)
})
