import type { ServedFigure } from '@tickmark/contract'
import type { Box } from '@tickmark/document'
import { expect, test } from 'vitest'
import { type Ink, isBlank, sumEdges, tighten } from './ink.ts'
import { placeSigns } from './place-ticks.ts'

const [WIDTH, HEIGHT] = [200, 300]

/** A white page with rules, one pixel thick, and words: columns of every third pixel, since letters have edges everywhere. */
function printPage(...printed: [x1: number, y1: number, x2: number, y2: number][]): Ink {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255)
  for (const [x1, y1, x2, y2] of printed) {
    const step = x2 - x1 === 1 || y2 - y1 === 1 ? 1 : 3
    for (let y = y1; y < y2; y++)
      for (let x = x1; x < x2; x += step) data.fill(0, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3)
  }
  return sumEdges({ data, width: WIDTH, height: HEIGHT })
}

const share = ([x1, y1, x2, y2]: Box): Box => [x1 / WIDTH, y1 / HEIGHT, x2 / WIDTH, y2 / HEIGHT]
const figureAt = (id: string, box: Box, state: ServedFigure['state'] = 'verified'): ServedFigure =>
  ({ id, text: id, state, location: { page: 1, box: share([box[0], box[1] - 2, box[2], box[3] + 2]) } }) as ServedFigure
const DIGITS: Box = [100, 100, 130, 109]

test('a ruled cell is tightened to its digits; an empty one stays as it is', () => {
  const ink = printPage(DIGITS, [60, 90, 140, 91], [60, 120, 140, 121], [60, 90, 61, 121], [139, 90, 140, 121])
  const [left, top, right, bottom] = tighten(ink, share([60, 90, 141, 122]))
  expect([left * WIDTH, top * HEIGHT, right * WIDTH, bottom * HEIGHT].map(Math.round)).toEqual([100, 100, 129, 110])
  expect(tighten(printPage(), share(DIGITS))).toEqual(share(DIGITS))
})

test('a tick stands to the right of its figure; where words follow, the figure is underlined, since elsewhere the tick could be taken for another’s', () => {
  const place = (...around: Box[]) => placeSigns([figureAt('a', DIGITS)], printPage(DIGITS, ...around))[0]
  expect(place()?.kind).toBe('tick')
  expect((place()?.box[0] ?? 0) * WIDTH).toBeGreaterThanOrEqual(130)
  expect(place([131, 100, 190, 109])?.kind).toBe('line')
  // With a word below and after it there is room for a raised tick.
  expect(place([134, 105, 190, 114])?.kind).toBe('tick')
})

test('in a bordered table a tick may stand on the rule that the digits end before, and cross it where the next cell is far from its figure', () => {
  const rows = [100, 120, 140].map((y): Box => [100, y, 134, y + 9])
  const kindsBefore = (rule: number, next = 190): string[] => {
    const rules: Box[] = [60, rule, 190].map((x) => [x, 80, x + 1, 170])
    const neighbours = rows.map(([, top, , bottom]): Box => [next, top, 190, bottom])
    const signs = placeSigns(
      rows.map((box, at) => figureAt(String(at), box)),
      printPage(...rows, ...rules, ...neighbours.filter(() => next < 190)),
    )
    for (const { kind, box } of signs) if (kind === 'tick') expect(box[0] * WIDTH).toBeGreaterThanOrEqual(134)
    return signs.map(({ kind }) => kind)
  }
  expect(kindsBefore(142)).toEqual(['tick', 'tick', 'tick'])
  expect(kindsBefore(136)).toEqual(['tick', 'tick', 'tick'])
  // What is printed close behind the rule would be taken for what the tick belongs to.
  expect(kindsBefore(136, 146)).toEqual(['line', 'line', 'line'])
})

test('the rule under a neighbour that begins within the cell does not widen the figure', () => {
  const ink = printPage([100, 100, 130, 109], [150, 112, 199, 113])
  const [, , right] = tighten(ink, share([90, 95, 180, 116]))
  expect(Math.round(right * WIDTH)).toBeLessThanOrEqual(130)
})

test('where all around is print, the figure is underlined', () => {
  const ink = printPage([10, 40, 190, 180])
  expect(placeSigns([figureAt('a', DIGITS)], ink)).toMatchObject([{ kind: 'line' }])
})

test('no tick hides print or another tick; contradicted figures get none, unverified ones dots', () => {
  const boxes: Box[] = [0, 1, 2, 3].flatMap((row) =>
    [20, 54, 88].map((x): Box => [x, 50 + row * 13, x + 26, 59 + row * 13]),
  )
  const ink = printPage(...boxes)
  const signs = placeSigns(
    [
      ...boxes.map((box, at) => figureAt(String(at), box)),
      figureAt('no', DIGITS, 'contradicted'),
      figureAt('dots', DIGITS, 'unverified'),
    ],
    ink,
  )
  expect(signs.map(({ figure }) => figure.id)).toEqual([...boxes.keys()].map(String).concat('dots'))
  const ticks = signs.filter(({ kind }) => kind === 'tick')
  expect(ticks.length).toBeGreaterThan(9)
  for (const {
    box: [x1, y1, x2, y2],
  } of ticks) {
    const [width, height] = [x2 - x1, y2 - y1]
    expect(isBlank(ink, [x1 + width * 0.15, y1 + height * 0.2, x2 - width * 0.15, y2 - height * 0.15])).toBe(true)
  }
})
