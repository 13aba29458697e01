import { expect, test } from 'vitest'
import { placeTicks, type Rectangle } from './place-ticks.ts'

const FIGURE: Rectangle = [100, 700, 130, 710]
const place = (print: readonly Rectangle[], cellEnd?: number) =>
  placeTicks([{ figure: FIGURE, ...(cellEnd !== undefined && { cellEnd }) }], [FIGURE, ...print])

test('a tick stands right of its figure, beside it where there is room', () => {
  const { ticks, lines } = place([[160, 700, 190, 710]])
  expect(lines).toEqual([])
  const [[left, bottom, right, top]] = ticks as [Rectangle]
  expect(left).toBeGreaterThan(130)
  expect([right < 160, bottom >= 700, top <= 710]).toEqual([true, true, true])
})

test('before a word that follows at once the figure is underlined; a little space makes the tick smaller', () => {
  expect(place([[132.5, 700, 160, 710]])).toEqual({ ticks: [], lines: [FIGURE] })
  const [narrow] = place([[134.3, 700, 160, 710]]).ticks
  const [wide] = place([]).ticks
  expect((narrow?.[2] ?? 0) - (narrow?.[0] ?? 0)).toBeLessThan((wide?.[2] ?? 0) - (wide?.[0] ?? 0))
})

test('a tick may stand on the rule of its cell, and crosses it only where the next cell is far from its figure', () => {
  expect(place([], 130.6).ticks).toHaveLength(1)
  const NEXT: Rectangle = [138, 700, 160, 710]
  const [onRule] = place([NEXT], 132).ticks
  expect(((onRule?.[0] ?? 0) + (onRule?.[2] ?? 0)) / 2).toBeLessThanOrEqual(132.3)
  expect(place([NEXT], 130.6)).toEqual({ ticks: [], lines: [FIGURE] })
})

test('no tick stands on another', () => {
  // Two figures that a reader found at one place.
  const { ticks, lines } = placeTicks([{ figure: FIGURE }, { figure: FIGURE }], [FIGURE])
  for (const [index, tick] of ticks.entries())
    for (const other of ticks.slice(index + 1))
      expect(tick[0] >= other[2] || other[0] >= tick[2] || tick[1] >= other[3] - 0.6 || other[1] >= tick[3] - 0.6).toBe(
        true,
      )
  expect(ticks.length + lines.length).toBe(2)
})
