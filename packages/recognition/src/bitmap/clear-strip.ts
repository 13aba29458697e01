import { byteAt, floatAt, countAt, countUp } from './read-samples.ts'
import type { Bitmap } from './bitmap.ts'
import { toGray } from './bitmap.ts'

/** A line as black on white: shadows evened out, full contrast, one byte a pixel. */
export interface ClearStrip {
  width: number
  height: number
  gray: Uint8Array
}

/** Paper this bright after evening out. */
const PAPER = 240

/** Makes a strip black on white, whatever its colours. `smoothing` is the blur, in pixels, that takes the grain away. */
export function clearStrip(strip: Bitmap, smoothing: number): ClearStrip {
  const { width, height } = strip
  const gray = toGray(strip)
  const source = smoothing > 0 ? blur(gray, width, height, smoothing) : gray
  if (isLightOnDark(source)) for (let at = 0; at < source.length; at += 1) source[at] = 255 - byteAt(source, at)
  const paper = paperAlong(source, width, height)
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1)
      source[at] = Math.min(255, (byteAt(source, at) * PAPER) / floatAt(paper, x))
  }
  const counts = countLevels(source)
  const dark = levelAt(counts, 0.02)
  const light = Math.max(dark + 1, levelAt(counts, 0.7))
  const stretched = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, ((value - dark) * 255) / (light - dark))),
  )
  for (let at = 0; at < source.length; at += 1) source[at] = byteAt(stretched, byteAt(source, at))
  eraseRules(source, width, height)
  return { width, height, gray: source }
}

/** A Gaussian blur of less than a pixel: two pixels on either side are all that it reaches. */
function blur(gray: Uint8Array, width: number, height: number, sigma: number): Uint8Array {
  const [one, two] = [Math.exp(-1 / (2 * sigma * sigma)), Math.exp(-4 / (2 * sigma * sigma))]
  const sum = 1 + 2 * (one + two)
  const [middle, near, far] = [1 / sum, one / sum, two / sum]
  const level = new Float32Array(gray.length)
  for (let y = 0; y < height; y += 1) {
    const row = y * width
    const end = row + width - 1
    for (let at = row; at <= end; at += 1) {
      const sides = byteAt(gray, at > row ? at - 1 : row) + byteAt(gray, at < end ? at + 1 : end)
      const beyond = byteAt(gray, at > row + 1 ? at - 2 : row) + byteAt(gray, at < end - 1 ? at + 2 : end)
      level[at] = byteAt(gray, at) * middle + sides * near + beyond * far
    }
  }
  const blurred = new Uint8Array(gray.length)
  for (let y = 0; y < height; y += 1) {
    const [row, above, above2] = [y, Math.max(0, y - 1), Math.max(0, y - 2)].map((at) => at * width) as [
      number,
      number,
      number,
    ]
    const [below, below2] = [Math.min(height - 1, y + 1), Math.min(height - 1, y + 2)].map((at) => at * width) as [
      number,
      number,
    ]
    for (let x = 0; x < width; x += 1) {
      const sides = floatAt(level, above + x) + floatAt(level, below + x)
      const beyond = floatAt(level, above2 + x) + floatAt(level, below2 + x)
      blurred[row + x] = floatAt(level, row + x) * middle + sides * near + beyond * far + 0.5
    }
  }
  return blurred
}

/** Text covers less than half of its line: the common level is the paper's, and text is on the longer side of it. */
function isLightOnDark(gray: Uint8Array): boolean {
  const counts = countLevels(gray)
  const middle = levelAt(counts, 0.5)
  return levelAt(counts, 0.98) - middle > middle - levelAt(counts, 0.02) && middle < 128
}

function countLevels(gray: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256)
  for (let at = 0; at < gray.length; at += 1) countUp(counts, byteAt(gray, at))
  return counts
}

/** The level that a share of the counted pixels does not exceed. */
function levelAt(counts: Uint32Array, share: number): number {
  let left = 0
  for (let level = 0; level < 256; level += 1) left += countAt(counts, level)
  left *= share
  for (let level = 0; level < 256; level += 1) if ((left -= countAt(counts, level)) < 0) return level
  return 0
}

/** Brightness of the paper under each column: bright pixels of the column, and the common level of its neighbours. */
function paperAlong(gray: Uint8Array, width: number, height: number): Float32Array {
  const bright = brightAlong(gray, width, height)
  const radius = Math.floor(height * 0.6)
  const near = new Uint32Array(256)
  const paper = new Float32Array(width)
  for (let x = -radius; x < width; x += 1) {
    if (x + radius < width) countUp(near, byteAt(bright, x + radius))
    if (x - radius > 0) countUp(near, byteAt(bright, x - radius - 1), -1)
    if (x >= 0) paper[x] = Math.max(1, levelAt(near, 0.6))
  }
  return paper
}

/** Of each column a level that one in seven of its pixels exceeds: the brightest ones are kept in order, the rest passed by. */
function brightAlong(gray: Uint8Array, width: number, height: number): Uint8Array {
  const kept = height - Math.floor(height * 0.85)
  const brightest = new Uint8Array(kept)
  const bright = new Uint8Array(width)
  for (let x = 0; x < width; x += 1) {
    brightest.fill(0)
    for (let at = x; at < gray.length; at += width) {
      const value = byteAt(gray, at)
      if (value <= byteAt(brightest, 0)) continue
      let place = 0
      for (; place + 1 < kept && byteAt(brightest, place + 1) < value; place += 1)
        brightest[place] = byteAt(brightest, place + 1)
      brightest[place] = value
    }
    bright[x] = byteAt(brightest, 0)
  }
  return bright
}

/** A table's vertical line that got into an end of the strip would be read as a bar or an l. */
function eraseRules(gray: Uint8Array, width: number, height: number): void {
  const reach = Math.min(width >> 1, Math.round(height * 0.5))
  const inked = (x: number) => {
    let count = 0
    // On a slanted page the line wanders over a few columns.
    for (let y = 0; y < height; y += 1) {
      const at = y * width + x
      if (
        byteAt(gray, at) < 150 ||
        (x > 0 && byteAt(gray, at - 1) < 150) ||
        (x + 1 < width && byteAt(gray, at + 1) < 150)
      )
        count += 1
    }
    return count
  }
  const columns: number[] = []
  for (let offset = 0; offset < reach; offset += 1) {
    for (const x of [offset, width - 1 - offset]) if (inked(x) >= height * 0.95) columns.push(x)
  }
  for (const x of columns) {
    for (let y = 0; y < height; y += 1)
      gray.fill(255, y * width + Math.max(0, x - 1), y * width + Math.min(width, x + 2))
  }
}
