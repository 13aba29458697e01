import { numberAt } from '@tickmark/document'
import { byteAt, countAt } from './read-samples.ts'

/** A piece of ink that is smaller than any mark, and apart from all others. Both ends are inside. */
export interface Speck {
  left: number
  top: number
  right: number
  bottom: number
  area: number
}

interface Gray {
  width: number
  height: number
  gray: Uint8Array
}

/** Darkness of ink between the paper and the darkest print. */
const HALF = 0.5
/** Shares of pixels that are darker than paper, at most, and that are print, at least. */
const PAPER = 0.6
const PRINT = 0.005
/** Pixels between a speck and the nearest ink: what stands nearer may be a piece of a broken letter. */
const APART = 2

/** One row in so many is looked at before all are; with fewer dots on those no page is noisy. */
const ROWS_APART = 8
const FEWEST_DOTS = 4

/** What a pixel was found to be. */
const [INK_UNSEEN, TINY, INK] = [1, 2, 3]

/**
 * Pieces of ink of up to `most` pixels that stand away from larger ones; those of them that have no larger ink within a `cell`
 * around them, and how many cells have none.
 */
export function findSpecks(
  picture: Gray,
  { most, cell }: { most: number; cell: number },
): { specks: Speck[]; apart: Speck[]; freeCells: number } {
  const { width, height } = picture
  const map = mapInk(picture)
  if (countDots(map, picture, cell) < FEWEST_DOTS) return { specks: [], apart: [], freeCells: 0 }
  const tiny: Speck[] = []
  for (let at = 0; at < map.length; at += 1) {
    const piece = byteAt(map, at) === INK_UNSEEN ? takeTiny(map, picture, at, most) : undefined
    if (piece) tiny.push(piece)
  }
  const specks = tiny.filter((piece) => standsApart(map, picture, piece))
  const columns = Math.ceil(width / cell)
  const taken = new Uint8Array(columns * Math.ceil(height / cell))
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1)
      if (byteAt(map, at) === INK) taken[Math.floor(y / cell) * columns + Math.floor(x / cell)] = 1
  const free = Uint8Array.from(taken, (_, at) => Number(isFree(taken, columns, at)))
  const apart = specks.filter(({ left, top }) => free[Math.floor(top / cell) * columns + Math.floor(left / cell)])
  return { specks, apart, freeCells: free.reduce((sum, one) => sum + one, 0) }
}

/** Ink by the levels of the whole picture. */
function mapInk({ gray }: Gray): Uint8Array {
  const counts = new Uint32Array(256)
  for (let at = 0; at < gray.length; at += 1) counts[byteAt(gray, at)] = countAt(counts, byteAt(gray, at)) + 1
  const level = (share: number): number => {
    let sum = 0
    return counts.findIndex((count) => (sum += count) > share * gray.length)
  }
  const [ink, paper] = [level(PRINT), level(PAPER)]
  const threshold = paper - (paper - ink) * HALF
  const map = new Uint8Array(gray.length)
  for (let at = 0; at < gray.length; at += 1) if (byteAt(gray, at) < threshold) map[at] = INK_UNSEEN
  return map
}

/** Ink with none beside it in its row and its column, from a few pixels away to a `cell`, on some of the rows. */
function countDots(map: Uint8Array, { width, height }: Gray, cell: number): number {
  let dots = 0
  for (let y = cell; y < height - cell; y += ROWS_APART)
    for (let x = cell, at = y * width + cell; x < width - cell; x += 1, at += 1)
      if (map[at] && isBare(map, at, 1, cell) && isBare(map, at, width, cell)) dots += 1
  return dots
}

function isBare(map: Uint8Array, at: number, step: number, cell: number): boolean {
  for (let away = APART + 1; away <= cell; away += 1) if (map[at - away * step] || map[at + away * step]) return false
  return true
}

/** The piece at a pixel where it is no larger than `most`; what is larger is marked as far as it was followed. */
function takeTiny(map: Uint8Array, { width, height }: Gray, start: number, most: number): Speck | undefined {
  const found = [start]
  map[start] = TINY
  let isInk = false
  for (let next = 0; next < found.length && found.length <= most; next += 1) {
    const at = numberAt(found, next)
    const [column, row] = [at % width, Math.floor(at / width)]
    for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x += 1) {
        const kind = byteAt(map, y * width + x)
        if (kind === INK) isInk = true
        if (kind !== INK_UNSEEN) continue
        map[y * width + x] = TINY
        found.push(y * width + x)
      }
  }
  if (isInk || found.length > most) {
    for (const at of found) map[at] = INK
    return undefined
  }
  const columns = found.map((at) => at % width)
  const rows = found.map((at) => Math.floor(at / width))
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns),
    bottom: Math.max(...rows),
    area: found.length,
  }
}

function standsApart(map: Uint8Array, { width, height }: Gray, { left, top, right, bottom }: Speck): boolean {
  for (let y = Math.max(0, top - APART); y <= Math.min(height - 1, bottom + APART); y += 1)
    for (let x = Math.max(0, left - APART); x <= Math.min(width - 1, right + APART); x += 1)
      if (byteAt(map, y * width + x) === INK) return false
  return true
}

/** Whether neither a cell nor one of its neighbours holds ink. */
function isFree(taken: Uint8Array, columns: number, at: number): boolean {
  const column = at % columns
  for (let y = -1; y <= 1; y += 1)
    for (let x = Math.max(-1, -column); x <= Math.min(1, columns - 1 - column); x += 1)
      if (taken[at + y * columns + x]) return false
  return true
}
