import { expect, test } from 'vitest'
import { findInked } from './find-inked.ts'

const [WIDTH, HEIGHT] = [640, 960]

/** Paper as a scanner sees it: grain, and darker towards one side. */
function paper(grain: number) {
  let state = 7
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647
  const data = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const noise = grain * (random() + random() + random() - 1.5) * 2
    data.fill(Math.max(0, Math.min(255, 246 - (30 * (at % WIDTH)) / WIDTH + noise)), at * 3, at * 3 + 3)
  }
  return { width: WIDTH, height: HEIGHT, data }
}

function draw(page: ReturnType<typeof paper>, left: number, top: number, darkness: number) {
  // Two strokes of a digit of 8 points at 150 dpi.
  for (let y = top; y < top + 12; y += 1)
    for (const x of [left, left + 1, left + 6, left + 7])
      for (let channel = 0; channel < 3; channel += 1) page.data[(y * WIDTH + x) * 3 + channel]! -= darkness
  return page
}

test('the grain and shade of bare paper are no ink', () => {
  for (const grain of [0, 3, 8]) expect(findInked(paper(grain)).isInked(0, 0, WIDTH, HEIGHT)).toBe(false)
})

test('a lone digit is ink, faint on clean paper or black on grainy paper, where it stands and nowhere else', () => {
  for (const page of [draw(paper(1), 500, 900, 25), draw(paper(8), 500, 900, 150)]) {
    const { isInked } = findInked(page)
    expect(isInked(0, 0, WIDTH, HEIGHT)).toBe(true)
    expect(isInked(480, 880, 64, 64)).toBe(true)
    expect(isInked(0, 0, WIDTH, 480)).toBe(false)
  }
})
