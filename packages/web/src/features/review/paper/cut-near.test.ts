import type { Box } from '@tickmark/document'
import { expect, test } from 'vitest'
import { cutNear, readableWidth } from './cut-near.ts'
import { type Ink, sumEdges } from './ink.ts'

const [WIDTH, HEIGHT] = [800, 1130]
const PHONE = { width: 380, height: 290 }

/** A white page with words of digits' height at the given left and right ends of lines, and rules. */
function printPage(words: readonly Box[], rules: readonly Box[] = []): Ink {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255)
  const blacken = (x: number, y: number): void => void data.fill(0, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3)
  for (const [x1, y1, x2, y2] of words) for (let y = y1; y < y2; y++) for (let x = x1; x < x2; x += 3) blacken(x, y)
  for (const [x1, y1, x2, y2] of rules) for (let y = y1; y < y2; y++) for (let x = x1; x < x2; x++) blacken(x, y)
  return sumEdges({ data, width: WIDTH, height: HEIGHT })
}

const share = ([x1, y1, x2, y2]: Box): Box => [x1 / WIDTH, y1 / HEIGHT, x2 / WIDTH, y2 / HEIGHT]
const ROWS = Array.from({ length: 40 }, (_, at) => 200 + at * 20)
const row = (top: number, left: number, right: number): Box => [left, top, right, top + 9]
/** Names, two columns of figures, and two lines of heads. */
const NAMES = ROWS.map((top) => row(top, 80, 260))
const COLUMNS = [ROWS.map((top) => row(top, 560, 600)), ROWS.map((top) => row(top, 690, 730))] as const
const HEADS = [150, 164].flatMap((top) => [row(top, 550, 600), row(top, 680, 730)])
const TABLE = [...NAMES, ...COLUMNS.flat(), ...HEADS]
const cellOf = ([left, top, right, bottom]: Box): Box => [left - 8, top - 5, right + 8, bottom + 5]
const cut = (figure: Box, ink = printPage(TABLE)) =>
  cutNear({ ink, figure: share(cellOf(figure)), others: COLUMNS.flat().map(share), room: PHONE })
const rowOf = (column: readonly Box[], at: number): Box => column[at] ?? [0, 0, 0, 0]
const inPixels = (spans: readonly (readonly [number, number])[], size: number) =>
  spans.map(([from, to]) => [from * size, to * size] as const)
const holds = (spans: readonly (readonly [number, number])[], from: number, to: number): boolean =>
  spans.some(([first, last]) => first <= from && to <= last)

for (const [name, column, other] of [
  ['first', COLUMNS[0], COLUMNS[1]],
  ['last', COLUMNS[1], COLUMNS[0]],
] as const)
  test(`a figure far down the ${name} column is shown with the head of its column and the names of its rows`, () => {
    const figure = rowOf(column, 30)
    const found = cut(figure)
    if (!found) throw new Error('nothing was cut')
    const [columns, rows] = [inPixels(found.columns, WIDTH), inPixels(found.rows, HEIGHT)]
    expect(holds(columns, figure[0], figure[2])).toBe(true)
    expect(holds(columns, 80, 200)).toBe(true)
    expect(holds(rows, figure[1], figure[3])).toBe(true)
    expect(holds(rows, 150, 173)).toBe(true)
    // Not the other column's figures instead, and no more than there is room for.
    expect(holds(columns, rowOf(other, 30)[0], rowOf(other, 30)[2])).toBe(false)
    const width = readableWidth({ ink: printPage(TABLE), figure: share(cellOf(figure)), room: PHONE })
    expect(found.columns.reduce((sum, [from, to]) => sum + (to - from) * width, 0)).toBeLessThanOrEqual(PHONE.width + 1)
    const height = (width * HEIGHT) / WIDTH
    expect(found.rows.reduce((sum, [from, to]) => sum + (to - from) * height, 0)).toBeLessThanOrEqual(PHONE.height + 1)
  })

test('the digits are as high as in a text of 13 px, however small they are printed, with rules around them or without', () => {
  const figure = rowOf(COLUMNS[0], 5)
  const rules = [figure[1] - 4, figure[3] + 4].map((y): Box => [80, y, 740, y + 1])
  for (const ink of [printPage(TABLE), printPage(TABLE, rules)]) {
    const width = readableWidth({ ink, figure: share([550, figure[1] - 6, 604, figure[3] + 6]), room: PHONE })
    expect((width / WIDTH) * 10).toBeGreaterThan(9.5)
    expect((width / WIDTH) * 10).toBeLessThan(12)
  }
})

test('a figure near the head of its table is shown in one piece with it', () => {
  expect(cut(rowOf(COLUMNS[0], 2))?.rows).toHaveLength(1)
})

test('a figure in a text is not cut out of it, nor one of a page that is readable as it is', () => {
  const lines = ROWS.map((top) => row(top, 80, 730))
  expect(cut([400, 400, 440, 409], printPage(lines))).toBeUndefined()
  const wide = {
    ink: printPage(TABLE),
    figure: share(rowOf(COLUMNS[0], 30)),
    others: [],
    room: { width: 1000, height: 600 },
  }
  expect(cutNear(wide)).toBeUndefined()
})
