import { itemAt, numberAt } from '@tickmark/document'

/** A picture of gray values. */
export interface Gray {
  width: number
  height: number
  data: Uint8Array
}

/** The tone at an index that lies within the picture; pictures have millions of them. */
export const toneAt = (data: Uint8Array, index: number): number => data[index]!

export interface Point {
  x: number
  y: number
}

/** Where the corners of a page lie: top left, top right, bottom right, bottom left. */
export type Corners = [Point, Point, Point, Point]

/** Draws a page onto a ground so that its corners lie where they should, as a camera would see it. */
export function warpOnto(ground: Gray, page: Gray, corners: Corners): Gray {
  const data = Uint8Array.from(ground.data)
  const toPage = homography(corners, [
    { x: 0, y: 0 },
    { x: page.width, y: 0 },
    { x: page.width, y: page.height },
    { x: 0, y: page.height },
  ])
  const xs = corners.map(({ x }) => Math.max(0, Math.min(ground.width, x)))
  const ys = corners.map(({ y }) => Math.max(0, Math.min(ground.height, y)))
  for (let y = Math.floor(Math.min(...ys)); y < Math.max(...ys); y += 1) {
    for (let x = Math.floor(Math.min(...xs)); x < Math.max(...xs); x += 1) {
      const at = toPage(x + 0.5, y + 0.5)
      if (at.x < 0 || at.y < 0 || at.x >= page.width - 1 || at.y >= page.height - 1) continue
      data[y * ground.width + x] = sample(page, at)
    }
  }
  return { ...ground, data }
}

function sample({ width, data }: Gray, { x, y }: Point): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - left, y - top]
  const at = top * width + left
  const upper = toneAt(data, at) * (1 - fx) + toneAt(data, at + 1) * fx
  const lower = toneAt(data, at + width) * (1 - fx) + toneAt(data, at + width + 1) * fx
  return upper * (1 - fy) + lower * fy
}

/** The projection that takes four points to four others. */
function homography(from: Corners, to: Corners): (x: number, y: number) => Point {
  const rows = from.flatMap(({ x, y }, index) => {
    const { x: u, y: v } = itemAt(to, index)
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  const [a, b, c, d, e, f, g, h] = solve(rows) as [number, number, number, number, number, number, number, number]
  return (x, y) => {
    const w = g * x + h * y + 1
    return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w }
  }
}

/** Gaussian elimination; the last column is the right-hand side. */
function solve(rows: number[][]): number[] {
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    const pivot = rows
      .slice(column)
      .reduce((best, row) => (Math.abs(numberAt(row, column)) > Math.abs(numberAt(best, column)) ? row : best))
    rows.splice(rows.indexOf(pivot), 1)
    rows.splice(column, 0, pivot)
    for (const row of rows) {
      if (row === pivot) continue
      const factor = numberAt(row, column) / numberAt(pivot, column)
      for (let k = column; k <= size; k += 1) row[k] = numberAt(row, k) - factor * numberAt(pivot, k)
    }
  }
  return rows.map((row, index) => numberAt(row, size) / numberAt(row, index))
}
